import { BY, CAGE, OFFICE, openedBook, postedLast, tableOpened, tell } from '../../../test/support/book/told';
import { Type } from 'typebox';
import type { CasinoEvent } from '../../kernel/envelope';
import type { EventDefinition } from '../../kernel/event-definition';
import { EVENT_DEFINITIONS } from '../event-contract/catalogue';
import { amountsInPieces } from './pieces.check';

const found = (...events: readonly CasinoEvent[]): boolean =>
  postedLast(...events).findings.includes('pieces-do-not-add-up');

const of = (denomination: number, pieces: number) => [{ denomination, pieces }];

describe('an amount that is reported with its pieces', () => {
  const sold = (pieces: readonly { denomination: number; pieces: number }[]) =>
    tell('cage.chips-sold', { amount: 60_000, meansOfPayment: 'cash', pieces: [...pieces] }, CAGE);

  it('gives a finding if its pieces do not add up to it', () => {
    expect(found(sold(of(10_000, 6)))).toBe(false);
    expect(found(sold([...of(10_000, 5), ...of(5_000, 2)]))).toBe(false);
    expect(found(sold(of(10_000, 5)))).toBe(true);
    expect(found(sold(of(10_000, 7)))).toBe(true);
    expect(found(sold([]))).toBe(false);
  });

  it('may exceed its pieces by less than the smallest of them, and may not fall below', () => {
    expect(found(sold(of(7_000, 8)))).toBe(false);
    expect(found(sold(of(7_000, 9)))).toBe(true);
    expect(found(sold([...of(7_000, 8), ...of(4_000, 0)]))).toBe(true);
  });

  it('of another currency gives a finding in that currency', () => {
    const otherCurrencies = [{ currency: 'USD', amount: 200, notes: of(100, 1) }];
    const counted = tell('tips.counted', { chips: 0, cash: 0, takenToCage: false, by: BY, otherCurrencies });
    const [finding] = openedBook(tableOpened('roulette-french'), counted).entries.at(-1)!.evaluation.findings;
    expect(`${finding?.code}: ${finding?.expected}`).toMatch(/^pieces-do-not-add-up: .*2\.00 USD/);
  });

  const wrong = of(100, 1);
  const two = of(100, 2);
  const table = tableOpened('roulette-french');
  it.each<[string, (pieces: typeof wrong) => CasinoEvent[]]>([
    ['table.filled', (pieces) => [table, tell('table.filled', { amount: 200, slip: 'S', pieces })]],
    ['table.credited', (pieces) => [table, tell('table.credited', { amount: 200, slip: 'S', pieces })]],
    [
      'table.counted',
      (pieces) => [table, tell('table.counted', { inventory: 200, pieces, certifiedBy: BY })],
    ],
    [
      'one person at table.counted',
      (pieces) => [
        table,
        tell('table.counted', {
          inventory: 200,
          certifiedBy: BY,
          counts: [{ by: BY[0]!, amount: 200, pieces }],
        }),
      ],
    ],
    [
      'table.closed',
      (pieces) => [
        table,
        tell('table.closed', { toCage: [{ holder: 'table', chips: 200, pieces }], certifiedBy: BY }),
      ],
    ],
    [
      'chips at cage.counted',
      (pieces) => [tell('cage.counted', { chips: 200, cash: 0, pieces, by: BY }, CAGE)],
    ],
    [
      'cash at cage.opened',
      (pieces) => [tell('cage.opened', { chips: 0, cash: 200, notes: pieces, by: BY }, CAGE)],
    ],
    [
      'dollars at tips.counted',
      (pieces) => [
        table,
        tell('tips.counted', {
          chips: 0,
          cash: 0,
          takenToCage: false,
          by: BY,
          otherCurrencies: [{ currency: 'USD', amount: 200, notes: pieces }],
        }),
      ],
    ],
    [
      'cage.chips-redeemed',
      (pieces) => [
        tell('cage.chips-redeemed', { amount: 200, paid: [{ means: 'cash', amount: 200 }], pieces }, CAGE),
      ],
    ],
    [
      'cage.float-issued',
      (pieces) => [tell('cage.float-issued', { table: 'T1', amount: 200, slip: 'S', pieces }, CAGE)],
    ],
    [
      'cage.credit-received',
      (pieces) => [tell('cage.credit-received', { table: 'T1', amount: 200, slip: 'S', pieces }, CAGE)],
    ],
    [
      'cage.transferred',
      (pieces) => [
        tell('cage.transferred', { amount: 200, from: 'cash', to: 'bank', notes: pieces, by: BY }, CAGE),
      ],
    ],
    [
      'the other currency of cage.currency-changed',
      (pieces) => [
        tell(
          'cage.currency-changed',
          { amount: 180, direction: 'bought', other: { currency: 'USD', amount: 200, notes: pieces } },
          CAGE,
        ),
      ],
    ],
    [
      'drop.counted',
      (pieces) => [table, tell('drop.counted', { box: 'B', amount: 200, notes: pieces, by: BY })],
    ],
    [
      'slot.counted',
      (pieces) => [
        table,
        tell('slot.counted', { slot: 'cagnotte', chips: 200, pieces, takenToCage: false, by: BY }),
      ],
    ],
    [
      'cambista.counted',
      (pieces) => [
        table,
        tell('cambista.counted', { chips: 200, cash: 0, pieces, takenToCage: false, by: BY }),
      ],
    ],
    [
      'the notes of chips.exchanged',
      (pieces) => [table, tell('chips.exchanged', { kind: 'cash-for-chips', amount: 200, notes: pieces })],
    ],
    [
      'the colour of chips.exchanged',
      ([piece]) => [
        table,
        tell('chips.exchanged', {
          kind: 'cash-for-chips',
          amount: 200,
          colour: { colour: 'red', value: 100, pieces: piece!.pieces },
        }),
      ],
    ],
    [
      'chips.put-in-service',
      (pieces) => [tell('chips.put-in-service', { set: 'S', amount: 200, pieces, by: BY }, CAGE)],
    ],
    [
      'slip.requested',
      (pieces) => [table, tell('slip.requested', { slip: 'S', kind: 'fill', amount: 200, pieces, by: BY })],
    ],
    [
      'count.submitted',
      (pieces) => [
        tell(
          'count.submitted',
          {
            kind: 'box',
            table: 'T1',
            sessionNo: 1,
            countedAt: '2026-01-01T22:00:00Z',
            by: BY[0]!,
            counted: { box: 'B', amount: 200, notes: pieces },
          },
          OFFICE,
        ),
      ],
    ],
  ])('is checked in %s', (_what, events) =>
    expect([found(...events(two)), found(...events(wrong))]).toEqual([false, true]),
  );
});

describe('amounts in pieces', () => {
  const definitions: readonly EventDefinition[] = EVENT_DEFINITIONS;
  const listsIn = (text: string): number => text.match(/"denomination":/g)?.length ?? 0;
  const inPieces = definitions
    .map(({ type, data }) => [type, data] as const)
    .filter(([, data]) => listsIn(JSON.stringify(data)) > 0);

  it.each(inPieces)('%s: have an amount beside every list of pieces in the schema', (_type, data) => {
    const amounts = amountsInPieces(data);
    expect(amounts.filter((each) => each.amounts.length === 0)).toEqual([]);
    expect(amounts.filter(({ pieces }) => pieces !== 'colour')).toHaveLength(listsIn(JSON.stringify(data)));
  });

  const pieces = Type.Array(Type.Object({ denomination: Type.Integer(), pieces: Type.Integer() }));
  const amount = Type.Integer();

  it('are the chips alone where a count has chips, and its notes are the amount, else the cash', () => {
    const counted = Type.Object({
      chips: Type.Optional(amount),
      amount,
      cash: amount,
      pieces,
      notes: pieces,
    });
    expect(amountsInPieces(counted)).toEqual([
      { path: [], pieces: 'pieces', amounts: ['chips'] },
      { path: [], pieces: 'notes', amounts: ['amount', 'cash'] },
    ]);
  });

  it('of a new type are found by its schema', () => {
    const schema = Type.Object({ lots: Type.Array(Type.Object({ amount, notes: Type.Optional(pieces) })) });
    expect(amountsInPieces(schema)).toEqual([{ path: ['lots'], pieces: 'notes', amounts: ['amount'] }]);
  });
});
