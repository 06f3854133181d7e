import type { EventType } from '../../../src/ledger/event-contract/catalogue';
import type { Cell, Section } from '../../../src/ledger/_core/books/book';
import type { CellPart, PostedMove } from '../../../src/ledger/_core/books/cell-part';
import type { DeclaredFact } from '../../../src/ledger/_core/books/declared-fact';

/** A fact of table RF1 in its first session, with the members of its data that a book reads. */
export const factOf = <Type extends EventType>(
  type: Type,
  recordNumber: bigint,
  data: object,
  more: Partial<Omit<DeclaredFact<Type>, 'type' | 'recordNumber' | 'data'>> = {},
): DeclaredFact<Type> =>
  ({
    type,
    recordNumber,
    gamingDay: '2026-01-02',
    happenedAt: '2026-01-02T20:00:00Z',
    table: 'RF1',
    sessionNo: 1,
    data: { currency: 'EUR', ...data },
    ...more,
  }) as unknown as DeclaredFact<Type>;

/** A movement of an account by a record, in cents of euro; debits are positive. */
export const moveOf = (
  ofRecord: bigint,
  account: string,
  amount: bigint,
  more: Partial<PostedMove> = {},
): PostedMove => ({
  ofRecord,
  account,
  amount,
  currency: 'EUR',
  subLedger: '',
  table: null,
  sessionNo: 1,
  source: '/casinos/granada/cage',
  eventId: `e${ofRecord}`,
  type: 'cagnotte.cage.counted.v1',
  gamingDay: '2026-01-02',
  bookingDay: '2026-01-02',
  ...more,
});

/**
 * A section as text: the ids of its columns, then one text per row. After an amount come the terms of its explanation:
 * `+7:toCage.0.chips` is the value at a path of record 7, `-{counted}` another cell of the row, `+{amount -1}` the cell of the
 * row before, `-lines[account=tips]` lines of the journal.
 */
export const readAs = ({ columns, rows, totals }: Section): string[] => [
  columns.map(({ id }) => id).join(' | '),
  ...rows.map(readRow),
  ...(totals === undefined ? [] : [readRow(totals)]),
];

const readRow = (cells: readonly Cell[]): string => cells.map(readCell).join(' | ');

function readCell(cell: Cell): string {
  if (cell === null) return '-';
  if ('games' in cell) return cell.games.length === 0 ? 'no game' : cell.games.join(', ');
  if ('text' in cell) return cell.text;
  if (!('amount' in cell)) return Object.values(cell).map(String).join(', ');
  const { amount, currency, figure, parts = [] } = cell;
  const evidence = [...(figure === undefined ? [] : [`=${figure}`]), ...parts.map(readPart)];
  return [amount, currency, ...evidence].join(' ');
}

function readPart(part: CellPart): string {
  const sign = { '1': '+', '-1': '-' }[`${part.sign}`];
  if (part.from === 'stated')
    return `${sign}${part.record}:${part.at}${part.times === undefined ? '' : `×${part.times}`}`;
  if (part.from === 'figure') return `${sign}${part.figure}`;
  if (part.from === 'lines') return `${sign}lines${named(part.lines)}`;
  if (part.from === 'cell') {
    const { column, further, of } = part;
    const where = [column, further, of && `of ${of.section}/${of.row}`];
    return `${sign}{${where.filter((each) => each !== undefined).join(' ')}}`;
  }
  return `${sign}${part.from}${named({ ...part, from: undefined, sign: undefined })}`;
}

const named = (values: object): string =>
  `[${Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${valueOf(value)}`)
    .join(' ')}]`;

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueOf).join(',');
  if (value === undefined) return '';
  if (value === null) return 'none';
  if (typeof value !== 'object') return `${value as string}`;
  if ('en' in value && 'es' in value) return `${value.en as string}`;
  if ('ofRecord' in value && 'account' in value) return `${(value as PostedMove).ofRecord}`;
  if ('record' in value && 'line' in value) return `${value.record as bigint}/${value.line as number}`;
  return Object.values(value).map(valueOf).join('/');
}
