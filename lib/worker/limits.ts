/** How much of a long text is indexed, as the archive wants to be told. */
import type { FieldLimits } from "../archive/cap.ts";
import type { Config } from "../contract/config.ts";

export function fieldLimits(config: Config): FieldLimits {
  return { head: config["index.maxFieldChars.head"], tail: config["index.maxFieldChars.tail"] };
}
