import { UnexpectedText } from './hand-fault';

const CARD = /^[2-9TJQKA][cdhs]$/;

/** Written in the place of a card that is not known. */
const HIDDEN = /(?<![^ ])XX(?![^ ])/g;

/** Reads the cards of a player, `XX Qs`: those that are known. Throws UnexpectedText as `readCards` does. */
export const readPlayerCards = (text: string): readonly string[] => readCards(text.replaceAll(HIDDEN, ''));

/** Reads `Th 4d` (what stands between the brackets): rank and suit of each card. Throws UnexpectedText otherwise. */
export function readCards(text: string): readonly string[] {
  const cards = text.split(' ').filter((card) => card !== '');
  if (!cards.every((card) => CARD.test(card)))
    throw new UnexpectedText(`cards such as Th 4d instead of ${text}`);
  return cards;
}
