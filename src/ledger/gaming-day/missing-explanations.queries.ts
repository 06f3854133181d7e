import type { CasinoAt } from '../../database/books-page';
import type { Queryable } from '../../database/queryable';
import { TIE_OUTS } from '../_core/tie-out-catalogue';
import { isClosed } from '../casino/authorisation.state';
import { readCasinoBooks, readKnownDays } from '../casino/known-days.queries';
import { readSavedExplanations } from './decisions.queries';
import { readFiguresToTie } from './gaming-day.queries';
import { type ExplanationOfDifference, type TieOut, whatDoesNotTie } from './tie-out';
import { tieOutDay } from './tie-out-day';

/**
 * How many days of a casino are checked for a list of days: all checks of a day take as long as a page of the list.
 * Books are closed day by day, so that the earliest days that are not closed come first.
 */
export const MOST_DAYS_CHECKED = 7;

/** The rows of checks that a person may explain, that do not tie, and that no explanation is about. */
export const explanationsMissing = (
  tieOuts: readonly TieOut[],
  explanations: readonly ExplanationOfDifference[],
): number =>
  whatDoesNotTie(tieOuts, explanations)
    .filter(({ check }) => TIE_OUTS[check].strength === 'soft')
    .reduce((count, { rows }) => count + rows.length, 0);

/**
 * Counts the explanations that days need before they can be closed and that nobody has saved, of the days that come
 * first.
 * @returns by day; nothing for closed days, and for those after the earliest `MOST_DAYS_CHECKED` that are not closed
 */
export async function readMissingExplanations(
  db: Queryable,
  { casino, position }: CasinoAt,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const books = await readCasinoBooks(db, { casino, position });
  const known = await readKnownDays(db, { casino, position });
  const open = known.filter((day) => !isClosed(books.closedDays ?? [], day));
  const missing = new Map<string, number>();
  for (const day of open.slice(-MOST_DAYS_CHECKED).filter((each) => days.includes(each))) {
    const at = { casino, day, position };
    const tieOuts = tieOutDay(await readFiguresToTie(db, at, books));
    missing.set(day, explanationsMissing(tieOuts, await readSavedExplanations(db, at)));
  }
  return missing;
}
