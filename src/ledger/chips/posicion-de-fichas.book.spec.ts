import { factOf, readAs } from '../../../test/support/books/book-facts';
import { type ChipFigures, posicionBook } from './posicion-de-fichas.book';

const held = (account: string, balance: bigint, currency = 'EUR') => ({ account, currency, balance });
const sets = (
  type: 'put-in-service' | 'withdrawn-from-service',
  record: bigint,
  set: string,
  pieces: object[],
) => factOf(`cagnotte.chips.${type}.v1`, record, { set, pieces });

const FIGURES: ChipFigures = {
  currency: 'EUR',
  day: '2026-01-02',
  balances: [
    ...[held('chips:issued', -1_000n), held('chips:cage', 600n), held('chips:table:RF1', 150n)],
    ...[held('chips:custody:CF1', 50n), held('chips:lent', 10n)],
    ...[held('chips:issued', -70n, 'ARS'), held('chips:cage', 70n, 'ARS')],
  ],
  facts: [
    sets('put-in-service', 1n, 'A', [
      { denomination: 500, pieces: 100 },
      { denomination: 100, pieces: 40 },
    ]),
    sets('put-in-service', 2n, 'B', [{ denomination: 100, pieces: 60 }]),
    sets('withdrawn-from-service', 3n, 'B', [{ denomination: 100, pieces: 10 }]),
    factOf('cagnotte.cage.opened.v1', 4n, { pieces: [{ denomination: 100, pieces: 99 }] }),
    factOf('cagnotte.cage.counted.v1', 5n, {
      pieces: [
        { denomination: 500, pieces: 80 },
        { denomination: 100, pieces: 30 },
        { denomination: 25, pieces: 2 },
      ],
    }),
    factOf('cagnotte.cage.counted.v1', 6n, {}),
    factOf('cagnotte.table.closed.v1', 7n, { leftLocked: [{ pieces: [{ denomination: 500, pieces: 9 }] }] }),
    factOf('cagnotte.table.closed.v1', 8n, {
      leftLocked: [{ holder: 'table' }, { pieces: [{ denomination: 500, pieces: 5 }] }],
    }),
    factOf(
      'cagnotte.table.closed.v1',
      9n,
      { leftLocked: [{ pieces: [{ denomination: 100, pieces: 4 }] }] },
      { table: 'BJ1' },
    ),
    factOf('cagnotte.table.closed.v1', 10n, {}, { table: 'BJ2' }),
  ],
};

describe('the position of chips', () => {
  it('by holder: what the house holds, what customers have of the rest, and all that is in service', () =>
    expect(readAs(posicionBook(FIGURES).sections[0]!)).toEqual([
      'holder | table | currency | amount',
      'Caja central |  | ARS | 70 ARS +balance/chips:cage/2026-01-02/ARS',
      'Clientes |  | ARS | 0 ARS +{amount 1} -{amount -1}',
      'Total en servicio |  | ARS | 70 ARS -balance/chips:issued/2026-01-02/ARS',
      'Caja central |  | EUR | 600 EUR +balance/chips:cage/2026-01-02/EUR',
      'Anticipo de mesa | RF1 | EUR | 150 EUR +balance/chips:table:RF1/2026-01-02/EUR',
      'Custodia de jugadores | CF1 | EUR | 50 EUR +balance/chips:custody:CF1/2026-01-02/EUR',
      'chips:lent |  | EUR | 10 EUR +balance/chips:lent/2026-01-02/EUR',
      'Clientes |  | EUR | 190 EUR +{amount 1} -{amount -4} -{amount -3} -{amount -2} -{amount -1}',
      'Total en servicio |  | EUR | 1000 EUR -balance/chips:issued/2026-01-02/EUR',
    ]));

  it('by denomination: the pieces in service, those of the last count of the cage and of the last close of each table', () =>
    expect(readAs(posicionBook(FIGURES).sections[1]!)).toEqual([
      'denomination | sets | inService | cage | tables | rest | value',
      '25 EUR +5:pieces.2.denomination |  | 0 | 2 | 0 | -2 | 0 EUR',
      '100 EUR +1:pieces.1.denomination | A, B | 90 | 30 | 4 | 56 | 9000 EUR +1:pieces.1.denomination×pieces.1.pieces +2:pieces.0.denomination×pieces.0.pieces -3:pieces.0.denomination×pieces.0.pieces',
      '500 EUR +1:pieces.0.denomination | A | 100 | 80 | 5 | 15 | 50000 EUR +1:pieces.0.denomination×pieces.0.pieces',
    ]));

  it('says of no place how many pieces are there where no count states pieces', () => {
    const facts = FIGURES.facts.filter(({ type }) => type.startsWith('cagnotte.chips.'));
    expect(readAs(posicionBook({ currency: 'EUR', balances: [], facts }).sections[1]!)).toEqual([
      'denomination | sets | inService | cage | tables | rest | value',
      '100 EUR +1:pieces.1.denomination | A, B | 90 | - | - | - | 9000 EUR +1:pieces.1.denomination×pieces.1.pieces +2:pieces.0.denomination×pieces.0.pieces -3:pieces.0.denomination×pieces.0.pieces',
      '500 EUR +1:pieces.0.denomination | A | 100 | - | - | - | 50000 EUR +1:pieces.0.denomination×pieces.0.pieces',
    ]);
  });
});
