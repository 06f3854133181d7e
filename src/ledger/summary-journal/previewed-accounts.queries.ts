import type { Queryable } from '../../database/queryable';
import { latestOn } from '../casino/authorisation.state';
import type { ChartMapping } from '../casino/chart-mapping';
import { readKnownDays } from '../casino/known-days.queries';
import { readSummaryFigures } from './summary-figures.queries';
import {
  type ComparedMovement,
  differingMovements,
  type PaidToPlayers,
  type PresentedMovement,
  presentedMovements,
} from './summary-journal';

interface BooksToPreview {
  readonly casino: string;
  readonly position: bigint;
  readonly currency: string;
}

/** Limits the days whose journal is read for a preview. */
const MOST_DAYS = 31;

/** How the charts present the games and the tips of a day: net or gross, as liability or as income. */
const choiceOn = (charts: readonly ChartMapping[], day: string): string => {
  const { games = 'net', tips = 'liability' } = latestOn(charts, day) ?? {};
  return `${games} ${tips}`;
};

/**
 * What other charts would present otherwise of the entries that are known: the latest 31 days whose choice of net or gross, or
 * of tips as income, would be another one.
 */
export async function readPresentedOtherwise(
  db: Queryable,
  { casino, position, currency }: BooksToPreview,
  charts: Readonly<Record<'before' | 'after', readonly ChartMapping[]>>,
): Promise<ComparedMovement[]> {
  const [from] = charts.after.map(({ validFrom }) => validFrom).sort();
  if (from === undefined) return [];
  const known = await readKnownDays(db, { casino, position, period: { from, until: '9999-12-31' } });
  const days = known.filter((day) => choiceOn(charts.before, day) !== choiceOn(charts.after, day));
  const compared: ComparedMovement[] = [];
  for (const day of days.slice(0, MOST_DAYS).reverse()) {
    const span = { casino, position, knownAt: position, currency, day, until: day };
    const [before, after] = [
      presentedMovements(await readSummaryFigures(db, span, charts.before)),
      presentedMovements(await readSummaryFigures(db, span, charts.after)),
    ];
    compared.push(...differingMovements(before, after));
  }
  return compared;
}

interface EffectToPresent {
  readonly lines: Parameters<typeof presentedMovements>[0]['lines'];
  readonly paid: readonly Omit<PaidToPlayers, 'close'>[];
}

/**
 * What a decision would move in accounts that the casino presents otherwise than the ledger posts them; without such a choice
 * nothing is read.
 */
export async function readPresentedEffect(
  db: Queryable,
  { casino, position, currency }: BooksToPreview,
  { lines, paid, charts }: EffectToPresent & { readonly charts: readonly ChartMapping[] },
): Promise<ComparedMovement[]> {
  if (charts.every(({ games, tips }) => games !== 'gross' && tips !== 'income')) return [];
  const posted = presentedMovements({ lines, paid: [], charts: [], currency });
  const presented = presentedMovements({ lines, paid, charts, currency });
  const apart = new Set(differingMovements(posted, presented).map(placeOf));
  const changes = presented.filter((each) => apart.has(placeOf(each)));
  const compared: ComparedMovement[] = [];
  for (const day of [...new Set(changes.map(({ bookingDay }) => bookingDay))].sort().slice(-MOST_DAYS)) {
    const span = { casino, position, knownAt: position, currency, day, until: day };
    const before = presentedMovements(await readSummaryFigures(db, span, charts)).filter(
      ({ bookingDay }) => bookingDay === day,
    );
    for (const { amount: change, ...of } of changes.filter(({ bookingDay }) => bookingDay === day)) {
      const was = before.find((each) => placeOf(each) === placeOf(of))?.amount ?? 0n;
      compared.push({ ...of, before: was, after: was + change });
    }
  }
  return compared;
}

const placeOf = ({ bookingDay, account, currency }: Omit<PresentedMovement, 'amount'>): string =>
  [bookingDay, account, currency].join(' ');
