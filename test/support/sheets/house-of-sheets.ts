import { simulate } from '../../../packages/simulator/simulate';
import { amountInStyle } from '../../../src/intake/sheets/cell-values';
import { memberAt } from '../../../src/intake/sheets/event-members';
import type { SheetMapping } from '../../../src/intake/sheets/sheet-mapping';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { tableOf } from '../../../src/kernel/source';
import { formatMinor } from '../../../src/kernel/money';
import { clockIn } from '../../../src/kernel/time-zone';
import { definitionOf } from '../../../src/ledger/event-contract/catalogue';
import { workbookOf, type WrittenCell } from './workbook';

/** What a house writes into sheets. Players' banks and pools need devices, so it has none of them. */
const WRITTEN = [
  ...[
    'ledger.opened',
    'chips.put-in-service',
    'chips.exchanged',
    'drop.counted',
    'tips.counted',
    'tips.shared',
  ],
  ...['cage.opened', 'cage.counted', 'cage.chips-sold', 'cage.chips-redeemed', 'cage.currency-changed'],
  ...['cage.float-issued', 'cage.credit-received', 'cage.cheque-cleared', 'box.swapped'],
  ...['table.opened', 'table.filled', 'table.credited', 'table.counted', 'table.closed'],
  ...['money.found', 'money.returned', 'money.paid-over'],
].map((name) => `cagnotte.${name}.v1`);

/** The table whose rounds are written down as one result of each session; of the others only counts are. */
const TABLE_WITH_RESULTS = 'RF1';

interface Bet {
  readonly paid: number;
  readonly taken: number;
}

export interface HouseOfSheets {
  /** Authorisation and openings of days: decisions, which no sheet has. */
  readonly decisions: readonly CasinoEvent[];
  readonly facts: readonly CasinoEvent[];
  readonly days: readonly string[];
}

/** Days of a simulated house as it would know them without any device. */
export function houseOfSheets(casino: string, days: number): HouseOfSheets {
  const told = [
    ...simulate({
      casino,
      currency: 'EUR',
      seed: 'sheets',
      firstDay: '2026-03-02',
      days,
      tables: 2,
      hours: 3,
    }),
  ];
  const results = new Map<string, CasinoEvent>();
  for (const event of told) if (event.type === 'cagnotte.round.settled.v1') addResult(results, event);
  const facts = [...told.filter(({ type }) => WRITTEN.includes(type)), ...results.values()]
    .map(withoutDevices)
    .sort((one, other) => (one.time < other.time ? -1 : 1));
  const decisions = told
    .filter(({ type }) => ['cagnotte.casino.authorised.v1', 'cagnotte.gaming-day.opened.v1'].includes(type))
    .map(withoutDevices);
  return { decisions, facts, days: [...new Set(facts.map(({ gamingday }) => gamingday))] };
}

function addResult(results: Map<string, CasinoEvent>, event: CasinoEvent): void {
  if (tableOf(event.source) !== TABLE_WITH_RESULTS) return;
  const key = `${event.gamingday}/${event.sessionno ?? 1}`;
  const { currency, bets } = event.data as { currency: string; bets: readonly Bet[] };
  const so = (results.get(key)?.data as { result: number } | undefined)?.result ?? 0;
  const result = so + bets.reduce((sum, { paid, taken }) => sum + taken - paid, 0);
  results.set(key, { ...event, data: { currency, roundNo: 1, bets: [], outcome: {}, result } });
}

/** Sheets have no numbers of a source, no pools, and rounds of one table alone. */
function withoutDevices({ sequence: _numbered, ...event }: CasinoEvent): CasinoEvent {
  const data = event.data as Readonly<Record<string, unknown>>;
  if (event.type === 'cagnotte.casino.authorised.v1') {
    const tables = (data['tables'] as { table: string }[]).map((each) => ({
      ...each,
      captures: capturesOf(each.table),
    }));
    return { ...event, data: { ...data, tables, jackpots: [] } };
  }
  if (event.type !== 'cagnotte.table.opened.v1')
    return { ...event, data: withoutEmptyLists(data, event.type) };
  const opening = Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'jackpots'));
  return {
    ...event,
    data: withoutEmptyLists({ ...opening, captures: capturesOf(tableOf(event.source)!) }, event.type),
  };
}

const capturesOf = (table: string) => ({ rounds: table === TABLE_WITH_RESULTS, buyIns: true });

/** A list that may be left out and is empty is the same as none. */
const withoutEmptyLists = (data: Readonly<Record<string, unknown>>, type: string): object =>
  type === 'cagnotte.round.settled.v1'
    ? data
    : Object.fromEntries(
        Object.entries(data).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
      );

/** A sheet of all facts of one type. */
export interface FactSheet {
  readonly mapping: SheetMapping;
  readonly csv: Buffer;
  readonly xlsx: Buffer;
}

const ZONE = 'Europe/Madrid';
const NUMBERS = '1.234,50';

/** The facts as sheets, one a type: their columns are all members that any of its events has. */
export function sheetsOf(facts: readonly CasinoEvent[]): readonly FactSheet[] {
  const types = [...new Set(facts.map(({ type }) => type))].sort((one, other) => turnOf(one) - turnOf(other));
  return types.map((type) =>
    sheetOf(
      type,
      facts.filter((fact) => fact.type === type),
    ),
  );
}

/** The ledger is opened first, as everywhere. */
const turnOf = (type: string): number => (type === 'cagnotte.ledger.opened.v1' ? 0 : 1);

function sheetOf(type: string, facts: readonly CasinoEvent[]): FactSheet {
  const rows = facts.map((fact) => ({ fact, cells: new Map(partsOf('/data', fact.data)) }));
  const members = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const isOfTable = tableOf(facts[0]!.source) !== undefined;
  const columns = [
    { heading: 'Jornada', member: '/gamingday' },
    { heading: 'Momento', member: '/time' },
    ...(isOfTable
      ? [
          { heading: 'Mesa', member: '/table' },
          { heading: 'Sesión', member: '/sessionno' },
        ]
      : []),
    ...members.map((member) => ({ heading: member.slice('/data/'.length), member })),
  ];
  const mapping: SheetMapping = { type, columns, identity: ['Apunte'], numbers: NUMBERS, days: 'DD/MM/YYYY' };
  const headings = ['Apunte', ...columns.map(({ heading }) => heading)];
  const envelopes = rows.map(({ fact }) => [
    fact.id,
    spanishDay(fact.gamingday),
    spanishTime(fact.time),
    ...(isOfTable ? [tableOf(fact.source)!, `${fact.sessionno ?? 1}`] : []),
  ]);
  const written = (cell: (member: string, row: Row) => WrittenCell): WrittenCell[][] =>
    rows.map((row, at) => [
      ...envelopes[at]!,
      ...members.map((member) => (row.cells.has(member) ? cell(member, row) : undefined)),
    ]);
  const texts = [
    headings,
    ...written((member, row) => textOf(member, row)).map((cells) =>
      cells.map((cell) => quoted(cell as string | undefined)),
    ),
  ];
  return {
    mapping,
    csv: Buffer.from(texts.map((cells) => cells.join(';')).join('\r\n')),
    xlsx: workbookOf({ rows: [headings, ...written(cellOf)] }),
  };
}

interface Row {
  readonly fact: CasinoEvent;
  readonly cells: ReadonlyMap<string, unknown>;
}

function partsOf(path: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const parts = Object.entries(value);
  if (parts.length === 0) return [[path, Array.isArray(value) ? '[]' : '{}']];
  return parts.flatMap(([name, part]) => partsOf(`${path}/${name}`, part));
}

const isAmount = (member: string, { fact }: Row): boolean =>
  memberAt(definitionOf(fact.type)!, member)?.form === 'amount';

/** The currency beside an amount; of another currency in a list that of its element. */
const currencyAt = (member: string, { cells }: Row): string => {
  const [list] = /^\/data\/other(Currencies\/\d+)?(?=\/)/.exec(member) ?? [];
  return cells.get(`${list ?? '/data'}/currency`) as string;
};

function textOf(member: string, row: Row): string {
  const value = row.cells.get(member);
  if (isAmount(member, row))
    return amountInStyle(BigInt(value as number), { numbers: NUMBERS, currency: currencyAt(member, row) });
  return typeof value === 'boolean' ? (value ? 'sí' : 'no') : String(value);
}

function cellOf(member: string, row: Row): WrittenCell {
  const value = row.cells.get(member);
  if (isAmount(member, row)) return { number: formatMinor(BigInt(value as number), currencyAt(member, row)) };
  return typeof value === 'number' ? { number: `${value}` } : textOf(member, row);
}

const quoted = (text = ''): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const spanishDay = (day: string): string => day.split('-').toReversed().join('/');

/** By the clock of the casino, as people write it. */
function spanishTime(instant: string): string {
  const { at } = clockIn(ZONE, instant);
  return `${spanishDay(at.slice(0, 10))} ${at.slice(11, -'+01:00'.length)}`;
}
