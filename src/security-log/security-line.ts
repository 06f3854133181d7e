import { sha256 } from '../kernel/identity';
import { column, type RowOf, table } from '../database/table';
import { type Occurrence, tidied } from './security-entry';

/** Append-only. The hash of each line covers the hash of the line before it. */
export const SECURITY_LINE = table('access.security_log', {
  number: column.key(column.bigint),
  at: column.instant,
  kind: column.text,
  casino: column.optional(column.text),
  credential: column.optional(column.text),
  person: column.optional(column.text),
  address: column.optional(column.text),
  times: column.integer,
  since: column.optional(column.instant),
  /** A JSON object of texts, as it was hashed. */
  details: column.text,
  /** SHA-256, lower-case hexadecimal. */
  hash: column.text,
});

export type SecurityLine = RowOf<typeof SECURITY_LINE>;

/** The beginning of a chain: number 0 and a hash of zeros. */
export const NO_LINE: LastLine = { number: 0n, hash: '0'.repeat(64) };

export type LastLine = Pick<SecurityLine, 'number' | 'hash'>;

const CASINO = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** The line that follows another. An invalid casino id is left out, since it may come from a client. */
export function lineAfter({ number, hash }: LastLine, { entry, at, times, since }: Occurrence): SecurityLine {
  const { kind, casino, credential, person, address, details = {} } = entry;
  const line = {
    number: number + 1n,
    at,
    kind,
    times,
    casino: casino !== undefined && CASINO.test(casino) ? casino : null,
    credential: part(credential),
    person: part(person),
    address: part(address),
    since: since ?? null,
    details: JSON.stringify(
      Object.fromEntries(Object.entries(details).map(([name, value]) => [tidied(name), tidied(value)])),
    ),
  };
  return { ...line, hash: hashOf(line, hash) };
}

const part = (value: string | undefined): string | null => (value === undefined ? null : tidied(value));

/**
 * SHA-256 over the JSON text of an array: the version, the hash of the line before, then number, instant, kind, casino,
 * credential, person, address, times, the beginning of repetitions, details. Instants in UTC with milliseconds.
 */
export const hashOf = (line: Omit<SecurityLine, 'hash'>, previous: string): string =>
  sha256(
    JSON.stringify([
      'cagnotte.security-log.v1',
      previous,
      line.number.toString(),
      line.at.toISOString(),
      line.kind,
      line.casino,
      line.credential,
      line.person,
      line.address,
      line.times,
      line.since?.toISOString() ?? null,
      line.details,
    ]),
  );

/** The line as JSON for standard output: what a collector outside the machine keeps. */
export const lineText = ({ number, at, since, details, ...line }: SecurityLine): string =>
  JSON.stringify({
    securityLog: Number(number),
    at: at.toISOString(),
    ...line,
    since: since?.toISOString() ?? null,
    details: JSON.parse(details) as Record<string, string>,
  });
