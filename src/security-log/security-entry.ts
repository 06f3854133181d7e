import { spelledInLine } from '../kernel/shown-text';
import kinds from '../words/security-log.json';

/** What the security log tells of. A kind keeps its name for ever: lines are never changed. */
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
  /** Codes, names of books, gaming days, counts: what a reader needs besides. */
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

/** Text from outside as it may be in a line: control characters and halves of characters are spelled, and it is not long. */
export const tidied = (text: string): string => spelledInLine(text.slice(0, LONGEST_PART));
