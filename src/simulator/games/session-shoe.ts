import type { Card } from '../../games/_mechanics/cards';
import type { Cloth } from './house-game';
import { Shoe } from './shoe';

/** How a shoe is prepared, and how many cards must be there for a round. */
export interface ShoeSizes {
  readonly decks: number;
  readonly behindCutCard: number;
  /** Cards beside those behind the cut card that must be left for a round to be begun. */
  readonly spare: number;
  /** Cards set aside; as many as the first one says where nothing is said. */
  readonly burnt?: number;
}

export class SessionShoe {
  private shoe: Shoe | undefined;
  private shoeNo = 0;

  constructor(
    private readonly sizes: ShoeSizes,
    private readonly cloth: Pick<Cloth, 'chance' | 'report'>,
  ) {}

  prepare(roundNo: number): void {
    const { decks, behindCutCard, spare, burnt } = this.sizes;
    if (this.shoe !== undefined && this.shoe.left > behindCutCard + spare) return;
    this.finish('cut-card', roundNo - 1);
    this.shoe = new Shoe(decks, behindCutCard, this.cloth.chance, burnt);
    this.shoeNo += 1;
    const { turned } = this.shoe;
    this.cloth.report({
      type: 'cagnotte.shoe.started.v1',
      data: {
        ...{ shoeNo: this.shoeNo, decks, burnt: this.shoe.burnt, behindCutCard },
        ...(turned === undefined ? {} : { burntCards: [turned] }),
      },
    });
  }

  deal(): Card {
    return this.shoe!.deal();
  }

  take(cards: readonly Card[]): Card[] | undefined {
    return this.shoe!.take(cards);
  }

  end(lastRound: number): void {
    this.finish('session-ended', lastRound);
  }

  private finish(cause: 'cut-card' | 'session-ended', lastCoup: number): void {
    if (this.shoe === undefined) return;
    const last = lastCoup > 0 ? { lastCoup } : {};
    this.cloth.report({ type: 'cagnotte.shoe.ended.v1', data: { shoeNo: this.shoeNo, ...last, cause } });
  }
}
