import type { GraphQLError } from 'graphql';
import type { CasinoAt } from '../database/books-page';
import { badInput } from './coded-error';

/** Parts of the sort key of a row: a record number, a line of an entry, a derived id, a day, a name. */
export type KeyPart = 'record' | 'line' | 'id' | 'day' | 'text';

export interface PagedList {
  /** Its name, so that a cursor of another list is refused. */
  readonly name: string;
  readonly key: readonly KeyPart[];
}

/** A place in a sorted list of one or several casinos, each at its position, so that later rows do not shift the pages. */
interface PlaceInList {
  readonly casinos: readonly CasinoAt[];
  readonly key: readonly string[];
}

/** A place in a list of one casino. */
interface Cursor extends CasinoAt {
  readonly key: readonly string[];
}

const FORMS: Readonly<Record<KeyPart, RegExp>> = {
  record: /^\d{1,18}$/,
  line: /^\d{1,9}$/,
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  day: /^\d{4}-\d\d-\d\d$/,
  // PostgreSQL cannot take U+0000 in a text, and names are far shorter.
  text: /^[^\0]{0,1000}$/,
};

export const encodePlace = (list: PagedList, { casinos, key }: PlaceInList): string =>
  Buffer.from(
    JSON.stringify([
      list.name,
      ...casinos.flatMap(({ casino, position }) => [casino, position.toString()]),
      ...key,
    ]),
    'utf8',
  ).toString('base64url');

export const encodeCursor = (list: PagedList, { key, ...casino }: Cursor): string =>
  encodePlace(list, { casinos: [casino], key });

/**
 * @param count how many casinos the list is of
 * @throws GraphQLError BAD_USER_INPUT for a text that is no cursor of this list and of as many casinos
 */
export function decodePlace(list: PagedList, text: string, count: number): PlaceInList {
  const [name, ...parts] = partsOf(text);
  const [positions, key] = [parts.slice(0, 2 * count), parts.slice(2 * count)];
  const isOfList =
    name === list.name &&
    positions.length === 2 * count &&
    positions.every((part, index) => index % 2 === 0 || FORMS.record.test(part)) &&
    key.length === list.key.length &&
    list.key.every((part, index) => FORMS[part].test(key[index]!));
  if (!isOfList) throw notACursor();
  const casinos = Array.from({ length: count }, (_, n) => ({
    casino: positions[2 * n]!,
    position: BigInt(positions[2 * n + 1]!),
  }));
  return { casinos, key };
}

/** @throws GraphQLError BAD_USER_INPUT for a text that is no cursor of this list */
export function decodeCursor(list: PagedList, text: string): Cursor {
  const { casinos, key } = decodePlace(list, text, 1);
  return { ...casinos[0]!, key };
}

export const notACursor = (): GraphQLError =>
  badInput({
    en: 'after: this is no cursor of this list; give an endCursor of an earlier page.',
    es: 'after: no es un cursor de esta lista; indique el endCursor de una página anterior.',
  });

function partsOf(text: string): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}
