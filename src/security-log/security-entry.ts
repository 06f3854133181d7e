import { spelledInLine } from '../kernel/shown-text';
import kinds from '../words/security-log.json';

/** The kinds of the security log. A kind is never renamed, because lines are never changed. */
export const SECURITY_KINDS = kinds;

export type SecurityKind = keyof typeof SECURITY_KINDS;

export interface SecurityEntry {
  readonly kind: SecurityKind;
  /** The casino that it is about; absent where it is about the whole house. */
  readonly casino?: string | undefined;
  /** The public id of the credential, or `console`. */
  readonly credential?: string | undefined;
  readonly person?: string | undefined;
  readonly address?: string | undefined;
  /** Further facts for a reader: codes, names of books, gaming days, counts. */
  readonly details?: Readonly<Record<string, string>>;
}

/** How often it happened: once, or a number of times since a moment. */
export interface Occurrence {
  readonly entry: SecurityEntry;
  readonly at: Date;
  readonly times: number;
  readonly since?: Date;
}

const LONGEST_PART = 200;

/** Makes text from outside safe for a line: control characters and lone surrogates are escaped, and the length is limited. */
export const tidied = (text: string): string => spelledInLine(text.slice(0, LONGEST_PART));
