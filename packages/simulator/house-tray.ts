import type { EventType } from '../../src/ledger/event-contract/catalogue';
import type { Minor } from '../../src/kernel/money';
import { inPieces, Premises } from './pieces';
import type { Chance, Course } from './chance';
import type { Guest, OnDuty } from './guest';
import type { Report, Reported } from './reporter';
import type { CapturedReports } from '../../src/ledger/table-session/table-session.state';
import type { HouseGame, TableKind } from './games/house-game';
import { type GamePoolTerms, GamePool } from './game-pool';
import { POOL, Jackpot } from './house-jackpot';
import { Cage } from './cage';
import { present } from '../../src/kernel/present';

export class House extends Premises {
  readonly cage = new Cage(this);
  readonly jackpot = new Jackpot(this);
  store: { of: (plan: HousePlan) => TableKind['equipment'] } | undefined;
  private readonly gamePools = new Map<string, GamePool>();

  poolOf(terms: GamePoolTerms): GamePool {
    const known = this.gamePools.get(terms.pool) ?? new GamePool(this, terms);
    this.gamePools.set(terms.pool, known);
    return known;
  }
}

const MINUTE = 60;

/** The least credit to the cage, in multiples of the minimum. */
const WORTH_SENDING = 20n;
const FULL_PART = 3n;

export const poolOf = ({ hasPool, gamePool }: HousePlan): string | undefined =>
  hasPool ? POOL.pool : gamePool?.pool;

/** The state of a house-banked table in a session: float, boxes, tip box, guests. Amounts in minor units. */
export class HouseTray {
  readonly sessionNo = 1;
  readonly staff: readonly OnDuty[];
  seated: Guest[] = [];
  isClosing = false;
  float = 0n;
  /** The drop boxes of the evening with the cash in each; notes go into the last one. */
  readonly boxes: { readonly box: string; cash: Minor }[];
  poolSlot = 0n;
  tips = 0n;
  minimum: Minor;
  brought = 0n;

  constructor(
    readonly house: House,
    readonly plan: HousePlan,
    readonly chance: Chance,
  ) {
    this.staff = house.roster.team(plan.kind.staff);
    this.minimum = plan.kind.minimum;
    this.boxes = [{ box: `B-${plan.table}`, cash: 0n }];
  }

  report<Type extends EventType>({ type, data }: Omit<Report<Type>, 'from' | 'sessionNo'>): Reported {
    const from = `tables/${this.plan.table}`;
    return this.house.report<Type>({ type, from, sessionNo: this.sessionNo, data });
  }

  *open(): Course {
    const { table, kind, game, captures } = this.plan;
    const { currency } = this.house.name;
    const locked = this.house.locked.get(table);
    this.brought = locked === undefined ? kind.float : kind.float - locked;
    const slip = this.house.cage.issue(this.toTable(this.brought), 'float');
    yield 5 * MINUTE;
    this.float = kind.float;
    const { minimum, tier, maxima, seats } = kind;
    const equipment = this.house.store?.of(this.plan);
    const found = present({ locked });
    const pool = poolOf(this.plan);
    this.report({
      type: 'cagnotte.table.opened.v1',
      data: {
        currency,
        game: game.rules.code,
        minimum,
        seats,
        captures,
        staff: this.staff,
        ...present({ tier, maxima, equipment }),
        ...(pool === undefined ? {} : { jackpots: [pool] }),
        float: { amount: this.brought, slip, pieces: inPieces(this.brought), ...found },
        box: this.boxes[0]!.box,
      },
    });
    yield 5 * MINUTE;
  }

  *fill(): Course {
    const amount = this.brought;
    const slip = this.house.cage.issue(this.toTable(amount), 'fill');
    yield 2 * MINUTE;
    this.float += amount;
    const { currency } = this.house.name;
    this.report({
      type: 'cagnotte.table.filled.v1',
      data: { currency, amount, slip, pieces: inPieces(amount), by: this.staff },
    });
  }

  *sendBack(): Course {
    const { float, minimum } = this.plan.kind;
    const amount = ((this.float - float) / minimum) * minimum;
    if (amount < WORTH_SENDING * minimum) return;
    const { currency } = this.house.name;
    const slip = this.house.cage.nextSlip();
    this.float -= amount;
    const stated = this.house.chipsStated(amount);
    const data = { currency, amount, slip, by: this.staff, ...stated };
    this.report({ type: 'cagnotte.table.credited.v1', data });
    yield 2 * MINUTE;
    this.house.cage.receive(this.toTable(amount), slip);
  }

  swapBox(): void {
    const { table, kind } = this.plan;
    const { box, cash } = this.boxes.at(-1)!;
    if (cash < kind.float / FULL_PART) return;
    const replacement = `B-${table}-${this.boxes.length + 1}`;
    this.boxes.push({ box: replacement, cash: 0n });
    this.report({ type: 'cagnotte.box.swapped.v1', data: { box, replacement, by: this.staff.slice(0, 2) } });
  }

  sellChips(guest: Guest, wanted: Minor): void {
    const amount = guest.pay(wanted < this.float ? wanted : this.float);
    if (amount === 0n) return;
    this.float -= amount;
    this.boxes.at(-1)!.cash += amount;
    guest.chips += amount;
    if (!this.plan.captures.buyIns) return;
    const { currency } = this.house.name;
    this.report({
      type: 'cagnotte.chips.exchanged.v1',
      data: { currency, kind: 'cash-for-chips', amount, at: 'table', player: guest.id },
    });
  }

  toTable(amount: Minor): {
    readonly table: string;
    readonly sessionNo: number;
    readonly amount: Minor;
  } {
    return { table: this.plan.table, sessionNo: this.sessionNo, amount };
  }
}

export interface HousePlan {
  readonly family: 'house';
  readonly table: string;
  readonly game: HouseGame;
  readonly kind: TableKind;
  readonly captures: CapturedReports;
  readonly hasPool: boolean;
  readonly gamePool?: GamePoolTerms;
}
