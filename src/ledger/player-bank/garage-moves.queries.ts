import type { Minor } from '../../kernel/money';
import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { rowsByPlace } from '../_core/store/session-key.queries';
import { knownAt } from '../_core/store/versioned-facts';
import { type BankAt, WANTED_BANKS, wantedBanks } from './bank-at.queries';

/** What a coup moved into a garage (+) or out of it (-), over all members, in minor units. */
export interface GarageMove {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly kind: 'voluntary' | 'improper';
  readonly amount: Minor;
  readonly currency: string;
}

export async function readGarageMoves(db: Queryable, banks: readonly BankAt[]): Promise<GarageMove[][]> {
  const rows: (GarageMove & { n: number })[] = await db.query(
    `SELECT n, fact.record_number AS "recordNumber", fact.happened_at AS "happenedAt", move.place AS kind,
            sum(move.amount) AS amount, move.currency
       FROM ${WANTED_BANKS} JOIN player_bank_fact fact USING (casino, gaming_day, table_id, session_no, bank)
       JOIN player_bank_move move
         ON move.casino = fact.casino AND move.of_record = fact.record_number AND move.bank = fact.bank
        AND move.record_number <= position
       ${placesOf('fact', 'position')}
      WHERE ${knownAt('fact', 'position')} AND fact.event_type = 'cagnotte.coup.played.v1'
        AND move.place IN ('voluntary', 'improper')
        AND NOT EXISTS (SELECT FROM round_reference void WHERE void.casino = fact.casino
                          AND void.reference = fact.reference || '/void' AND ${knownAt('void', 'position')})
      GROUP BY 1, 2, 3, 4, 6, placed.place HAVING sum(move.amount) <> 0
      ORDER BY n, placed.place, fact.record_number, kind DESC`,
    [wantedBanks(banks)],
  );
  return rowsByPlace(rows, banks.length).map((moves) => moves.map(({ n: _n, ...move }) => move));
}
