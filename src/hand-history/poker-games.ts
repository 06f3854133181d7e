import { UnexpectedText } from './hand-fault';

export type GameFamily = 'flop' | 'draw' | 'stud';

export interface PokerGame {
  /** Game code of this house, e.g. texas-holdem. */
  readonly code: string;
  readonly family: GameFamily;
  readonly smallBetRounds: number;
}

export type LimitType = 'fixed' | 'pot-limit' | 'no-limit';

const game = (code: string, family: GameFamily, smallBetRounds: number): PokerGame => ({
  code,
  family,
  smallBetRounds,
});

const GAMES: ReadonlyMap<string, PokerGame> = new Map([
  ["hold'em", game('texas-holdem', 'flop', 2)],
  ['omaha', game('omaha', 'flop', 2)],
  ['omaha hi/lo', game('omaha-high-low', 'flop', 2)],
  ['5 card omaha', game('omaha-five-card', 'flop', 2)],
  ['5 card omaha hi/lo', game('omaha-five-card-high-low', 'flop', 2)],
  ['courchevel', game('courchevel', 'flop', 2)],
  ['courchevel hi/lo', game('courchevel-high-low', 'flop', 2)],
  ['5 card draw', game('five-card-draw', 'draw', 1)],
  ['single draw 2-7 lowball', game('single-draw-2-7-lowball', 'draw', 1)],
  ['triple draw 2-7 lowball', game('triple-draw-2-7-lowball', 'draw', 2)],
  ['badugi', game('badugi', 'draw', 2)],
  ['7 card stud', game('seven-card-stud', 'stud', 2)],
  ['7 card stud hi/lo', game('seven-card-stud-high-low', 'stud', 2)],
  ['razz', game('razz', 'stud', 2)],
  ['5 card stud', game('five-card-stud', 'stud', 2)],
]);

const LIMITS: Readonly<Record<string, LimitType>> = {
  'no limit': 'no-limit',
  'pot limit': 'pot-limit',
  'fixed limit': 'fixed',
  limit: 'fixed',
};

/** Reads `Hold'em No Limit`: the game and its limit. Throws UnexpectedText for a game that is not known. */
export function readGame(text: string): { readonly game: PokerGame; readonly limitType: LimitType } {
  const match = /^(.+?) (no limit|pot limit|fixed limit|limit)$/.exec(text.trim().toLowerCase());
  const known = match && GAMES.get(match[1]!);
  if (!known) throw new UnexpectedText("a game of poker and its limit, such as Hold'em No Limit");
  return { game: known, limitType: LIMITS[match[2]!]! };
}
