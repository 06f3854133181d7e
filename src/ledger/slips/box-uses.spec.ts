import { type BoxEvent, boxesOfSession } from './box-uses';
import type { DeclaredFact } from '../_core/books/declared-fact';

let records = 0n;
const fact = (type: BoxEvent, data: object): DeclaredFact<BoxEvent> =>
  ({
    type,
    recordNumber: (records += 1n),
    gamingDay: '2026-01-01',
    happenedAt: '',
    table: 'RF1',
    sessionNo: 1,
    data,
  }) as never;
const opened = (box?: string) => fact('cagnotte.table.opened.v1', { box, staff: [], captures: {} });
const issued = (box: string) => fact('cagnotte.box.issued.v1', { box, by: [] });
const swapped = (box: string, replacement: string) =>
  fact('cagnotte.box.swapped.v1', { box, replacement, by: [] });
const counted = (box: string, currency = 'EUR') =>
  fact('cagnotte.drop.counted.v1', { currency, box, amount: 5, by: [] });

describe('the boxes of a session', () => {
  test.each<[string, DeclaredFact<BoxEvent>[], string[]]>([
    ['one that is put there and counted', [opened('A'), counted('A')], ['A placed 1']],
    ['one that is told of twice', [opened('A'), issued('A'), counted('A')], ['A placed 1']],
    ['a replacement', [opened('A'), swapped('A', 'B'), counted('A')], ['A placed 1', 'B placed 0']],
    [
      'one that comes back, emptied',
      [opened('A'), swapped('A', 'B'), counted('A'), swapped('B', 'A'), counted('B'), counted('A')],
      ['A placed 1', 'B placed 1', 'A placed 1'],
    ],
    [
      'two that are both counted at the end',
      [opened('A'), swapped('A', 'B'), swapped('B', 'A'), counted('A'), counted('B'), counted('A')],
      ['A placed 1', 'B placed 1', 'A placed 1'],
    ],
    ['one that is counted twice', [opened('A'), counted('A'), counted('A')], ['A placed 2']],
    [
      'one that is counted in two currencies',
      [opened('A'), counted('A'), counted('A', 'USD')],
      ['A placed 1'],
    ],
    [
      'one that comes back, counted in two currencies each time',
      [
        ...[opened('A'), swapped('A', 'B'), counted('A', 'USD'), counted('A'), swapped('B', 'A')],
        ...[counted('A', 'USD'), counted('B'), counted('A')],
      ],
      ['A placed 1', 'B placed 1', 'A placed 1'],
    ],
    ['one that nobody put there', [opened(), counted('A'), counted('A')], ['A unknown 2']],
    [
      'one that is counted, and was another one',
      [opened('A'), counted('A'), counted('X')],
      ['A placed 1', 'X foreign 1'],
    ],
    [
      'one that leaves, and was another one',
      [opened('A'), swapped('X', 'B')],
      ['A placed 0', 'X foreign 0', 'B placed 0'],
    ],
    [
      'the first that leaves a table whose opening names none',
      [opened(), swapped('A', 'B'), swapped('B', 'C'), counted('X')],
      ['A unknown 0', 'B placed 0', 'C placed 0', 'X foreign 1'],
    ],
    [
      'two of a table that names none',
      [opened(), counted('A'), counted('B')],
      ['A unknown 1', 'B unknown 1'],
    ],
    ['a count before the opening', [counted('A'), opened('A')], ['A placed 1']],
    [
      'a swap before the opening',
      [swapped('A', 'B'), opened('A'), counted('A')],
      ['A placed 1', 'B placed 0'],
    ],
  ])('%s', (_what, facts, expected) =>
    expect(
      boxesOfSession(facts).map(
        ({ box, isPlaced, isForeign, counts }) =>
          `${box} ${isPlaced ? 'placed' : isForeign ? 'foreign' : 'unknown'} ${counts}`,
      ),
    ).toEqual(expected),
  );
});
