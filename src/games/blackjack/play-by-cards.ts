import { type DealerChances, dealerFromShoe } from './dealer-from-shoe';
import { wonAgainstEndings } from './dealer-hands';
import { CARD_VALUES, type ShoeLeft } from './shoe-left';

type Decision = 'stand' | 'draw' | 'double';

interface Worth {
  readonly mean: number;
  readonly decision: Decision;
}

export interface HandInPlay {
  readonly dealer: number;
  readonly isLostToBlackjack: boolean;
  readonly isDoubleLost: boolean;
  /** What was decided for each hand before; where absent, the best is found. */
  readonly decided?: ReadonlyMap<number, Decision>;
}

/** More than a hand can have of one value: hands are numbered by how many of each they have. */
const BASE = 22;
const PLACE: readonly number[] = CARD_VALUES.map((_, index) => BASE ** index);
const SAFE = 11;

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

const handOf = (one: number, other: number): Cards => ({
  key: PLACE[one - 1]! + PLACE[other - 1]!,
  hard: one + other,
  hasAce: one === 1 || other === 1,
});

const pointsOf = ({ hard, hasAce }: Cards): number => (hasAce && hard <= SAFE ? hard + 10 : hard);
