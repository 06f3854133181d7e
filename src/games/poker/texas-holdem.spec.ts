import { watchRules } from '../../../test/support/games/cited-rules';
import { outcomeOf, type PlayedHand } from '../../../test/support/games/poker-notation';
import { due, found } from '../../../test/support/games/poker-table';
import { RECOMMENDED } from '../open-points';

const { rules, uncited } = watchRules('texas-holdem');

describe('hold’em of the Order of 2010', () => {
  it('H-6: literally one kicker, and the queen by the other reading (OP2-09)', () => {
    const hand: PlayedHand = {
      actions: '1 bet 12000, 2 call 12000',
      board: 'Ah Kd 9c 5s 2h',
      cards: { 1: 'As Qd', 2: 'Ac Jd' },
      rake: 1200,
    };
    expect(due(rules, hand)).toEqual({ 1: 11400, 2: 11400 });
    expect(due(rules, hand, { answers: { 'OP2-09': 'every-card' } })).toEqual({ 1: 22800 });
    const advice = ['tiebreak-readings-differ OP2-09'];
    expect(found(rules, hand, { paid: { 1: 22800 } })).toEqual(advice);
    expect(found(rules, hand, { paid: { 1: 11400, 2: 11400 } })).toEqual(advice);
    const decided = { answers: { 'OP2-09': 'every-card' }, paid: { 1: 22800 } } as const;
    expect(found(rules, hand, decided)).toEqual([]);
  });

  it('H-7: the best hand on the board is of all (1.1.10.B.6-I-01)', () => {
    const hand: PlayedHand = {
      actions: '1 bet 12000, 2 call 12000',
      board: 'Ah Kh Qh Jh Th',
      cards: { 1: '2c 3d', 2: '4c 5d' },
      rake: 1200,
    };
    expect(due(rules, hand)).toEqual({ 1: 11400, 2: 11400 });
    expect(found(rules, { ...hand, cards: { 1: '2c 3d 4s' } })).toEqual(['cards-above-deal 1.1.10.B.6-I-01']);
  });

  it('H-14: with two players all-in the uncalled part is returned, and folded money stays', () => {
    const hand: PlayedHand = {
      actions:
        '4 bet 2000, 1 raise 4000 all-in, 2 raise 9000 all-in, 3 raise 15000, 4 fold, 3 uncalled-returned 6000',
      board: 'Ah Kd 9c 5s 2h',
      cards: { 1: 'As Ac', 3: 'Kc Ks', 2: 'Qs Qh' },
      rake: 1200,
    };
    const { pots, uncalled } = rules.settle(
      { bets: [], outcome: outcomeOf(hand) },
      { currency: 'EUR', answers: RECOMMENDED },
    );
    expect(pots!.map(({ amount, rake }) => [amount, rake])).toEqual([
      [14000n, 700n],
      [10000n, 500n],
    ]);
    expect(uncalled).toEqual([{ seat: 3, amount: 6000n }]);
    expect(due(rules, hand)).toEqual({ 1: 13300, 3: 9500 });
  });
});

it('its own rules have been cited by a row above', () => {
  const own = rules.register.applied.filter(({ id }) => id.startsWith('1.1.10.B.6'));
  expect(own).toHaveLength(1);
  expect(uncited(own)).toEqual([]);
});
