import type { Course } from '../agenda';
import { Chance } from '../chance';
import type { Play } from '../games/house-game';
import type { House } from '../house';
import { closeSession } from './closing';
import { PoolAtTable } from './pool-at-table';
import { Cloth } from './cloth';
import { type HousePlan, HouseTray } from './house-tray';
import type { Hours } from './hours';

const MINUTE = 60;
/** Of what the cage brought, the part that is left locked on the table for the next day. */
const LOCKED_PART = 2n;

/** The evening of a house-banked table: guests come, bet, win or lose, and go. */
export class HouseSession {
  private readonly tray: HouseTray;
  private readonly chance: Chance;
  private readonly play: Play;
  private readonly cloth: Cloth;
  private readonly limits: LimitChange;

  constructor(
    private readonly house: House,
    private readonly plan: HousePlan,
  ) {
    this.tray = new HouseTray(house, plan, new Chance(house.name.seed, house.day, plan.table, 'pool'));
    this.chance = new Chance(house.name.seed, house.day, plan.table);
    this.play = plan.game.begin({
      chance: this.chance,
      luck: this.tray.chance,
      hasPool: plan.gamePool !== undefined,
      minimum: () => this.tray.minimum,
      present: () => this.tray.seated.map(({ id }) => id),
      report: (told) => this.tray.report(told),
    });
    const pool =
      plan.gamePool === undefined ? undefined : new PoolAtTable(this.tray, house.poolOf(plan.gamePool));
    this.cloth = new Cloth(this.tray, this.play, pool);
    this.limits = new LimitChange(this.tray, this.chance);
  }

  *evening({ opens, closes }: Hours): Course {
    yield opens - this.house.agenda.now;
    yield* this.tray.open();
    while (this.house.agenda.now < closes) yield* this.round(false);
    if (this.plan.game.playsOut) yield* this.playOut();
    yield* this.round(true);
    this.play.end(this.cloth.lastRound);
    for (const guest of this.tray.seated) this.house.leave(guest);
    this.tray.seated = [];
    yield 10 * MINUTE;
    yield* closeSession(this.tray, this.tray.brought / LOCKED_PART);
  }

  private *playOut(): Course {
    this.tray.isClosing = true;
    while (this.cloth.holdsBets) yield* this.round(false);
  }

  private *round(isLast: boolean): Course {
    this.limits.beforeRound(this.cloth.lastRound);
    this.come();
    if (this.plan.hasPool) this.house.jackpot.takeStakes(this.tray, this.cloth.lastRound + 1);
    yield* this.cloth.playRound(isLast);
    this.go();
    yield* this.tray.sendBack();
    this.tray.swapBox();
    const [least, most] = this.plan.game.secondsPerRound;
    yield this.chance.between(least, most);
  }

  private come(): void {
    const { tray, chance, house } = this;
    if (
      tray.isClosing ||
      tray.seated.length >= this.plan.kind.seats ||
      !chance.percent(tray.seated.length < 3 ? 45 : 12)
    )
      return;
    const least = tray.minimum * 10n;
    const fromFloor = chance.percent(70) ? house.fromFloor(least) : undefined;
    const guest = fromFloor ?? house.welcome(least * BigInt(chance.between(2, 12)));
    tray.seated.push(guest);
    if (guest.free < least) tray.sellChips(guest, least);
  }

  private go(): void {
    const { tray, chance, house } = this;
    tray.seated = tray.seated.filter((guest) => {
      if (guest.bound > 0n) return true;
      if (guest.free < tray.minimum && guest.cash > 0n) tray.sellChips(guest, tray.minimum * 10n);
      const stays = guest.free >= tray.minimum && !chance.percent(3);
      if (!stays) house.leave(guest);
      return stays;
    });
  }
}

const SHARE = 50;

/** A change of the minimum during a session: announced, and in force after the rounds of notice. */
class LimitChange {
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
