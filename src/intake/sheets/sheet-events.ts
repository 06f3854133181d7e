import type { FactDefinition } from '../../ledger/_core/fact-definition';
import type { CasinoEvent } from '../../kernel/envelope';
import { reportersOf } from '../../kernel/event-definition';
import { sha256 } from '../../kernel/identity';
import { breachPath, demandOf } from '../../kernel/schema-demand';
import { whatIsWrongWith } from '../read-delivery';
import type { ReadingContext } from '../reading';
import { breachesOfEvent } from '../validators';
import { type MemberValue, type ReadCell, readSheetRow, type RowReading, memberText } from './row-values';
import { DAY_OF_EVENT, HOUR, TABLE, TIME } from './event-members';
import { type Sheet, type SheetFault, sheetFault, type SheetRow } from './sheet';
import { faultsOfMapping, mappedType, type SheetMapping } from './sheet-mapping';

/** An event of a row, as it would be delivered. */
export interface SheetEvent {
  readonly row: number;
  readonly event: CasinoEvent;
}

/** The sum of a column of amounts, in minor units, over the rows without a fault. */
export interface ColumnTotal {
  readonly heading: string;
  readonly member: string;
  readonly currency: string;
  readonly minor: bigint;
}

export interface MappedSheet {
  /** Of the rows without a fault, in the order of the sheet. */
  readonly events: readonly SheetEvent[];
  readonly faults: readonly SheetFault[];
  readonly totals: readonly ColumnTotal[];
}

export interface MappingContext extends Pick<RowReading, 'zoneOn' | 'currency'> {
  readonly casino: string;
  /** The rules of the intake beside the schema: plausible days, the currency of the books. */
  readonly rules: ReadingContext;
}

/**
 * The events of a sheet under a mapping, and everything that is wrong with it, by row and column. Nothing is kept.
 * A row with a fault has no event; a fault of the mapping leaves no row.
 */
export function eventsOfSheet(sheet: Sheet, mapping: SheetMapping, context: MappingContext): MappedSheet {
  const ofMapping = faultsOfMapping(mapping, sheet);
  const definition = mappedType(mapping);
  if (definition === undefined || ofMapping.length > 0)
    return { events: [], faults: [...ofMapping, ...sheet.faults], totals: [] };
  const { headings } = sheet;
  const { zoneOn, currency } = context;
  const rows = new RowsRead({ mapping, definition, headings, zoneOn, currency }, context);
  const unread = new Set(sheet.faults.map(({ row }) => row));
  for (const row of sheet.rows) rows.take(row, unread.has(row.number));
  return {
    events: rows.events,
    totals: [...rows.totals.values()],
    faults: inOrder([...sheet.faults, ...rows.faults]),
  };
}

const inOrder = (faults: readonly SheetFault[]): readonly SheetFault[] =>
  [...faults].sort((one, other) => (one.row ?? 0) - (other.row ?? 0));

class RowsRead {
  readonly events: SheetEvent[] = [];
  readonly faults: SheetFault[] = [];
  readonly totals = new Map<string, ColumnTotal>();
  /** The row of each identity of an event. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly reading: RowReading,
    private readonly context: MappingContext,
  ) {}

  take(row: SheetRow, isUnread: boolean): void {
    const { read, faults } = readSheetRow(row, this.reading);
    const identity = identityOf(row, read, this.reading);
    const event = eventOf(read, identity.values, this.reading, this.context);
    const all = [
      ...faults,
      ...identity.faults,
      ...this.wrongWith(event, { row, read, hasFaults: faults.length > 0 }),
    ];
    const twice = identity.faults.length === 0 ? this.twice(event, row) : [];
    this.faults.push(...all, ...twice);
    if (isUnread || all.length + twice.length > 0) return;
    this.events.push({ row: row.number, event });
    this.sum(read);
  }

  private wrongWith(
    event: CasinoEvent,
    {
      row,
      read,
      hasFaults,
    }: { readonly row: SheetRow; readonly read: readonly ReadCell[]; readonly hasFaults: boolean },
  ): readonly SheetFault[] {
    const { mapping } = this.reading;
    const columnOf = (path: string): string | undefined =>
      read.find(({ member }) => member.path === path)?.heading ?? headingFor(path, mapping);
    // A cell that could not be read is missing from the event, and was named already.
    const unread = new Set(
      mapping.columns
        .filter(
          ({ member, heading }) =>
            hasCell(row, heading, this.reading) && !read.some((each) => each.member.path === member),
        )
        .map(({ member }) => member),
    );
    const breaches = breachesOfEvent(event).map((breach) => ({ breach, path: breachPath(breach) }));
    const faults = breaches
      .filter(({ path }) => ![...unread].some((member) => asFilled(member).startsWith(path)))
      .map(({ breach, path }) =>
        sheetFault(
          'does-not-fit',
          { row: row.number, column: columnOf(path) },
          { member: path, demand: demandOf(breach) },
        ),
      );
    if (faults.length > 0 || hasFaults) return faults;
    const why = whatIsWrongWith(event, this.context.rules);
    if (why === undefined) return [];
    return [sheetFault('not-accepted', { row: row.number }, { why: { en: why.message, es: why.messageEs } })];
  }

  private twice({ source, id }: CasinoEvent, { number }: SheetRow): readonly SheetFault[] {
    const identity = `${source} ${id}`;
    const first = this.known.get(identity);
    if (first === undefined) this.known.set(identity, number);
    const columns = this.reading.mapping.identity.join(', ');
    return first === undefined ? [] : [sheetFault('row-twice', { row: number }, { first, columns })];
  }

  private sum(read: readonly ReadCell[]): void {
    const stated = read.find(({ member }) => member.path.endsWith('/currency'))?.value;
    // An amount without a currency is a fault of its cell, and is not read.
    const currency = memberText(stated) ?? this.reading.currency ?? '';
    for (const { member, heading, value } of read) {
      if (member.form !== 'amount' || heading === undefined) continue;
      const key = `${heading} ${currency}`;
      const so = this.totals.get(key)?.minor ?? 0n;
      const minor = so + BigInt(value as number);
      this.totals.set(key, { heading, member: member.path, currency, minor });
    }
  }
}

const hasCell = ({ cells }: SheetRow, heading: string, { headings }: RowReading): boolean =>
  cells[headings.indexOf(heading)] !== undefined;

/** Where the value of a member is in the event. */
const asFilled = (member: string): string => (member === TABLE ? '/source' : member === HOUR ? TIME : member);

const headingFor = (path: string, { columns }: SheetMapping): string | undefined =>
  columns.find(({ member }) => asFilled(member) === path)?.heading ??
  columns.find(({ member }) => member.startsWith(`${path}/`))?.heading;

/**
 * What names a row for ever: the values of the identity columns, as the event has them where a member is filled from the
 * column. So the same row has one identity in CSV and in a workbook.
 */
function identityOf(
  { number, cells }: SheetRow,
  read: readonly ReadCell[],
  { mapping, headings }: RowReading,
): { readonly values: readonly MemberValue[]; readonly faults: readonly SheetFault[] } {
  const values: MemberValue[] = [];
  const faults: SheetFault[] = [];
  for (const heading of mapping.identity) {
    const cell = cells[headings.indexOf(heading)];
    if (cell === undefined) faults.push(sheetFault('identity-missing', { row: number, column: heading }));
    else values.push(read.find((each) => each.heading === heading)?.value ?? cell.text);
  }
  return { values, faults };
}

function eventOf(
  read: readonly ReadCell[],
  identity: readonly MemberValue[],
  { definition }: RowReading,
  { casino }: MappingContext,
): CasinoEvent {
  const value = (path: string): MemberValue | undefined =>
    read.find(({ member }) => member.path === path)?.value;
  const optional = { sessionno: value('/sessionno'), sequence: value('/sequence') };
  return {
    specversion: '1.0',
    id: `sheet-${sha256(JSON.stringify([definition.type, ...identity])).slice(0, 32)}`,
    source: sourceOf(definition, casino, memberText(value(TABLE))),
    type: definition.type,
    time: value(TIME) ?? value(HOUR),
    gamingday: value(DAY_OF_EVENT),
    ...(optional.sessionno !== undefined && { sessionno: optional.sessionno }),
    ...(optional.sequence !== undefined && { sequence: optional.sequence }),
    data: dataOf(read),
  } as CasinoEvent;
}

/** Sheets have a source of their own beneath the place of their events, so that no device shares its numbers with them. */
const sourceOf = (definition: FactDefinition, casino: string, table: string | undefined): string =>
  table === undefined
    ? `/casinos/${casino}/${reportersOf(definition)[0]!}/sheets`
    : `/casinos/${casino}/tables/${table}/sheets`;

type Built = { [name: string]: Built | MemberValue } | (Built | MemberValue)[];

/** The data of an event: every value at its path. An element of a list that no cell fills is left out. */
function dataOf(read: readonly ReadCell[]): unknown {
  const root: Built = {};
  const ofData = read.filter(({ member }) => member.path.startsWith('/data/'));
  for (const { member, value } of ofData) put(root, member.path.split('/').slice(2), value);
  return withoutGaps(root);
}

function put(into: Built, [name = '', ...rest]: readonly string[], value: MemberValue): void {
  const holder = into as Record<string, Built | MemberValue>;
  if (rest.length === 0) holder[name] ??= value as Built;
  else put((holder[name] ??= /^\d+$/.test(rest[0]!) ? [] : {}) as Built, rest, value);
}

function withoutGaps(value: Built | MemberValue): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(withoutGaps);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutGaps(each)]));
}
