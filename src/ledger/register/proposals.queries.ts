import type { CasinoEvent } from '../../kernel/envelope';
import type { EventStorePort } from '../../event-log/event-store.port';
import { type Queryable, readRows } from '../../database/queryable';
import { type KeptPlace, readKeptBytes } from './read-records';
import { definitionOf } from '../event-contract/catalogue';
import { appendOnly, type EvaluatedEvent, isReport } from '../_core/store/read-model';
import { column, table } from '../../database/table';
import { derivedId } from '../../kernel/identity';

export interface ProposalKnown<Proposed> {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly gamingDay: string;
  readonly proposedAt: string;
  readonly proposed: Proposed;
  readonly recordedAs: bigint | null;
  /** Whether who proposed it took it back; always false for a kind that cannot be withdrawn. */
  readonly isWithdrawn: boolean;
  /** The credential that signed the decision or, before that, its proposal; null if none did. */
  readonly signedWith: string | null;
}

interface ProposalsWanted {
  /** The types of the proposal, of its withdrawal, and of the event that is recorded when another person approves. */
  readonly types: { readonly proposed: string; readonly withdrawn?: string; readonly recorded: string };
  readonly casino: string;
  readonly position: bigint;
  /** The record number of the last row of the page before. */
  readonly after?: readonly string[] | undefined;
  readonly proposal?: string | undefined;
  readonly limit: number;
  /** Lists the newest first; `after` is then the last record number of the page before. */
  readonly isNewestFirst?: boolean | undefined;
  readonly recordedId: (proposal: string) => string;
}

type Row = KeptPlace & { readonly recordNumber: bigint; readonly eventId: string };

/**
 * Reads proposals in the order of the records, or the newest first. They are few, so they are read from the log and not
 * kept in a table.
 */
export async function readProposals<Proposed>(
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  { types, casino, position, after, proposal, limit, isNewestFirst = false, recordedId }: ProposalsWanted,
): Promise<ProposalKnown<Proposed>[]> {
  const [direction, beyond] = isNewestFirst ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  const rows = await readRows<Row>(
    db,
    `SELECT number AS record_number, event_id, stream, stream_version AS version
       FROM register.record
      WHERE casino = $1 AND type = $6 AND standing = 'counted'
        AND number <= $2 AND ($3::bigint IS NULL OR number ${beyond} $3) AND ($4::text IS NULL OR event_id = $4)
      ORDER BY number ${direction} LIMIT $5`,
    [casino, position, after?.[0] ?? null, proposal ?? null, limit, types.proposed],
  );
  const texts = await readKeptBytes(store, rows);
  const recorded = await recordsOf(db, {
    casino,
    position,
    type: types.recorded,
    ids: rows.map(({ eventId }) => recordedId(eventId)),
  });
  const withdrawn = await withdrawnAmong(db, { casino, position, type: types.withdrawn, rows });
  const signed = await signedAmong(db, casino, [
    ...rows.map(({ recordNumber }) => recordNumber),
    ...recorded.values(),
  ]);
  return rows.flatMap(({ recordNumber, eventId }, index) => {
    const text = texts[index];
    if (text === undefined) return [];
    const { gamingday, time, data } = JSON.parse(text) as CasinoEvent<Proposed>;
    const recordedAs = recorded.get(recordedId(eventId)) ?? null;
    const signedWith = signed.get(recordedAs ?? recordNumber) ?? null;
    const proposed = { proposedAt: time, proposed: data, isWithdrawn: withdrawn.has(eventId) };
    return [{ recordNumber, eventId, gamingDay: gamingday, ...proposed, recordedAs, signedWith }];
  });
}

/** The event ids of the proposals that were withdrawn. */
async function withdrawnAmong(
  db: Queryable,
  { rows, type, ...known }: WithdrawalsWanted,
): Promise<ReadonlySet<string>> {
  if (type === undefined) return new Set();
  const idOf = (proposal: string): string => derivedId('decision', known.casino, type, proposal);
  const ids = rows.map(({ eventId }) => eventId);
  const found = await recordsOf(db, { ...known, type, ids: ids.map(idOf) });
  return new Set(ids.filter((proposal) => found.has(idOf(proposal))));
}

interface WithdrawalsWanted extends Pick<ProposalsWanted, 'casino' | 'position'> {
  readonly type: string | undefined;
  readonly rows: readonly Pick<Row, 'eventId'>[];
}

async function signedAmong(
  db: Queryable,
  casino: string,
  numbers: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await readRows<{ recordNumber: bigint; credential: string }>(
    db,
    `SELECT record_number, credential FROM signed_decision WHERE casino = $1 AND record_number = ANY ($2)`,
    [casino, numbers],
  );
  return new Map(rows.map(({ recordNumber, credential }) => [recordNumber, credential]));
}

async function recordsOf(
  db: Queryable,
  { casino, position, type, ids }: { casino: string; position: bigint; type: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await readRows<{ id: string; number: bigint }>(
    db,
    `SELECT event_id AS id, number FROM register.record
      WHERE casino = $1 AND event_id = ANY ($2) AND type = $5 AND standing = 'counted'
        AND source = $3 AND number <= $4`,
    [casino, ids, `/casinos/${casino}/accounting`, position, type],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

const isDecision = (fact: EvaluatedEvent): boolean =>
  isReport(fact) && definitionOf(fact.event.type)?.reportedBy === 'person';

export const IMPORTED_DECISION = table('imported_decision', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  imported: column.text,
});

export const importedDecisionReadModel = appendOnly(IMPORTED_DECISION, (fact) => {
  const { casino, number, event } = fact;
  if (event.imported === undefined || !isDecision(fact)) return [];
  return [{ casino, recordNumber: number, imported: event.imported }];
});

/** Decisions signed by a person, with the credential that signed; imported decisions are not included. */
export const SIGNED_DECISION = table('signed_decision', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  credential: column.text,
});

export const signedDecisionReadModel = appendOnly(SIGNED_DECISION, (fact) => {
  const { casino, number, event } = fact;
  const { signature, imported } = event;
  if (signature === undefined || imported !== undefined || !isDecision(fact)) return [];
  return [{ casino, recordNumber: number, credential: signature.split('.', 1)[0]! }];
});
