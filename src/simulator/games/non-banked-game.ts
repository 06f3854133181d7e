import type { GameRules } from '../../games/game-rules';
import type { Course } from '../agenda';
import type { Chance } from '../chance';
import type { NonBankedKind, NonBankedTray } from '../non-banked-tray';

export interface NonBankedGame {
  readonly rules: GameRules;
  readonly letters: string;
  readonly kinds: readonly [NonBankedKind, ...NonBankedKind[]];
  readonly play: (tray: NonBankedTray, chance: Chance, until: number) => Course;
}
