import { allOf, type CountedNet, edgeOfCounted, netting } from '../_mechanics/counted-results';
import {
  eachHand,
  eachHandAgainstOthers,
  type PairsAgainst,
} from '../_mechanics/poker-hands/hands-against-each-other';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { CaribbeanFacts } from './caribbean-stud-facts';
import { carruselEdge } from './carrusel-edge';
import { handReader, type HandReader } from './caribbean-stud-hand';

/**
 * The edge of the initial bet with the second one that goes with it, and that of insurance. Exact for a stated play:
 * who also looks at the open card of the house loses a little less.
 */
export function caribbeanEdges(facts: CaribbeanFacts, answers: Answers): readonly BetEdge[] {
  const hands = handReader(facts, answers);
  const paysOf = (strength: number): bigint =>
    facts.prizes.find(({ category }) => category === hands.categoryOf(strength))?.pays ?? 0n;
  const initial = compared(hands).map(({ strength, against }) =>
    asPlayed(facts, answers, against, paysOf(strength)),
  );
  return [
    edgeOfCounted('initial-bet', allOf(initial), {
      method:
        'all pairs of hands; with the second bet, of one unit of initial bet; passed where that loses less, by the ranks ' +
        'of the hand and whether it is of one suit; the open card of the house not looked at, no card bought',
    }),
    ...insuranceEdge(facts, answers, hands),
    ...carruselEdge(facts.carrusel),
  ];
}

/** A hand and how it stands against all others. */
interface Compared {
  readonly strength: number;
  readonly against: PairsAgainst;
}

const COMPARED = new Map<string, readonly Compared[]>();

/** Counted once in a run for each order of hands, since that takes seconds. */
function compared({ strengthOf, qualifiesFrom, ranking }: HandReader): readonly Compared[] {
  const key = JSON.stringify(ranking);
  const known = COMPARED.get(key);
  if (known !== undefined) return known;
  const hands: Compared[] = [];
  eachHandAgainstOthers({ size: 5, strengthOf, qualifiesFrom }, ({ strength }, against) => {
    hands.push({ strength, against });
  });
  COMPARED.set(key, hands);
  return hands;
}

function asPlayed(
  { secondBetTimes: times }: CaribbeanFacts,
  answers: Answers,
  { notQualified, lower, equal, higher }: PairsAgainst,
  pays: bigint,
): CountedNet {
  const unqualified = answers['OP2-19'] === 'paid-at-par' ? 1n + times : 1n;
  const played = allOf([
    netting(notQualified, unqualified),
    netting(lower, 1n + times * pays),
    netting(equal, 0n),
    netting(higher, -1n - times),
  ]);
  const passed = netting(played.ways, -1n);
  return played.sum >= passed.sum ? played : passed;
}

function insuranceEdge(
  { insurance }: CaribbeanFacts,
  answers: Answers,
  { strengthOf, qualifiesFrom, categoryOf }: HandReader,
): readonly BetEdge[] {
  if (insurance === undefined) return [];
  const stake = answers['OP2-16b'] === 'consumed' ? -1n : 0n;
  const counted: CountedNet[] = [];
  eachHand({ size: 5, strengthOf, qualifiesFrom }, ({ strength, ways }) => {
    const prize = insurance.prizes.find(({ category }) => category === categoryOf(strength));
    counted.push(netting(ways, prize === undefined ? -1n : prize.pays + stake));
  });
  return [
    edgeOfCounted('insurance', allOf(counted), {
      method: 'all hands of five cards; no card bought, and in play whatever is decided on the hand',
    }),
  ];
}
