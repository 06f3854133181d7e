import { type DealerChances, dealerFromShoe, wonAgainstEndings } from './dealer-hands';
import { CARD_VALUES, type ShoeLeft } from './shoe-left';
import { present } from '../../kernel/present';

type Decision = 'stand' | 'draw' | 'double';

interface Worth {
  readonly mean: number;
  readonly decision: Decision;
}

interface HandInPlay {
  readonly dealer: number;
  readonly isLostToBlackjack: boolean;
  readonly isDoubleLost: boolean;
  readonly decided?: ReadonlyMap<number, Decision>;
}

/**
 * The base of the keys of hands, whose digits count the cards of each value: more than a hand can have of one value.
 */
const BASE = 22;
const PLACE: readonly number[] = CARD_VALUES.map((_, index) => BASE ** index);
const SAFE = 11;

const handOf = (one: number, other: number): Cards => ({
  key: PLACE[one - 1]! + PLACE[other - 1]!,
  hard: one + other,
  hasAce: one === 1 || other === 1,
});

const pointsOf = ({ hard, hasAce }: Cards): number => (hasAce && hard <= SAFE ? hard + 10 : hard);

export class PlayByCards {
  readonly decisions = new Map<number, Decision>();
  private readonly known = new Map<number, number>();
  private readonly dealers = new Map<number, DealerChances>();

  constructor(
    private readonly shoe: ShoeLeft,
    private readonly inPlay: HandInPlay,
  ) {}

  ofTwo(one: number, other: number): number {
    return this.of(handOf(one, other), true);
  }

  ofTwoAsTheyAre(one: number, other: number): number {
    return this.stand(handOf(one, other));
  }

  private of(hand: Cards, isTwo: boolean): number {
    const known = this.known.get(hand.key);
    if (known !== undefined) return known;
    const decided = this.inPlay.decided?.get(hand.key);
    const { mean, decision } = decided === undefined ? this.best(hand, isTwo) : this.asDecided(hand, decided);
    this.known.set(hand.key, mean);
    this.decisions.set(hand.key, decision);
    return mean;
  }

  private asDecided(hand: Cards, decision: Decision): Worth {
    if (decision === 'stand') return { mean: this.stand(hand), decision };
    return { mean: decision === 'draw' ? this.drawn(hand) : this.doubled(hand), decision };
  }

  private best(hand: Cards, isTwo: boolean): Worth {
    const points = pointsOf(hand);
    if (points === 21) return this.asDecided(hand, 'stand');
    const choices: Decision[] = points > SAFE ? ['stand', 'draw'] : ['draw'];
    if (isTwo) choices.push('double');
    return choices
      .map((decision) => this.asDecided(hand, decision))
      .reduce((best, worth) => (worth.mean > best.mean ? worth : best));
  }

  private drawn(hand: Cards): number {
    return this.withEach(hand, (next) => (next.hard > 21 ? -1 : this.of(next, false)));
  }

  private doubled(hand: Cards): number {
    const { isDoubleLost } = this.inPlay;
    return this.withEach(hand, (next) =>
      next.hard > 21 ? -2 : this.stand(next) + this.standing(next, isDoubleLost),
    );
  }

  private withEach(hand: Cards, worth: (next: Cards) => number): number {
    let mean = 0;
    for (const value of CARD_VALUES) {
      const chance = this.shoe.chance(value);
      if (chance === 0) continue;
      this.shoe.take(value);
      mean +=
        chance *
        worth({
          key: hand.key + PLACE[value - 1]!,
          hard: hand.hard + value,
          hasAce: hand.hasAce || value === 1,
        });
      this.shoe.putBack(value);
    }
    return mean;
  }

  private stand(hand: Cards): number {
    return this.standing(hand, this.inPlay.isLostToBlackjack);
  }

  private standing(hand: Cards, isLostToBlackjack: boolean): number {
    const chances = this.dealers.get(hand.key) ?? this.dealerAgainst(hand);
    return wonAgainstEndings(pointsOf(hand), isLostToBlackjack).reduce(
      (sum, won, ending) => sum + won * chances[ending]!,
      0,
    );
  }

  private dealerAgainst({ key }: Cards): DealerChances {
    const chances = dealerFromShoe(this.inPlay.dealer, this.shoe);
    this.dealers.set(key, chances);
    return chances;
  }
}

interface Cards {
  readonly key: number;
  readonly hard: number;
  readonly hasAce: boolean;
}

/** Beyond this number of further splits the worth of a hand is extrapolated, because they hardly ever occur. */
const FURTHER_SPLITS = 3;
const ACE = 1;

interface SplitPair extends HandInPlay {
  readonly value: number;
  readonly losesAll: boolean;
}

/**
 * The mean winnings of a pair that is split, and split again whenever its value comes, each hand being played by its
 * own cards. All orders of cards are equally likely, so that the second card of each hand may be dealt before any is
 * played: the hands are then alike, and of the others it is known that their second cards are not of that value.
 */
export function splitByCards(shoe: ShoeLeft, pair: SplitPair): number {
  const { value, losesAll } = pair;
  const extra = new HandsOfSplit(shoe, pair, losesAll);
  const first = losesAll ? extra : new HandsOfSplit(shoe, pair, true);
  const further = chancesOfFurther(shoe.count(value), shoe.cards);
  return further.reduce(
    (sum, chance, splits) => sum + chance * (first.worth(splits) + (splits + 1) * extra.worth(splits)),
    0,
  );
}

/** The chances of 0, 1, 2 … further splits: each second card that a hand waits for can be of the value again. */
export function chancesOfFurther(ofValue: number, cards: number): readonly number[] {
  const ends: number[] = [];
  // Chances by the number of hands that wait for a second card, at the current number of splits.
  let waiting = [0, 0, 1];
  for (let splits = 0; splits <= Math.min(ofValue, LAST); splits += 1) {
    const split = Array<number>(waiting.length + 1).fill(0);
    for (let hands = waiting.length - 1; hands > 0; hands -= 1) {
      const chance = waiting[hands]!;
      const settled = 2 + splits - hands;
      const again = (ofValue - splits) / (cards - splits - settled);
      split[hands + 1] = chance * again;
      waiting[hands - 1]! += chance * (1 - again);
    }
    ends.push(waiting[0]!);
    waiting = split;
  }
  return ends;
}

/** The shoe has more tens than this, but more further splits hardly ever occur. */
const LAST = 24;

class HandsOfSplit {
  private readonly worths: number[] = [];
  private decided: HandInPlay['decided'];

  constructor(
    private readonly shoe: ShoeLeft,
    private readonly pair: SplitPair,
    private readonly isLostToBlackjack: boolean,
  ) {}

  worth(splits: number): number {
    if (splits <= FURTHER_SPLITS) return (this.worths[splits] ??= this.played(splits));
    const last = this.worth(FURTHER_SPLITS);
    return last + (splits - FURTHER_SPLITS) * (last - this.worth(FURTHER_SPLITS - 1));
  }

  private played(splits: number): number {
    const { pair, shoe, isLostToBlackjack, decided } = this;
    const { value } = pair;
    shoe.take(value, splits);
    const left = shoe.withOthers(value, splits + 1);
    const isDoubleLost = pair.losesAll;
    const play = new PlayByCards(left, {
      dealer: pair.dealer,
      isLostToBlackjack,
      isDoubleLost,
      ...present({ decided }),
    });
    let mean = 0;
    for (const second of CARD_VALUES) {
      if (second === value) continue;
      const chance = left.chanceAmongOthers(second, value);
      left.take(second);
      mean += chance * (value === ACE ? play.ofTwoAsTheyAre(value, second) : play.ofTwo(value, second));
      left.putBack(second);
    }
    shoe.putBack(value, splits);
    this.decided ??= play.decisions;
    return mean;
  }
}
