import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { sumMinor } from '../../kernel/money';
import { compare, rational } from '../../kernel/rational';
import { lowerOf, maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import type { GameChecks, Setting } from '../game-rules';
import { type CheckedRound, checkOnePlayerSeats } from './house-poker-checks';
import { countedBets, housePokerChecks, stakesWithin } from './house-poker-checks';
import type { TableState, TableTerms } from '../round';
import { breach } from '../rule';
import { money, percentage } from '../wording';
import { dealtOf, type PaiGowDeal, type PaiGowFacts, paiGowOf, type PaiGowPosition } from './pai-gow-facts';
import { betNamed } from '../bet-names';
import { checkHouseRounding } from '../_mechanics/rounding-step';

export const paiGowChecks = (facts: PaiGowFacts): GameChecks => {
  const shared = housePokerChecks(facts, {
    read: dealtOf,
    check: (checked, setting) => {
      const deal = paiGowOf(checked.round.outcome);
      return deal === undefined ? [] : checkDeal(facts, checked, { deal, setting });
    },
  });
  return {
    ...shared,
    opening: (opening, setting) => [
      ...shared.opening(opening, setting),
      ...checkLowerMaximum(facts, opening.terms, setting),
    ],
    limitChange: (change, setting) => [
      ...shared.limitChange(change, setting),
      ...checkLowerMaximum(facts, change.after, setting),
    ],
  };
};

interface PaiGowRound {
  readonly deal: PaiGowDeal;
  readonly setting: Setting;
}

const checkDeal = (
  facts: PaiGowFacts,
  checked: CheckedRound,
  { deal, setting }: PaiGowRound,
): readonly Finding[] => [
  ...checkLimits(facts, checked, setting),
  ...checkOnePlayerSeats(checked.round.bets, facts.rules.seats),
  ...checkCommission(facts, deal),
  ...checkBankStakes(facts, checked, { deal, setting }),
  ...checkTurn(facts, deal, checked.round.before),
  ...checkDice(facts, deal, setting.terms),
  ...checkHouseRounding(checked.settlement, setting.currency),
];

const checkLimits = (
  { rules, multiple }: PaiGowFacts,
  checked: CheckedRound,
  setting: Setting,
): readonly Finding[] =>
  stakesWithin(checked, setting, (type, terms) => {
    if (type !== 'player-bet') return {};
    const most = lowerOf(maximumOf(terms, type), multiple * terms.minimum);
    return {
      minimum: { amount: minimumOf(terms, type), rule: rules.limits },
      maximum: most === undefined ? undefined : { amount: most, rule: rules.limits },
    };
  });

/** The maximum is 25 times the minimum "in every case": a lower one is an advisory, unless OP2-26 reads "at most". */
function checkLowerMaximum(
  { rules, multiple, maximum }: PaiGowFacts,
  terms: TableTerms,
  { currency, answers }: Setting,
): readonly Finding[] {
  const most = maximumOf(terms, 'player-bet');
  const due = multiple * terms.minimum;
  const lowest = 'atLeast' in maximum ? maximum.atLeast * terms.minimum : due;
  if (most === undefined || most >= due || most < lowest || answers['OP2-26'] === 'at-most') return [];
  return [
    breach(rules.maximum, {
      code: 'maximum-not-by-rule',
      as: 'advisory',
      expected: said('on-player-bet', { amount: money(due, currency) }),
      found: money(most, currency),
    }),
  ];
}

function checkCommission(
  { rules, commission }: PaiGowFacts,
  { commission: announced }: PaiGowDeal,
): readonly Finding[] {
  if (announced === undefined) return [];
  const rate = rational(BigInt(announced.numerator), BigInt(announced.denominator));
  if (compare(rate, commission.atMost) <= 0) return [];
  return [
    breach(rules.commission, {
      code: 'commission-above-maximum',
      expected: said('at-most-of-prize', { share: percentage(commission.atMost) }),
      found: percentage(rate),
    }),
  ];
}

function checkBankStakes(
  { rules }: PaiGowFacts,
  checked: CheckedRound,
  { deal, setting: { currency } }: PaiGowRound,
): readonly Finding[] {
  const counted = countedBets(checked);
  const against = counted.filter(({ type }) => type === 'player-bet');
  const refused = checked.round.bets.filter(
    ({ type, seat }) => (type === 'bank') !== (deal.bank !== 'croupier' && seat === deal.bank),
  );
  const notAvailable = refused
    .filter(({ type }) => type === 'bank' || type === 'player-bet')
    .map(({ betId, type, seat }) =>
      breach(rules.bank, {
        code: 'bet-not-available',
        expected: said('bank-put-up-at-only-and-bets-of-others', { name: positionNamed(deal.bank) }),
        found: said('at-seat', { what: betNamed(type), seat: seat ?? said('none') }),
        betIds: [betId],
      }),
    );
  if (deal.bank === 'croupier') return notAvailable;
  const due = sumMinor(against.map(({ stake }) => stake)) + deal.croupierStake;
  const stakes = counted.filter(({ type }) => type === 'bank').map(({ stake }) => stake);
  const putUp = sumMinor(stakes);
  if (stakes.length > 0 && putUp >= due) return notAvailable;
  const missing = breach(rules.bank, {
    code: 'bank-below-bets',
    expected: said('put-up-by-which-covers-every-bet', {
      amount: money(due, currency),
      name: positionNamed(deal.bank),
    }),
    found: stakes.length === 0 ? said('no-bank') : money(putUp, currency),
  });
  return [...notAvailable, missing];
}

const positionNamed = (position: PaiGowPosition): Said =>
  position === 'croupier' ? said('croupier') : said('seat', { seat: position });

const placeOf = (position: PaiGowPosition): number => (position === 'croupier' ? 0 : position);

/**
 * The bank begins with the croupier and passes to the next player in the hand who does not refuse it. Passing over the
 * croupier is a violation; passing over a player is an advisory, because his refusal may not have been reported.
 */
function checkTurn(
  { rules }: PaiGowFacts,
  deal: PaiGowDeal,
  before: TableState | undefined,
): readonly Finding[] {
  if (before === undefined) return [];
  const passedOver = passedBy(deal, before.memory?.['bank']);
  const next = passedOver.find((position) => position === 'croupier') ?? passedOver[0];
  if (next === undefined) return [];
  return [
    breach(rules.bank, {
      code: 'bank-out-of-turn',
      as: next === 'croupier' ? 'violation' : 'advisory',
      expected: said('bank-at', { position: positionNamed(next) }),
      found: said('at-table', { table: positionNamed(deal.bank) }),
    }),
  ];
}

function passedBy({ bank, hands, refused = [] }: PaiGowDeal, last: unknown): readonly PaiGowPosition[] {
  const seats = hands.map(({ seat }) => seat).filter((seat) => !refused.includes(seat));
  const round = Math.max(placeOf(bank), typeof last === 'number' ? last : 0, ...seats) + 1;
  const from = typeof last === 'number' ? last : last === 'croupier' ? 0 : -1;
  const stepsTo = (position: PaiGowPosition): number => {
    const steps = (placeOf(position) - from + round) % round;
    return steps === 0 ? round : steps;
  };
  const candidates: readonly PaiGowPosition[] = ['croupier', ...seats];
  return candidates
    .filter((position) => position !== bank && stepsTo(position) < stepsTo(bank))
    .sort((a, b) => stepsTo(a) - stepsTo(b));
}

/** The sum of the dice is counted from the bank over all places: with six players 1, 8 and 15 are the bank itself. */
function checkDice(
  { rules, seats }: PaiGowFacts,
  { bank, dice, firstHand }: PaiGowDeal,
  terms: TableTerms | undefined,
): readonly Finding[] {
  if (dice === undefined || firstHand === undefined) return [];
  const places = (terms?.seats ?? seats) + 1;
  const sum = dice.reduce((total, die) => total + die, 0);
  const place = (placeOf(bank) + sum - 1) % places;
  if (place === placeOf(firstHand) % places) return [];
  return [
    breach(rules.dice, {
      code: 'first-hand-misplaced',
      expected: said('first-hand-to-by-sum-of', {
        place: positionNamed(place === 0 ? 'croupier' : place),
        sum,
      }),
      found: positionNamed(firstHand),
    }),
  ];
}
