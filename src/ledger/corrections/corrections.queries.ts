import { type CorrectedFact, type EventIdentity, uncorrected } from './corrected-fact.state';
import type { CorrectionProposed, CorrectionRecorded, CorrectionWithdrawn } from './corrections.events';
import type { Imported } from '../../kernel/envelope';
import { importedAs, importedColumn, signedColumn } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import type { DifferenceFigures } from './diferencias-y-correcciones.book';
import { isCountOfSeveral, HOLDERS_OF_SEVERAL } from '../_core/counts';
import { readAccountMovements, readPostedMoves } from '../journal/journal.queries';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { readExplanations } from '../gaming-day/decisions.queries';
import { FoldStates, readFolds, readState, writeFolds } from '../_core/store/fold-states';
import type { PageTransaction } from '../_core/store/read-model';
import type { CorrectionTarget } from './correction.check';
import type { CasinoEvent } from '../../kernel/envelope';
import type { EventStorePort } from '../../event-log/event-store.port';
import { readEventsOfRecords, type RecordInStream } from '../register/read-records';
import type { CorrectionRow } from './correction.read-model';
import { present } from '../../kernel/present';

/** The status of a correction: waiting for a second person, withdrawn, replaced by a later proposal, or recorded. */
export type CorrectionStatus = 'proposed' | 'withdrawn' | 'replaced' | 'recorded';

/** A correction as known at a position, from its proposal on; a correction reported from outside has no proposal. */
export interface CorrectionKnown {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly gamingDay: string;
  readonly status: CorrectionStatus;
  readonly corrects: EventIdentity;
  /** The type of the event it corrects; null if no such event was recorded. */
  readonly correctsType: string | null;
  /** The credential that signed the correction or, before that, its proposal; null if none did. */
  readonly signedWith: string | null;
  readonly proposed?: { readonly at: string; readonly data: CorrectionProposed };
  /** Set if the proposer took it back; if another person approved it at the same time, it is recorded all the same. */
  readonly withdrawn?: {
    readonly eventId: string;
    readonly at: string;
    readonly by: CorrectionWithdrawn['by'];
  };
  readonly recorded?: {
    readonly recordNumber: bigint;
    readonly eventId: string;
    readonly at: string;
    readonly data: CorrectionRecorded;
    readonly imported?: Imported | undefined;
  };
}

interface CorrectionsWanted {
  readonly casino: string;
  readonly position: bigint;
  /** The record number of the last row of the page before. */
  readonly after?: readonly string[] | undefined;
  readonly proposal?: string;
  readonly corrects?: EventIdentity;
  readonly limit: number;
}

interface Row extends Pick<CorrectionRow, 'recordNumber' | 'eventId' | 'gamingDay' | 'data'> {
  readonly at: string;
  readonly isProposal: boolean;
  readonly source: string;
  readonly id: string;
  readonly correctsType: string | null;
  readonly isReplaced: boolean;
  readonly withdrawnId: string | null;
  readonly withdrawnAt: string | null;
  readonly withdrawnData: string | null;
  readonly recordedNumber: bigint | null;
  readonly recordedId: string | null;
  readonly recordedAt: string | null;
  readonly recordedData: string | null;
  readonly imported: string | null;
  readonly signedWith: string | null;
}

export async function readCorrections(db: Queryable, wanted: CorrectionsWanted): Promise<CorrectionKnown[]> {
  const rows = await readRows<Row>(
    db,
    `SELECT c.record_number, c.event_id, c.gaming_day, c.happened_at AS at,
            c.event_type = '${PROPOSED}' AS is_proposal, c.data, c.corrects_source AS source, c.corrects_id AS id,
            fact.type AS corrects_type,
            EXISTS (SELECT FROM correction later
                     WHERE later.casino = $1 AND later.corrects_source = c.corrects_source
                       AND later.corrects_id = c.corrects_id AND later.record_number BETWEEN c.record_number + 1 AND $2
                       AND later.event_type <> '${WITHDRAWN}') AS is_replaced,
            w.event_id AS withdrawn_id, w.happened_at AS withdrawn_at, w.data AS withdrawn_data,
            r.record_number AS recorded_number, r.event_id AS recorded_id, r.happened_at AS recorded_at,
            r.data AS recorded_data,
            CASE WHEN r.record_number IS NULL THEN ${importedColumn('c')} ELSE ${importedColumn('r')} END AS imported,
            CASE WHEN r.record_number IS NULL THEN ${signedColumn('c')} ELSE ${signedColumn('r')} END AS signed_with
       FROM correction c
       LEFT JOIN correction w ON w.casino = c.casino AND w.proposal = c.event_id AND w.event_type = '${WITHDRAWN}'
        AND w.record_number <= $2
       LEFT JOIN correction r ON r.casino = c.casino AND r.proposal = c.event_id AND c.event_type = '${PROPOSED}'
        AND r.event_type = '${RECORDED}' AND (r.corrects_source, r.corrects_id) = (c.corrects_source, c.corrects_id)
        AND r.record_number > c.record_number AND r.record_number <= $2
       LEFT JOIN register.record fact ON fact.casino = c.casino AND fact.source = c.corrects_source
        AND fact.event_id = c.corrects_id AND fact.standing = 'counted' AND fact.number <= $2
      WHERE c.casino = $1 AND c.record_number <= $2 AND c.record_number > $3 AND c.event_type <> '${WITHDRAWN}'
        AND (c.event_type = '${PROPOSED}' OR NOT EXISTS (
              SELECT FROM correction p
               WHERE p.casino = $1 AND p.event_id = c.proposal AND p.event_type = '${PROPOSED}'
                 AND (p.corrects_source, p.corrects_id) = (c.corrects_source, c.corrects_id)
                 AND p.record_number < c.record_number))
        AND ($4::text IS NULL OR c.event_id = $4 AND c.event_type = '${PROPOSED}')
        AND ($5::text IS NULL OR c.corrects_source = $5 AND c.corrects_id = $6)
      ORDER BY c.record_number LIMIT $7`,
    [
      wanted.casino,
      wanted.position,
      wanted.after?.[0] ?? '0',
      wanted.proposal ?? null,
      wanted.corrects?.source ?? null,
      wanted.corrects?.id ?? null,
      wanted.limit,
    ],
  );
  return rows.map(correctionOf);
}

const PROPOSED = 'cagnotte.correction.proposed.v1';
const WITHDRAWN = 'cagnotte.correction.withdrawn.v1';
const RECORDED = 'cagnotte.correction.recorded.v1';

function correctionOf(row: Row): CorrectionKnown {
  const { recordNumber, eventId, gamingDay, source, id, correctsType, at, data } = row;
  const { signedWith } = row;
  const known = { recordNumber, eventId, gamingDay, corrects: { source, id }, correctsType, signedWith };
  if (!row.isProposal) {
    const recorded = {
      recordNumber,
      eventId,
      at,
      imported: importedAs(row.imported),
      data: JSON.parse(data) as CorrectionRecorded,
    };
    return { ...known, status: 'recorded', recorded };
  }
  const proposed = { at, data: JSON.parse(data) as CorrectionProposed };
  const withdrawn = withdrawalOf(row);
  const begun = { ...known, proposed, ...present({ withdrawn }) };
  if (row.recordedNumber === null) {
    const status = withdrawn !== undefined ? 'withdrawn' : row.isReplaced ? 'replaced' : 'proposed';
    return { ...begun, status };
  }
  const recorded = {
    recordNumber: row.recordedNumber,
    eventId: row.recordedId!,
    at: row.recordedAt!,
    data: JSON.parse(row.recordedData!) as CorrectionRecorded,
    imported: importedAs(row.imported),
  };
  return { ...begun, status: 'recorded', recorded };
}

function withdrawalOf({ withdrawnId, withdrawnAt, withdrawnData }: Row): CorrectionKnown['withdrawn'] {
  if (withdrawnId === null) return undefined;
  const { by } = JSON.parse(withdrawnData!) as CorrectionWithdrawn;
  return { eventId: withdrawnId, at: withdrawnAt!, by };
}

export const readDifferenceFigures = async (db: Queryable, span: BookSpan): Promise<DifferenceFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, [
    'cagnotte.variance.cleared.v1',
    'cagnotte.correction.recorded.v1',
  ]),
  variances: await readAccountMovements(db, span, 'variance'),
  holders: (
    await readPostedMoves(db, span, { under: HOLDERS_OF_SEVERAL, by: 'booking_day', basis: 'count' })
  ).filter(({ type }) => isCountOfSeveral(type)),
  explanations: await readExplanations(db, span),
});

const FOLD = 'corrected-fact';

export async function readCorrectedFacts(
  page: Queryable,
  casino: string,
  records: readonly bigint[],
): Promise<ReadonlyMap<bigint, CorrectedFact>> {
  const rows = await readRows<{ key: string; state: string }>(
    page,
    `SELECT key, state FROM fold_state WHERE casino = $1 AND fold = '${FOLD}' AND key = ANY ($2)`,
    [casino, records.map(String)],
  );
  return new Map(rows.map(({ key, state }) => [BigInt(key), readState<CorrectedFact>(state)]));
}

export async function writeCorrectedFact(
  page: PageTransaction,
  { casino, record, by, state }: { casino: string; record: bigint; by: bigint; state: CorrectedFact },
): Promise<void> {
  const key = record.toString();
  const stored = await readFolds(page, { keys: [{ casino, fold: FOLD, key }] });
  const states = new FoldStates<CorrectedFact>({ fold: FOLD, initial: { versions: [] } }, stored(FOLD));
  states.set(casino, key, { state, record: by });
  await writeFolds(page, [states]);
}

export interface FoundTarget extends CorrectionTarget {
  readonly record: bigint;
}

interface CorrectionAsked {
  readonly casino: string;
  readonly corrects: EventIdentity;
  readonly before: bigint;
}

/** Follows the chain of corrections to the fact itself; undefined if there is none. */
export async function findTarget(
  page: Queryable,
  store: EventStorePort,
  { casino, ...asked }: CorrectionAsked,
): Promise<FoundTarget | undefined> {
  let { corrects, before } = asked;
  for (;;) {
    const found = await findRecord(page, store, { casino, before, ...corrects });
    if (found === undefined) return undefined;
    const { record, event: fact } = found;
    if (fact.type !== 'cagnotte.correction.recorded.v1') {
      const known = (await readCorrectedFacts(page, casino, [record])).get(record) ?? uncorrected;
      return { record, fact, known };
    }
    corrects = (fact.data as CorrectionRecorded).corrects;
    before = record;
  }
}

/**
 * Finds the record that counts under an identity and is before another one. During a rebuild the register also has
 * later records.
 */
async function findRecord(
  page: Queryable,
  store: EventStorePort,
  { casino, before, source, id }: EventIdentity & { readonly casino: string; readonly before: bigint },
): Promise<{ readonly record: bigint; readonly event: CasinoEvent } | undefined> {
  const [row] = await readRows<RecordInStream>(
    page,
    `SELECT number, casino, place, source, event_id, stream, stream_version FROM register.record
      WHERE casino = $1 AND source = $2 AND event_id = $3 AND standing = 'counted' AND number < $4`,
    [casino, source, id, before],
  );
  if (row === undefined) return undefined;
  return { record: row.number, event: (await readEventsOfRecords(store, [row])).get(row.number)! };
}
