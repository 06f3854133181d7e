import type { Card } from '../_mechanics/cards';
import type { RowBet } from './rows-facts';
import type { Rows } from './reported-rows';

function valueOf(card: Card): number {
  const rank = card[0] ?? '';
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 10 : rank.charCodeAt(0) - '0'.charCodeAt(0);
}

export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((points, card) => points + valueOf(card), 0);

export const TARGET = 31;

/** The row that won, or what equal rows are: a refait where both came to 31. */
export type RowsResult = 'black' | 'red' | 'null' | 'refait';

export function resultOfRows({ black, red }: Rows): RowsResult {
  const [ofBlack, ofRed] = [pointsOf(black), pointsOf(red)];
  if (ofBlack === ofRed) return ofBlack === TARGET ? 'refait' : 'null';
  return Math.abs(ofBlack - TARGET) < Math.abs(ofRed - TARGET) ? 'black' : 'red';
}

export function winsWith(type: RowBet['type'], winner: 'black' | 'red', { black }: Rows): boolean {
  if (type === 'black' || type === 'red') return type === winner;
  const first = 'cs'.includes(black[0]?.[1] ?? '') ? 'black' : 'red';
  return (first === winner) === (type === 'color');
}
