/** What a reader chose, kept by the browser. A page opened from disk may be refused the storage: then nothing is kept. */

type Name = "theme" | "keys";

export function readSetting(name: Name): string | undefined {
  try {
    return localStorage.getItem(`logbook.${name}`) ?? undefined;
  } catch {
    // Refused: as good as never set.
    return undefined;
  }
}

export function writeSetting(name: Name, value: string): void {
  try {
    localStorage.setItem(`logbook.${name}`, value);
  } catch {
    // Refused: the choice holds until the page is closed.
    return;
  }
}
