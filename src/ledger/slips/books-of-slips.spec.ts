import type { EventType } from '../event-contract/catalogue';
import { factOf, moveOf, readAs } from '../../../test/support/books/book-facts';
import type { Section } from '../_core/books/book';
import { cajaDeAnticiposBook } from '../table-session/anticipos.book';
import { cajasBook } from './cajas-y-conteo.book';
import type { DeclaredFact } from '../_core/books/declared-fact';
import type { PostedMove } from '../_core/books/cell-part';

let records = 0n;
const fact = <Type extends EventType>(type: Type, data: object): DeclaredFact<Type> =>
  ({
    type,
    recordNumber: (records += 1n),
    gamingDay: '2026-01-01',
    happenedAt: '2026-01-01T20:00:00Z',
    table: 'RF1',
    sessionNo: 1,
    data: { currency: 'EUR', by: [{ id: 'E-1' }], ...data },
  }) as unknown as DeclaredFact<Type>;

const rowsOf = ({ columns, rows }: Section, ...ids: string[]): unknown[][] =>
  rows.map((row) =>
    ids.map((id) => {
      const cell = row[columns.findIndex((column) => column.id === id)]!;
      return cell === null ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];
    }),
  );

describe("the cage's register of floats", () => {
  const opened = fact('cagnotte.table.opened.v1', { float: { amount: 1_000 }, staff: [{ id: 'E-2' }] });
  const issued = (amount: number, slip: string, more: object = { purpose: 'fill' }) =>
    fact('cagnotte.cage.float-issued.v1', { table: 'RF1', amount, slip, ...more });
  const filled = (amount: number, slip: string) => fact('cagnotte.table.filled.v1', { amount, slip });
  type Told = Parameters<typeof cajaDeAnticiposBook>[0]['facts'];
  const book = (...facts: Told) => {
    const [section] = cajaDeAnticiposBook({ currency: 'EUR', facts }).sections;
    return rowsOf(section!, 'slip', 'cageFloats', 'tableFloats', 'difference', 'remarks');
  };

  it('shows by how much the halves of a slip differ', () =>
    expect(book(issued(500, 'A-2'), filled(480, 'A-2'))).toEqual([['A-2', 500n, 480n, 20n, '']]));

  it('names the half that was not reported', () =>
    expect(book(issued(500, 'A-2'), filled(300, 'A-3'))).toEqual([
      ['A-2', 500n, null, 500n, 'sin anotación de la mesa'],
      ['A-3', null, 300n, -300n, 'sin anotación de la caja'],
    ]));

  it('says that a slip was reported twice', () =>
    expect(book(issued(500, 'A-2'), filled(500, 'A-2'), filled(500, 'A-2'))).toEqual([
      ['A-2', 500n, 1_000n, -500n, 'vale repetido'],
    ]));

  it('matches a float with an opening that names no slip', () =>
    expect(book(issued(1_000, 'A-1', { purpose: 'float' }), opened)).toEqual([
      [null, 1_000n, 1_000n, 0n, ''],
    ]));

  it('compares the float of the close once the cage reports its receipt', () => {
    const closed = fact('cagnotte.table.closed.v1', {
      toCage: [{ holder: 'table', chips: 900, slip: 'C-1' }],
      certifiedBy: [],
    });
    const received = fact('cagnotte.cage.credit-received.v1', { table: 'RF1', amount: 890, slip: 'C-1' });
    const [section] = cajaDeAnticiposBook({ currency: 'EUR', facts: [closed, received] }).sections;
    expect(rowsOf(section!, 'kind', 'cageReturns', 'tableReturns', 'difference')).toEqual([
      ['cierre', 890n, 900n, -10n],
    ]);
  });
});

it("the cage's register of floats reads each half from its report, table by table", () => {
  const by = [{ id: 'E-1' }, { id: 'E-2' }];
  const { sections } = cajaDeAnticiposBook({
    currency: 'EUR',
    facts: [
      factOf('cagnotte.table.opened.v1', 1n, { float: { amount: 1_000, slip: 'A-1' }, staff: by }),
      factOf('cagnotte.cage.float-issued.v1', 2n, { amount: 1_000, slip: 'A-1', purpose: 'float', by }),
      factOf('cagnotte.cage.float-issued.v1', 3n, { amount: 500, slip: 'A-2', purpose: 'fill', by }),
      factOf('cagnotte.table.filled.v1', 4n, { amount: 480, slip: 'A-2', by }),
      factOf('cagnotte.table.filled.v1', 5n, { amount: 60, slip: 'P-1', holder: 'cambista', by }),
      factOf('cagnotte.table.credited.v1', 6n, { amount: 200, slip: 'D-1', by }),
      factOf('cagnotte.cage.credit-received.v1', 7n, { amount: 210, slip: 'D-1', by }),
      factOf('cagnotte.table.closed.v1', 8n, {
        toCage: [{ holder: 'table', chips: 900, slip: 'C-1' }, { holder: 'cambista' }],
        certifiedBy: [{ id: 'E-9' }],
      }),
      factOf('cagnotte.table.filled.v1', 9n, { amount: 5, slip: 'A-2', by }, { sessionNo: 2 }),
      factOf('cagnotte.table.filled.v1', 10n, { amount: 5, slip: 'A-2', currency: 'USD', by }),
      factOf('cagnotte.table.opened.v1', 11n, { float: { amount: 0 }, staff: by }, { table: 'BJ1' }),
      factOf('cagnotte.table.filled.v1', 12n, { amount: 5, slip: 'A-3', by }, { table: 'BJ1' }),
    ],
  });
  expect(sections.map(({ en }) => en)).toEqual(['Table BJ1', 'Table RF1']);
  expect(readAs(sections[0]!)).toEqual([
    'slip | session | kind | cageAt | cageFloats | cageReturns | cageSigners | tableAt | tableFloats | tableReturns | tableSigners | difference | remarks',
    'A-3 | 1 | reposición | - | - | - |  | 2026-01-02T20:00:00Z | 5 EUR +12:amount | - | E-1, E-2 | -5 EUR +{cageFloats} +{cageReturns} -{tableFloats} -{tableReturns} | sin anotación de la caja',
    'Total | - | - | - | - | - | - | - | 5 EUR | - | - | -5 EUR | -',
  ]);
  expect(readAs(sections[1]!)).toEqual([
    'slip | session | kind | cageAt | cageFloats | cageReturns | cageSigners | tableAt | tableFloats | tableReturns | tableSigners | difference | remarks',
    'A-1 | 1 | anticipo | 2026-01-02T20:00:00Z | 1000 EUR +2:amount | - | E-1, E-2 | 2026-01-02T20:00:00Z | 1000 EUR +1:float.amount | - | E-1, E-2 | 0 EUR +{cageFloats} +{cageReturns} -{tableFloats} -{tableReturns} | ',
    'A-2 | 1 | reposición | 2026-01-02T20:00:00Z | 500 EUR +3:amount | - | E-1, E-2 | 2026-01-02T20:00:00Z | 480 EUR +4:amount | - | E-1, E-2 | 20 EUR +{cageFloats} +{cageReturns} -{tableFloats} -{tableReturns} | ',
    'P-1 | 1 | reposición (cambista) | - | - | - |  | 2026-01-02T20:00:00Z | 60 EUR +5:amount | - | E-1, E-2 | -60 EUR +{cageFloats} +{cageReturns} -{tableFloats} -{tableReturns} | sin anotación de la caja',
    'D-1 | 1 | devolución | 2026-01-02T20:00:00Z | - | 210 EUR +7:amount | E-1, E-2 | 2026-01-02T20:00:00Z | - | 200 EUR +6:amount | E-1, E-2 | 10 EUR +{cageFloats} +{cageReturns} -{tableFloats} -{tableReturns} | ',
    'C-1 | 1 | cierre | - | - | - |  | 2026-01-02T20:00:00Z | - | 900 EUR +8:toCage.0.chips | E-9 | - | ',
    'A-2 | 2 | reposición | - | - | - |  | 2026-01-02T20:00:00Z | 5 EUR +9:amount | - | E-1, E-2 | -5 EUR +{cageFloats} +{cageReturns} -{tableFloats} -{tableReturns} | sin anotación de la caja',
    'A-2 | 1 | reposición | - | - | - |  | 2026-01-02T20:00:00Z | 5 USD +10:amount | - | E-1, E-2 | -5 USD +{cageFloats} +{cageReturns} -{tableFloats} -{tableReturns} | sin anotación de la caja',
    'Total | - | - | - | 1500 EUR | 210 EUR | - | - | 1545 EUR | 1100 EUR | - | -35 EUR | -',
  ]);
});

const move = (ofRecord: bigint, account: string, amount: bigint): PostedMove => ({
  ofRecord,
  source: '/casinos/granada/cage',
  eventId: 'e',
  account,
  amount,
  currency: 'EUR',
  subLedger: '',
  table: 'RF1',
  sessionNo: 1,
  type: 'cagnotte.drop.counted.v1',
  gamingDay: '2026-01-01',
  bookingDay: '2026-01-01',
});

describe('the drop sheets', () => {
  const opened = (buyIns: boolean) =>
    fact('cagnotte.table.opened.v1', { box: 'B-1', staff: [], captures: { rounds: true, buyIns } });
  const swapped = fact('cagnotte.box.swapped.v1', { box: 'B-1', replacement: 'B-2', document: 'ACTA-9' });
  const counted = (box: string, amount: number, more: object = {}) =>
    fact('cagnotte.drop.counted.v1', { box, amount, ...more });

  it('show a box from the table through its swap to its count, and name a box that was not counted', () => {
    const first = counted('B-1', 700);
    const facts = [opened(true), swapped, first];
    const [section] = cajasBook({
      currency: 'EUR',
      facts,
      variances: [move(first.recordNumber, 'variance:drop:RF1', 30n)],
    }).sections;
    const columns = ['box', 'replacement', 'document', 'expected', 'amount', 'difference', 'remarks'];
    expect(rowsOf(section!, ...columns)).toEqual([
      ['B-1', 'B-2', 'ACTA-9', 730n, 700n, -30n, ''],
      ['B-2', null, null, null, null, null, 'sin recuento'],
    ]);
  });

  it('show no expected amount of a box if exchanges are not reported one by one', () => {
    const facts = [opened(false), counted('B-1', 700)];
    const [section] = cajasBook({ currency: 'EUR', facts, variances: [] }).sections;
    expect(rowsOf(section!, 'expected', 'amount', 'difference', 'remarks')).toEqual([
      [null, 700n, null, 'cambios no registrados uno a uno'],
    ]);
  });

  it('list what was counted by denomination, and other currencies separately', () => {
    const notes = [{ denomination: 5_000, pieces: 3 }];
    const otherCurrencies = [{ currency: 'USD', amount: 2_000 }];
    const facts = [counted('B-7', 15_000, { notes, otherCurrencies })];
    const [boxes, byNote] = cajasBook({ currency: 'EUR', facts, variances: [] }).sections;
    expect(rowsOf(boxes!, 'remarks')).toEqual([['no consta en mesa; cambios no registrados uno a uno']]);
    expect(rowsOf(byNote!, 'box', 'currency', 'denomination', 'pieces', 'value')).toEqual([
      ['B-7', 'EUR', 5_000n, 3, 15_000n],
      ['B-7', 'USD', null, null, 2_000n],
    ]);
  });
});

it('the drop sheets have a separate section for boxes without a table', () => {
  const count = factOf('cagnotte.drop.counted.v1', 4n, { box: 'B-9', amount: 70, by: [] }, { table: null });
  const { sections } = cajasBook({ currency: 'EUR', facts: [count], variances: [] });
  expect(sections.map(({ en, rows }) => [en, rows.length])).toEqual([['Table ', 1]]);
});

it('the drop sheets read the counted amount from the counts, and the expected amount from the difference that they posted', () => {
  const by = [{ id: 'E-1' }, { id: 'E-2' }];
  const { sections } = cajasBook({
    currency: 'EUR',
    facts: [
      factOf('cagnotte.table.opened.v1', 1n, { box: 'B-1', staff: by, captures: { buyIns: true } }),
      factOf('cagnotte.box.swapped.v1', 2n, { box: 'B-1', replacement: 'B-2', by }),
      factOf('cagnotte.box.issued.v1', 3n, { box: 'B-3', by: [{ id: 'E-3' }] }),
      factOf('cagnotte.drop.counted.v1', 4n, { box: 'B-1', amount: 700, by: [{ id: 'E-4' }] }),
      factOf('cagnotte.drop.counted.v1', 5n, { box: 'B-1', amount: 100, by: [{ id: 'E-5' }] }),
      factOf('cagnotte.drop.counted.v1', 6n, { box: 'B-2', amount: 40, currency: 'USD', by }),
      factOf('cagnotte.table.opened.v1', 7n, { box: 'B-1', staff: by, captures: {} }, { sessionNo: 2 }),
      factOf('cagnotte.drop.counted.v1', 8n, { box: 'B-1', amount: 9, by }, { sessionNo: 2 }),
      factOf(
        'cagnotte.drop.counted.v1',
        9n,
        {
          box: 'B-1',
          amount: 2_500,
          by,
          notes: [{ denomination: 500, pieces: 5 }],
          otherCurrencies: [
            { currency: 'USD', amount: 0 },
            { currency: 'GBP', amount: 3 },
          ],
        },
        { table: 'BJ1' },
      ),
    ],
    variances: [
      ...[moveOf(4n, 'variance:drop:RF1', 30n), moveOf(5n, 'variance:drop:RF1', -1n)],
      ...[moveOf(4n, 'variance:drop:RF1', 8n, { currency: 'USD' }), moveOf(99n, 'variance:drop:RF1', 8n)],
    ],
  });
  expect(sections.map(({ en }) => en)).toEqual(['Table BJ1', 'Table RF1', 'By denomination']);
  expect(readAs(sections[0]!)).toEqual([
    'box | session | placed | placedBy | swapped | replacement | document | swappedBy | counted | expected | amount | difference | countedBy | remarks',
    'B-1 | 1 | - |  | - | - | - | - | 2026-01-02T20:00:00Z | - | 2500 EUR +9:amount | - | E-1, E-2 | no consta en mesa; cambios no registrados uno a uno',
    'Total | - | - | - | - | - | - | - | - | - | 2500 EUR | - | - | -',
  ]);
  expect(readAs(sections[1]!)).toEqual([
    'box | session | placed | placedBy | swapped | replacement | document | swappedBy | counted | expected | amount | difference | countedBy | remarks',
    'B-1 | 1 | 2026-01-02T20:00:00Z | E-1, E-2 | 2026-01-02T20:00:00Z | B-2 |  | E-1, E-2 | 2026-01-02T20:00:00Z | 829 EUR +{amount} +lines[moves=4,5 ofFacts=4,5] | 800 EUR +4:amount +5:amount | -29 EUR -lines[moves=4,5 ofFacts=4,5] | E-4, E-5 | contada más de una vez',
    'B-2 | 1 | 2026-01-02T20:00:00Z | E-1, E-2 | - | - | - | - | 2026-01-02T20:00:00Z | - | - | - | E-1, E-2 | cambios no registrados uno a uno',
    'B-3 | 1 | 2026-01-02T20:00:00Z | E-3 | - | - | - | - | - | - | - | - |  | sin recuento',
    'B-1 | 2 | 2026-01-02T20:00:00Z | E-1, E-2 | - | - | - | - | 2026-01-02T20:00:00Z | - | 9 EUR +8:amount | - | E-1, E-2 | cambios no registrados uno a uno',
    'Total | - | - | - | - | - | - | - | - | 829 EUR | 809 EUR | -29 EUR | - | -',
  ]);
  expect(readAs(sections[2]!)).toEqual([
    'table | box | currency | denomination | pieces | value',
    'RF1 | B-2 | USD | - | - | 40 USD +6:amount',
    'BJ1 | B-1 | EUR | 500 EUR +9:notes.0.denomination | 5 | 2500 EUR +9:notes.0.denomination×notes.0.pieces',
    'BJ1 | B-1 | GBP | - | - | 3 GBP +9:otherCurrencies.1.amount',
    'Total | - | - | - | - | 2500 EUR',
  ]);
});
