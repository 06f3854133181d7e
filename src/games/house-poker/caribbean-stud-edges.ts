import { allOf, type CountedNet, edgeOfCounted, netting } from '../_mechanics/counted-results';
import { eachHand } from '../_mechanics/poker-hands/hands-against-each-other';
import { type EndsAgainst, eachHandBesideOpenCard } from '../_mechanics/poker-hands/hands-beside-open-card';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { CaribbeanFacts } from './caribbean-stud-facts';
import { carruselEdge } from './carrusel-edge';
import { handReader, type HandReader } from './caribbean-stud-hand';

/**
 * The edge of the initial bet with the second one that goes with it, and that of insurance. Exact for who decides as
 * well as can be done by what he sees: his five cards and the open one of the house.
 */
export function caribbeanEdges(facts: CaribbeanFacts, answers: Answers): readonly BetEdge[] {
  const hands = handReader(facts, answers);
  return [
    edgeOfCounted('initial-bet', playedBest(facts, hands)[answers['OP2-19']], {
      method:
        'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where ' +
        'that loses less, by the own cards and the open one; no card bought',
    }),
    ...insuranceEdge(facts, answers, hands),
    ...carruselEdge(facts.carrusel),
  ];
}

/** What the player nets of one unit of initial bet, by what becomes of the second bet when the house does not play. */
type PlayedBest = Readonly<Record<Answers['OP2-19'], CountedNet>>;

const PLAYED = new Map<string, PlayedBest>();

/** Counted once in a run for each order of hands and pay table, since that takes seconds. */
function playedBest(facts: CaribbeanFacts, hands: HandReader): PlayedBest {
  const prizes = facts.prizes.map(({ category, pays }) => [category, Number(pays)]);
  const key = JSON.stringify([hands.ranking, prizes, Number(facts.secondBetTimes)]);
  const known = PLAYED.get(key) ?? countBest(facts, hands);
  PLAYED.set(key, known);
  return known;
}

function countBest({ prizes, secondBetTimes }: CaribbeanFacts, hands: HandReader): PlayedBest {
  const { strengthOf, qualifiesFrom, categoryOf } = hands;
  const times = Number(secondBetTimes);
  const payOf = new Map(prizes.map(({ category, pays }) => [category, Number(pays)]));
  const [returned, paid] = [new Netted(), new Netted()];
  eachHandBesideOpenCard({ size: 5, strengthOf, qualifiesFrom }, ({ strength, ways, against }) => {
    const won = 1 + times * (payOf.get(categoryOf(strength)) ?? 0);
    returned.addBetter(ways, against, { unqualified: 1, won, lost: -1 - times });
    paid.addBetter(ways, against, { unqualified: 1 + times, won, lost: -1 - times });
  });
  return { returned: returned.counted, 'paid-at-par': paid.counted };
}

/** What the player nets by how a hand ends that he goes on with. */
interface Nets {
  readonly unqualified: number;
  readonly won: number;
  readonly lost: number;
}

/** What is netted over all deals. They are some 2 · 10¹³, and their squares a few times as many: exact as numbers. */
class Netted {
  private ways = 0;
  private sum = 0;
  private squares = 0;

  get counted(): CountedNet {
    return { ways: BigInt(this.ways), sum: BigInt(this.sum), squares: BigInt(this.squares) };
  }

  /** The hand is gone on with, or passed where that loses less. */
  addBetter(times: number, against: EndsAgainst, { unqualified, won, lost }: Nets): void {
    const { notQualified, lower, equal, higher } = against;
    const ways = notQualified + lower + equal + higher;
    const sum = notQualified * unqualified + lower * won + higher * lost;
    const isPassed = sum < -ways;
    const squares = notQualified * unqualified ** 2 + lower * won ** 2 + higher * lost ** 2;
    this.ways += times * ways;
    this.sum += times * (isPassed ? -ways : sum);
    this.squares += times * (isPassed ? ways : squares);
  }
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
