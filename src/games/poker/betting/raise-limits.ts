import type { Finding } from '../../../finding-catalogue/finding';
import { either, said } from '../../../finding-catalogue/said';
import type { Minor } from '../../../kernel/money';
import { breach, type Rule } from '../../rule';
import { money } from '../../wording';
import { hasOpenPair } from '../stud/open-cards';
import type { Betting } from './betting';
import type { BettingMoment } from './betting-replay';

const HIGH_FROM_ROUND = 3;
/** Raises of a round at a fixed limit, while more than two players are in. */
const MOST_RAISES = 3;

export const checkRaise = (betting: Betting, moment: BettingMoment): readonly Finding[] => [
  ...checkRight(betting, moment),
  ...checkFirstBet(betting, moment),
  ...(betting.hand.limitType === 'fixed' ? checkFixed(betting, moment) : checkLeast(betting, moment)),
  ...(betting.hand.limitType === 'pot-limit' ? checkPotLimit(betting, moment) : []),
];

function checkRight(
  { regulated }: Betting,
  { action: { seat }, highest, mayRaise }: BettingMoment,
): readonly Finding[] {
  if (mayRaise || highest === 0n) return [];
  return [
    breach(regulated.rules.raiseNotReopened, {
      code: 'raise-not-reopened',
      expected: said`seat ${seat}, which has acted, calls or leaves`,
      found: said`a raise`,
    }),
  ];
}

/** A first bet below the minimum; at a fixed limit, below the authorised one: its unit is that of the table. */
function checkFirstBet(
  { regulated, hand, minimum, leastBet, currency }: Betting,
  { action: { amount, allIn }, putBefore, highest }: BettingMoment,
): readonly Finding[] {
  const total = putBefore + amount;
  const isByUnit = hand.limitType === 'fixed' && leastBet === minimum;
  if (allIn || highest !== 0n || isByUnit || total >= leastBet) return [];
  return [below(regulated.rules.minimumBet, 'bet-below-minimum', [leastBet, total], currency)];
}

function checkLeast(
  { regulated, fullRaise, currency }: Betting,
  { action: { amount, allIn, seat }, putBefore, highest, lastIncrement }: BettingMoment,
): readonly Finding[] {
  const total = putBefore + amount;
  if (allIn || highest === 0n) return [];
  const least = leastRaise(regulated.raise, { fullRaise, highest, lastIncrement });
  if (total >= least) return [];
  return [
    breach(regulated.rules.doubling, {
      code: 'raise-below-least',
      expected: said`at least ${money(least, currency)} of seat ${seat}`,
      found: money(total, currency),
    }),
  ];
}

function leastRaise(
  raise: Betting['regulated']['raise'],
  {
    fullRaise,
    highest,
    lastIncrement,
  }: Pick<BettingMoment, 'highest' | 'lastIncrement'> & Pick<Betting, 'fullRaise'>,
): Minor {
  if (raise === 'any') return highest + 1n;
  return fullRaise === 'doubles' ? 2n * highest : highest + lastIncrement;
}

const below = (
  rule: Rule,
  code: 'bet-below-minimum' | 'raise-below-least',
  [least, found]: readonly [Minor, Minor],
  currency: string,
): Finding =>
  breach(rule, {
    code,
    expected: said`at least ${money(least, currency)}`,
    found: money(found, currency),
  });

/** At the limit of the pot: what must be called, and then as much as the pot holds with that. */
function checkPotLimit(
  { regulated, currency }: Betting,
  { action: { amount, seat }, putBefore, highest, pot }: BettingMoment,
): readonly Finding[] {
  const toCall = highest > putBefore ? highest - putBefore : 0n;
  const most = toCall + pot + toCall;
  if (amount <= most) return [];
  return [
    breach(regulated.rules.potLimit, {
      code: 'over-pot-limit',
      expected: said`at most ${money(most, currency)} of seat ${seat}`,
      found: money(amount, currency),
    }),
  ];
}

/** At a fixed limit: by whole units of the round, and so often only. */
const checkFixed = (betting: Betting, moment: BettingMoment): readonly Finding[] => [
  ...checkUnit(betting, moment),
  ...checkCap(betting, moment),
];

function checkUnit(
  { regulated, hand, minimum, currency }: Betting,
  { action: { amount, allIn }, putBefore, highest, lastIncrement, round }: BettingMoment,
): readonly Finding[] {
  if (minimum === undefined) return [];
  const increment = putBefore + amount - highest;
  const mayBeHigh = round >= HIGH_FROM_ROUND || (round === 2 && hasOpenPair(hand));
  // Once somebody plays high by an open pair, all who raise in the round do.
  const isHigh = mayBeHigh && highest > 0n && lastIncrement === 2n * minimum;
  const mayBeLow = round < HIGH_FROM_ROUND && !isHigh;
  const units = [...(mayBeLow ? [minimum] : []), ...(mayBeHigh ? [2n * minimum] : [])];
  if (units.includes(increment) || (allIn && increment < units.at(-1)!)) return [];
  return [
    breach(regulated.rules.fixedLimit, {
      code: 'increment-not-by-limit',
      expected: said`${either(units.map((unit) => money(unit, currency)))} in round ${round}`,
      found: money(increment, currency),
    }),
  ];
}

function checkCap(betting: Betting, moment: BettingMoment): readonly Finding[] {
  const { raises, ownRaises, active, highest, round, action } = moment;
  if (highest === 0n || active <= 2 || raises < MOST_RAISES) return [];
  const { regulated, eachMayRaise } = betting;
  const isWithin = eachMayRaise && ownRaises < MOST_RAISES;
  return [
    breach(regulated.rules.fixedLimit, {
      code: 'raise-cap',
      as: isWithin ? 'advisory' : 'violation',
      expected: said`at most ${MOST_RAISES} raises in a round of more than two players`,
      found: said`raise ${raises + 1} of round ${round}, ${ownRaises + 1} by seat ${action.seat}`,
    }),
  ];
}
