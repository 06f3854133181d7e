import type { Minor } from '../../kernel/money';
import type { Queryable } from '../queryable';
import { knownAt } from '../versioned-facts';

/** Chips in hands twice: from what the ledger holds, and from what the events say. Minor units. */
export interface ChipsInHandsTwice {
  readonly stock: Minor;
  readonly flow: Minor;
  readonly variances: Minor;
}

/** H of a whole ledger, as it was known at a position. */
export async function readChipsInHands(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<ChipsInHandsTwice> {
  const rows: ChipsInHandsTwice[] = await db.query(
    `SELECT coalesce((
              SELECT sum(credit - debit) FROM (
                SELECT debit, credit FROM day_total WHERE casino = $1 AND starts_with(account, 'chips:')
                UNION ALL
                SELECT -debit, -credit FROM journal_line
                 WHERE casino = $1 AND record_number > $2 AND starts_with(account, 'chips:')) held), 0) AS stock,
            coalesce(sum(flow), 0) AS flow, coalesce(sum(variance), 0) AS variances
       FROM chips_flow WHERE casino = $1 AND ${knownAt('chips_flow', '$2')}`,
    [casino, position.toString()],
  );
  return rows[0]!;
}
