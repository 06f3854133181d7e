import { BY, CAGE, postedLast, tell } from '../../../test/support/book/told';
import { MemoryBook } from '../../../test/support/book/memory-book';

const HELD = [
  tell('cage.chips-sold', { amount: 600, meansOfPayment: 'cheque', document: 'CH-1' }, CAGE),
  tell(
    'cage.currency-changed',
    { amount: 92, direction: 'bought', other: { currency: 'USD', amount: 100 } },
    CAGE,
  ),
];

describe('the cage', () => {
  test.each([
    [
      'redeems chips for cash and its own cheque',
      tell(
        'cage.chips-redeemed',
        {
          amount: 900,
          paid: [
            { means: 'cash', amount: 700 },
            { means: 'cheque', amount: 200 },
          ],
        },
        CAGE,
      ),
      ['chips:cage +900', 'cash:cage -700', 'bank -200'],
    ],
    [
      'takes a cheque for chips, singly',
      tell('cage.chips-sold', { amount: 600, meansOfPayment: 'cheque', document: 'CH-1', slip: 'V-1' }, CAGE),
      ['cheques:cage[CH-1] +600', 'chips:cage -600'],
    ],
    [
      'buys dollars',
      tell(
        'cage.currency-changed',
        { amount: 92, direction: 'bought', other: { currency: 'USD', amount: 100 } },
        CAGE,
      ),
      ['cash:cage +100 USD', 'fx +92', 'fx -100 USD', 'cash:cage -92'],
    ],
    [
      'sells dollars',
      tell(
        'cage.currency-changed',
        { amount: 95, direction: 'sold', other: { currency: 'USD', amount: 100 } },
        CAGE,
      ),
      ['fx +100 USD', 'cash:cage +95', 'cash:cage -100 USD', 'fx -95'],
    ],
    [
      'brings cash to the bank',
      tell('cage.transferred', { amount: 50, from: 'cash', to: 'bank', by: BY }, CAGE),
      ['bank +50', 'cash:cage -50'],
    ],
    [
      'has a cheque credited',
      tell('cage.cheque-cleared', { amount: 600, document: 'CH-1' }, CAGE),
      ['bank +600', 'cheques:cage[CH-1] -600'],
    ],
    [
      'gets a cheque back unpaid',
      tell('cage.cheque-returned', { amount: 600, document: 'CH-1' }, CAGE),
      ['receivable[CH-1] +600', 'cheques:cage[CH-1] -600'],
    ],
    [
      'enters a cheque of its own in the register, and nothing else',
      tell('cage.cheque-issued', { amount: 600, document: 'CH-2', pays: 'chips', by: BY }, CAGE),
      [],
    ],
    [
      'gets chips put in service',
      tell('chips.put-in-service', { set: 'p', amount: 100, pieces: [], by: BY }, CAGE),
      ['chips:cage +100', 'chips:issued -100'],
    ],
    [
      'gives up chips withdrawn from service',
      tell('chips.withdrawn-from-service', { set: 'p', amount: 100, pieces: [], by: BY }, CAGE),
      ['chips:issued +100', 'chips:cage -100'],
    ],
  ])('%s', (_what, event, lines) => expect(postedLast(...HELD, event)).toEqual({ lines, findings: [] }));

  it('gets a cheque back unpaid that the bank had credited', () => {
    const cleared = tell('cage.cheque-cleared', { amount: 600, document: 'CH-1' }, CAGE);
    const back = tell('cage.cheque-returned', { amount: 600, document: 'CH-1', afterClearing: true }, CAGE);
    const lines = ['receivable[CH-1] +600', 'bank -600'];
    expect(postedLast(...HELD, cleared, back)).toEqual({ lines, findings: [] });
  });

  it('posts nothing where cash is brought nowhere, and finds it', () =>
    expect(
      postedLast(tell('cage.transferred', { amount: 50, from: 'cash', to: 'cash', by: BY }, CAGE)),
    ).toEqual({ lines: [], findings: ['moved-to-itself'] }));

  it('posts what was paid, and the rest of the amount as a variance with a finding', () => {
    const event = tell('cage.chips-redeemed', { amount: 900, paid: [{ means: 'cash', amount: 870 }] }, CAGE);
    expect(postedLast(event)).toEqual({
      lines: ['chips:cage +900', 'cash:cage -870', 'variance:cage -30'],
      findings: ['parts-do-not-add-up'],
    });
  });
});

describe('a count of the cage', () => {
  const count = (more: object) =>
    tell('cage.counted', { chips: 1_000_000, cash: 500_000, by: BY, ...more }, CAGE);

  test.each([
    ['agrees', count({}), []],
    [
      'finds chips short and cash over',
      count({ chips: 999_990, cash: 500_005 }),
      ['variance:cage +10', 'cash:cage +5', 'chips:cage -10', 'variance:cage -5'],
    ],
    [
      'finds another currency',
      count({ otherCurrencies: [{ currency: 'USD', amount: 7 }] }),
      ['cash:cage +7 USD', 'variance:cage -7 USD'],
    ],
    [
      'adds up one currency that is named twice',
      count({ cash: 499_000, otherCurrencies: [{ currency: 'EUR', amount: 1_000 }] }),
      [],
    ],
  ])('that %s posts the difference', (_what, event, lines) => {
    expect(postedLast(event)).toEqual({ lines, findings: [] });
  });

  it('holds each cheque against its own: one is missing, one was not known', () => {
    const sale = tell('cage.chips-sold', { amount: 600, meansOfPayment: 'cheque', document: 'CH-1' }, CAGE);
    const counted = count({ chips: 999_400, cheques: [{ document: 'CH-2', amount: 50 }] });
    expect(postedLast(sale, counted).lines).toEqual([
      'variance:cage +600',
      'cheques:cage[CH-2] +50',
      'cheques:cage[CH-1] -600',
      'variance:cage -50',
    ]);
  });

  it('posts nothing while the ledger is not opened: there is no book to hold it against', () => {
    expect(new MemoryBook().post(count({})).evaluation.lines).toEqual([]);
  });
});
