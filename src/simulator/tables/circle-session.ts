import type { Course } from '../agenda';
import { Chance } from '../chance';
import type { CircleGame } from '../games/circle-game';
import type { House } from '../house';
import type { CircleKind } from './circle-kind';
import { CircleTray } from './circle-tray';
import type { Hours } from './hours';

/** A circle table as it is authorised. */
export interface CirclePlan {
  readonly family: 'circle';
  readonly table: string;
  readonly game: CircleGame;
  readonly kind: CircleKind;
}

/** The evening of a circle table: the game is its own course, the table sees to its cambista and its slot. */
export function* circleEvening(house: House, plan: CirclePlan, { opens, closes }: Hours): Course {
  const { table, game, kind } = plan;
  const tray = new CircleTray(house, { table, code: game.rules.code, kind });
  yield opens - house.agenda.now;
  yield* tray.open(closes);
  yield* game.play(tray, new Chance(house.name.seed, house.day, table), closes);
  yield* tray.close();
}
