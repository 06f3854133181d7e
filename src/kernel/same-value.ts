/**
 * Whether two values say the same: numbers, texts, lists and plain objects of them, amounts included. What is undefined
 * in an object is as if it were not there.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  return saysAll(a as Parts, b as Parts) && statesAll(a as Parts, b as Parts);
}

type Parts = Readonly<Record<string, unknown>>;

function saysAll(other: Parts, one: Parts): boolean {
  for (const name of Object.keys(one)) {
    const value = one[name];
    if (value !== undefined && !isSameValue(value, entryOf(other, name))) return false;
  }
  return true;
}

function statesAll(one: Parts, other: Parts): boolean {
  for (const name of Object.keys(one))
    if (one[name] !== undefined && entryOf(other, name) === undefined) return false;
  return true;
}

/** What is stated under a name that a client chose: never what every object inherits, such as `constructor`. */
export const entryOf = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
