import { nettedEntries, type NettedLine, standingEntries } from './standing-entries';

type LinesOfRecord = readonly [record: number, kind: NettedLine['entryKind'], ...amounts: number[]];

/** Lines of one fact, record 1: debits of the cage above 0, credits below; the other side is omitted. */
const linesOf = (told: readonly LinesOfRecord[], undoes = false): NettedLine[] =>
  told.flatMap(([record, entryKind, ...amounts]) =>
    amounts.map((amount, index) => ({
      record: BigInt(record),
      line: index + 1,
      fact: 1n,
      entryKind,
      undoes,
      takesBack: entryKind === 'reversal' && record > 1,
      account: `account ${index}`,
      subLedger: null,
      slip: null,
      currency: 'EUR',
      debit: BigInt(Math.max(amount, 0)),
      credit: BigInt(Math.max(-amount, 0)),
    })),
  );

const standing = (told: readonly LinesOfRecord[], undoes = false): string[] =>
  standingEntries(nettedEntries(linesOf(told, undoes))).map(
    ({ kind, lines }) => `${kind} of ${lines[0]!.record}: ${lines.map((l) => l.debit - l.credit).join(' ')}`,
  );

describe('the effective entry of a fact between two closes', () => {
  it.each<[string, LinesOfRecord[], string[]]>([
    ['its first entry', [[1, 'original', 5, -5]], ['original of 1: 5 -5']],
    [
      'its last entry, shown as an original',
      [
        [1, 'original', 5, -5],
        [2, 'reversal', -5, 5],
        [2, 'replacement', 7, -7],
        [3, 'reversal', -7, 7],
        [3, 'replacement', 9, -9],
      ],
      ['original of 3: 9 -9'],
    ],
    [
      'an original if its first evaluation posted nothing',
      [[2, 'replacement', 7, -7]],
      ['original of 2: 7 -7'],
    ],
    [
      'absent if the fact was cancelled',
      [
        [1, 'original', 5, -5],
        [2, 'reversal', -5, 5],
      ],
      [],
    ],
    [
      'the reversal of the entry in another book, and its replacement',
      [
        [2, 'reversal', -5, 5],
        [2, 'replacement', 7, -7],
        [3, 'reversal', -7, 7],
        [3, 'replacement', 9, -9],
      ],
      ['reversal of 2: -5 5', 'replacement of 3: 9 -9'],
    ],
    [
      'absent if it returns to the entry in another book',
      [
        [2, 'reversal', -5, 5],
        [2, 'replacement', 7, -7],
        [3, 'reversal', -7, 7],
        [3, 'replacement', 5, -5],
      ],
      [],
    ],
    [
      'only what came after a move to other books',
      [
        [2, 'reversal', -5, 5],
        [2, 'replacement', 7, -7],
        [3, 'reversal', -2, 2],
        [4, 'reversal', -7, 7],
        [4, 'replacement', 9, -9],
      ],
      ['reversal of 4: -7 7', 'replacement of 4: 9 -9'],
    ],
    ['an entry that moves nothing between accounts', [[1, 'original', 0, 0]], ['original of 1: 0 0']],
  ])('is %s', (_what, told, shown) => expect(standing(told)).toEqual(shown));

  it('is a reversal for a void, even if the round was reported after it', () => {
    expect(standing([[1, 'reversal', -5, 5]], true)).toEqual(['reversal of 1: -5 5']);
    expect(standing([[2, 'replacement', -5, 5]], true)).toEqual(['reversal of 2: -5 5']);
  });

  it('is every entry if they cannot be matched with each other', () =>
    expect(
      standing([
        [2, 'reversal', -5, 5],
        [3, 'reversal', -6, 6],
        [4, 'replacement', 9, -9],
      ]),
    ).toEqual(['reversal of 2: -5 5', 'reversal of 3: -6 6', 'replacement of 4: 9 -9']));
});
