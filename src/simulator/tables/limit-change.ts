import type { Chance } from '../chance';
import type { HouseTray } from './house-tray';

const SHARE = 50;

/** A change of the minimum during a session: announced, and in force after the rounds of notice. */
export class LimitChange {
  private readonly announcedAt: number | undefined;
  private readonly rounds: number;

  constructor(
    private readonly tray: HouseTray,
    chance: Chance,
  ) {
    const { roundsOfNotice } = tray.plan.kind;
    const changes = roundsOfNotice !== undefined && chance.percent(SHARE);
    this.announcedAt = changes ? chance.between(20, 80) : undefined;
    this.rounds = roundsOfNotice ?? 0;
  }

  beforeRound(lastRound: number): void {
    const { tray, announcedAt, rounds } = this;
    if (
      announcedAt === undefined ||
      lastRound !== announcedAt + rounds ||
      tray.minimum !== tray.plan.kind.minimum
    )
      return;
    const oldMinimum = tray.minimum;
    tray.minimum = oldMinimum * 2n;
    const { currency } = tray.house.name;
    const { tier } = tray.plan.kind;
    tray.report({
      type: 'cagnotte.table.limits-changed.v1',
      data: {
        ...{ currency, oldMinimum, newMinimum: tray.minimum },
        ...{ announcedAtRound: announcedAt, firstRound: lastRound + 1 },
        ...(tier === undefined ? {} : { newTier: tier }),
        by: tray.staff[0]!,
      },
    });
  }
}
