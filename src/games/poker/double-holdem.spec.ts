import { watchRules } from '../../../test/support/games/cited-rules';
import type { PlayedHand } from '../../../test/support/games/poker-notation';
import { due, found } from '../../../test/support/games/poker-table';

const { rules, uncited } = watchRules('double-holdem');

const FIRST = 'Ks 9d 5c 5h 2s';
const SECOND = 'Qd Jc 8s 4c 3h';

describe('the two lines of double hold’em', () => {
  const H_8: PlayedHand = {
    actions: '1 bet 8010, 2 call 8010, 3 fold, 3 dead-blind 10',
    board: FIRST,
    secondBoard: SECOND,
    cards: { 1: 'Kd Ad', 2: 'Ac 7c' },
    rake: 801,
  };
  const TIED: PlayedHand = { ...H_8, board: 'Kh Ks 2c 5h 2s', secondBoard: '8s 7d 6c 5d 4h' };

  it('H-15: a player who is best on both lines wins both (1.1.10.B.7-II.6-01)', () => {
    const both = { ...H_8, actions: '1 bet 8000, 2 call 8000', cards: { 1: 'Kd Qh', 2: '7c 6d' }, rake: 800 };
    expect(due(rules, both)).toEqual({ 1: 15200 });
    expect(found(rules, both, { paid: { 1: 15200 } })).toEqual([]);
  });

  it('H-8: each has half of the pot, the odd unit being of the first (OP2-33)', () => {
    const cards = { 1: 'Kd Ad', 2: 'Ac 7c' };
    const hand = { ...TIED, cards, actions: '1 bet 8010, 2 call 8010, 3 dead-blind 10, 3 fold' };
    expect(due(rules, hand)).toEqual({ 1: 11422, 2: 3807 });
    expect(
      found(rules, { ...hand, actions: '1 bet 8015, 2 call 8015' }, { paid: { 1: 11422, 2: 3807 } }),
    ).toEqual([]);
  });

  it('gives the odd unit to the line of the last bettor by that answer (OP2-33)', () => {
    const odd: PlayedHand = {
      actions: '1 bet 50, 2 raise 100, 1 call 50, 3 dead-blind 1, 3 fold',
      board: FIRST,
      secondBoard: SECOND,
      cards: { 1: 'Kd 6h', 2: 'Qh 7c' },
    };
    expect(due(rules, odd)).toEqual({ 1: 101, 2: 100 });
    expect(due(rules, odd, { answers: { 'OP2-33': 'last-bettor' } })).toEqual({ 1: 100, 2: 101 });
  });

  it('does not give the odd unit of a tied line to the player who has that of the first (1.1.10-IX.24-03)', () => {
    const odd: PlayedHand = {
      ...TIED,
      actions: '2 check, 1 bet 13, 2 call 13, 3 dead-blind 1, 3 fold',
      cards: { 1: 'Kd Ad', 2: 'Ac 7c' },
      rake: 0,
    };
    expect(due(rules, odd)).toEqual({ 1: 20, 2: 7 });
  });

  it('gives each player at most one odd unit of it, where two are equal on both lines (1.1.10-IX.24-03)', () => {
    const tied: PlayedHand = {
      actions: '1 bet 100, 2 call 100, 3 dead-blind 2, 3 fold',
      board: FIRST,
      secondBoard: SECOND,
      cards: { 1: 'Ad 7c', 2: 'Ac 7d' },
    };
    expect(due(rules, tied)).toEqual({ 1: 101, 2: 101 });
  });

  it.each<[string, string]>([
    ['all five cards', 'Ah Kd 9c 5s 2h'],
    ['its first card', 'Ah Qd 8c 4s 3h'],
    ['the flop', 'Ah Kd 9c 4s 3h'],
    ['a card in another place', 'Qd Ah 8c 4s 3h'],
  ])('are of one pack: %s on both is found (1.1.10-II.1-01)', (_what, secondBoard) => {
    const lines = { actions: '1 bet 100, 2 call 100', board: 'Ah Kd 9c 5s 2h', secondBoard };
    expect(found(rules, { ...lines, cards: { 1: 'Ac Th', 2: 'Ts 7d' } })).toContain(
      'card-too-often 1.1.10-II.1-01',
    );
  });

  it('H-16: is not asked where all others have left', () => {
    const alone = { actions: '2 ante 3500, 3 ante 0, 1 bet 2000, 2 fold, 3 fold', rake: 175 };
    expect(due(rules, alone)).toEqual({ 1: 3325 });
  });

  it('is not decided if only one line is known', () => {
    const { actions, board, cards } = H_8;
    expect(due(rules, { actions, board: board!, cards: cards! })).toBeUndefined();
  });

  it('takes any five of seven (1.1.10.B.7-I-01)', () => {
    const three = { ...H_8, cards: { 1: 'Kd Ad Qd' } };
    expect(found(rules, three)).toContain('cards-above-deal 1.1.10.B.7-I-01');
  });
});

it('its own rules have been cited by a row above', () => {
  const own = rules.register.applied.filter(({ id }) => id.startsWith('1.1.10.B.7'));
  expect(own).toHaveLength(2);
  expect(uncited(own)).toEqual([]);
});
