import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { bettingOf } from './betting';
import { type Dealt, dealtCards } from './dealt-cards';
import { openedBy } from './draw';
import { offences } from './offences';
import { dividedPot, type Pot, potsOf } from './pots';
import { compared, type Strength } from '../poker-hands/five-cards';
import { bestHand, COMBINATIONS } from './strength';
import type { Variant } from './variant';

/** Non-banked poker from the regulation (headings 1.1.10, 1.1.10.A and 1.1.10.B), without code under test. */

const R = '1.1.10';

/** The hand of each contender on each board. */
type Hands = ReadonlyMap<number, readonly Strength[]>;

export function pokerVectors(variant: Variant): readonly Vector[] {
  const chance = new Chance('vectors', variant.code);
  const hands = Array.from({ length: 470 }, (_, index) => vectorOf(variant, chance, index));
  return [...hands, ...offences(variant)];
}

function vectorOf(variant: Variant, chance: Chance, index: number): Vector {
  // Few players if each has many cards, so that weak winning hands occur as well.
  const most = Math.max(variant.seats[0], variant.own > 4 ? 3 : 4);
  const played = bettingOf(chance, chance.between(variant.seats[0], most));
  const { seats, actions, put, uncalled, lastBettor } = played;
  const inPot = [...put.values()].reduce((sum, amount) => sum + amount, 0);
  // At most 5 % (II.4-01); some houses take less, and some amounts do not divide.
  const rake = Math.floor((inPot * chance.between(0, 5)) / 100);
  const dealt = dealtCards(variant, seats, { chance, index });
  const shown = seats.filter((seat) => !played.folded.has(seat));
  const isShown = shown.length > 1;
  // The uncalled bet of a false opener stays in the pot, too, so an opener with such a bet exchanges cards here.
  const isKnown = isShown && shown.includes(1) && uncalled === undefined;
  const opened = openedBy(variant, { seat: 1, cards: isKnown ? dealt.own.get(1)! : undefined, chance });
  const betting = { ...played, folded: new Set([...played.folded, ...opened.out]) };
  const pots = potsOf(betting, rake);
  const contenders = shown.filter((seat) => !betting.folded.has(seat));
  const hands: Hands = new Map(
    isShown ? contenders.map((seat) => [seat, handsOf(variant, dealt, seat)]) : [],
  );
  const won = pots.map((pot) => partsOf(pot, hands, 'named'));
  const awards = pots.flatMap((pot, potNo) => dividedPot(pot, won[potNo]!, { potNo, lastBettor }));
  const findings = [...advice(pots, hands), ...opened.found].sort();
  return {
    round: {
      bets: [],
      outcome: {
        limitType: 'no-limit',
        seats: seats.map((seat) => ({ seat })),
        actions: [...actions, ...opened.actions],
        ...(isShown && shownCards(dealt, shown)),
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
        ...pots.flatMap((pot, at) => shownRules(variant, { pot, parts: won[at]! }, hands)),
        ...findings.map((finding) => finding.slice(finding.indexOf(' ') + 1)),
      ]),
    ],
  };
}

const shownCards = ({ own, boards }: Dealt, seats: readonly number[]) => ({
  ...(boards.length > 0 && { boards }),
  cards: seats.map((seat) => ({ seat, cards: own.get(seat), shown: true })),
});

const handsOf = (variant: Variant, { own, boards }: Dealt, seat: number): readonly Strength[] =>
  (boards.length === 0 ? [[]] : boards).map((board) => bestHand(own.get(seat)!, board, variant));

/** The winners of each part of a pot: the best hand of each board, and the lowest hand if there is one. */
function partsOf({ contenders }: Pot, hands: Hands, by: 'named' | 'whole'): readonly (readonly number[])[] {
  if (contenders.length === 1) return [contenders];
  return hands.get(contenders[0]!)!.flatMap((_, line) => {
    const of = (seat: number): Strength => hands.get(seat)![line]!;
    const lows = contenders.filter((seat) => of(seat).low !== undefined);
    const high = best(contenders, (seat) => of(seat)[by]);
    return lows.length === 0 ? [high] : [high, best(lows, (seat) => of(seat).low!.map((rank) => -rank))];
  });
}

function best(seats: readonly number[], strengthOf: (seat: number) => readonly number[]): readonly number[] {
  const most = seats.map(strengthOf).reduce((one, other) => (compared(other, one) > 0 ? other : one));
  return seats.filter((seat) => compared(strengthOf(seat), most) === 0);
}

/** The advisory finding if all cards give another winner than the cards that the regulation names (OP2-09). */
const advice = (pots: readonly Pot[], hands: Hands): readonly string[] =>
  pots.some((pot) => String(partsOf(pot, hands, 'named')) !== String(partsOf(pot, hands, 'whole')))
    ? ['tiebreak-readings-differ OP2-09']
    : [];

interface Won {
  readonly pot: Pot;
  readonly parts: readonly (readonly number[])[];
}

/** The rules that the award of a pot cites. */
function shownRules(variant: Variant, { pot: { contenders }, parts }: Won, hands: Hands): readonly string[] {
  if (contenders.length === 1) return hands.size === 0 ? [`${R}-IX.9-01`] : [];
  if (variant.lines === 2) return [`${R}.B.7-II.6-01`];
  const [winners = [], lowest = []] = parts;
  const low = lowest.some((seat) => !winners.includes(seat)) ? [`${R}.B.5-II.1-01`] : [];
  if (winners.length > 1) return [`${R}-IX.24-01`, ...low];
  const combinationOf = (seat: number): number => hands.get(seat)![0]!.named[0]!;
  const combination = combinationOf(winners[0]!);
  const alike = contenders.filter((seat) => combinationOf(seat) === combination);
  const { rule, between } = COMBINATIONS[combination]!;
  const own = rule === 'VI.1-05' ? variant.rules.flush : `${R}-${rule}`;
  return [alike.length > 1 ? `${R}-${between}` : own, ...low];
}
