import type { PlayOfRound } from './play-of-round.queries';

export interface PlayRow extends PlayOfRound {
  readonly part: number;
  readonly table: string;
  readonly game: string;
}
