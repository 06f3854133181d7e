import { Chance, type Course, type Hours } from './chance';
import { type NonBankedGame, type NonBankedKind, NonBankedTray } from './non-banked-tray';
import type { House } from './house-tray';

export interface NonBankedPlan {
  readonly family: 'non-banked';
  readonly table: string;
  readonly game: NonBankedGame;
  readonly kind: NonBankedKind;
}

export function* nonBankedEvening(house: House, plan: NonBankedPlan, { opens, closes }: Hours): Course {
  const { table, game, kind } = plan;
  const tray = new NonBankedTray(house, { table, code: game.rules.code, kind });
  yield opens - house.agenda.now;
  yield* tray.open(closes);
  yield* game.play(tray, new Chance(house.name.seed, house.day, table), closes);
  yield* tray.close();
}
