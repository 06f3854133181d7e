/**
 * Whether two values say the same: numbers, texts, lists and plain objects of them, amounts included. What is undefined
 * in an object is as if it were not there.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const isList = Array.isArray(a);
  if (isList !== Array.isArray(b)) return false;
  if (isList) return isSameList(a, b as readonly unknown[]);
  return saysAll(a as Parts, b as Parts) && statesAll(a as Parts, b as Parts);
}

type Parts = Readonly<Record<string, unknown>>;

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (!isSameValue(a[index], b[index])) return false;
  return true;
}

// Sessions and their parts are compared for every late fact: a list of names for each would be most of the cost.
function saysAll(other: Parts, one: Parts): boolean {
  for (const name in one) {
    const value = one[name];
    if (value !== undefined && !isSameValue(value, entryOf(other, name))) return false;
  }
  return true;
}

function statesAll(one: Parts, other: Parts): boolean {
  for (const name in one) if (one[name] !== undefined && entryOf(other, name) === undefined) return false;
  return true;
}

/** What is stated under a name that a client chose: never what every object inherits, such as `constructor`. */
export const entryOf = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
