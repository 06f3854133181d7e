import type { PlayOfRound } from '../play-totals/play-of-round';

/** Play under one bet, or rounds under none. */
export interface PlayRow extends PlayOfRound {
  readonly part: number;
  readonly table: string;
  readonly game: string;
}
