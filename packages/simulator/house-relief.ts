import { Chance } from './chance';
import type { OnDuty } from './guest';
import type { HouseTray } from './house-tray';

const MINUTE = 60;

/** A break of one croupier in a session: a relief comes, and goes when the croupier returns. */
export class HouseRelief {
  private readonly begins: number;
  private readonly ends: number;
  private away: OnDuty | undefined;
  private isOver = false;

  /** Called when the table opens. The chance is its own, so that rounds and guests are the same without reliefs. */
  constructor(private readonly tray: HouseTray) {
    const { house, plan } = tray;
    const chance = new Chance(house.name.seed, house.drawnDay, plan.table, 'staff');
    this.begins = house.agenda.now + chance.between(40, 90) * MINUTE;
    this.ends = this.begins + chance.between(15, 20) * MINUTE;
  }

  /** Reports what has become due since the last round; before the close everybody is back. */
  afterRound(isLast: boolean): void {
    const { agenda } = this.tray.house;
    if (this.away !== undefined && (isLast || agenda.now >= this.ends)) this.change(this.relief, this.away);
    else if (!this.isOver && !isLast && agenda.now >= this.begins) {
      const croupier = this.tray.staff.findLast(({ role }) => role === 'croupier');
      if (croupier !== undefined) this.change(croupier, this.relief);
    }
  }

  private get relief(): OnDuty {
    return { id: `E-${this.tray.plan.table}`, role: 'croupier' };
  }

  private change(leaves: OnDuty, comes: OnDuty): void {
    this.isOver = true;
    this.away = comes.id === this.relief.id ? leaves : undefined;
    this.tray.report({
      type: 'cagnotte.staff.changed.v1',
      data: { changes: [{ leaves, comes }], by: this.tray.staff[0]! },
    });
  }
}
