import { type Finding, said } from '../../finding-catalogue/finding';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import type { PlacedBet } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import { type BlackjackFacts, blackjackOptions, type DealtHands } from './reported-hands';
import { blackjackHandOfBet } from './hands';
import { betNamed } from '../bet-names';

interface BetsOnHands {
  readonly bets: readonly PlacedBet[];
  readonly dealt: DealtHands;
}

export const checkFurtherStakes = (
  facts: BlackjackFacts,
  placed: BetsOnHands,
  setting: Setting,
): readonly Finding[] => [
  ...stakesTogether(placed).flatMap((together) => checkAmount(facts, together, placed, setting)),
  ...checkSplitHands(facts, placed),
  ...checkFollowed(facts, placed, setting),
];

const handNumber = (bet: PlacedBet, dealt: DealtHands): number | undefined =>
  blackjackHandOfBet(bet, blackjackOptions(bet.options)?.hand, dealt)?.hand;

function stakesTogether({ bets, dealt }: BetsOnHands): readonly (readonly PlacedBet[])[] {
  const together = new Map<string, PlacedBet[]>();
  for (const bet of bets) {
    if (bet.type === 'main') continue;
    const key = `${bet.seat} ${bet.type} ${handNumber(bet, dealt)} ${bet.player}`;
    together.set(key, [...(together.get(key) ?? []), bet]);
  }
  return [...together.values()];
}

const isSameOwner = (one: PlacedBet, other: PlacedBet): boolean =>
  one.seat === other.seat && (one.player === undefined || one.player === other.player);

const stakesOf = (bets: readonly PlacedBet[]): Minor => sumMinor(bets.map(({ stake }) => stake));

function checkAmount(
  { rules, insuranceShare }: BlackjackFacts,
  together: readonly PlacedBet[],
  placed: BetsOnHands,
  { currency }: Setting,
): readonly Finding[] {
  const [bet] = together;
  if (bet === undefined) return [];
  const bases = basesOf(bet, placed);
  const [base, staked] = [stakesOf(bases), stakesOf(together)];
  const betIds = together.map(({ betId }) => betId);
  if (bet.type === 'insurance') {
    const most = (base * insuranceShare.numerator) / insuranceShare.denominator;
    if (staked <= most) return [];
    return [
      breach(rules.insuranceMaximum, {
        code: 'over-limit',
        expected: said('at-most-of-insurance', { amount: money(most, currency) }),
        found: money(staked, currency),
        betIds,
      }),
    ];
  }
  if (staked === base || (bet.player === undefined && isEachEqualToOne(together, bases))) return [];
  return [
    breach(rules.extraBets, {
      code: 'extra-bet-differs',
      expected: said('as-on-hand', { amount: money(base, currency) }),
      found: said('on', { what: money(staked, currency), on: betNamed(bet.type, 'blackjack') }),
      betIds,
    }),
  ];
}

function isEachEqualToOne(further: readonly PlacedBet[], bases: readonly PlacedBet[]): boolean {
  const left = bases.map(({ stake }) => stake);
  return further.every(({ stake }) => {
    const at = left.indexOf(stake);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The bets that a further stake must equal: the split bet for a double on a split hand, else the first bet. */
function basesOf(bet: PlacedBet, { bets, dealt }: BetsOnHands): readonly PlacedBet[] {
  const hand = handNumber(bet, dealt);
  const isOnSplit = bet.type === 'double' && hand !== 1;
  return bets
    .filter((other) => isSameOwner(bet, other))
    .filter((other) =>
      isOnSplit ? other.type === 'split' && handNumber(other, dealt) === hand : other.type === 'main',
    );
}

function checkSplitHands({ rules }: BlackjackFacts, { bets, dealt }: BetsOnHands): readonly Finding[] {
  const isBetOn = (seat: number): boolean => bets.some((bet) => bet.type === 'main' && bet.seat === seat);
  return dealt.hands
    .filter(({ seat, hand, of }) => {
      const hasBet = bets.some(
        (bet) => bet.type === 'split' && bet.seat === seat && handNumber(bet, dealt) === hand,
      );
      return of !== undefined && isBetOn(seat) && !hasBet;
    })
    .map(({ seat, hand }) =>
      breach(rules.extraBets, {
        code: 'extra-bet-differs',
        expected: said('split-of-as-much-as-first-bet'),
        found: said('none-on-hand-of-seat', { hand, seat }),
      }),
    );
}

/**
 * Where all players of a box must follow (OP1-08), each player on a hand makes the split or double that one of them
 * makes.
 */
function checkFollowed(
  { rules }: BlackjackFacts,
  { bets, dealt }: BetsOnHands,
  { answers }: Setting,
): readonly Finding[] {
  if (answers['OP1-08'] === 'each-may-decline') return [];
  const further = bets.filter(({ type }) => type === 'split' || type === 'double');
  const mains = bets.filter(({ type }) => type === 'main');
  return further.flatMap((bet) => {
    const isSame = (other: PlacedBet): boolean =>
      other.type === bet.type && handNumber(other, dealt) === handNumber(bet, dealt);
    if (further.find((other) => other.seat === bet.seat && isSame(other)) !== bet) return [];
    const declined = mains.filter(
      (main) => main.seat === bet.seat && !further.some((other) => isSame(other) && isSameOwner(main, other)),
    );
    return declined.map((main) =>
      breach(rules.extraBets, {
        code: 'extra-bet-differs',
        expected: said('of-each-who-bets-on-hand', { bet: betNamed(bet.type, 'blackjack') }),
        found: said('none-of', { player: main.player ?? said('bet-named', { bet: main.betId }) }),
        betIds: [main.betId],
      }),
    );
  });
}
