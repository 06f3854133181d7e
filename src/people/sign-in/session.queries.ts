import type { DataSource } from 'typeorm';
import { asBytes, insertRows } from '../../ledger/_core/store/insert-rows';
import { readRows } from '../../ledger/_core/store/queryable';
import { column, type RowOf, table } from '../../ledger/_core/store/table';

/**
 * How a person showed who they are. `oidc`: with an account at a provider. `pin`: on an enrolled tablet. `demo`: chose a name,
 * where the demo allows it.
 */
export type SignedInWith = 'passkey' | 'oidc' | 'pin' | 'demo';

export const SESSION = table('access.session', {
  id: column.key(column.text),
  secretHash: column.text,
  person: column.text,
  /** The passkey, or the PIN; without one the person came in another way. */
  credential: column.optional(column.text),
  tablet: column.optional(column.text),
  signedInWith: column.oneOf<SignedInWith>(),
  /** SHA-256 of the challenge that began it: each begins one session. */
  challenge: column.optional(column.text),
  agent: column.text,
  beganAt: column.instant,
  seenAt: column.instant,
  freshAt: column.instant,
  endedAt: column.optional(column.instant),
});

export const CHALLENGE_KEY = table('access.challenge_key', {
  id: column.key(column.text),
  secret: column.bytes,
});

export type SessionRow = RowOf<typeof SESSION>;

const COLUMNS = SESSION.columns.map(({ sqlName }) => sqlName).join(', ');

/** An ended session is of use to nobody; its challenge has lapsed long before. */
const KEPT_MS = 7 * 86_400_000;

/** @returns whether it was begun: false where the challenge began another one */
export async function beginSession(db: DataSource, row: Omit<SessionRow, 'endedAt'>): Promise<boolean> {
  await db.query(`DELETE FROM ${SESSION.sqlName} WHERE began_at < $1`, [
    new Date(row.beganAt.getTime() - KEPT_MS).toISOString(),
  ]);
  const begun = await readRows<{ id: string }>(
    db,
    `INSERT INTO ${SESSION.sqlName}
       (id, secret_hash, person, credential, signed_in_with, challenge, agent, began_at, seen_at, fresh_at, tablet)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (challenge) DO NOTHING RETURNING id`,
    [
      ...[row.id, row.secretHash, row.person, row.credential, row.signedInWith, row.challenge, row.agent],
      ...[row.beganAt, row.seenAt, row.freshAt].map((at) => at.toISOString()),
      row.tablet,
    ],
  );
  return begun.length === 1;
}

export async function findSession(db: DataSource, id: string): Promise<SessionRow | undefined> {
  const [row] = await readRows<SessionRow>(db, `SELECT ${COLUMNS} FROM ${SESSION.sqlName} WHERE id = $1`, [
    id,
  ]);
  return row;
}

export const sessionsOf = (db: DataSource, person: string): Promise<SessionRow[]> =>
  readRows<SessionRow>(
    db,
    `SELECT ${COLUMNS} FROM ${SESSION.sqlName} WHERE person = $1 ORDER BY began_at DESC, id LIMIT 200`,
    [person],
  );

export const sawSession = (db: DataSource, id: string, at: Date): Promise<unknown> =>
  db.query(`UPDATE ${SESSION.sqlName} SET seen_at = greatest(seen_at, $2::timestamptz) WHERE id = $1`, [
    id,
    at.toISOString(),
  ]);

export const endSession = (db: DataSource, id: string, at: Date): Promise<unknown> =>
  db.query(`UPDATE ${SESSION.sqlName} SET ended_at = coalesce(ended_at, $2::timestamptz) WHERE id = $1`, [
    id,
    at.toISOString(),
  ]);

/** The secret of all processes of the house; the first one draws it. */
export async function challengeKey(db: DataSource, drawn: Buffer): Promise<Buffer> {
  const first = { id: 'challenges', secret: asBytes(drawn) };
  await insertRows(db, CHALLENGE_KEY, [first], 'ON CONFLICT DO NOTHING');
  const [row] = await readRows<RowOf<typeof CHALLENGE_KEY>>(
    db,
    `SELECT id, secret FROM ${CHALLENGE_KEY.sqlName} WHERE id = 'challenges'`,
  );
  return row!.secret;
}
