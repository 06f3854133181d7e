import type { AccountBranch } from '../_core/chart-of-accounts';
import { type Explanation, ofLines, sumOfAmounts, type Term } from '../_core/books/cell-part';
import type { CommissionsFigure } from '../_core/books/commissions-figure';
import { addressOfFigure } from '../_core/books/figure';
import { readCommissions } from '../player-bank/bank-figures.queries';
import type { BooksAt } from '../journal/journal.queries';
import type { Queryable } from '../../database/queryable';
import { type Explain, partTerms } from './part-terms.queries';

/** Explains commissions of a period by their booking days, and those of one day by the lines of the journal. */
export async function explainCommissions(
  db: Queryable,
  at: BooksAt,
  figure: CommissionsFigure,
  explain: Explain,
): Promise<Explanation | undefined> {
  const { from, until, currency, rule, table, game } = figure;
  const all = await readCommissions(
    db,
    { ...at, from, asOf: until, day: 'booking_day' },
    { by: ['day', 'table', 'game', 'rule'] },
  );
  const own = all.filter(
    (each) =>
      each.currency === currency &&
      each.rule === (rule ?? each.rule) &&
      each.table === (table ?? each.table) &&
      each.game === (game ?? each.game),
  );
  if (own.length === 0) return undefined;
  const amount = sumOfAmounts(own);
  if (from !== until) {
    const days = [...new Set(own.map(({ day }) => day))];
    const terms = days.map((day): Term => ({
      kind: 'figure',
      sign: 1,
      amount: sumOfAmounts(own.filter((each) => each.day === day)),
      figure: addressOfFigure({ ...figure, from: day, until: day }),
    }));
    return { amount, currency, terms };
  }
  const under: AccountBranch = rule === undefined ? 'commission' : `commission:${rule}`;
  const stated = (name: string | undefined): { readonly of: string | null } | undefined =>
    name === undefined ? undefined : { of: name === '' ? null : name };
  const [ofTable, ofGame] = [stated(table), stated(game)];
  const lines = ofLines(
    {
      under: [under],
      currency,
      bookedOn: [from, until],
      ...(ofTable && { table: ofTable.of }),
      ...(ofGame && { game: ofGame.of }),
    },
    -1,
  );
  return { amount, currency, terms: await partTerms(db, { at, explain }, lines) };
}
