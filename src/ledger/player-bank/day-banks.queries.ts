import type { BankInBooks } from '../table-session/session-figures';
import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { BookFact } from '../_core/books/book-facts.queries';
import { type DayAt, dayParameters } from '../_core/books/booked-moves.queries';
import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { isNotVoided } from './voided-coups.queries';
import { knownAt } from '../_core/store/versioned-facts';

interface DayBank {
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
  readonly banker: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly expected: Minor;
}

export const readDayBanks = (db: Queryable, day: DayAt): Promise<DayBank[]> =>
  db.query(
    `SELECT table_id AS "table", session_no AS "sessionNo", bank,
            min(data::jsonb->>'banker') FILTER (WHERE data::jsonb ? 'banker') AS banker,
            min(player_bank_fact.happened_at) AS "from",
            max(player_bank_fact.happened_at) FILTER (WHERE event_type IN ('cagnotte.bank.ended.v1', 'cagnotte.bank.broken.v1')) AS until,
            coalesce(sum(commission) FILTER (WHERE ${isNotVoided('player_bank_fact', '$2')}), 0) AS expected
       FROM player_bank_fact ${placesOf('player_bank_fact', '$2')}
      WHERE player_bank_fact.casino = $1 AND player_bank_fact.gaming_day = $3::date
        AND ${knownAt('player_bank_fact', '$2')}
      GROUP BY 1, 2, 3 ORDER BY min(placed.place), min(player_bank_fact.record_number)`,
    dayParameters(day),
  );

type SlotCounted = EventOf<'cagnotte.slot.counted.v1'>['data'];

export function bankInBooks(
  bank: DayBank,
  counts: readonly Pick<BookFact, 'recordNumber' | 'data'>[],
): BankInBooks {
  const sections = counts.flatMap(({ recordNumber: record, data }) =>
    ((data as SlotCounted).sections ?? []).map((section, n) => ({
      ...section,
      ...{ record, at: `sections.${n}.chips` },
    })),
  );
  const own = sections.filter((section) => section.bank === bank.bank);
  return {
    bank: bank.bank,
    banker: bank.banker ?? '',
    from: bank.from ?? undefined,
    until: bank.until ?? undefined,
    expected: bank.expected,
    counted: own.length === 0 ? undefined : own.reduce((sum, { chips }) => sum + minorFromWire(chips), 0n),
    countedIn: own.map(({ record, at }) => ({ record, at })),
  };
}
