import type { PlayOfRound } from './play-of-round.queries';

/** Play under one bet, or rounds under none. */
export interface PlayRow extends PlayOfRound {
  readonly part: number;
  readonly table: string;
  readonly game: string;
}
