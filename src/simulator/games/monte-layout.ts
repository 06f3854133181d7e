import { spanishRank } from '../../games/monte/layout';
import { MONTE } from '../../games/monte/monte.rules';
import type { Position } from '../../games/monte/monte-facts';
import type { SpanishCard } from '../../games/monte/reported-monte';
import type { Chance } from '../chance';

/** Four cards as they lie on the cloth, what was laid on them or burnt, and the cards that are left. */
export interface MonteLayout {
  readonly placed: readonly SpanishCard[];
  readonly doubled: readonly { readonly on: 1 | 2; readonly card: SpanishCard }[];
  readonly burnt: readonly SpanishCard[];
  readonly stock: SpanishCard[];
}

const DECK: readonly SpanishCard[] = [...'1234567SCR'].flatMap((rank) =>
  [...'oceb'].map((suit) => rank + suit),
);
/** So many cards on one that is placed make the play null. */
const TOO_MANY_LAID = 3;

export const hasRankOn = (placed: readonly SpanishCard[], position: Position, card: SpanishCard): boolean =>
  spanishRank(placed[position - 1]!) === spanishRank(card);

/** Lays four cards out of freshly shuffled decks; a null play, of four equal cards, is laid out again. */
export function layOut(chance: Chance): MonteLayout {
  for (;;) {
    const stock = chance.shuffled(Array.from({ length: MONTE.decks }, () => DECK).flat());
    const { upper, burnt } = upperRow(stock);
    const { lower, doubled } = lowerRow(stock, upper);
    const isNull = [1, 2].some((place) => doubled.filter(({ on }) => on === place).length >= TOO_MANY_LAID);
    if (!isNull) return { placed: [...upper, ...lower], doubled, burnt, stock };
  }
}

/** Two cards of different ranks; equal ones are burnt. */
function upperRow(stock: SpanishCard[]) {
  const burnt: SpanishCard[] = [];
  for (;;) {
    const [one, other] = [stock.pop()!, stock.pop()!];
    if (spanishRank(one) !== spanishRank(other)) return { upper: [one, other] as const, burnt };
    burnt.push(one, other);
  }
}

/** Two more; one that equals a card of the upper row is laid on it. */
function lowerRow(stock: SpanishCard[], upper: readonly SpanishCard[]) {
  const lower: SpanishCard[] = [];
  const doubled: { on: 1 | 2; card: SpanishCard }[] = [];
  while (lower.length < 2) {
    const card = stock.pop()!;
    const on = ([1, 2] as const).find((position) => hasRankOn(upper, position, card));
    if (on === undefined) lower.push(card);
    else doubled.push({ on, card });
  }
  return { lower, doubled };
}
