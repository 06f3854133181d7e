import { type AnsweredBook, askBook, columnsOf } from '../support/service/ask-book';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;

beforeAll(async () => {
  nights = await startNights('ad');
});
afterAll(() => nights.stop());

const book = (casino: string, name: string, until?: string): Promise<AnsweredBook> =>
  askBook(nights.client, name, { casino, day: '2026-01-01', ...(until === undefined ? {} : { until }) });

let told = 0;
/** Tells what happened in a casino on the first of January, or on another day of it. */
const event = (at: string, type: string, data: object, day = 1) => ({
  ...{
    specversion: '1.0',
    id: `more-${(told += 1)}`,
    source: `/casinos/${at}`,
    gamingday: `2026-01-0${day}`,
  },
  ...{
    type: `cagnotte.${type}.v1`,
    time: `2026-01-0${day}T23:00:00+01:00`,
    data: { currency: 'EUR', ...data },
  },
});
const BY = [{ id: 'E-1', name: 'Ana' }];

it("the cage's register of floats has each slip with both halves, and the close as the table reports it", async () => {
  const { sections } = await book('noche-a', 'CAJA_DE_ANTICIPOS');
  expect(sections.map(({ es }) => es)).toEqual(['Mesa RF1']);
  const sides = ['cageFloats', 'cageReturns', 'tableFloats', 'tableReturns', 'difference'];
  expect(columnsOf(sections[0]!, 'slip', 'kind', ...sides)).toEqual([
    ['A-0001', 'anticipo', '15000.00', '', '15000.00', '', '0.00'],
    ['A-0002', 'reposición', '15000.00', '', '15000.00', '', '0.00'],
    ['D-0001', 'devolución', '', '5000.00', '', '5000.00', '0.00'],
    ['C-0001', 'cierre', '', '', '', '20775.00', ''],
  ]);
});

it('the drop sheet has what the box was found to hold below what was changed at the table', async () => {
  const { sections } = await book('noche-a', 'CAJAS_Y_CONTEO');
  expect(columnsOf(sections[0]!, 'box', 'placedBy', 'expected', 'amount', 'difference', 'countedBy')).toEqual(
    [['BOX-11', 'E-020, E-031', '8000.00', '7950.00', '-50.00', 'E-010, E-011']],
  );
});

it('the book of the cambista comes to nothing once everything went back to the cage', async () => {
  const { sections } = await book('noche-d', 'CAMBISTAS');
  expect(columnsOf(sections[0]!, 'kind', 'slip', 'chips', 'cash')).toEqual([
    ['Dotación', 'A-0005', '10000.00', '0.00'],
    ['Entrega al cierre', '', '-8500.00', '-1500.00'],
    ['Cambios con clientes', '', '-1500.00', '1500.00'],
  ]);
  expect(sections[0]!.totals!.slice(3, 5)).toEqual(['0.00', '0.00']);
});

describe('the book of cheques', () => {
  beforeAll(() => {
    const cage = (type: string, data: object, day?: number) =>
      event('noche-a/cage', `cage.${type}`, data, day);
    const cheque = { means: 'cheque', amount: 200_000, document: 'T-77' };
    return nights.take(
      cage('chips-sold', { amount: 60_000, meansOfPayment: 'cheque', document: 'CH-1' }),
      cage('chips-sold', { amount: 10_000, meansOfPayment: 'cheque', document: 'CH-2' }),
      cage('cheque-issued', { amount: 200_000, document: 'T-77', pays: 'chips', by: BY }),
      cage('chips-redeemed', {
        amount: 200_000,
        paid: [cheque],
        certificate: 'C-1',
        player: 'cli-1',
        by: BY[0],
      }),
      cage('chips-redeemed', { amount: 500, paid: [{ means: 'cash', amount: 500 }] }),
      cage('cheque-cleared', { amount: 60_000, document: 'CH-1' }, 2),
      cage('cheque-returned', { amount: 4_000, document: 'CH-2', reason: 'sin fondos' }, 2),
    );
  });
  const customers = ['document', 'before', 'taken', 'cleared', 'returned', 'open'];

  it('has those of customers one by one until they are cleared or returned', async () => {
    const [, received, returned] = (await book('noche-a', 'CHEQUES', '2026-01-02')).sections;
    expect(columnsOf(received!, ...customers)).toEqual([
      ['CH-1', '0.00', '600.00', '600.00', '0.00', '0.00'],
      ['CH-2', '0.00', '100.00', '0.00', '40.00', '60.00'],
    ]);
    expect(columnsOf(returned!, 'document', 'amount', 'reason')).toEqual([['CH-2', '40.00', 'sin fondos']]);
  });

  it('of the second day begins with what was open after the first', async () => {
    const on = { casino: 'noche-a', day: '2026-01-02' };
    const [, received] = (await askBook(nights.client, 'CHEQUES', on)).sections;
    expect(columnsOf(received!, ...customers)).toEqual([
      ['CH-1', '600.00', '0.00', '600.00', '0.00', '0.00'],
      ['CH-2', '100.00', '0.00', '0.00', '40.00', '60.00'],
    ]);
  });

  it('has the cheques of the house, and the winnings that were certified', async () => {
    const [issued, , , certified] = (await book('noche-a', 'CHEQUES')).sections;
    expect(columnsOf(issued!, 'document', 'amount', 'pays', 'by')).toEqual([
      ['T-77', '2000.00', 'Fichas', 'Ana'],
    ]);
    expect(columnsOf(certified!, 'certificate', 'player', 'amount', 'byCheque')).toEqual([
      ['C-1', 'cli-1', '2000.00', '2000.00'],
    ]);
  });
});
