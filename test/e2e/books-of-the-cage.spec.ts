import { type AnsweredBook, askBook, columnsOf } from '../support/service/ask-book';
import { type NightsService, startNights } from '../support/service/nights-service';
import { present } from '../../src/kernel/present';

let nights: NightsService;

beforeAll(async () => {
  nights = await startNights('ad');
});
afterAll(() => nights.stop());

const book = (casino: string, name: string, until?: string): Promise<AnsweredBook> =>
  askBook(nights.client, name, { casino, day: '2026-01-01', ...present({ until }) });

let told = 0;
/** Each fact is a second later than the one before it. */
const clock = (): string =>
  `23:${String(Math.floor(told / 60)).padStart(2, '0')}:${String(told % 60).padStart(2, '0')}`;

/** An event of a casino on the first of January, or on another day of that month. */
const event = (at: string, type: string, data: object, day = 1) => ({
  specversion: '1.0',
  id: `more-${(told += 1)}`,
  source: `/casinos/${at}`,
  gamingday: `2026-01-0${day}`,
  type: `cagnotte.${type}.v1`,
  time: `2026-01-0${day}T${clock()}+01:00`,
  data: { currency: 'EUR', ...data },
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

it('the drop sheet has the counted box below the amount exchanged at the table', async () => {
  const { sections } = await book('noche-a', 'CAJAS_Y_CONTEO');
  expect(columnsOf(sections[0]!, 'box', 'placedBy', 'expected', 'amount', 'difference', 'countedBy')).toEqual(
    [['BOX-11', 'E-020, E-031', '8000.00', '7950.00', '-50.00', 'E-010, E-011']],
  );
});

it('the book of the cambista has totals of zero once everything has gone back to the cage', async () => {
  const { sections } = await book('noche-d', 'CAMBISTAS');
  expect(columnsOf(sections[0]!, 'kind', 'slip', 'chips', 'cash')).toEqual([
    ['Fondo', 'A-0005', '10000.00', '0.00'],
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

  it('lists cheques of customers until they are cleared or returned', async () => {
    const [, received, returned] = (await book('noche-a', 'CHEQUES', '2026-01-02')).sections;
    expect(columnsOf(received!, ...customers)).toEqual([
      ['CH-1', '0.00', '600.00', '600.00', '0.00', '0.00'],
      ['CH-2', '0.00', '100.00', '0.00', '40.00', '60.00'],
    ]);
    expect(columnsOf(returned!, 'document', 'amount', 'reason')).toEqual([['CH-2', '40.00', 'sin fondos']]);
  });

  it('of the second day begins with the open cheques of the first', async () => {
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

const day2 = (name: string): Promise<AnsweredBook> =>
  askBook(nights.client, name, { casino: 'noche-a', day: '2026-01-02' });
const office = (type: string, data: object) => event('noche-a/office', type, data, 2);
const TWO = [
  { id: 'E-1', name: 'Ana' },
  { id: 'E-2', name: 'Luis' },
];

describe('the book of tips', () => {
  beforeAll(() =>
    nights.take(
      office('tips.shared', { toStaff: 20_000, toHouse: 1_000, approvedBy: TWO, document: 'P-1' }),
      event('noche-a/cage', 'tips.counted', { chips: 0, cash: 500, takenToCage: true, by: BY }, 2),
    ),
  );

  it('goes from the balance before over counts and sharing out to the balance after', async () => {
    const [first] = (await book('noche-a', 'PROPINAS')).sections;
    expect(columnsOf(first!, 'at', 'chips', 'cash')).toEqual([['RF1', '360.00', '0.00']]);
    const [counted, shared, account] = (await day2('PROPINAS')).sections;
    expect(columnsOf(counted!, 'at', 'cash', 'by')).toEqual([['Caja', '5.00', 'Ana']]);
    expect(columnsOf(shared!, 'document', 'toStaff', 'toHouse', 'by')).toEqual([
      ['P-1', '200.00', '10.00', 'Ana, Luis'],
    ]);
    expect(columnsOf(account!, 'line', 'amount')).toEqual([
      ['Saldo anterior', '360.00'],
      ['Contado', '5.00'],
      ['Repartido', '-210.00'],
      ['Saldo', '155.00'],
    ]);
  });
});

describe('the register of unclaimed property', () => {
  beforeAll(() => {
    const found = { kind: 'cash', where: 'guardarropa', by: BY };
    const money = (type: string, data: object) => event('noche-a/cage', `money.${type}`, data, 2);
    return nights.take(
      money('found', { ...found, entry: 'L-1', amount: 5_000 }),
      money('found', { ...found, entry: 'L-2', amount: 3_000, table: 'RF1' }),
      money('found', { ...found, entry: 'L-3', amount: 700 }),
      money('returned', { entry: 'L-1', amount: 5_000, paidFrom: 'cash', document: 'R-1', by: BY }),
      money('paid-over', {
        entries: ['L-2'],
        amount: 3_000,
        paidFrom: 'bank',
        recipient: 'Ayuntamiento',
        document: 'I-1',
        by: BY,
      }),
    );
  });

  it('lists money found, returned and paid over, and its open entries add up to the balance of the account', async () => {
    const [found, returned, paidOver, open, account] = (await day2('DINERO_PERDIDO')).sections;
    expect(columnsOf(found!, 'entry', 'amount', 'where')).toEqual([
      ['L-1', '50.00', 'guardarropa'],
      ['L-2', '30.00', 'Mesa RF1, guardarropa'],
      ['L-3', '7.00', 'guardarropa'],
    ]);
    expect(columnsOf(returned!, 'entry', 'amount', 'document')).toEqual([['L-1', '50.00', 'R-1']]);
    expect(columnsOf(paidOver!, 'entry', 'amount', 'to')).toEqual([['L-2', '30.00', 'Ayuntamiento']]);
    expect(columnsOf(open!, 'entry', 'day', 'owed')).toEqual([
      ['Apuestas olvidadas', '2026-01-01', '5.00'],
      ['L-3', '2026-01-02', '7.00'],
    ]);
    expect(open!.totals!.at(-1)).toBe('12.00');
    expect(columnsOf(account!, 'line', 'amount')).toEqual([
      ['Saldo anterior', '5.00'],
      ['Hallado', '87.00'],
      ['Devuelto', '-50.00'],
      ['Ingresado', '-30.00'],
      ['Saldo', '12.00'],
    ]);
  });
});

describe('the position of chips', () => {
  it('lists the holders as in the trial balance, with the rest for customers', async () => {
    const [holders] = (await book('noche-d', 'POSICION_DE_FICHAS')).sections;
    expect(columnsOf(holders!, 'holder', 'amount')).toEqual([
      ['Caja central', '394568.00'],
      ['Clientes', '5432.00'],
      ['Total en servicio', '400000.00'],
    ]);
  });

  it('counts pieces by denomination as far as counts of the cage and closes of tables state them', async () => {
    const pieces = (...counts: readonly (readonly [number, number])[]) =>
      counts.map(([denomination, number]) => ({ denomination, pieces: number }));
    const cage = (type: string, data: object) => event('noche-d/cage', type, data, 2);
    await nights.take(
      cage('chips.put-in-service', {
        set: 'oro',
        amount: 21_000,
        pieces: pieces([100, 10], [5_000, 4]),
        by: BY,
      }),
      cage('chips.withdrawn-from-service', { set: 'oro', amount: 200, pieces: pieces([100, 2]), by: BY }),
      cage('cage.counted', { chips: 0, cash: 0, pieces: pieces([100, 5], [5_000, 3]), by: BY }),
      event(
        'noche-d/tables/RF9',
        'table.closed',
        {
          toCage: [],
          leftLocked: [{ holder: 'table', chips: 200, pieces: pieces([100, 2]) }],
          certifiedBy: BY,
        },
        2,
      ),
    );
    const on = { casino: 'noche-d', day: '2026-01-02' };
    const [, denominations] = (await askBook(nights.client, 'POSICION_DE_FICHAS', on)).sections;
    const columns = ['denomination', 'sets', 'inService', 'cage', 'tables', 'rest', 'value'];
    expect(columnsOf(denominations!, ...columns)).toEqual([
      ['1.00', 'oro', '8', '5', '2', '1', '8.00'],
      ['50.00', 'oro', '4', '3', '0', '1', '200.00'],
    ]);
  });
});

it('the book of commissions goes by day, table, game and rule, and adds up by rule and by game', async () => {
  const [byTable, byRule, byGame] = (await book('noche-d', 'COMISIONES', '2026-01-02')).sections;
  expect(columnsOf(byTable!, 'day', 'table', 'game', 'amount')).toEqual([
    ['2026-01-01', 'CF1', 'chemin-de-fer', '70.00'],
  ]);
  expect(byRule!.totals!.at(-1)).toBe('70.00');
  expect(columnsOf(byGame!, 'game', 'amount')).toEqual([['chemin-de-fer', '70.00']]);
});

describe('the book of differences and corrections', () => {
  const differences = ['point', 'table', 'difference'];

  it('lists the differences of the counts of a night', async () => {
    const [found, , pending] = (await book('noche-a', 'DIFERENCIAS_Y_CORRECCIONES')).sections;
    expect(columnsOf(found!, ...differences)).toEqual([
      ['Caja metálica', 'RF1', '-50.00'],
      ['Anticipo de mesa', 'RF1', '10.00'],
    ]);
    expect(pending!.totals!.at(-1)).toBe('-40.00');
  });

  it('lists clearings with both persons, pending differences, and corrections', async () => {
    await nights.tellHistory(
      office('variance.cleared', {
        point: 'drop',
        amount: 5_000,
        to: 'loss',
        table: 'RF1',
        ofDay: '2026-01-01',
        approvedBy: TWO,
        reason: 'billete falso',
        document: 'DV-1',
      }),
      office('correction.recorded', {
        corrects: { source: '/casinos/noche-a/cage', id: 'a-01' },
        reason: 'importe',
        proposedBy: TWO[0],
        approvedBy: TWO[1],
        document: 'COR-1',
      }),
    );
    const [, cleared, pending, corrected] = (await day2('DIFERENCIAS_Y_CORRECCIONES')).sections;
    expect(columnsOf(cleared!, ...differences, 'to', 'approvedBy')).toEqual([
      ['Caja metálica', 'RF1', '-50.00', 'Pérdida', 'Ana, Luis (importado)'],
    ]);
    expect(columnsOf(pending!, 'point', 'before', 'found', 'cleared', 'pending')).toEqual([
      ['Caja metálica', '-50.00', '0.00', '50.00', '0.00'],
      ['Anticipo de mesa', '10.00', '0.00', '0.00', '10.00'],
    ]);
    expect(columnsOf(corrected!, 'corrects', 'kind', 'proposedBy', 'approvedBy')).toEqual([
      ['/casinos/noche-a/cage a-01', 'Anulación', 'Ana (importado)', 'Luis (importado)'],
    ]);
  });
});

it('the counts of the cage are compared with the books, and deposits of bankers guarantee no prize', async () => {
  const cage = (type: string, data: object) => event('arqueo/cage', type, data);
  await nights.take(
    event('arqueo/accounts', 'ledger.opened', {
      balances: [
        { account: 'chips:cage', amount: 90_000 },
        { account: 'cash:cage', amount: 50_000 },
        { account: 'chips:issued', amount: -90_000 },
        { account: 'opening', amount: -50_000 },
      ],
    }),
    event('arqueo/tables/BD1', 'bank.deposited', {
      banker: 'cli-1',
      amount: 6_000,
      means: 'cash',
      mode: 'limited',
    }),
    cage('cage.opened', {
      chips: 90_000,
      cash: 55_000,
      blockedInBank: 20_000,
      by: BY,
      pieces: [{ denomination: 1_000, pieces: 90 }],
      otherCurrencies: [{ currency: 'USD', amount: 700 }],
    }),
    cage('cage.counted', { chips: 90_000, cash: 55_000, occasion: 'interim', by: BY }),
  );
  const [counts, pieces, guarantee] = (await book('arqueo', 'ARQUEO_DE_CAJA')).sections;
  const columns = ['occasion', 'holding', 'currency', 'booked', 'counted', 'difference'];
  expect(columnsOf(counts!, ...columns)).toEqual([
    ['Apertura', 'Fichas', 'EUR', '900.00', '900.00', '0.00'],
    ['Apertura', 'Efectivo', 'EUR', '560.00', '550.00', '-10.00'],
    ['Apertura', 'Efectivo', 'USD', '0.00', '7.00', '7.00'],
    ['Intermedio', 'Fichas', 'EUR', '900.00', '900.00', '0.00'],
    ['Intermedio', 'Efectivo', 'EUR', '550.00', '550.00', '0.00'],
  ]);
  expect(columnsOf(pieces!, 'kind', 'denomination', 'pieces', 'value')).toEqual([
    ['Fichas', '10.00', '90', '900.00'],
  ]);
  expect(columnsOf(guarantee!, 'cash', 'deposits', 'blocked', 'available')).toEqual([
    ['550.00', '60.00', '200.00', '690.00'],
  ]);
});

it.each(['caja-de-anticipos', 'cheques', 'diferencias-y-correcciones'])(
  '%s is had as CSV and PDF',
  async (name) => {
    const file = (format: string) =>
      nights.client.send(`/v1/books/${name}?casino=noche-a&day=2026-01-01&format=${format}`);
    expect((await file('csv')).text.split('\r\n').length).toBeGreaterThan(2);
    expect((await file('pdf')).text.slice(0, 5)).toBe('%PDF-');
  },
);
