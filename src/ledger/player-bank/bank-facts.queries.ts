import type { Minor } from '../../kernel/money';
import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { rowsByPlace } from '../_core/store/session-key.queries';
import { knownAt } from '../_core/store/versioned-facts';
import { type BankAt, WANTED_BANKS, wantedBanks } from './bank-at.queries';

export interface BankFact {
  readonly recordNumber: bigint;
  /** Where it stands among the facts of its casino; null of a ledger that has no places yet. */
  readonly place: string | null;
  readonly eventType: string;
  readonly happenedAt: string;
  readonly data: unknown;
  /** Of a coup: what the bank won (+) or lost (-), and what the house took of it. */
  readonly gain: Minor | null;
  readonly gainBasis: 'declared' | 'derived' | null;
  readonly commission: Minor | null;
  readonly voidedBy: bigint | null;
}

/** What was reported of banks, in the order of the facts: one list for each, with one statement. */
export async function readBankFacts(db: Queryable, banks: readonly BankAt[]): Promise<BankFact[][]> {
  const rows: (Omit<BankFact, 'data'> & { n: number; data: string })[] = await db.query(
    `SELECT n, fact.record_number AS "recordNumber", placed.place, fact.event_type AS "eventType",
            fact.happened_at AS "happenedAt", fact.data, fact.gain, fact.gain_basis AS "gainBasis", fact.commission,
            void.first_record AS "voidedBy"
       FROM ${WANTED_BANKS} JOIN player_bank_fact fact USING (casino, gaming_day, table_id, session_no, bank)
       LEFT JOIN round_reference void
         ON void.casino = fact.casino AND void.reference = fact.reference || '/void' AND ${knownAt('void', 'position')}
       ${placesOf('fact', 'position')}
      WHERE ${knownAt('fact', 'position')} ORDER BY n, placed.place, fact.record_number`,
    [wantedBanks(banks)],
  );
  return rowsByPlace(rows, banks.length).map((facts) =>
    facts.map(({ n: _n, data, ...fact }) => ({ ...fact, data: JSON.parse(data) as unknown })),
  );
}
