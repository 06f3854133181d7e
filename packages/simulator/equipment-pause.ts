import { Chance, type Course } from './chance';
import type { HouseTray } from './house-tray';

const SHARE = 40;

/** An interruption of a table between two rounds, in some sessions, while something of its equipment is put right. */
export class EquipmentPause {
  private after: number | undefined;

  constructor(private readonly tray: HouseTray) {
    const { house, plan } = tray;
    const chance = new Chance(house.name.seed, house.drawnDay, plan.table, 'pauses');
    this.after = chance.percent(SHARE) ? chance.between(4, 30) : undefined;
  }

  /** The time between two rounds, in seconds; the table is interrupted for it after the drawn round. */
  *between(lastRound: number, seconds: number): Course {
    if (this.after === undefined || lastRound < this.after) {
      yield seconds;
      return;
    }
    this.after = undefined;
    const { house, plan, sessionNo, staff } = this.tray;
    const from = `tables/${plan.table}/supervisor`;
    const by = staff[0]!;
    house.report({
      type: 'cagnotte.table.interrupted.v1',
      ...{ from, sessionNo },
      data: { reason: 'equipment', by },
    });
    yield seconds;
    house.report({ type: 'cagnotte.table.resumed.v1', from, sessionNo, data: { by } });
  }
}
