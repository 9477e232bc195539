/**
 * Made when it is first asked for, once. A pattern of Unicode properties costs half a millisecond just to be there, in every hook
 * that has it in its bundle, and few texts need one.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
