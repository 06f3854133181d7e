import type { GameRules } from '../../games/game-rules';
import type { Course } from '../agenda';
import type { Chance } from '../chance';
import type { CircleKind } from '../tables/circle-kind';
import type { CircleTray } from '../tables/circle-tray';

/** A game that the guests play among themselves; the house organises it and keeps a share. */
export interface CircleGame {
  readonly rules: GameRules;
  readonly letters: string;
  readonly kinds: readonly [CircleKind, ...CircleKind[]];
  /** Plays until that time of the day, and leaves nothing in custody. */
  readonly play: (tray: CircleTray, chance: Chance, until: number) => Course;
}
