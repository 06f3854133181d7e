import { ANY_DAY, daysAround, USUAL_WINDOW } from '../reading';
import { readDelivery } from '../read-delivery';
import { workbookOf } from '../../../test/support/sheets/workbook';
import { readSheet } from './read-sheet';
import { eventsOfSheet, type MappedSheet, type MappingContext } from './sheet-events';
import type { SheetMapping } from './sheet-mapping';

const rules = { bookCurrencyOf: () => 'EUR', days: daysAround(new Date('2026-03-21'), USUAL_WINDOW) };
const GRANADA: MappingContext = { casino: 'granada', currency: 'EUR', zoneOn: () => 'Europe/Madrid', rules };

/** Sales of the cage as a house keeps them. */
const SALES: SheetMapping = {
  type: 'cagnotte.cage.chips-sold.v1',
  columns: [
    { heading: 'Jornada', member: '/gamingday' },
    { heading: 'Hora', member: '/hour' },
    { heading: 'Vale', member: '/data/slip' },
    { heading: 'Importe', member: '/data/amount' },
    { heading: 'Pago', member: '/data/meansOfPayment', values: { efectivo: 'cash', banco: 'bank' } },
  ],
  constants: [{ member: '/data/currency', value: 'EUR' }],
  identity: ['Vale'],
  numbers: '1.234,50',
  days: 'DD/MM/YYYY',
};
const HEAD = 'Jornada;Hora;Vale;Importe;Pago\n';

const mapped = (text: string, mapping: SheetMapping = SALES, context = GRANADA): MappedSheet =>
  eventsOfSheet(readSheet(Buffer.from(text)), mapping, context);

const faults = (sheet: MappedSheet): unknown[] =>
  sheet.faults.map(({ code, row, column }) => [code, row, column]);

describe('the events of a sheet', () => {
  it('are what the columns say, under the source of sheets at the place', () => {
    const {
      events,
      totals,
      faults: none,
    } = mapped(`${HEAD}20/03/2026;21:30;V-1;1.234,50;Efectivo\n20/03/2026;01:15;V-2;7;banco\n`);
    expect(none).toEqual([]);
    expect(events).toMatchObject([
      {
        row: 2,
        event: {
          source: '/casinos/granada/cage/sheets',
          type: SALES.type,
          time: '2026-03-20T21:30:00+01:00',
          gamingday: '2026-03-20',
          data: { currency: 'EUR', slip: 'V-1', amount: 123450, meansOfPayment: 'cash' },
        },
      },
      { row: 3, event: { time: '2026-03-21T01:15:00+01:00', data: { amount: 700, meansOfPayment: 'bank' } } },
    ]);
    expect(totals).toEqual([{ heading: 'Importe', member: '/data/amount', currency: 'EUR', minor: 124150n }]);
  });

  it('are events for the intake', () => {
    const { events } = mapped(`${HEAD}20/03/2026;21:30;V-1;1.234,50;Efectivo\n`);
    for (const { event } of events)
      expect(readDelivery(JSON.stringify(event), { bookCurrencyOf: () => 'EUR' }).kind).toBe('event');
  });

  it('keep their identity whatever the order of rows, the format, and how a value is written', () => {
    const ids = ({ events }: MappedSheet): string[] => events.map(({ event }) => event.id).sort();
    const rows = ['20/03/2026;21:30;1001;5,00;efectivo', '20/03/2026;21:40;1002;6,00;efectivo'];
    const once = ids(mapped(`${HEAD}${rows.join('\n')}\n`));
    const again = ids(mapped(`${HEAD}${rows.toReversed().join('\n')}\n`));
    const workbook = workbookOf({
      rows: [
        HEAD.trim().split(';'),
        [{ date: '2026-03-20T00:00:00' }, '21:30', { number: '1001' }, { number: '5' }, 'Efectivo'],
        [{ date: '2026-03-20T00:00:00' }, '21:40', { number: '1002' }, { number: '6' }, 'Efectivo'],
      ],
    });
    expect(new Set(once).size).toBe(2);
    expect(again).toEqual(once);
    expect(ids(eventsOfSheet(readSheet(workbook), SALES, GRANADA))).toEqual(once);
  });

  it('have lists and members of members by their paths; an element that no cell fills is left out', () => {
    const mapping: SheetMapping = {
      ...SALES,
      type: 'cagnotte.table.closed.v1',
      columns: [
        { heading: 'Jornada', member: '/gamingday' },
        { heading: 'Mesa', member: '/table' },
        { heading: 'Hora', member: '/hour' },
        { heading: 'Fichas', member: '/data/toCage/0/chips' },
        { heading: 'Vale', member: '/data/toCage/0/slip' },
        { heading: 'Jefe', member: '/data/certifiedBy/0/id' },
        { heading: 'Inspector', member: '/data/certifiedBy/1/id' },
      ],
      constants: [
        { member: '/data/currency', value: 'EUR' },
        { member: '/data/toCage/0/holder', value: 'table' },
      ],
      identity: ['Jornada', 'Mesa'],
    };
    const { events, faults: none } = mapped(
      'Jornada;Mesa;Hora;Fichas;Vale;Jefe;Inspector\n20/03/2026;RF1;03:00;10.000,00;C-1;;7\n',
      mapping,
    );
    expect(none).toEqual([]);
    expect(events[0]!.event).toMatchObject({
      source: '/casinos/granada/tables/RF1/sheets',
      data: { toCage: [{ holder: 'table', chips: 1000000, slip: 'C-1' }], certifiedBy: [{ id: '7' }] },
    });
  });
});

describe('an empty list', () => {
  const result: SheetMapping = {
    ...SALES,
    type: 'cagnotte.round.settled.v1',
    columns: [
      { heading: 'Jornada', member: '/gamingday' },
      { heading: 'Hora', member: '/hour' },
      { heading: 'Vale', member: '/table' },
      { heading: 'Importe', member: '/data/result' },
      { heading: 'Pago', member: '/data/bets' },
    ],
    constants: [
      { member: '/data/currency', value: 'EUR' },
      { member: '/data/roundNo', value: '1' },
      { member: '/data/outcome', value: '{}' },
    ],
    identity: ['Vale'],
  };

  it('has to be stated, and nothing else can be', () => {
    const { events, faults: none } = mapped(`${HEAD}20/03/2026;21:30;RF1;-5,00;[]\n`, result);
    expect([none, events[0]?.event.data]).toEqual([
      [],
      { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result: -500 },
    ]);
    expect(faults(mapped(`${HEAD}20/03/2026;21:30;RF1;-5,00;nada\n`, result))).toContainEqual([
      'not-nothing',
      2,
      'Pago',
    ]);
    const unsaid = { ...result, columns: result.columns.slice(0, 4) };
    expect(faults(mapped(`${HEAD}20/03/2026;21:30;RF1;-5,00;\n`, unsaid))).toEqual([
      ['member-missing', undefined, undefined],
    ]);
  });
});

describe('the faults of a sheet', () => {
  it('are all of a row, each with its row and column, and the other rows keep their events', () => {
    const sheet = mapped(
      `${HEAD}32/03/2026;25:00;V-1;1,2,3;oro\n20/03/2026;21:30;V-2;5,00;efectivo\n20/03/2026;;;;\n`,
    );
    expect(faults(sheet)).toEqual([
      ['not-a-day', 2, 'Jornada'],
      ['not-an-hour', 2, 'Hora'],
      ['not-an-amount', 2, 'Importe'],
      ['does-not-fit', 2, 'Pago'],
      ['identity-missing', 4, 'Vale'],
      ['does-not-fit', 4, 'Hora'],
      ['does-not-fit', 4, 'Importe'],
      ['does-not-fit', 4, 'Pago'],
    ]);
    expect(sheet.events.map(({ row }) => row)).toEqual([3]);
    expect(sheet.totals).toMatchObject([{ minor: 500n }]);
  });

  it('say in both languages what to do', () => {
    const [fault] = mapped(`${HEAD}20/03/2026;21:30;V-1;5,00;oro\n`).faults;
    expect(fault).toMatchObject({
      message: '/data/meansOfPayment must be one of "cash", "cheque", "bank".',
      messageEs: '/data/meansOfPayment debe ser uno de "cash", "cheque", "bank".',
    });
  });

  it('are of the rules of the intake too: days that are not plausible, another currency', () => {
    expect(faults(mapped(`${HEAD}20/03/2020;21:30;V-1;5,00;efectivo\n`))).toEqual([
      ['not-accepted', 2, undefined],
    ]);
    const context = { ...GRANADA, rules: { ...rules, days: daysAround(new Date('2026-03-21'), ANY_DAY) } };
    expect(faults(mapped(`${HEAD}20/03/2020;21:30;V-1;5,00;efectivo\n`, SALES, context))).toEqual([]);
    const tables: SheetMapping = {
      ...SALES,
      type: 'cagnotte.table.filled.v1',
      columns: [...SALES.columns.slice(0, 4), { heading: 'Pago', member: '/table' }],
      constants: [{ member: '/data/currency', value: 'USD' }],
    };
    const [fault] = mapped(`${HEAD}20/03/2026;21:30;V-1;5,00;RF1\n`, tables).faults;
    expect([fault!.code, fault!.message]).toEqual(['not-accepted', expect.stringContaining('USD')]);
  });

  it('name two rows with one identity', () => {
    const sheet = mapped(`${HEAD}20/03/2026;21:30;V-1;5,00;efectivo\n20/03/2026;21:40;V-1;6,00;efectivo\n`);
    expect(faults(sheet)).toEqual([['row-twice', 3, undefined]]);
    expect(sheet.faults[0]!.message).toContain('row 2');
  });

  it('of cells that were not read leave their row without an event', () => {
    const rows = [
      HEAD.trim().split(';'),
      ['20/03/2026', '21:30', 'V-1', { xml: '<f>2+3</f><v>5</v>' }, 'efectivo'],
    ];
    const sheet = eventsOfSheet(readSheet(workbookOf({ rows })), SALES, GRANADA);
    expect(faults(sheet)).toEqual([
      ['formula', 2, undefined],
      ['does-not-fit', 2, 'Importe'],
    ]);
    expect(sheet.events).toEqual([]);
  });
});

describe('the faults of a mapping', () => {
  const row = `${HEAD}20/03/2026;21:30;V-1;5,00;efectivo\n`;
  const without = (heading: string): SheetMapping => ({
    ...SALES,
    columns: SALES.columns.filter((column) => column.heading !== heading),
  });

  it.each<[string, SheetMapping, string, string | undefined, string]>([
    ['drops a member that every event has', without('Importe'), 'member-missing', undefined, '/data/amount'],
    ['drops the gaming day', without('Jornada'), 'day-missing', undefined, '/gamingday'],
    ['drops the time', without('Hora'), 'time-missing', undefined, '/time'],
    [
      'has a type that nobody reports',
      { ...SALES, type: 'cagnotte.gaming-day.closed.v1' },
      'unknown-type',
      undefined,
      'gaming-day.closed',
    ],
    [
      'names a column that is not there',
      { ...SALES, identity: ['Ticket'] },
      'no-such-column',
      'Ticket',
      'Jornada, Hora',
    ],
    [
      'fills a member that is not there',
      { ...SALES, columns: [...SALES.columns, { heading: 'Pago', member: '/data/colour' }] },
      'no-such-member',
      'Pago',
      '/data/colour',
    ],
    [
      'fills a member that no cell can hold',
      { ...SALES, columns: [...SALES.columns, { heading: 'Pago', member: '/data/amount/0' }] },
      'no-such-member',
      'Pago',
      '/data/amount/0',
    ],
    [
      'fills a member twice',
      { ...SALES, columns: [...SALES.columns, { heading: 'Vale', member: '/data/amount' }] },
      'member-twice',
      'Vale',
      '/data/amount',
    ],
    [
      'has events of a table and no table',
      { ...SALES, type: 'cagnotte.table.filled.v1', columns: SALES.columns.slice(0, 4) },
      'table-missing',
      undefined,
      '/table',
    ],
  ])('that %s names it, and no row is read', (_what, mapping, code, column, said) => {
    const sheet = mapped(row, mapping);
    expect(faults(sheet)).toContainEqual([code, undefined, column]);
    expect(sheet.faults.find((fault) => fault.code === code)!.message).toContain(said);
    expect(sheet.events).toEqual([]);
  });
});
