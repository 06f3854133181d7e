import type { Cell, Section } from '../_core/books/book';
import { type DifferenceFigures, diferenciasBook } from './diferencias-y-correcciones.book';
import type { PostedMove } from '../_core/books/posted-move';

const move = (account: string, amount: bigint, more: Partial<PostedMove> = {}): PostedMove => ({
  ...{
    ofRecord: 7n,
    source: '/casinos/granada/cage',
    eventId: 'count',
    type: 'cagnotte.cage.counted.v1',
    account,
    amount,
    currency: 'EUR',
  },
  ...{ gamingDay: '2026-01-01', bookingDay: '2026-01-01', subLedger: '', table: null, sessionNo: 1, ...more },
});
const NOTHING: DifferenceFigures = {
  ...{ currency: 'EUR', facts: [], variances: { before: [], moves: [] }, holders: [], explanations: [] },
};
const section = (figures: Partial<DifferenceFigures>, es: string): Section =>
  diferenciasBook({ ...NOTHING, ...figures }).sections.find((each) => each.es === es)!;
const shown = (cell: Cell | undefined): unknown =>
  cell === null || cell === undefined ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];
const rowsOf = ({ columns, rows }: Section, ...ids: string[]): unknown[][] =>
  rows.map((row) => ids.map((id) => shown(row[columns.findIndex((column) => column.id === id)])));

describe('the book of differences', () => {
  it('shows chips over and cash short of one count, though they come to nothing together', () =>
    expect(
      rowsOf(
        section(
          { holders: [move('chips:cage', 500_000n), move('cash:cage', -500_000n)] },
          'Diferencias halladas',
        ),
        ...['fact', 'point', 'currency', 'difference'],
      ),
    ).toEqual([
      ['cage count', 'Caja central: fichas', 'EUR', 500_000n],
      ['cage count', 'Caja central: efectivo', 'EUR', -500_000n],
    ]));

  it('shows what a count found once, by holder, in the order of the facts', () => {
    const variances = {
      before: [],
      moves: [
        move('variance:drop:RF1', 50n, {
          ...{ ofRecord: 9n, source: '/casinos/granada/tables/RF1', eventId: 'drop' },
          ...{ type: 'cagnotte.drop.counted.v1', table: 'RF1' },
        }),
        move('variance:cage', 3n),
      ],
    };
    const holders = [move('cheques:cage', -3n, { subLedger: 'CH-1' })];
    expect(
      rowsOf(section({ variances, holders }, 'Diferencias halladas'), 'fact', 'point', 'difference'),
    ).toEqual([
      ['cage count', 'Caja central: cheques CH-1', -3n],
      ['tables/RF1 drop', 'Caja de billetes', -50n],
    ]);
  });

  it('has what was explained at the close, by whom and of which check', () => {
    const explained = {
      day: '2026-01-01',
      record: 12n,
      check: 'K4',
      by: { id: 'E-1', name: 'Nuria Campos' },
    };
    const explanations = [
      { ...explained, at: 'slip A-1', explanation: 'El vale se ha extraviado' },
      { ...explained, check: 'K9', explanation: 'sin recuento' },
    ];
    expect(
      rowsOf(
        section({ explanations }, 'Explicaciones dadas al cierre'),
        ...['day', 'record', 'check', 'at', 'explanation', 'by'],
      ),
    ).toEqual([
      ['2026-01-01', '12', 'K4', 'slip A-1', 'El vale se ha extraviado', 'Nuria Campos'],
      ['2026-01-01', '12', 'K9', 'toda la comprobación', 'sin recuento', 'Nuria Campos'],
    ]);
  });
});
