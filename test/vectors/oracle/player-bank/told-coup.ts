import type { Made } from '../house-poker/rounds';
import type { Hands } from './cards';
import type { Cloth, Winner } from './games';

export interface Bet extends Made {
  readonly standing?: true;
  /** What the table says that played of it. */
  readonly covered?: number;
}

export interface Coup {
  readonly bets: readonly Bet[];
  readonly hands: Hands;
  /** What the bank answers for. */
  readonly inPlay: number;
  readonly mode?: string;
  readonly bankerSeat: number;
  readonly asked?: true;
  readonly bankDrew?: true;
  readonly errorRule?: string;
  readonly playersPresent?: number;
  readonly bank?: string;
  readonly memory?: object;
  /** What the table says, where that is not what the cards give. */
  readonly declared?: Readonly<Partial<Record<Cloth, Winner>>>;
}
