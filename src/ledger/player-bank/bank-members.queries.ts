import { PUT_UP, TAKEN_OUT } from './bank-figures';
import type { Minor } from '../../kernel/money';
import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { rowsByPlace } from '../_core/store/session-key.queries';
import { type BankAt, WANTED_BANKS, wantedBanks } from './bank-at.queries';

export interface MemberPart {
  readonly member: string;
  readonly currency: string;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
  readonly putUp: Minor;
  readonly takenOut: Minor;
}

/** Entries that undo others say nothing of who joined when. */
const STANDS = `FILTER (WHERE entry <> 'reversal')`;

/** The members of banks, in the order in which they joined: one list for each, with one statement. */
export async function readBankMembers(db: Queryable, banks: readonly BankAt[]): Promise<MemberPart[][]> {
  const rows: (MemberPart & { n: number })[] = await db.query(
    `SELECT n, member, currency,
            coalesce(sum(amount) FILTER (WHERE move.place = 'in-play'), 0) AS "inPlay",
            coalesce(sum(amount) FILTER (WHERE move.place = 'voluntary'), 0) AS voluntary,
            coalesce(sum(amount) FILTER (WHERE move.place = 'improper'), 0) AS improper,
            coalesce(sum(amount) FILTER (WHERE move.event_type = ANY ($2)), 0) AS "putUp",
            coalesce(-sum(amount) FILTER (WHERE move.event_type = ANY ($3)), 0) AS "takenOut"
       FROM ${WANTED_BANKS} JOIN player_bank_move move USING (casino, gaming_day, table_id, session_no, bank)
       ${placesOf('move', 'position', 'of_record')}
      WHERE move.record_number <= position
      GROUP BY n, member, currency HAVING sum(CASE entry WHEN 'reversal' THEN -1 ELSE 1 END) > 0
      ORDER BY n, min(placed.place) ${STANDS}, min(of_record) ${STANDS}, min(move_no) ${STANDS}`,
    [wantedBanks(banks), PUT_UP, TAKEN_OUT],
  );
  return rowsByPlace(rows, banks.length).map((members) => members.map(({ n: _n, ...member }) => member));
}
