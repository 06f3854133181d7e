import { column, type RowOf, table } from '../../database/table';
import { inTransaction, type Queryable, readRows } from '../../database/queryable';
import type { DataSource } from 'typeorm';
import type { DuePack } from './due-packs';
import type { PackFailure } from './pack-mail';
import { packConsumer, type PackForm } from './pack-recipients.state';

/** `accepted` by the server; `refused` for good; `failed` for sure; `unknown` where it may have arrived. */
export type PackOutcome = 'accepted' | 'refused' | 'failed' | 'unknown';

/** Every attempt to send a pack: committed before it begins, so that one that a crash ended can be seen. No address is in it. */
export const PACK_MAIL = table('access.pack_mail', {
  casino: column.key(column.text),
  recipient: column.key(column.text),
  /** The record that the mail follows from; with the recipient it gives the Message-ID. */
  record: column.key(column.bigint),
  attempt: column.key(column.integer),
  month: column.text,
  completedBy: column.bigint,
  mayRepeat: column.boolean,
  begunAt: column.instant,
  endedAt: column.optional(column.instant),
  outcome: column.optional(column.oneOf<PackOutcome>()),
  failure: column.optional(column.oneOf<PackFailure>()),
  /** What the server said, without the address. */
  answer: column.optional(column.text),
  sentAs: column.optional(column.oneOf<PackForm>()),
  bytes: column.optional(column.bigint),
});

export type PackMailRow = RowOf<typeof PACK_MAIL>;

const NAME = PACK_MAIL.sqlName;
const COLUMNS = PACK_MAIL.columns.map(({ sqlName }) => sqlName).join(', ');

/** Attempts of all services are counted together. Any number. */
const LOCK = 1_128_355_664;

export interface BegunMail {
  readonly attempt: number;
  /** Whether an earlier attempt may have arrived. */
  readonly mayRepeat: boolean;
}

type MailKey = Pick<PackMailRow, 'casino' | 'recipient'> & Pick<DuePack, 'month' | 'record' | 'completedBy'>;

/**
 * Notes that a mail is about to be sent.
 * @param perHour the most attempts of the whole house in an hour
 * @returns undefined where there were as many already: nothing is noted, and nothing may be sent
 */
export const beginMail = (
  dataSource: DataSource,
  { casino, recipient, record, month, completedBy }: MailKey,
  perHour: number,
): Promise<BegunMail | undefined> =>
  inTransaction(dataSource, async (db) => {
    await db.query(`SELECT pg_advisory_xact_lock($1)`, [LOCK]);
    const [begun] = await readRows<BegunMail>(
      db,
      `INSERT INTO ${NAME} (casino, recipient, record, attempt, month, completed_by, may_repeat, begun_at)
       SELECT $1, $2, $3, coalesce(max(attempt), 0) + 1, $4, $5,
              coalesce(bool_or(outcome IS NULL OR outcome = 'unknown'), false), clock_timestamp()
         FROM ${NAME} WHERE casino = $1 AND recipient = $2 AND record = $3
       HAVING (SELECT count(*) FROM ${NAME} WHERE begun_at > clock_timestamp() - interval '1 hour') < $6
       RETURNING attempt, may_repeat`,
      [casino, recipient, record, month, completedBy, perHour],
    );
    return begun;
  });

type Ended = Pick<PackMailRow, 'outcome' | 'failure' | 'answer' | 'sentAs' | 'bytes'>;

export const endMail = (
  db: Queryable,
  { casino, recipient, record }: Pick<MailKey, 'casino' | 'recipient' | 'record'>,
  { attempt }: Pick<BegunMail, 'attempt'>,
  { outcome, failure, answer, sentAs, bytes }: Ended,
): Promise<unknown> =>
  db.query(
    `UPDATE ${NAME} SET ended_at = clock_timestamp(), outcome = $5, failure = $6, answer = $7, sent_as = $8, bytes = $9
      WHERE casino = $1 AND recipient = $2 AND record = $3 AND attempt = $4`,
    [casino, recipient, record, attempt, outcome, failure, answer, sentAs, bytes],
  );

/** The attempt of this mail that a server accepted, whatever became of the place since. */
export async function wasAccepted(
  db: Queryable,
  { casino, recipient, record }: Pick<MailKey, 'casino' | 'recipient' | 'record'>,
): Promise<boolean> {
  const rows = await readRows(
    db,
    `SELECT FROM ${NAME} WHERE casino = $1 AND recipient = $2 AND record = $3 AND outcome = 'accepted'`,
    [casino, recipient, record],
  );
  return rows.length > 0;
}

interface MailsWanted {
  readonly casino: string;
  /** Number of the last row of the page before, counted from the oldest. */
  readonly after?: readonly string[] | undefined;
  readonly limit: number;
}

export type ListedMail = PackMailRow & { readonly begunMicros: bigint };

/** The attempts of a casino, the newest first. */
export const readPackMails = (db: Queryable, { casino, after, limit }: MailsWanted): Promise<ListedMail[]> =>
  readRows(
    db,
    `SELECT * FROM (
       SELECT ${COLUMNS}, (extract(epoch FROM begun_at) * 1000000)::bigint AS begun_micros FROM ${NAME} WHERE casino = $1) mail
      WHERE $2::bigint IS NULL OR (begun_micros, recipient, attempt) < ($2, $3, $4)
      ORDER BY begun_micros DESC, recipient DESC, attempt DESC LIMIT $5`,
    [casino, after?.[0] ?? null, after?.[1] ?? '', after?.[2] ?? 0, limit],
  );

/** How far a recipient has been sent the months of a casino, and how the last attempts ended. */
export interface PackPlace {
  readonly recipient: string;
  readonly record: bigint;
  readonly failures: number;
  readonly nextAt: Date | null;
  readonly parkedSince: Date | null;
  readonly answer: string | null;
}

/** The places of the recipients of a casino; none of a recipient to whom nothing was looked for yet. */
export async function readPackPlaces(db: Queryable, casino: string): Promise<ReadonlyMap<string, PackPlace>> {
  const prefix = packConsumer({ recipient: '' });
  const rows = await readRows<PackPlace>(
    db,
    `SELECT substr(consumer, $2) AS recipient, record, failures, next_at, parked_since, answer
       FROM access.outgoing_place WHERE casino = $1 AND starts_with(consumer, $3)`,
    [casino, prefix.length + 1, prefix],
  );
  return new Map(rows.map((row) => [row.recipient, row]));
}
