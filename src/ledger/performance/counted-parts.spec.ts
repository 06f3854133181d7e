import { countedParts, factsTogether, type FactOfCounts, tallyOfParts } from './counted-parts';

let record = 0n;
const fact = (more: Partial<FactOfCounts>): FactOfCounts => {
  record += 1n;
  return {
    ...{ recordNumber: record, eventId: `E-${record}`, eventType: 'x', happenedAt: `2026-10-24T2${record}` },
    ...{ moved: 0n, exchanged: 0n, boxed: null, chips: null, isInterim: false, ...more },
  };
};
const opening = (): FactOfCounts => fact({ moved: -1_000n });
const interim = (chips: bigint): FactOfCounts => fact({ chips, isInterim: true });
const closing = (chips: bigint): FactOfCounts => fact({ chips });
const told = (facts: readonly FactOfCounts[]) =>
  countedParts(facts).map(({ at, basis, amount }) => [
    facts.findIndex((f) => f.happenedAt === at),
    basis,
    amount,
  ]);

beforeEach(() => void (record = 0n));

describe('the result between counts', () => {
  it('is that of the exchanges up to an interim count, and of the boxes less those exchanges up to the close', () =>
    // 1,000 in chips, 200 exchanged, 850 left: 50 won. A fill of 300, 40 exchanged; 1,200 left, 250 in the box: 50 + 90 won.
    expect(
      told([
        ...[opening(), fact({ exchanged: 200n }), interim(850n), fact({ moved: -300n })],
        ...[fact({ exchanged: 40n }), closing(1_200n), fact({ boxed: 250n })],
      ]),
    ).toEqual([
      [2, 'exchanges', 50n],
      [5, 'box', 100n],
    ]));

  it('is the result of the control book over all parts of a closed session, whatever was exchanged and counted between', () => {
    for (const [one, other, exchanged] of [
      [850n, 900n, 200n],
      [0n, 5_000n, -700n],
      [1_000n, 1_000n, 0n],
    ] as const) {
      const facts = [
        ...[opening(), fact({ exchanged }), interim(one), fact({ boxed: 90n }), fact({ moved: 60n })],
        ...[
          interim(other),
          fact({ exchanged: 13n }),
          closing(1_234n),
          fact({ boxed: 160n }),
          fact({ moved: -5n }),
        ],
      ];
      const parts = countedParts(facts);
      // Chips, boxes and credits, less the float and what came later.
      expect(tallyOfParts(parts)).toEqual({
        betweenCounted: 1n,
        betweenCounts: 1_234n + 90n + 160n + 60n - 1_000n - 5n,
        byBox: 1n,
        byExchanges: 2n,
      });
      for (const { amount, facts: own } of parts)
        expect(own.reduce((sum, each) => sum + each.amount, 0n)).toBe(amount);
    }
  });

  it('takes what was exchanged for the last part, too, while no box is counted', () =>
    expect(told([opening(), interim(990n), fact({ exchanged: 30n }), closing(1_000n)])).toEqual([
      [1, 'exchanges', -10n],
      [3, 'exchanges', 40n],
    ]));

  it('is known up to the last interim count of an open session, and of no session without one', () => {
    expect(told([opening(), interim(990n), fact({ exchanged: 30n })])).toEqual([[1, 'exchanges', -10n]]);
    expect(told([opening(), closing(990n), fact({ boxed: 30n })])).toEqual([]);
    expect(tallyOfParts([])).toEqual({ betweenCounted: 0n, betweenCounts: 0n, byBox: 0n, byExchanges: 0n });
  });

  it('does not count a count after the closing one', () =>
    expect(told([opening(), closing(990n), interim(5n)])).toEqual([]));

  it('names each fact once, those that come to nothing not at all', () => {
    const facts = [opening(), fact({ exchanged: 200n }), interim(850n), closing(900n), fact({ boxed: 200n })];
    const names = factsTogether(countedParts(facts).flatMap((part) => part.facts)).map(
      ({ eventId, amount }) => `${eventId} ${amount}`,
    );
    expect(names.sort()).toEqual(['E-1 -1000', 'E-4 900', 'E-5 200']);
  });
});
