import { type HandInPlay, PlayByCards } from './play-by-cards';
import { CARD_VALUES, type ShoeLeft } from './shoe-left';

/** Beyond so many further splits of a pair the worth of a hand goes on as straight as before: hardly ever so many come. */
const FURTHER_SPLITS = 3;
const ACE = 1;

interface SplitPair extends HandInPlay {
  readonly value: number;
  readonly losesAll: boolean;
}

/**
 * What a pair brings that is split, and again whenever its value comes, each hand played by its own cards only. The
 * order in which cards come is all the same, so the second card of every hand may be dealt before any is played: the
 * hands are alike then, and each knows of the others that their second cards are not of that value.
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

/** The chance of each number of further splits: as long as hands wait for a second card, each may be of the value. */
export function chancesOfFurther(ofValue: number, cards: number): readonly number[] {
  const ends: number[] = [];
  // By the number of hands that wait, after so many splits.
  let waiting = [0, 0, 1];
  for (let splits = 0; splits <= LAST; splits += 1) {
    const split = Array<number>(waiting.length + 1).fill(0);
    for (let hands = waiting.length - 1; hands > 0; hands -= 1) {
      const chance = waiting[hands]!;
      const settled = 2 + splits - hands;
      const again = Math.max(0, ofValue - splits) / (cards - splits - settled);
      split[hands + 1] = chance * again;
      waiting[hands - 1] = (waiting[hands - 1] ?? 0) + chance * (1 - again);
    }
    ends.push(waiting[0]!);
    waiting = split;
  }
  return ends;
}

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
      ...{ dealer: pair.dealer, isLostToBlackjack, isDoubleLost },
      ...(decided === undefined ? {} : { decided }),
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
