import { readAs } from '../../../test/support/books/book-facts';
import { isAmount } from '../_core/books/book';
import { bookIn } from '../_core/books/layout';
import { VALES_LAYOUTS, valesBook } from './vales.book';
import type { SlipSeries } from './slip-report';
import type { SlipUse } from './slip-control';

const slip = (more: Partial<SlipUse>): SlipUse => ({
  slip: 'A-1',
  kind: 'fill',
  table: 'RF1',
  gamingDay: '2026-01-01',
  currency: 'EUR',
  firstCurrency: 'EUR',
  inTransit: 0n,
  isVoid: false,
  reportedBy: {},
  problems: [],
  eventIds: ['e'],
  ...more,
});

describe('the control of slips as a book', () => {
  it('shows table, cage and ledger side by side, and what is wrong in words', () => {
    const slips = [
      slip({ atTable: 500n, atCage: 400n, problems: ['halves-differ', 'under-way'], inTransit: -100n }),
      slip({ slip: 'A-2', isVoid: true }),
    ];
    const book = valesBook({ control: { slips, series: [] }, until: '2026-01-01' });
    expect(book.sections[0]!.rows.map((row) => row.slice(4))).toMatchObject([
      [
        { amount: 500n, currency: 'EUR' },
        { amount: 400n, currency: 'EUR' },
        { amount: -100n, currency: 'EUR' },
        { text: 'mitades distintas, en tránsito' },
      ],
      [null, null, { amount: 0n, currency: 'EUR' }, { text: 'anulado' }],
    ]);
  });

  it('reads each half from its report, and what is under way from the lines of transit through the day', () => {
    const told = { atTable: 500n, atCage: 400n, inTransit: -100n, reportedBy: { table: 'e-1', cage: 'e-2' } };
    const slips = [
      slip({ ...told, problems: ['half-missing', 'used-twice'] }),
      ...[
        slip({ slip: 'A-2', table: null, kind: 'float', atCage: 7n }),
        slip({ slip: 'A-3', kind: 'credit' }),
      ],
      ...[slip({ slip: 'C-1', kind: 'closing' }), slip({ slip: 'P-1', kind: 'cambista-order' })],
      ...[slip({ slip: 'O-1', kind: 'bank-order' }), slip({ slip: 'K-1', kind: 'buy-in' })],
      ...[slip({ slip: 'S-1', kind: 'sale' }), slip({ slip: 'B-1', kind: 'box' })],
    ];
    expect(readAs(valesBook({ control: { slips, series: [] }, until: '2026-01-02' }).sections[0]!)).toEqual([
      'day | kind | slip | table | at-table | at-cage | in-transit | remark',
      '2026-01-01 | Reposición | A-1 | RF1 | 500 EUR +slip[slip=A-1 end=table eventId=e-1] | 400 EUR +slip[slip=A-1 end=cage eventId=e-2] | -100 EUR +lines[under=chips:transit subLedger=A-1 currency=EUR bookedOn=,2026-01-02] | falta una mitad, usado dos veces',
      '2026-01-01 | Anticipo | A-2 | - | - | 7 EUR | 0 EUR +lines[under=chips:transit subLedger=A-2 currency=EUR bookedOn=,2026-01-02] | -',
      '2026-01-01 | Devolución | A-3 | RF1 | - | - | 0 EUR +lines[under=chips:transit subLedger=A-3 currency=EUR bookedOn=,2026-01-02] | -',
      '2026-01-01 | Entrega al cierre | C-1 | RF1 | - | - | 0 EUR +lines[under=chips:transit subLedger=C-1 currency=EUR bookedOn=,2026-01-02] | -',
      '2026-01-01 | Pedido del cambista | P-1 | RF1 | - | - | 0 EUR +lines[under=chips:transit subLedger=P-1 currency=EUR bookedOn=,2026-01-02] | -',
      '2026-01-01 | Orden de banca | O-1 | RF1 | - | - | 0 EUR +lines[under=chips:transit subLedger=O-1 currency=EUR bookedOn=,2026-01-02] | -',
      '2026-01-01 | Cambio en mesa | K-1 | RF1 | - | - | 0 EUR +lines[under=chips:transit subLedger=K-1 currency=EUR bookedOn=,2026-01-02] | -',
      '2026-01-01 | Venta en caja | S-1 | RF1 | - | - | 0 EUR +lines[under=chips:transit subLedger=S-1 currency=EUR bookedOn=,2026-01-02] | -',
      '2026-01-01 | Caja metálica | B-1 | RF1 | - | - | 0 EUR +lines[under=chips:transit subLedger=B-1 currency=EUR bookedOn=,2026-01-02] | -',
    ]);
  });

  it('lists the numbers of a pad that were not used, one by one or as a run', () => {
    const unused = [
      { first: 'A-2', last: 'A-2', count: 1n },
      { first: 'A-4', last: 'A-9', count: 6n },
    ];
    const series: SlipSeries = {
      kind: 'fill',
      pad: 'A-',
      first: 'A-1',
      last: 'A-10',
      used: 3,
      unused,
      duplicates: ['A-1'],
      voids: [],
    };
    const none: SlipSeries = { ...series, kind: 'credit', unused: [], duplicates: [], voids: ['A-3', 'A-5'] };
    expect(
      readAs(valesBook({ control: { slips: [], series: [series, none] }, until: '2026-01-01' }).sections[1]!),
    ).toEqual([
      'kind | first | last | used | unused | duplicates | voids',
      'Reposición | A-1 | A-10 | 3 | A-2, A-4 – A-9 | A-1 | -',
      'Devolución | A-1 | A-10 | 3 | - | - | A-3, A-5',
    ]);
  });

  it('of release 0.2.0 showed a slip in the currency that its first report states, a box in none', () => {
    const slips = [
      slip({ slip: 'B-1', kind: 'box', firstCurrency: '', atCage: 500n }),
      slip({ slip: 'A-1', atTable: 500n }),
    ];
    const figures = { control: { slips, series: [] }, until: '2026-01-01' };
    const book = valesBook(figures);
    const amountsIn = (layout: number) =>
      bookIn(VALES_LAYOUTS, layout, { book, figures }).sections[0]!.rows.map((row) =>
        row.filter(isAmount).map(({ amount, currency }) => `${amount} ${currency}`),
      );
    expect([1, 2].map(amountsIn)).toEqual([
      [
        ['500 ', '0 '],
        ['500 EUR', '0 EUR'],
      ],
      [
        ['500 EUR', '0 EUR'],
        ['500 EUR', '0 EUR'],
      ],
    ]);
  });
});
