import { GraphQLError } from 'graphql';

/** A place in a sorted list that was read at a position: what is added later does not shift the pages. */
export interface Cursor {
  readonly position: bigint;
  readonly key: readonly string[];
}

/** A record number, a line or a derived id. */
const KEY_PART = /^(\d{1,18}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const encodeCursor = ({ position, key }: Cursor): string =>
  Buffer.from(JSON.stringify([position.toString(), ...key]), 'utf8').toString('base64url');

/** @throws GraphQLError BAD_USER_INPUT for a text that is no cursor of a list with keys of this length */
export function decodeCursor(cursor: string, keyLength: number): Cursor {
  const parts = parsed(cursor);
  if (
    parts?.length !== keyLength + 1 ||
    !/^\d{1,18}$/.test(parts[0]!) ||
    !parts.every((part) => KEY_PART.test(part))
  ) {
    throw new GraphQLError('This is no cursor of this list: give an endCursor of an earlier page.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  const [position, ...key] = parts;
  return { position: BigInt(position!), key };
}

function parsed(cursor: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value.map(String) : undefined;
  } catch {
    return undefined;
  }
}
