import type { DayFigures, PoolsOfDay, TableOfDay } from './day-figures';

/** The totals of a quarter, in cents. */
export interface QuarterOnWorksheet {
  readonly quarter: string;
  readonly base: number;
  readonly baseToDate: number;
  readonly quotaToDate: number;
  readonly toPay: number;
}

/** A worksheet of the gaming duty: a line for each table and day, and the totals of the quarters. Amounts in cents. */
export interface DutyWorksheet {
  /** The win of all tables by day: the total of the control book. */
  readonly controlTotals: ReadonlyMap<string, number>;
  readonly quarters: readonly QuarterOnWorksheet[];
  /** CSV for a check with a pocket calculator. */
  readonly csv: string;
}

/**
 * Calculates the duty from counts, slips, stakes and prizes of the events by day, and the brackets of the Andalusian tariff.
 * It uses neither accounts nor entries and shares no code with what it checks.
 */
export function dutyWorksheet(figures: DayFigures): DutyWorksheet {
  const tables = [...figures.tables.values()].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const days = [...new Set([...tables, ...figures.pools.values()].map(({ day }) => day))].sort();
  const lines = days.map((day) => ({
    day,
    tables: tables.filter((table) => table.day === day),
    pools: figures.poolsOf(day),
  }));
  const quarters = quartersOf(
    lines.map(({ day, tables: own, pools }) => ({ day, base: baseOf(own, pools) })),
  );
  return {
    controlTotals: new Map(lines.map(({ day, tables: own }) => [day, sum(own.map(controlOf))])),
    quarters,
    csv: [
      HEADING,
      ...lines.flatMap(({ tables: own, pools }) => [...own.map(lineOf), lineOfPools(pools)]),
      'quarter,base,base to date,quota to date,to pay',
      ...quarters.map(({ quarter, base, baseToDate, quotaToDate, toPay }) =>
        [quarter, ...[base, baseToDate, quotaToDate, toPay].map(euros)].join(','),
      ),
      '',
    ].join('\n'),
  };
}

const place = ({ day, table }: TableOfDay): string => `${day} ${table}`;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** R of a house-banked table: what is there at the end less what was brought. */
const resultOf = (table: TableOfDay): number =>
  table.inventory +
  table.boxes +
  table.credits +
  table.prizesFromFloat +
  table.toSlot -
  (table.float + table.fills + table.swept);

/** The amount in the control book: for a non-banked table the counted cagnotte. */
const controlOf = (table: TableOfDay): number =>
  table.isHouseBanked ? resultOf(table) : table.counted + table.fees;

/** The dutiable income: the higher of the expected and the counted slot, because a lost chip reduces no duty. */
const incomeOf = (table: TableOfDay): number =>
  table.isHouseBanked ? resultOf(table) : Math.max(table.expected, table.counted) + table.fees;

const poolIncomeOf = ({ stakes, prizes, inSlots, slotsCounted }: PoolsOfDay): number =>
  stakes - prizes + Math.max(slotsCounted - inSlots, 0);

const baseOf = (tables: readonly TableOfDay[], pools: PoolsOfDay): number =>
  sum(tables.map(incomeOf)) + poolIncomeOf(pools);

function quartersOf(days: readonly { readonly day: string; readonly base: number }[]): QuarterOnWorksheet[] {
  const quarters = [...new Set(days.map(({ day }) => quarterOf(day)))];
  const done: QuarterOnWorksheet[] = [];
  for (const quarter of quarters) {
    const base = sum(days.filter(({ day }) => quarterOf(day) === quarter).map((day) => day.base));
    const before = done.at(-1);
    const isSameYear = before?.quarter.slice(0, 4) === quarter.slice(0, 4);
    const baseToDate = base + (isSameYear ? before.baseToDate : 0);
    const quotaToDate = quotaOf(baseToDate);
    done.push({
      quarter,
      base,
      baseToDate,
      quotaToDate,
      toPay: quotaToDate - (isSameYear ? before.quotaToDate : 0),
    });
  }
  return done;
}

const quarterOf = (day: string): string => `${day.slice(0, 4)} Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Ley 5/2021, article 52.1.b: 15 % up to two million, 30 % to three and a half, 40 % to five, 45 % above; in cents. */
function quotaOf(base: number): number {
  const within = (from: number, to: number): number => Math.max(Math.min(base, to) - from, 0);
  const hundredths =
    15 * within(0, 200_000_000) +
    30 * within(200_000_000, 350_000_000) +
    40 * within(350_000_000, 500_000_000) +
    45 * within(500_000_000, Number.MAX_SAFE_INTEGER);
  return Math.floor((hundredths + 50) / 100);
}

const HEADING =
  'day,table,float,fills,credits,inventory,boxes,prizes from float,to slot,swept,slot expected,slot counted,fees,income';

const lineOf = (table: TableOfDay): string =>
  [
    table.day,
    table.table,
    ...[table.float, table.fills, table.credits, table.inventory, table.boxes].map(euros),
    ...[table.prizesFromFloat, table.toSlot, table.swept, table.expected, table.counted, table.fees].map(
      euros,
    ),
    euros(incomeOf(table)),
  ].join(',');

/** The line of the pools, which has stakes in the column of boxes. */
const lineOfPools = (pools: PoolsOfDay): string =>
  [
    ...[pools.day, 'pools', '', '', '', ''],
    ...[euros(pools.stakes), euros(pools.prizes), '', ''],
    ...[euros(pools.inSlots), euros(pools.slotsCounted), '', euros(poolIncomeOf(pools))],
  ].join(',');

/** Cents as euros, without floating point. */
function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
