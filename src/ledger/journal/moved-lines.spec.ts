import fc from 'fast-check';
import { type MovableLine, movedLines } from './moved-lines';

const [D1, D2, D3] = ['2026-01-01', '2026-01-02', '2026-01-03'] as const;

type Said = readonly [record: number, book: string, kind: MovableLine['entryKind'], amount: number];

/** Lines of the fact of record 1, whose own day is the first: `amount` on the cage, and its opposite as what was won. */
const linesOf = (said: readonly Said[]): MovableLine[] =>
  said.flatMap(([record, bookingDay, entryKind, amount]) =>
    ['chips:cage', 'win:boule'].map((account, index) => {
      const debit = BigInt(index === 0 ? amount : -amount);
      return {
        ...{ record: BigInt(record), line: index + 1, fact: 1n, entryKind, bookingDay, gamingDay: D1 },
        ...{ takesBack: entryKind === 'reversal', undoes: entryKind === 'reversal', account },
        ...{ subLedger: null, slip: null, currency: 'EUR', game: 'boule', basis: 'declared' as const },
        ...{ ruleId: null, debit: debit > 0n ? debit : 0n, credit: debit < 0n ? -debit : 0n },
      };
    }),
  );

const inOrder = (lines: readonly MovableLine[]): MovableLine[] =>
  [...lines].sort((a, b) => (a.bookingDay < b.bookingDay ? -1 : a.bookingDay > b.bookingDay ? 1 : 0));

/** What a move adds to the books, by the line of the cage: `2026-01-02 reversal 5`. */
const moved = (said: readonly Said[], to: string = D1): string[] =>
  movedLines(inOrder(linesOf(said)), () => to)
    .filter(({ account }) => account === 'chips:cage')
    .map(({ bookingDay, entryKind, debit, credit }) => `${bookingDay} ${entryKind} ${debit - credit}`);

describe('a move of the effective entries of a fact to the book of its own day', () => {
  it('reverses a late fact in the book that holds it and adds it to the book of its own day', () => {
    expect(moved([[2, D2, 'original', 5]])).toEqual([`${D2} reversal -5`, `${D1} replacement 5`]);
  });

  it('keeps the reversal of an entry of the own book apart from its replacement', () => {
    expect(
      moved([
        [2, D2, 'reversal', -5],
        [2, D2, 'replacement', 7],
      ]),
    ).toEqual([`${D2} reversal 5`, `${D2} reversal -7`, `${D1} reversal -5`, `${D1} replacement 7`]);
  });

  it('moves nothing that an earlier move has taken back', () => {
    expect(
      moved([
        [2, D2, 'reversal', -5],
        [2, D2, 'replacement', 7],
        [3, D2, 'reversal', 5],
        [3, D2, 'reversal', -7],
      ]),
    ).toEqual([]);
  });

  it('moves only entries that came after an earlier move', () => {
    expect(
      moved([
        [2, D2, 'reversal', -5],
        [2, D2, 'replacement', 7],
        [3, D2, 'reversal', 5],
        [3, D2, 'reversal', -7],
        [4, D2, 'reversal', -7],
        [4, D2, 'replacement', 9],
      ]),
    ).toEqual([`${D2} reversal 7`, `${D2} reversal -9`, `${D1} reversal -7`, `${D1} replacement 9`]);
  });

  it('adds the net of several books to the own book', () => {
    expect(
      moved([
        [2, D2, 'reversal', -5],
        [2, D2, 'replacement', 7],
        [3, D3, 'reversal', -7],
        [3, D3, 'replacement', 9],
      ]).filter((line) => line.startsWith(D1)),
    ).toEqual([`${D1} reversal -5`, `${D1} replacement 9`]);
  });
});

/** A fact counts with another amount, or what its own book does not hold comes back to it. */
type Happening = { readonly book: string; readonly amount: number } | 'comes back';

const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ book: fc.constantFrom(D2, D3), amount: fc.integer({ min: 1, max: 3 }) }),
  fc.constant('comes back' as const),
);

it('after a move the other books hold nothing of a fact and its own book holds it once, for any history', () => {
  fc.assert(
    fc.property(fc.array(anyHappening, { maxLength: 12 }), (happenings) => {
      let amount = 5;
      let lines = linesOf([[1, D1, 'original', amount]]);
      const comesBack = (record: number): void => {
        const elsewhere = inOrder(lines.filter(({ bookingDay }) => bookingDay !== D1));
        const back = movedLines(elsewhere, () => D1);
        lines = [
          ...lines,
          ...back.map((line, n) => ({
            ...line,
            record: BigInt(record),
            line: n,
            takesBack: line.entryKind === 'reversal',
          })),
        ];
      };
      happenings.forEach((happening, n) => {
        if (happening === 'comes back') return comesBack(n + 2);
        lines.push(
          ...linesOf([
            [n + 2, happening.book, 'reversal', -amount],
            [n + 2, happening.book, 'replacement', happening.amount],
          ]),
        );
        amount = happening.amount;
      });
      comesBack(100);
      const held = (book: string): bigint =>
        lines
          .filter(({ bookingDay, account }) => bookingDay === book && account === 'chips:cage')
          .reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
      expect([D1, D2, D3].map(held)).toEqual([BigInt(amount), 0n, 0n]);
      const standing = inOrder(lines.filter(({ bookingDay }) => bookingDay !== D1));
      expect(movedLines(standing, () => D1)).toEqual([]);
    }),
  );
});
