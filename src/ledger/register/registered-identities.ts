import type {
  FirstRecord,
  Identity,
  IdentityRegister,
} from '../../event-log/eventstoredb/identity-register.port';
import type { Queryable } from '../_core/store/queryable';
import { readRows } from '../_core/store/queryable';

const COLUMNS = `r.casino, r.source, r.event_id AS id, encode(r.content_hash, 'hex') AS content_hash, r.place,
  r.stream, r.stream_version AS version`;

export class RegisteredIdentities implements IdentityRegister {
  constructor(private readonly db: Queryable) {}

  firstRecords(identities: readonly Identity[]): Promise<readonly FirstRecord[]> {
    const asked = identities.map(({ casino, source, id }) => ({ casino, source, id }));
    return readRows(
      this.db,
      `SELECT ${COLUMNS}
         FROM jsonb_to_recordset($1::jsonb) AS asked(casino text, source text, id text)
         JOIN register.record r
           ON r.casino = asked.casino AND r.source = asked.source AND r.event_id = asked.id AND r.standing = 'counted'`,
      [JSON.stringify(asked)],
    );
  }
}

export interface EnteredRecord extends FirstRecord {
  readonly number: bigint;
}

export async function lastEntered(db: Queryable): Promise<EnteredRecord | undefined> {
  const rows = await readRows<EnteredRecord>(
    db,
    `SELECT ${COLUMNS}, r.number
       FROM register.casino c JOIN register.record r ON r.casino = c.casino AND r.number = c.last_number
      ORDER BY c.last_recorded_at DESC, c.casino LIMIT 1`,
  );
  return rows[0];
}
