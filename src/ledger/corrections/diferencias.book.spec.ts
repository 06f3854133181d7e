import { factOf, moveOf, readAs } from '../../../test/support/books/book-facts';
import type { Cell, Section } from '../_core/books/book';
import { bookIn } from '../_core/books/layout';
import {
  DIFERENCIAS_LAYOUTS,
  type DifferenceFigures,
  diferenciasBook,
} from './diferencias-y-correcciones.book';
import type { PostedMove } from '../_core/books/cell-part';

const move = (account: string, amount: bigint, more: Partial<PostedMove> = {}): PostedMove => ({
  ofRecord: 7n,
  source: '/casinos/granada/cage',
  eventId: 'count',
  type: 'cagnotte.cage.counted.v1',
  account,
  amount,
  currency: 'EUR',
  gamingDay: '2026-01-01',
  bookingDay: '2026-01-01',
  subLedger: '',
  table: null,
  sessionNo: 1,
  ...more,
});
const NOTHING: DifferenceFigures = {
  currency: 'EUR',
  facts: [],
  variances: { before: [], moves: [] },
  holders: [],
  explanations: [],
};
const section = (figures: Partial<DifferenceFigures>, es: string): Section =>
  diferenciasBook({ ...NOTHING, ...figures }).sections.find((each) => each.es === es)!;
const shown = (cell: Cell | undefined): unknown =>
  cell === null || cell === undefined ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];
const rowsOf = ({ columns, rows }: Section, ...ids: string[]): unknown[][] =>
  rows.map((row) => ids.map((id) => shown(row[columns.findIndex((column) => column.id === id)])));

describe('the book of differences', () => {
  it('shows chips over and cash short of one count, although they add up to zero', () =>
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
          ofRecord: 9n,
          source: '/casinos/granada/tables/RF1',
          eventId: 'drop',
          type: 'cagnotte.drop.counted.v1',
          table: 'RF1',
        }),
        move('variance:cage', 3n),
      ],
    };
    const holders = [move('cheques:cage', -3n, { subLedger: 'CH-1' })];
    expect(
      rowsOf(section({ variances, holders }, 'Diferencias halladas'), 'fact', 'point', 'difference'),
    ).toEqual([
      ['cage count', 'Caja central: cheques CH-1', -3n],
      ['tables/RF1 drop', 'Caja metálica', -50n],
    ]);
  });

  it('lists explanations of the close, with person and check', () => {
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
      ['2026-01-01', '12', 'K9', '', 'sin recuento', 'Nuria Campos'],
    ]);
  });

  const drop = (record: bigint, amount: bigint, more: Partial<PostedMove> = {}) =>
    moveOf(record, 'variance:drop:RF1', amount, { type: 'cagnotte.drop.counted.v1', table: 'RF1', ...more });
  const CLEARING = 'cagnotte.variance.cleared.v1';
  const clearing = (record: bigint, data: object, more: object = {}) =>
    factOf(
      CLEARING,
      record,
      { point: 'drop', table: 'RF1', to: 'loss', reason: 'r', document: 'D', ...data },
      more,
    );

  it('reads what a count found from its line, in the order of places, then of records', () => {
    const moves = [
      ...[
        drop(9n, 50n, { place: 'b' }),
        drop(8n, -7n, { place: 'b' }),
        drop(30n, 1n),
        drop(7n, 2n, { place: 'a' }),
      ],
      ...[drop(4n, 60n, { type: CLEARING }), drop(5n, 60n, { type: 'cagnotte.cage.opened.v1' })],
      moveOf(6n, 'variance:vault', 4n, {
        place: 'c',
        currency: 'USD',
        type: 'cagnotte.tips.counted.v1',
        sessionNo: 2,
      }),
    ];
    const holders = [moveOf(10n, 'chips:cage', 5n, { place: 'd', bookingDay: '2026-01-03' })];
    expect(readAs(section({ variances: { before: [], moves }, holders }, 'Diferencias halladas'))).toEqual([
      'booked | day | point | table | session | fact | currency | difference',
      '2026-01-02 | 2026-01-02 | Caja metálica | RF1 | 1 | cage e30 | EUR | -1 EUR -lines[moves=30 ofFacts=30]',
      '2026-01-02 | 2026-01-02 | Caja metálica | RF1 | 1 | cage e7 | EUR | -2 EUR -lines[moves=7 ofFacts=7]',
      '2026-01-02 | 2026-01-02 | Caja metálica | RF1 | 1 | cage e8 | EUR | 7 EUR -lines[moves=8 ofFacts=8]',
      '2026-01-02 | 2026-01-02 | Caja metálica | RF1 | 1 | cage e9 | EUR | -50 EUR -lines[moves=9 ofFacts=9]',
      '2026-01-02 | 2026-01-02 | variance:vault |  | 2 | cage e6 | USD | -4 USD -lines[moves=6 ofFacts=6]',
      '2026-01-03 | 2026-01-02 | Caja central: fichas |  | 1 | cage e10 | EUR | 5 EUR +lines[moves=10 ofFacts=10 basis=count]',
      'Total | - | - | - | - | - | - | -41 EUR',
    ]);
  });

  it('lists clearings by two persons, with day and kind; imported decisions have no signature', () => {
    const approvedBy = [{ id: 'E-1', name: 'Eva' }, { id: 'E-2' }];
    const facts = [
      clearing(5n, { amount: 50, ofDay: '2026-01-01', approvedBy }),
      clearing(
        6n,
        { amount: -7, to: 'other-income', point: 'cage', table: undefined, approvedBy },
        { imported: { through: 9 } },
      ),
      ...[clearing(7n, { amount: 1, to: 'win' }), clearing(8n, { amount: 1, to: 'receivable' })],
    ];
    expect(readAs(section({ facts }, 'Diferencias regularizadas'))).toEqual([
      'day | document | point | table | ofDay | currency | difference | to | reason | approvedBy',
      '2026-01-02 | D | Caja metálica | RF1 | 2026-01-01 | EUR | -50 EUR -5:amount | Pérdida | r | Eva, E-2',
      '2026-01-02 | D | Caja central |  | - | EUR | 7 EUR -6:amount | Otros ingresos | r | Eva, E-2 (importado)',
      '2026-01-02 | D | Caja metálica | RF1 | - | EUR | -1 EUR -7:amount | Resultado del juego | r | ',
      '2026-01-02 | D | Caja metálica | RF1 | - | EUR | -1 EUR -8:amount | Deudores | r | ',
      'Total | - | - | - | - | - | -45 EUR | - | - | -',
    ]);
  });

  it('lists pending differences at each point: before, found and cleared, in each currency', () => {
    const variances = {
      dayBefore: '2026-01-01',
      before: [
        { account: 'variance:drop:RF1', currency: 'EUR', balance: 30n },
        { account: 'variance:cage', currency: 'EUR', balance: -4n },
      ],
      moves: [
        ...[drop(9n, 50n), drop(10n, -20n, { type: CLEARING }), drop(11n, 6n, { currency: 'USD' })],
        moveOf(12n, 'variance:vault', -1n),
      ],
    };
    expect(readAs(section({ variances }, 'Diferencias pendientes'))).toEqual([
      'point | table | currency | before | found | cleared | pending',
      'Caja central |  | EUR | 4 EUR -balance/variance:cage/2026-01-01/EUR | 0 EUR | 0 EUR | 4 EUR +{before} +{found} +{cleared}',
      'Caja metálica | RF1 | EUR | -30 EUR -balance/variance:drop:RF1/2026-01-01/EUR | -50 EUR -lines[moves=9 ofFacts=9] | 20 EUR -lines[moves=10 ofFacts=10] | -60 EUR +{before} +{found} +{cleared}',
      'Caja metálica | RF1 | USD | 0 USD | -6 USD -lines[moves=11 ofFacts=11] | 0 USD | -6 USD +{before} +{found} +{cleared}',
      'variance:vault |  | EUR | 0 EUR | 1 EUR -lines[moves=12 ofFacts=12] | 0 EUR | 1 EUR +{before} +{found} +{cleared}',
      'Total | - | - | -26 EUR | -49 EUR | 20 EUR | -55 EUR',
    ]);
  });

  it('has each correction with its two signatures, a cancellation apart from a replacement', () => {
    const corrects = { source: '/casinos/granada/cage', id: 'e-1' };
    const data = { corrects, reason: 'r', proposedBy: { id: 'E-1', name: 'Eva' }, approvedBy: { id: 'E-2' } };
    const corrected = (record: bigint, more: object, of: object = {}) =>
      factOf('cagnotte.correction.recorded.v1', record, { ...data, ...more }, of);
    const facts = [
      corrected(5n, { document: 'D-1' }),
      corrected(6n, { replacement: {} }, { imported: { through: 9 } }),
    ];
    expect(readAs(section({ facts }, 'Correcciones'))).toEqual([
      'day | record | corrects | kind | reason | proposedBy | approvedBy | document',
      '2026-01-02 | 5 | /casinos/granada/cage e-1 | Anulación | r | Eva | E-2 | D-1',
      '2026-01-02 | 6 | /casinos/granada/cage e-1 | Sustitución | r | Eva (importado) | E-2 (importado) | ',
    ]);
  });
});

it('the book of differences of release 0.2.0 wrote the points of checks as text', () => {
  const explained = { day: '2026-01-01', record: 12n, check: 'K9', explanation: 'later', by: { id: 'E-2' } };
  const figures = { ...NOTHING, explanations: [explained, { ...explained, at: 'cash:cage' }] };
  const book = diferenciasBook(figures);
  const points = (layout: number) =>
    bookIn(DIFERENCIAS_LAYOUTS, layout, { book, figures })
      .sections.at(-1)!
      .rows.map((row) => row[4]);
  expect(points(1)).toEqual([{ text: 'toda la comprobación' }, { text: 'cash:cage' }]);
  expect(points(2)).toEqual([{ point: '' }, { point: 'cash:cage' }]);
});
