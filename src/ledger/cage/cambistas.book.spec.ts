import { factOf, moveOf, readAs } from '../../../test/support/books/book-facts';
import type { EventType } from '../event-contract/catalogue';
import type { PostedMove } from '../_core/books/cell-part';
import { cambistasBook } from './cambistas.book';

const CASH = 'cash:cambista:CF1';
const CHIPS = 'chips:cambista:CF1';
const [opened, filled, credited, counted, closed] = [
  ...(['table.opened', 'table.filled', 'table.credited', 'cambista.counted', 'table.closed'] as const),
].map((name) => `cagnotte.${name}.v1` as const) as [
  'cagnotte.table.opened.v1',
  'cagnotte.table.filled.v1',
  'cagnotte.table.credited.v1',
  'cagnotte.cambista.counted.v1',
  'cagnotte.table.closed.v1',
];
const at = { table: 'CF1', sessionNo: 1 };
const moved = (
  record: bigint,
  type: EventType,
  account: string,
  amount: bigint,
  more: Partial<PostedMove> = {},
) => moveOf(record, account, amount, { ...at, type, ...more });

describe('the book of cambistas', () => {
  const [first, second] = cambistasBook({
    currency: 'EUR',
    facts: [
      factOf(opened, 1n, { float: { slip: 'A-1' }, staff: [{ id: 'E-1' }] }, at),
      factOf(filled, 2n, { slip: 'P-1', by: [{ id: 'E-2' }] }, at),
      factOf(credited, 4n, { slip: 'D-1', by: [{ id: 'E-3' }] }, at),
      factOf(counted, 5n, { by: [{ id: 'E-4' }] }, at),
      factOf(counted, 8n, { by: [{ id: 'E-4' }] }, { ...at, table: 'CF2' }),
      factOf(counted, 9n, { by: [{ id: 'E-4' }] }, { ...at, gamingDay: '2026-01-01' }),
      factOf(
        closed,
        6n,
        {
          toCage: [
            { holder: 'table', slip: 'T-1' },
            { holder: 'cambista', slip: 'C-1' },
          ],
          certifiedBy: [{ id: 'E-5' }],
        },
        at,
      ),
      factOf(closed, 7n, { toCage: [], certifiedBy: [] }, { ...at, sessionNo: 2 }),
    ],
    moves: [
      moved(1n, opened, CHIPS, 1_000n),
      moved(2n, filled, CHIPS, 500n),
      ...[
        moved(3n, 'cagnotte.chips.exchanged.v1', CHIPS, -200n),
        moved(3n, 'cagnotte.chips.exchanged.v1', CASH, 200n),
      ],
      moved(4n, credited, CHIPS, -100n),
      ...[moved(5n, counted, CASH, -7n), moved(5n, counted, 'variance:cambista:CF1', 7n)],
      moved(5n, counted, CASH, 50n, { currency: 'USD' }),
      ...[moved(6n, closed, CHIPS, -1_200n), moved(6n, closed, CASH, -193n)],
      ...[
        moved(7n, closed, CHIPS, -4n, { sessionNo: 2 }),
        moved(7n, closed, 'variance:cambista:CF1', 4n, { sessionNo: 2 }),
      ],
    ],
  }).sections;

  it('has a section for each session, and in it each fact with the chips and the cash that it moved', () => {
    expect(first!.es).toBe('Mesa CF1, sesión 1, 2026-01-02');
    expect(readAs(first!)).toEqual([
      'at | kind | slip | chips | cash | difference | signers',
      '2026-01-02T20:00:00Z | Fondo | A-1 | 1000 EUR +lines[moves=1 ofFacts=1] | 0 EUR | - | E-1',
      '2026-01-02T20:00:00Z | Pedido | P-1 | 500 EUR +lines[moves=2 ofFacts=2] | 0 EUR | - | E-2',
      '2026-01-02T20:00:00Z | Devolución | D-1 | -100 EUR +lines[moves=4 ofFacts=4] | 0 EUR | - | E-3',
      '2026-01-02T20:00:00Z | Recuento | - | 0 EUR | -7 EUR +lines[moves=5 ofFacts=5] | -7 EUR -lines[moves=5 ofFacts=5] | E-4',
      '2026-01-02T20:00:00Z | Entrega al cierre | C-1 | -1200 EUR +lines[moves=6 ofFacts=6] | -193 EUR +lines[moves=6 ofFacts=6] | - | E-5',
      '- | Cambios con clientes | - | -200 EUR +lines[moves=3 ofFacts=3] | 200 EUR +lines[moves=3 ofFacts=3] | - | ',
      'Total | - | - | 0 EUR | 0 EUR | -7 EUR | -',
    ]);
  });

  it('lists a count without a difference, and no count of another table, session or day', () =>
    expect(
      readAs(
        cambistasBook({
          currency: 'EUR',
          facts: [
            factOf(counted, 5n, {}, at),
            factOf(counted, 6n, {}, { ...at, sessionNo: 2 }),
            factOf(counted, 7n, {}, { ...at, table: 'CF2' }),
            factOf(counted, 8n, {}, { ...at, gamingDay: '2026-01-01' }),
            factOf(filled, 9n, {}, at),
          ],
          moves: [moved(1n, opened, CHIPS, 1_000n)],
        }).sections[0]!,
      ),
    ).toEqual([
      'at | kind | slip | chips | cash | difference | signers',
      '2026-01-02T20:00:00Z | Recuento | - | 0 EUR | 0 EUR | 0 EUR | ',
      '- | Cambios con clientes | - | 1000 EUR +lines[moves=1 ofFacts=1] | 0 EUR | - | ',
      'Total | - | - | 1000 EUR | 0 EUR | 0 EUR | -',
    ]));

  it('shows a difference that a close posted', () =>
    expect(readAs(second!)).toEqual([
      'at | kind | slip | chips | cash | difference | signers',
      '2026-01-02T20:00:00Z | Entrega al cierre | - | -4 EUR +lines[moves=7 ofFacts=7] | 0 EUR | -4 EUR -lines[moves=7 ofFacts=7] | ',
      'Total | - | - | -4 EUR | 0 EUR | -4 EUR | -',
    ]));
});
