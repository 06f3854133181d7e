import { watchRules } from '../../../test/support/games/cited-rules';
import type { PlayedHand } from '../../../test/support/games/poker-notation';
import { due, found } from '../../../test/support/games/poker-table';

const { rules, uncited } = watchRules('omaha-five-card');

describe('omaha with five cards', () => {
  const H_12: PlayedHand = {
    actions: '1 bet 6000, 2 call 6000',
    board: 'Kh 7h 4h Ts Td',
    cards: { 1: 'Ah 9h Kc Qd 2s', 2: '7s 7d 6c 5c 3c' },
    rake: 600,
  };

  it('H-12: of five own cards exactly two play (1.1.10.B.4-I-01)', () => {
    expect(due(rules, H_12)).toEqual({ 2: 11400 });
    expect(found(rules, H_12, { paid: { 2: 11400 } })).toEqual([]);
    const six = { ...H_12, cards: { ...H_12.cards, 1: 'Ah 9h Kc Qd 2s 2c' } };
    expect(found(rules, six)).toEqual(['cards-above-deal 1.1.10.B.4-I-01']);
  });

  it('H-9: at most eight players take part (1.1.10.B.4-II.2-01)', () => {
    const seated = (count: number): string =>
      Array.from({ length: count }, (_, index) => `${index + 1} ante 5`).join(', ');
    expect(found(rules, { actions: `${seated(9)}, 1 check` })).toEqual([
      'players-above-maximum 1.1.10.B.4-II.2-01',
    ]);
    expect(found(rules, { actions: `${seated(8)}, 1 check` })).toEqual([]);
  });
});

it('its own rules have been cited by a row above', () => {
  const own = rules.register.applied.filter(({ id }) => id.startsWith('1.1.10.B.4'));
  expect(own).toHaveLength(2);
  expect(uncited(own)).toEqual([]);
});
