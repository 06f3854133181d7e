import type { FactDefinition } from '../../ledger/_core/fact-definition';
import { amountIn, asJsonInteger, type CellValue, dayIn, textIn, wholeIn, yesOrNoIn } from './cell-values';
import { type EventMember, DAY_OF_EVENT, memberAt } from './event-members';
import { hourIn, momentIn } from './local-moment';
import type { SheetCell, SheetFault, SheetRow } from './sheet';
import { sheetFault, shownCell } from './sheet';
import type { MappedColumn, SheetMapping } from './sheet-mapping';
import { accepted, refused } from '../../kernel/result';

/** A value of JSON; an empty list or object where the sheet says that there is nothing. */
export type MemberValue = string | number | boolean | readonly never[] | Readonly<Record<string, never>>;

/** What a cell states as text; undefined for nothing, and for an empty list or object. */
export const memberText = (value: MemberValue | undefined): string | undefined =>
  value === undefined || typeof value === 'object' ? undefined : String(value);

export interface ReadCell {
  readonly member: EventMember;
  readonly heading: string | undefined;
  readonly cell: SheetCell;
  readonly value: MemberValue;
}

export interface RowValues {
  readonly read: readonly ReadCell[];
  readonly faults: readonly SheetFault[];
}

export interface RowReading {
  readonly mapping: SheetMapping;
  readonly definition: FactDefinition;
  readonly headings: readonly string[];
  /** IANA name of the casino's time zone on a gaming day. */
  readonly zoneOn: (gamingDay: string) => string;
  /** Of the books, for events that state none. */
  readonly currency: string | undefined;
}

interface Filled {
  readonly member: EventMember;
  readonly column: MappedColumn | undefined;
  readonly cell: SheetCell;
}

/** The values of a row by their members, with every fault of its cells. */
export function readSheetRow(row: SheetRow, reading: RowReading): RowValues {
  const filled = filledOf(row, reading);
  const faults: SheetFault[] = [];
  const read: ReadCell[] = [];
  const known = (path: string): MemberValue | undefined =>
    read.find(({ member }) => member.path === path)?.value;
  for (const each of inTurn(filled)) {
    const { member, column, cell } = each;
    const value = valueOf(each, reading, known);
    const heading = column?.heading;
    if (value.ok) read.push({ member, heading, cell, value: value.value });
    else
      faults.push(sheetFault(value.refusal.code, { row: row.number, column: heading }, value.refusal.parts));
  }
  return { read, faults };
}

function filledOf({ cells }: SheetRow, { mapping, definition, headings }: RowReading): readonly Filled[] {
  const ofColumns = mapping.columns.flatMap((column) => {
    const cell = cells[headings.indexOf(column.heading)];
    return cell === undefined ? [] : [{ member: memberAt(definition, column.member)!, column, cell }];
  });
  const constants = (mapping.constants ?? []).map(({ member, value }) => ({
    member: memberAt(definition, member)!,
    column: undefined,
    cell: { kind: 'text', text: value } as const,
  }));
  return [...constants, ...ofColumns];
}

/** The zone of an hour follows from the gaming day, and the decimals of an amount from the currency: these are read before. */
const inTurn = (filled: readonly Filled[]): readonly Filled[] => {
  const turn = ({ member: { form } }: Filled): number =>
    form === 'text' || form === 'day' ? 0 : form === 'amount' || form === 'hour' || form === 'moment' ? 2 : 1;
  return [0, 1, 2].flatMap((now) => filled.filter((each) => turn(each) === now));
};

function valueOf(
  { member, column, cell }: Filled,
  { mapping, currency, zoneOn }: RowReading,
  known: (path: string) => MemberValue | undefined,
): CellValue<MemberValue> {
  const { numbers, days } = mapping;
  const gamingDay = memberText(known(DAY_OF_EVENT)) ?? '';
  switch (member.form) {
    case 'amount': {
      const stated = currencyOf(member.path, known) ?? currency;
      if (stated === undefined) return refused({ code: 'no-currency', parts: {} });
      const amount = amountIn(cell, { numbers, currency: stated });
      return amount.ok ? asJsonInteger(amount.value, cell) : amount;
    }
    case 'whole': {
      const whole = wholeIn(cell, numbers);
      return whole.ok ? asJsonInteger(whole.value, cell) : whole;
    }
    case 'yes-or-no':
      return yesOrNoIn(cell);
    case 'day':
      return dayIn(cell, days);
    case 'moment':
      return momentIn(cell, { days, zone: zoneOn(gamingDay) });
    case 'hour':
      return hourIn(cell, { gamingDay, zone: zoneOn(gamingDay) });
    case 'nothing':
      return nothingIn(cell, member);
    case 'text':
      return wordIn(cell, column);
  }
}

const nothingIn = (cell: SheetCell, { path, choices = [] }: EventMember): CellValue<MemberValue> =>
  choices.includes(cell.text)
    ? accepted(cell.text === '[]' ? [] : {})
    : refused({
        code: 'not-nothing',
        parts: { member: path, found: shownCell(cell.text), empty: choices[0] },
      });

/** The currency beside an amount, or beside what the amount is a part of. */
function currencyOf(path: string, known: (path: string) => MemberValue | undefined): string | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const found = known(`${path.slice(0, end)}/currency`);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** The text of a cell, or what the mapping says that this word means. */
function wordIn(cell: SheetCell, column: MappedColumn | undefined): CellValue<string> {
  const meant = Object.entries(column?.values ?? {}).find(
    ([word]) => word.toLowerCase() === cell.text.toLowerCase(),
  )?.[1];
  return meant === undefined ? textIn(cell) : accepted(meant);
}
