import { Chance, type Course, type Hours } from './chance';
import type { Play } from './games/house-game';
import { type House, type HousePlan, HouseTray, poolOf } from './house-tray';
import { HouseRelief } from './house-relief';
import { FloorNotes } from './floor-notes';
import { EquipmentPause } from './equipment-pause';
import { PoolAtTable } from './pool-at-table';
import { Cloth } from './cloth';
import type { Minor } from '../../src/kernel/money';
import { inPieces } from './pieces';
import { present } from '../../src/kernel/present';

const MINUTE = 60;
/** The fraction (1/n) of the float that stays locked on the table overnight. */
const LOCKED_PART = 2n;

export class HouseSession {
  private readonly tray: HouseTray;
  private readonly chance: Chance;
  private readonly play: Play;
  private readonly cloth: Cloth;
  private readonly limits: LimitChange;
  private relief: HouseRelief | undefined;
  private notes: FloorNotes | undefined;
  private readonly pause: EquipmentPause;

  constructor(
    private readonly house: House,
    private readonly plan: HousePlan,
  ) {
    this.tray = new HouseTray(house, plan, new Chance(house.name.seed, house.drawnDay, plan.table, 'pool'));
    this.chance = new Chance(house.name.seed, house.drawnDay, plan.table);
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
    this.pause = new EquipmentPause(this.tray);
  }

  *evening({ opens, closes }: Hours): Course {
    yield opens - this.house.agenda.now;
    yield* this.tray.open();
    this.relief = new HouseRelief(this.tray);
    this.notes = new FloorNotes(this.tray);
    while (this.house.agenda.now < closes) yield* this.round(false);
    if (this.plan.game.playsOut) yield* this.playOut();
    yield* this.round(true);
    this.play.end?.(this.cloth.lastRound);
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
    this.relief?.afterRound(isLast);
    this.notes?.afterRound(this.cloth.lastRound);
    this.go();
    yield* this.tray.sendBack();
    this.tray.swapBox();
    const [least, most] = this.plan.game.secondsPerRound;
    yield* this.pause.between(this.cloth.lastRound, this.chance.between(least, most));
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
        currency,
        oldMinimum,
        newMinimum: tray.minimum,
        announcedAtRound: announcedAt,
        firstRound: lastRound + 1,
        ...present({ newTier: tier }),
        by: tray.staff[0]!,
      },
    });
  }
}

function* closeSession(tray: HouseTray, toLock: Minor): Course {
  const { house, plan, staff, float, tips } = tray;
  const { currency } = house.name;
  const [chief, ...croupiers] = staff;
  const second = croupiers[0] ?? chief!;
  const counts = [chief!, second].map((by) => ({ by, amount: float }));
  tray.report({
    type: 'cagnotte.table.counted.v1',
    data: {
      currency,
      inventory: float,
      pieces: inPieces(float),
      counts,
      occasion: 'closing',
      certifiedBy: [chief!, second],
    },
  });
  yield 3 * MINUTE;
  tray.report({
    type: 'cagnotte.tips.counted.v1',
    data: {
      currency,
      chips: tips,
      cash: 0n,
      takenToCage: true,
      by: [chief!, second],
      ...house.chipsStated(tips),
    },
  });
  house.cage.takeTips(tips, 0n);
  if (tray.poolSlot > 0n) emptyPoolSlot(tray);
  yield 3 * MINUTE;
  handOver(tray, toLock < float ? toLock : float);
  yield 20 * MINUTE;
  for (const { box, cash } of tray.boxes) {
    house.report({
      type: 'cagnotte.drop.counted.v1',
      from: `tables/${plan.table}/count-room`,
      sessionNo: tray.sessionNo,
      data: { currency, box, amount: cash, by: [chief!, second], ...house.cashStated(cash) },
    });
    house.cage.cash += cash;
  }
}

function emptyPoolSlot(tray: HouseTray): void {
  const { house, staff, poolSlot: chips } = tray;
  const { currency } = house.name;
  const by = staff.slice(0, 2);
  const pool = poolOf(tray.plan);
  const ofPool = present({ pool });
  tray.report({
    type: 'cagnotte.slot.counted.v1',
    data: { currency, slot: 'jackpot', ...ofPool, chips, takenToCage: true, by, ...house.chipsStated(chips) },
  });
  house.cage.chips += chips;
}

/** Returns the float to the cage, except for the locked part; the cage confirms the slip. */
function handOver(tray: HouseTray, locked: Minor): void {
  const { house, plan, staff, float } = tray;
  const { currency } = house.name;
  const slip = house.cage.nextSlip();
  const chips = float - locked;
  house.locked.set(plan.table, locked);
  tray.report({
    type: 'cagnotte.table.closed.v1',
    data: {
      currency,
      toCage: [{ holder: 'table', chips, slip, ...house.chipsStated(chips) }],
      leftLocked: [{ holder: 'table', chips: locked, ...house.chipsStated(locked) }],
      certifiedBy: staff.slice(0, 2),
    },
  });
  house.cage.chips += chips;
  house.cage.confirm(tray.toTable(chips), slip);
}
