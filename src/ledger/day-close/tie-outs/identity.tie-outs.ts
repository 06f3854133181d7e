import { checkChips } from '../identities/a2-chips';
import { ofLines, type SourcedPart } from '../../_core/books/cell-part';
import { checkMeterMovements, METER_EVENTS } from '../identities/a4-meters';
import { previousGamingDay } from '../../../kernel/gaming-day';
import type { DayFigures } from './day-figures';
import { amounts, fact, type TieOutRow, written } from './tie-out';
import { NOTHING, ofAccount, sumOf } from './tie-out-side';
import type { TieOutName } from '../../_core/tie-out-catalogue';

const CLEARING = 'cagnotte.variance.cleared.v1';

type IdentityCheck = Extract<TieOutName, `K1-${string}`>;

/** K1: the identities that the books of a day show; `cagnotte verify` proves A7. */
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
    sides: {
      expected: NOTHING,
      found: { amount: BigInt(found), parts: chipsOf(at, figures) },
      currency: figures.currency,
    },
  })),
  'K1-A3': figures.custody.map((custody) => custodyRow(custody, figures.day)),
  'K1-A4': figures.meters.map((meter) => meterRow(meter, figures)),
  'K1-A5': figures.untiedHands.map(({ hand, record }) =>
    fact(`hand ${hand}`, 'pots that add up', 'pots that do not', [{ record }]),
  ),
  'K1-A6': figures.misrounded.map((record) =>
    fact(`record ${record}`, 'less than one minor unit away from the exact amount', 'one or more', [
      { record },
    ]),
  ),
});

const chipsOf = (holder: string, { balances, currency, day }: DayFigures): readonly SourcedPart[] =>
  balances
    .filter((balance) => balance.currency === currency)
    .flatMap((balance) => {
      if (balance.account === holder) return ofAccount(balance, { day }).parts;
      const isOfAll = holder === 'chips in hands' && balance.account.startsWith('chips:');
      return isOfAll ? ofAccount(balance, { day, sign: -1 }).parts : [];
    });

function custodyRow({ at, currency, kept, owed }: DayFigures['custody'][number], day: string): TieOutRow {
  const lines = { table: at, currency, bookedOn: [day, day], otherTypes: [CLEARING] } as const;
  const under = [`variance:custody:${at}`, 'player-bank', 'garage:voluntary', 'garage:improper', 'pot'];
  return amounts(at, {
    expected: { amount: owed, parts: [ofLines({ ...lines, under }, -1)] },
    found: { amount: kept, parts: [ofLines({ ...lines, account: `chips:custody:${at}` })] },
    currency,
  });
}

function meterRow(
  { pool, before, after, movements }: DayFigures['meters'][number],
  { day, currency }: DayFigures,
): TieOutRow {
  const account = `jackpot:${pool}`;
  const [breach] = checkMeterMovements(pool, { ...movements, opening: movements.opening + before }, after);
  const moved = ofLines({ account, currency, bookedOn: [day, day], types: METER_EVENTS }, -1);
  const dayBefore = { day: previousGamingDay(day), sign: -1 } as const;
  return amounts(pool, {
    expected: {
      amount: BigInt(breach?.expected ?? after),
      parts: [...ofAccount({ account, currency, balance: -before }, dayBefore).parts, moved],
    },
    found: ofAccount({ account, currency, balance: -after }, { day, sign: -1 }),
    currency,
  });
}

function trialBalance({ balances, day }: DayFigures): TieOutRow[] {
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = balances.filter((each) => each.currency === currency);
    const found = sumOf(own.map((balance) => ofAccount(balance, { day })));
    return amounts(currency, { expected: NOTHING, found, currency });
  });
}
