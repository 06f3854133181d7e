import type { GraphQLError } from 'graphql';
import { badInput } from './coded-error';

/** Parts of the sort key of a row: a record number, a line of an entry, a derived id, a day, a name. */
export type KeyPart = 'record' | 'line' | 'id' | 'day' | 'text';

export interface PagedList {
  /** Its name, so that a cursor of another list is refused. */
  readonly name: string;
  readonly key: readonly KeyPart[];
}

/** A place in a sorted list at a position, so that later rows do not shift the pages. */
interface Cursor {
  readonly casino: string;
  readonly position: bigint;
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

export const encodeCursor = (list: PagedList, { casino, position, key }: Cursor): string =>
  Buffer.from(JSON.stringify([list.name, casino, position.toString(), ...key]), 'utf8').toString('base64url');

/** @throws GraphQLError BAD_USER_INPUT for a text that is no cursor of this list */
export function decodeCursor(list: PagedList, text: string): Cursor {
  const [name, casino, position, ...key] = partsOf(text);
  const isOfList =
    name === list.name &&
    casino !== undefined &&
    FORMS.record.test(position ?? '') &&
    key.length === list.key.length &&
    list.key.every((part, index) => FORMS[part].test(key[index]!));
  if (!isOfList) throw notACursor();
  return { casino, position: BigInt(position!), key };
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
