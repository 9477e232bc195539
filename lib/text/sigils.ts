/** Signs that belong to a word as written: `.env`, `--no`, `$home`, `@scope`, `#12`, `/help` before it, `c++` and `c#` behind it. */
import { classBefore, classOf, isWordClass, SEPARATOR, SYMBOL, UNSPACED } from "./char-class.ts";
import type { Units } from "./units.ts";

const DASH = 0x2d;
const SLASH = 0x2f;
const HASH = 0x23;
const PLUS = 0x2b;
const LEADING = ".$@#";

/** The sigil that ends before `at`, where it does not itself follow a word; a slash only where a path or command begins. */
export function sigilBefore(units: Units, at: number): string {
  const unit = at === 0 ? 0 : (units[at - 1] as number);
  if (classOf(unit) !== SYMBOL) return "";
  const previous = classBefore(units, at - 1);
  if (unit === SLASH) return previous === SEPARATOR || previous === UNSPACED ? "/" : "";
  if (unit === DASH) return dashesBefore(units, at);
  const sigil = String.fromCharCode(unit);
  return LEADING.includes(sigil) && !isWordClass(previous) ? sigil : "";
}

/** One or two dashes; three are a rule, not an option. */
function dashesBefore(units: Units, at: number): string {
  const isDouble = at > 1 && units[at - 2] === DASH;
  if (!isDouble) return isWordClass(classBefore(units, at - 1)) ? "" : "-";
  const isTriple = at > 2 && units[at - 3] === DASH;
  return isTriple || isWordClass(classBefore(units, at - 2)) ? "" : "--";
}

/** Whatever follows: `c++17` holds `c++`. */
export function sigilAfter(units: Units, at: number): string {
  if (units[at] === HASH) return "#";
  return units[at] === PLUS && units[at + 1] === PLUS ? "++" : "";
}
