import { checkChips } from '../identities/a2-chips';
import { checkMeterMovements } from '../identities/a4-meters';
import { sumMinor } from '../../kernel/money';
import type { DayFigures } from './day-figures';
import { amounts, fact, type TieOutRow, written } from './tie-out';
import type { TieOutName } from './tie-out-catalogue';

type IdentityCheck = Extract<TieOutName, `K1-${string}`>;

/** K1: the identities of the ledger that can be told from the books of a day; A7 is proven by `cagnotte verify`. */
export const identityRows = (figures: DayFigures): Readonly<Record<IdentityCheck, readonly TieOutRow[]>> => ({
  'K1-A1': trialBalance(figures),
  'K1-A2': checkChips(
    figures.balances
      .filter(({ currency }) => currency === figures.currency)
      .map(({ account, balance }) => [account, balance]),
  ).map(({ at, found }) => ({
    at,
    expected: `at least ${written(0n, figures.currency)}`,
    found: written(BigInt(found), figures.currency),
    ties: false,
  })),
  'K1-A3': figures.custody.map(({ at, currency, kept, owed }) =>
    amounts(at, { expected: owed, found: kept, currency }),
  ),
  'K1-A4': figures.meters.map(({ pool, before, after, movements }) => {
    const [breach] = checkMeterMovements(pool, { ...movements, opening: movements.opening + before }, after);
    return breach === undefined
      ? amounts(pool, { expected: after, found: after, currency: figures.currency })
      : amounts(pool, {
          expected: BigInt(breach.expected),
          found: BigInt(breach.found),
          currency: figures.currency,
        });
  }),
  'K1-A5': figures.untiedHands.map((hand) => fact(`hand ${hand}`, 'pots that add up', 'pots that do not')),
  'K1-A6': figures.misrounded.map((record) =>
    fact(`record ${record}`, 'less than one minor unit away from the exact amount', 'one or more'),
  ),
});

function trialBalance({ balances }: DayFigures): TieOutRow[] {
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const found = sumMinor(
      balances.filter((each) => each.currency === currency).map(({ balance }) => balance),
    );
    return amounts(currency, { expected: 0n, found, currency });
  });
}
