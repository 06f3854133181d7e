import type { Queryable } from '../../../database/queryable';
import { dayNumberOf, dayOfNumber } from '../../../kernel/gaming-day';
import { readCasinoBooks } from '../../../ledger/casino/known-days.queries';
import { readKeptDays } from '../../../ledger/performance/kept-days.queries';
import { textOfSums } from '../../../ledger/performance/kept-sums';
import { ALL_DAYS } from '../../../ledger/performance/period-comparison';
import { readSumsOfDays } from '../../../ledger/performance/read-contributions.queries';
import { readHeads } from '../../../ledger/register/register';
import type { Problem } from '../problem';

/** So many days are read at once from their sessions. */
const DAYS_AT_ONCE = 31;

/**
 * Compares the kept sums of gaming days, which the figures of a period are read from, with the sums of their sessions.
 * Names the first day of a casino whose sums differ.
 * @param db a connection that finds the read models
 */
export async function findWronglyKept(db: Queryable, casino: string): Promise<Problem[]> {
  const [head] = await readHeads(db, casino);
  if (head === undefined) return [];
  const at = { casino, position: head.lastNumber };
  const books = await readCasinoBooks(db, at);
  const { kept } = await readKeptDays(db, { ...at, books, range: ALL_DAYS });
  const days = [...kept.keys()];
  while (days.length > 0) {
    const from = days[0]!;
    const to = dayOfNumber(dayNumberOf(from) + DAYS_AT_ONCE - 1);
    const read = await readSumsOfDays(db, { ...at, books, range: { from, to } });
    for (const day of days.splice(0, days.filter((each) => each <= to).length)) {
      if (textOfSums(kept.get(day)!) === textOfSums(read.get(day) ?? [])) continue;
      const row = `generation = (SELECT generation FROM projection.live) AND casino = '${casino}' AND gaming_day = '${day}'`;
      const detail = `projection.kept_day: what is kept of ${day} at ${casino} is not the sum of its sessions: DELETE FROM projection.kept_day WHERE ${row}`;
      return [{ check: 'totals', detail }];
    }
  }
  return [];
}
