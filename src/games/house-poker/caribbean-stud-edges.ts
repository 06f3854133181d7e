import type { CarruselFacts, CarruselPrize } from '../_mechanics/carrusel';
import { eachHand } from '../_mechanics/hands-against-each-other';
import { type EndsAgainst, eachHandBesideOpenCard } from '../_mechanics/hands-beside-open-card';
import type { HandCategory } from '../_mechanics/hand-ranking';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { handReader, type HandReader, type CaribbeanFacts } from './caribbean-stud-facts';
import { rational } from '../../kernel/rational';
import type { CountedNet } from '../_mechanics/chances';
import { allOf, edgeOfCounted, netting, edgeOf, sumOfMoments, withChance } from '../_mechanics/chances';
import { categoryOf, handEvaluator } from '../_mechanics/five-card-hand';

/**
 * The edges of the initial bet together with the second bet, of insurance and of the carrusel. Exact for a player who
 * decides best by what he sees: his five cards and the open card of the house.
 */
export function caribbeanEdges(facts: CaribbeanFacts, answers: Answers): readonly BetEdge[] {
  const hands = handReader(facts, answers);
  return [
    edgeOfCounted('initial-bet', playedBest(facts, hands)[answers['OP2-19']], {
      method:
        'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where ' +
        'that loses less, by the own cards and the open one; no card bought',
    }),
    ...caribbeanStudInsuranceEdge(facts, answers, hands),
    ...carruselEdge(facts.carrusel),
  ];
}

/** The player's net winnings for one unit of initial bet, by the answer to OP2-19. */
type PlayedBest = Readonly<Record<Answers['OP2-19'], CountedNet>>;

/**
 * The part of a stake in a carrusel that house and meter keep while the meter is at its opening, when prizes are
 * lowest. Other winners of the round are not considered. Empty for a carrusel without an opening amount.
 */
export function carruselEdge({ prizes, ranking, opening }: CarruselFacts): readonly BetEdge[] {
  if (opening === undefined) return [];
  const ways = new Map<CarruselPrize, bigint>();
  let all = 0n;
  eachHand({ size: 5, strengthOf: handEvaluator(ranking), qualifiesFrom: 0 }, (hand) => {
    all += hand.ways;
    const prize = prizes.find(({ category }) => category === categoryOf(hand.strength, ranking));
    if (prize !== undefined) ways.set(prize, (ways.get(prize) ?? 0n) + hand.ways);
  });
  const wins = (prize: CarruselPrize) => {
    if (prize.takes === 'stakes') return rational(prize.times);
    if (prize.takes === 'meter') return rational(opening.times);
    return rational(opening.times * prize.share.numerator, prize.share.denominator);
  };
  const won = [...ways].map(([prize, count]) => withChance(rational(count, all), wins(prize)));
  return [edgeOf('jackpot-bet', sumOfMoments(won), 'all hands of five cards, the meter at its opening')];
}

const PLAYED = new Map<string, PlayedBest>();

/** Kept for each order of hands and pay table, because counting takes seconds. */
function playedBest(facts: CaribbeanFacts, hands: HandReader): PlayedBest {
  const prizes = facts.prizes.map(({ category, pays }) => `${category} ${pays}`);
  const key = JSON.stringify([hands.ranking, prizes, `${facts.secondBetTimes}`]);
  const known = PLAYED.get(key) ?? countBest(facts, hands);
  PLAYED.set(key, known);
  return known;
}

function countBest(facts: CaribbeanFacts, hands: HandReader): PlayedBest {
  const { strengthOf, qualifiesFrom, categoryOf } = hands;
  const played = new Map<HandCategory, PlayOfHands>();
  eachHandBesideOpenCard({ size: 5, strengthOf, qualifiesFrom }, ({ strength, ways, against }) => {
    const category = categoryOf(strength);
    const known = played.get(category) ?? playOf(facts, category);
    played.set(category, known);
    known.returned.add(ways, against);
    known.paid.add(ways, against);
  });
  const all = [...played.values()];
  return {
    returned: allOf(all.map(({ returned }) => returned.counted)),
    'paid-at-par': allOf(all.map(({ paid }) => paid.counted)),
  };
}

interface PlayOfHands {
  readonly returned: BestPlay;
  readonly paid: BestPlay;
}

/** Best play with hands of a category, if the second bet is returned, or paid, when the house does not qualify. */
export function playOf(
  { prizes, secondBetTimes: times }: CaribbeanFacts,
  category: HandCategory,
): PlayOfHands {
  const pays = prizes.find((prize) => prize.category === category)?.pays ?? 0n;
  const nets = { won: 1n + times * pays, lost: -1n - times };
  return {
    returned: new BestPlay({ ...nets, unqualified: 1n }),
    paid: new BestPlay({ ...nets, unqualified: 1n + times }),
  };
}

interface Nets {
  readonly unqualified: bigint;
  readonly won: bigint;
  readonly lost: bigint;
}

/** Counts the endings of hands that are played on, or passed where that loses less. There are 2 · 10¹³ deals. */
class BestPlay {
  private notQualified = 0;
  private lower = 0;
  private equal = 0;
  private higher = 0;
  private passed = 0;

  constructor(private readonly nets: Nets) {}

  add(times: number, { notQualified, lower, equal, higher }: EndsAgainst): void {
    const { unqualified, won, lost } = this.nets;
    const ways = notQualified + lower + equal + higher;
    const sum = BigInt(notQualified) * unqualified + BigInt(lower) * won + BigInt(higher) * lost;
    if (sum < -BigInt(ways)) {
      this.passed += times * ways;
      return;
    }
    this.notQualified += times * notQualified;
    this.lower += times * lower;
    this.equal += times * equal;
    this.higher += times * higher;
  }

  get counted(): CountedNet {
    const { unqualified, won, lost } = this.nets;
    return allOf([
      netting(BigInt(this.notQualified), unqualified),
      netting(BigInt(this.lower), won),
      netting(BigInt(this.equal), 0n),
      netting(BigInt(this.higher), lost),
      netting(BigInt(this.passed), -1n),
    ]);
  }
}

export function caribbeanStudInsuranceEdge(
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
