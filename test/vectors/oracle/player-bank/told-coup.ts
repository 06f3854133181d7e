import type { Made } from '../house-poker/rounds';
import type { Hands } from './cards';
import type { Cloth, Winner } from './games';

export interface Bet extends Made {
  readonly standing?: true;
  /** The reported covered part. */
  readonly covered?: number;
}

export interface Coup {
  readonly bets: readonly Bet[];
  readonly hands: Hands;
  /** The amount that the bank covers. */
  readonly inPlay: number;
  readonly mode?: string;
  readonly bankerSeat: number;
  readonly asked?: true;
  readonly bankDrew?: true;
  readonly errorRule?: string;
  readonly playersPresent?: number;
  readonly bank?: string;
  readonly memory?: object;
  /** Reported winners that differ from the cards. */
  readonly declared?: Readonly<Partial<Record<Cloth, Winner>>>;
}
