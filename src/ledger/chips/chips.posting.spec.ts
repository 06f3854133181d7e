import { openedBook, postedLast, tableOpened, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const exchanged = (kind: 'cash-for-chips' | 'chips-for-cash' | 'chips-for-chips', more: object = {}) =>
  tell('chips.exchanged', { kind, amount: 300, at: 'table', ...more } as never);
const lines = (...events: readonly CasinoEvent[]) => postedLast(...events).lines;

describe('what customers change', () => {
  it('cash for chips at the table goes into the box that lies there', () =>
    expect(lines(tableOpened('boule'), exchanged('cash-for-chips'))).toEqual([
      ...['cash:drop:T1[B-1] +300', 'chips:table:T1 -300'],
    ]));

  it('chips for cash go the other way', () =>
    expect(lines(tableOpened('boule'), exchanged('chips-for-cash'))).toEqual([
      ...['chips:table:T1 +300', 'cash:drop:T1[B-1] -300'],
    ]));

  it('at the cambista’s is out of his imprest', () =>
    expect(lines(exchanged('cash-for-chips', { at: 'cambista' }))).toEqual([
      ...['cash:cambista:T1 +300', 'chips:cambista:T1 -300'],
    ]));

  it('chips for plaques changes no holder’s value, wherever', () => {
    expect(lines(exchanged('chips-for-chips'))).toEqual([]);
    expect(lines(exchanged('chips-for-chips', { at: 'cambista' }))).toEqual([]);
  });

  it('under a slip names it on every line', () => {
    const { evaluation } = openedBook(exchanged('cash-for-chips', { slip: 'V-1' })).entries.at(-1)!;
    expect(evaluation.lines.map(({ slip }) => slip)).toEqual(['V-1', 'V-1']);
  });
});

it('a set of chips is a liability from when it enters the cage until it is withdrawn', () => {
  const set = { set: 'A', amount: 5_000, pieces: [{ denomination: 500, pieces: 10 }], by: [{ id: 'E-1' }] };
  expect(lines(tell('chips.put-in-service', set as never))).toEqual([
    ...['chips:cage +5000', 'chips:issued -5000'],
  ]);
  expect(lines(tell('chips.withdrawn-from-service', set as never))).toEqual([
    ...['chips:issued +5000', 'chips:cage -5000'],
  ]);
});
