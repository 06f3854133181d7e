/**
 * Whether two values are equal in content: numbers, texts, amounts, and lists and plain objects of them. An undefined member
 * counts as absent.
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

/** The own entry of a record under a name that a client chose; never an inherited member such as `constructor`. */
export const entryOf = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
