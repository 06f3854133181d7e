import type { CatalogueEvent, EventOf, EventType } from '../../../src/ledger/event-contract/catalogue';

/** The summands of a table and day, in cents: counts, slips and stakes as declared by the events. */
export interface TableOfDay {
  readonly day: string;
  readonly table: string;
  /** Non-banked tables: the expected and the counted cagnotte; fees paid outside it. */
  expected: number;
  counted: number;
  fees: number;
  /** House-banked tables: opening float, fills, credits, closing inventory, boxes. */
  float: number;
  fills: number;
  credits: number;
  inventory: number;
  boxes: number;
  /** Pool prizes paid out of the float, deductions moved to a slot, pool stakes swept into the float. */
  prizesFromFloat: number;
  toSlot: number;
  swept: number;
  isHouseBanked: boolean;
}

/** The summands of the pools of a day, in cents. */
export interface PoolsOfDay {
  readonly day: string;
  stakes: number;
  prizes: number;
  /** The expected and the counted contents of the slots of pools. */
  inSlots: number;
  slotsCounted: number;
}

/** The figures of every table and day, by plain addition over the events. */
export class DayFigures {
  readonly tables = new Map<string, TableOfDay>();
  readonly pools = new Map<string, PoolsOfDay>();

  add(event: CatalogueEvent): void {
    const day = event.gamingday;
    const named = /\/tables\/([^/]+)/.exec(event.source)?.[1];
    if (named !== undefined) add(AT_TABLES, this.tableOf(day, named), event);
    add(AT_POOLS, { pools: this.poolsOf(day), tableNamed: (table) => this.tableOf(day, table) }, event);
  }

  tableOf(day: string, table: string): TableOfDay {
    const key = `${day} ${table}`;
    const found = this.tables.get(key) ?? {
      day,
      table,
      expected: 0,
      counted: 0,
      fees: 0,
      float: 0,
      fills: 0,
      credits: 0,
      inventory: 0,
      boxes: 0,
      prizesFromFloat: 0,
      toSlot: 0,
      swept: 0,
      isHouseBanked: false,
    };
    this.tables.set(key, found);
    return found;
  }

  poolsOf(day: string): PoolsOfDay {
    const found = this.pools.get(day) ?? { day, stakes: 0, prizes: 0, inSlots: 0, slotsCounted: 0 };
    this.pools.set(day, found);
    return found;
  }
}

type Adding<To> = { readonly [Type in EventType]?: (to: To, data: EventOf<Type>['data']) => void };

const add = <To>(adding: Adding<To>, to: To, { type, data }: CatalogueEvent): void =>
  (adding[type] as ((to: To, data: unknown) => void) | undefined)?.(to, data);

const AT_TABLES: Adding<TableOfDay> = {
  'cagnotte.table.opened.v1': (table, { float }) => {
    if (float.holder !== 'cambista') table.float += float.amount + (float.locked ?? 0);
  },
  'cagnotte.table.filled.v1': (table, { holder, amount }) => {
    if (holder !== 'cambista') table.fills += amount;
  },
  'cagnotte.table.credited.v1': (table, { holder, amount }) => {
    if (holder !== 'cambista') table.credits += amount;
  },
  'cagnotte.table.counted.v1': (table, { occasion = 'closing', inventory }) => {
    table.isHouseBanked = true;
    if (occasion === 'closing') table.inventory = inventory;
  },
  'cagnotte.drop.counted.v1': (table, { amount }) => {
    table.boxes += amount;
  },
  'cagnotte.round.settled.v1': (table, { deduction }) => {
    if (deduction?.dropped === true) table.toSlot += deduction.amount;
  },
  'cagnotte.coup.played.v1': (table, { commission }) => {
    table.expected += commission?.amount ?? 0;
  },
  'cagnotte.hand.played.v1': (table, { rake }) => {
    table.expected += rake.dropped;
  },
  'cagnotte.poker-session.charged.v1': (table, { paidWith, amount }) => {
    if (paidWith === 'chips') table.expected += amount;
    else table.fees += amount;
  },
  'cagnotte.slot.counted.v1': (table, { slot, chips }) => {
    if (slot === 'cagnotte') table.counted += chips;
  },
};

interface PoolsAndTables {
  readonly pools: PoolsOfDay;
  readonly tableNamed: (table: string) => TableOfDay;
}

const AT_POOLS: Adding<PoolsAndTables> = {
  'cagnotte.jackpot.contributed.v1': ({ pools, tableNamed }, { amount, how, table }) => {
    pools.stakes += amount;
    if (how === 'slot') pools.inSlots += amount;
    else tableNamed(table).swept += amount;
  },
  'cagnotte.jackpot.won.v1': ({ pools, tableNamed }, { amount, paidFrom, table }) => {
    pools.prizes += amount;
    if (paidFrom === 'table' && table !== undefined) tableNamed(table).prizesFromFloat += amount;
  },
  'cagnotte.slot.counted.v1': ({ pools }, { slot, chips }) => {
    if (slot === 'jackpot') pools.slotsCounted += chips;
  },
};
