import { type Minor, sumMinor } from '../../kernel/money';
import { maximumOf } from '../_mechanics/authorised-terms';
import { boxesOf, checkLeast, checkMost, checkPlayersOfBoxes, checkSeatNumbers } from '../_mechanics/boxes';
import type { Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import type { BlackjackFacts } from './blackjack-facts';
import { handOfBet, mayHaveEvenMoney, showsAce } from './hands';
import { type DealtHands, optionsOf } from './reported-hands';

/** What is checked of the bets on the boxes of a table. */
export interface BoxRound {
  readonly round: Round;
  readonly settlement: Settlement;
  readonly dealt: DealtHands;
}

/** Limits, players of a box, further stakes, insurance. */
export function checkBoxes(
  facts: BlackjackFacts,
  played: BoxRound,
  setting: Setting,
): readonly RuleFinding[] {
  const bets = played.round.bets.filter((_bet, index) => {
    const fate = played.settlement.bets[index]?.fate;
    return fate !== 'not-judged' && fate !== 'not-accepted';
  });
  const mains = bets.filter(({ type }) => type === 'main');
  return [
    ...checkLimits(facts, mains, setting),
    ...checkPlayersOfBoxes(mains, facts.playersOfBox, facts.rules.playersOfBox),
    ...bets.flatMap((bet) => checkFurther(facts, bet, bets, setting)),
    ...checkFollowed(facts, bets, setting),
    ...checkAvailable(facts, played),
    ...checkSeatNumbers(played.round.bets, setting.terms?.seats ?? facts.seats, facts.rules.seats),
  ];
}

/** Each bet has the minimum; a hand has the maximum, for each who bets on it or for all together (OP1-07). */
function checkLimits(
  { rules }: BlackjackFacts,
  mains: readonly PlacedBet[],
  { terms, currency, answers }: Setting,
): readonly RuleFinding[] {
  if (terms === undefined) return [];
  const maximum = maximumOf(terms, 'main');
  const together = answers['OP1-07'] === 'each-player' ? mains.map((bet) => [bet]) : boxesOf(mains);
  return [
    ...checkLeast(mains, { amount: terms.minima?.['main'] ?? terms.minimum, rule: rules.minimum }, currency),
    ...(maximum === undefined
      ? []
      : checkMost(together, { amount: maximum, rule: rules.maximumOfHand }, currency)),
  ];
}

const isSameOwner = (one: PlacedBet, other: PlacedBet): boolean =>
  one.seat === other.seat && (one.player === undefined || one.player === other.player);

/** A split or doubled bet is equal to what it is made on; insurance is at most its half. */
function checkFurther(
  { rules, insuranceShare }: BlackjackFacts,
  bet: PlacedBet,
  bets: readonly PlacedBet[],
  { currency }: Setting,
): readonly RuleFinding[] {
  if (bet.type === 'main') return [];
  const theirs = bets.filter((other) => isSameOwner(bet, other));
  const base = baseOf(bet, theirs);
  if (bet.type === 'insurance') {
    const most = (base * insuranceShare.numerator) / insuranceShare.denominator;
    if (bet.stake <= most) return [];
    return [
      breach(rules.insuranceMaximum, {
        code: 'over-limit',
        severity: 'violation',
        expected: `at most ${money(most, currency)} of insurance`,
        found: money(bet.stake, currency),
        betIds: [bet.betId],
      }),
    ];
  }
  if (bet.stake === base) return [];
  return [
    breach(rules.extraBets, {
      code: 'extra-bet-differs',
      severity: 'violation',
      expected: `${money(base, currency)}, as on the hand`,
      found: `${money(bet.stake, currency)} on ${bet.type}`,
      betIds: [bet.betId],
    }),
  ];
}

/** Where others on a box must follow, each who bets on a hand puts up what one of them does (OP1-08). */
function checkFollowed(
  { rules }: BlackjackFacts,
  bets: readonly PlacedBet[],
  { answers }: Setting,
): readonly RuleFinding[] {
  if (answers['OP1-08'] === 'each-may-decline') return [];
  const further = bets.filter(({ type }) => type === 'split' || type === 'double');
  const mains = bets.filter(({ type }) => type === 'main');
  const handOf = ({ options }: PlacedBet): number => optionsOf(options)?.hand ?? 1;
  return further.flatMap((bet) => {
    const isSame = (other: PlacedBet): boolean => other.type === bet.type && handOf(other) === handOf(bet);
    if (further.find((other) => other.seat === bet.seat && isSame(other)) !== bet) return [];
    const declined = mains.filter(
      (main) => main.seat === bet.seat && !further.some((other) => isSame(other) && isSameOwner(main, other)),
    );
    return declined.map((main) =>
      breach(rules.extraBets, {
        code: 'extra-bet-differs',
        severity: 'violation',
        expected: `a ${bet.type} of each who bets on the hand`,
        found: `none of ${main.player ?? `bet ${main.betId}`}`,
        betIds: [main.betId],
      }),
    );
  });
}

/** What lies on the hand already: a double on a split hand doubles the bet that split it, all else the first bet. */
function baseOf(bet: PlacedBet, theirs: readonly PlacedBet[]): Minor {
  const hand = optionsOf(bet.options)?.hand ?? 1;
  const isOnSplit = bet.type === 'double' && hand > 1;
  const ofHand = theirs.filter(({ type, options }) =>
    isOnSplit ? type === 'split' && optionsOf(options)?.hand === hand : type === 'main',
  );
  return sumMinor(ofHand.map(({ stake }) => stake));
}

/** Insurance without an ace, and even money for a hand that may not have it. */
function checkAvailable({ rules }: BlackjackFacts, { round, dealt }: BoxRound): readonly RuleFinding[] {
  return round.bets.flatMap((bet) => {
    const options = optionsOf(bet.options);
    if (bet.type === 'insurance' && !showsAce(dealt)) {
      return [
        breach(rules.insurance, {
          code: 'insurance-not-available',
          severity: 'violation',
          expected: "insurance against the dealer's ace",
          found: `against ${dealt.dealer[0] ?? 'nothing'}`,
          betIds: [bet.betId],
        }),
      ];
    }
    const hand = handOfBet(bet, 1, dealt);
    const isWanted = bet.type === 'main' && options?.wantsEvenMoney === true;
    if (!isWanted || hand === undefined || mayHaveEvenMoney(hand, dealt)) return [];
    return [
      breach(rules.evenMoney, {
        code: 'even-money-not-available',
        severity: 'violation',
        expected: 'blackjack against an ace',
        found: `${hand.cards.join(' ')} against ${dealt.dealer[0] ?? 'nothing'}`,
        betIds: [bet.betId],
      }),
    ];
  });
}
