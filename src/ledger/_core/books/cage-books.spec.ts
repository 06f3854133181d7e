import type { EventType } from '../../event-contract/catalogue';
import type { Section } from './book';
import { cajaDeAnticiposBook } from '../../player-bank/caja-de-anticipos.book';
import { cajasBook } from '../../slips/cajas-y-conteo.book';
import { cambistasBook } from '../../counts/cambistas.book';
import type { DeclaredFact } from './declared-fact';
import type { PostedMove } from './posted-move';

let records = 0n;
/** A fact of table RF1 in its first session; its data only as far as the book reads them. */
const fact = <Type extends EventType>(type: Type, data: object): DeclaredFact<Type> =>
  ({
    ...{ type, recordNumber: (records += 1n), gamingDay: '2026-01-01', happenedAt: '2026-01-01T20:00:00Z' },
    ...{ table: 'RF1', sessionNo: 1, data: { currency: 'EUR', by: [{ id: 'E-1' }], ...data } },
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

  it('says which half nobody reported', () =>
    expect(book(issued(500, 'A-2'), filled(300, 'A-3'))).toEqual([
      ['A-2', 500n, null, 500n, 'sin anotación de la mesa'],
      ['A-3', null, 300n, -300n, 'sin anotación de la caja'],
    ]));

  it('says that a slip was reported twice', () =>
    expect(book(issued(500, 'A-2'), filled(500, 'A-2'), filled(500, 'A-2'))).toEqual([
      ['A-2', 500n, 1_000n, -500n, 'vale repetido'],
    ]));

  it('knows the float that the table reported without a slip', () =>
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

const move = (ofRecord: bigint, account: string, amount: bigint): PostedMove => ({
  ...{
    ofRecord,
    source: '/casinos/granada/cage',
    eventId: 'e',
    account,
    amount,
    currency: 'EUR',
    subLedger: '',
    table: 'RF1',
    sessionNo: 1,
  },
  ...{ type: 'cagnotte.drop.counted.v1', gamingDay: '2026-01-01', bookingDay: '2026-01-01' },
});

describe('the drop sheets', () => {
  const opened = (buyIns: boolean) =>
    fact('cagnotte.table.opened.v1', { box: 'B-1', staff: [], captures: { rounds: true, buyIns } });
  const swapped = fact('cagnotte.box.swapped.v1', { box: 'B-1', replacement: 'B-2', document: 'ACTA-9' });
  const counted = (box: string, amount: number, more: object = {}) =>
    fact('cagnotte.drop.counted.v1', { box, amount, ...more });

  it('follow a box from the table over its swap to its count, and say which was not counted', () => {
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

  it('expect nothing of a box where exchanges are not reported one by one', () => {
    const facts = [opened(false), counted('B-1', 700)];
    const [section] = cajasBook({ currency: 'EUR', facts, variances: [] }).sections;
    expect(rowsOf(section!, 'expected', 'amount', 'difference', 'remarks')).toEqual([
      [null, 700n, null, 'cambios no registrados uno a uno'],
    ]);
  });

  it('list what was counted by denomination, other currencies in their own', () => {
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

it('the book of a cambista shows what a count found missing', () => {
  const ordered = fact('cagnotte.table.filled.v1', { amount: 500, slip: 'P-1', holder: 'cambista' });
  const counted = fact('cagnotte.cambista.counted.v1', { chips: 490, cash: 0, takenToCage: false });
  const [section] = cambistasBook({
    currency: 'EUR',
    facts: [ordered, counted],
    moves: [
      move(ordered.recordNumber, 'chips:cambista:RF1', 500n),
      move(counted.recordNumber, 'chips:cambista:RF1', -10n),
      move(counted.recordNumber, 'variance:cambista:RF1', 10n),
    ],
  }).sections;
  expect(rowsOf(section!, 'kind', 'slip', 'chips', 'difference')).toEqual([
    ['Pedido', 'P-1', 500n, null],
    ['Recuento', null, -10n, -10n],
  ]);
});
