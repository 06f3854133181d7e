import { Chance } from '../../../../src/simulator/chance';
import type { Vector } from '../../vector';
import { type Betting, bettingOf } from './betting';
import { dividedPot, type Pot, potsOf } from './pots';
import { offences } from './offences';
import type { Variant } from './variant';
import { bestHand, COMBINATIONS, compared, type Strength } from './strength';

/** Circle poker with common cards, out of the regulation (headings 1.1.10 and 1.1.10.B) and nothing of ours. */

const R = '1.1.10';
const DECK = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

interface Showdown {
  readonly hands: ReadonlyMap<number, Strength>;
  readonly betting: Betting;
}

export function circlePokerVectors(variant: Variant): readonly Vector[] {
  const chance = new Chance('vectors', variant.code);
  const hands = Array.from({ length: 470 }, (_, index) => vectorOf(variant, chance, index));
  return [...hands, ...offences(variant)];
}

function vectorOf(variant: Variant, chance: Chance, index: number): Vector {
  const betting = bettingOf(chance);
  const { seats, actions, put, folded, uncalled, lastBettor } = betting;
  const inPot = [...put.values()].reduce((sum, amount) => sum + amount, 0);
  // At most five in a hundred (II.4-01); some houses take less, and some coins do not divide.
  const rake = Math.floor((inPot * chance.between(0, 5)) / 100);
  const pots = potsOf(betting, rake);
  const dealt = dealtCards(variant, seats, chance, index);
  const contenders = seats.filter((seat) => !folded.has(seat));
  const isShown = contenders.length > 1;
  const hands = new Map(
    isShown
      ? contenders.map((seat) => [seat, bestHand(dealt.own.get(seat)!, dealt.board, variant.ofOwn)])
      : [],
  );
  const showdown = { hands, betting };
  const won = pots.map((pot) => winnersOf(pot, showdown, 'named'));
  const awards = pots.flatMap((pot, potNo) => dividedPot(pot, won[potNo]!, { potNo, lastBettor }));
  const findings = advice(pots, showdown);
  return {
    round: {
      bets: [],
      outcome: {
        limitType: 'no-limit',
        seats: seats.map((seat) => ({ seat })),
        actions,
        ...(isShown && {
          boards: [dealt.board],
          cards: contenders.map((seat) => ({ seat, cards: dealt.own.get(seat), shown: true })),
        }),
        rake: { dropped: rake },
      },
      pots: pots.map(({ amount }) => ({ amount })),
      awards: awards.map(({ seat, potNo, amount }) => ({ seat, pot: potNo, amount })),
    },
    expected: {
      result: 0,
      ...(rake > 0 && { commissions: [{ name: 'rake', amount: rake }] }),
      pots: pots.map(({ amount, rake: taken }) => ({ amount, rake: taken })),
      awards: awards.filter(({ amount }) => amount > 0),
      ...(uncalled === undefined ? {} : { uncalled: [uncalled] }),
      findings,
    },
    rules: [
      ...new Set([
        ...(rake > 0 ? [`${R}-II.4-01`] : []),
        ...pots.flatMap((pot, at) => shownRule(pot, won[at]!, hands)),
        ...findings.map((finding) => finding.slice(finding.indexOf(' ') + 1)),
      ]),
    ],
  };
}

interface Dealt {
  readonly own: ReadonlyMap<number, readonly string[]>;
  readonly board: readonly string[];
}

/** Every third hand lies on a board that makes high hands likely, so that each combination is met. */
function dealtCards({ own }: Variant, seats: readonly number[], chance: Chance, index: number): Dealt {
  const boards = [
    'Ah Kh Qh Jh 2c',
    '9s 8s 7s 6s 2d',
    'Ac Ad As 7h 2c',
    '5d 5h 8s 8c Kd',
    'Th Td 9c 9s 8h',
    '2h 3h 4h 5s Kc',
  ];
  const board = index % 3 === 0 ? boards[(index / 3) % boards.length]!.split(' ') : undefined;
  const rest = chance.shuffled(DECK.filter((card) => board?.includes(card) !== true));
  // Of the first of such hands one player has the cards that complete the board.
  const wanted = index < 18 && index % 3 === 0 ? COMPLETING[(index / 3) % boards.length]! : [];
  const deck = [
    ...rest.filter((card) => wanted.includes(card)),
    ...rest.filter((card) => !wanted.includes(card)),
  ];
  const dealt = new Map(seats.map((seat, at) => [seat, deck.slice(at * own, (at + 1) * own)]));
  const used = seats.length * own;
  return { own: dealt, board: board ?? deck.slice(used, used + 5) };
}

const COMPLETING: readonly (readonly string[])[] = [
  ['Th', '9h'],
  ['5s', 'Ts'],
  ['Ah', 'Kc'],
  ['5c', '5s'],
  ['Ts', 'Tc'],
  ['Ah', '6h'],
];

function winnersOf({ contenders }: Pot, { hands }: Showdown, by: keyof Strength): readonly number[] {
  if (contenders.length === 1) return contenders;
  const best = contenders
    .map((seat) => hands.get(seat)![by])
    .reduce((one, other) => (compared(other, one) > 0 ? other : one));
  return contenders.filter((seat) => compared(hands.get(seat)![by], best) === 0);
}

/** Where all cards would give another winner than those that are named, somebody should look (OP2-09). */
const advice = (pots: readonly Pot[], showdown: Showdown): readonly string[] =>
  pots.some((pot) => winnersOf(pot, showdown, 'named').join() !== winnersOf(pot, showdown, 'whole').join())
    ? ['tiebreak-readings-differ OP2-09']
    : [];

/** The rule by which a pot goes to its winners. */
function shownRule(
  { contenders }: Pot,
  winners: readonly number[],
  hands: Showdown['hands'],
): readonly string[] {
  if (contenders.length === 1) return hands.size === 0 ? [`${R}-IX.9-01`] : [];
  if (winners.length > 1) return [`${R}-IX.24-01`];
  const [combination = 0] = hands.get(winners[0]!)!.named;
  const alike = contenders.filter((seat) => hands.get(seat)!.named[0] === combination);
  const { rule, between } = COMBINATIONS[combination]!;
  return [`${R}-${alike.length > 1 ? between : rule}`];
}
