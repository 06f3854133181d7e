import { Type } from 'typebox';

/** A card of the French deck: rank and suit, e.g. `Th`. Decks without indices and games on other decks use text. */
export const Card = Type.String({ pattern: '^[2-9TJQKA][cdhs]$', description: 'rank and suit, e.g. Th' });

export const Cards = Type.Array(Card, { maxItems: 10, description: 'in the order of dealing' });
