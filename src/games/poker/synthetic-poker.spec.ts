import { watchRules } from '../../../test/support/games/cited-rules';
import { outcomeOf, type PlayedHand } from '../../../test/support/games/poker-notation';
import { type AtTable, due, found } from '../../../test/support/games/poker-table';
import { RECOMMENDED } from '../open-points';
import { voids } from './synthetic-2010.register.json';

const { rules, uncited } = watchRules('synthetic-poker');

const I_1: PlayedHand = {
  actions: '1 ante 25, 2 ante 25, 1 bet 9000, 2 call 9000',
  board: 'Kh 9h 8h Ks Td',
  cards: { 1: 'Ah Qh', 2: 'Kd Tc' },
  rake: 902,
};

const settled = (played: PlayedHand) =>
  rules.settle({ bets: [], outcome: outcomeOf(played) }, { currency: 'EUR', answers: RECOMMENDED });

describe('synthetic poker of the Order of 2010', () => {
  it('I-1: with 28 cards a flush beats a full house (1.1.10.B.8-IV-01)', () => {
    expect(due(rules, I_1)).toEqual({ 1: 17148 });
    expect(found(rules, I_1, { paid: { 1: 17148 } })).toEqual([]);
    const { awards } = settled(I_1);
    expect(awards.map(({ rule }) => rule.id)).toEqual(['1.1.10.B.8-IV-01']);
  });

  it('has one board: a second one is found, and nothing divided between them (1.1.10.B.8-I.1-01)', () => {
    const twice = { ...I_1, secondBoard: 'Kh 9h 8h Js Jd' };
    expect(due(rules, twice)).toBeUndefined();
    expect(found(rules, twice)).toEqual(['cards-above-deal 1.1.10.B.8-I.1-01']);
  });

  it('I-6: both own cards play, the board alone never does (1.1.10.B.8-I.1-01)', () => {
    const cards = { 1: '8c 9c', 2: 'Ac Kc' };
    const board = 'Ah Kh Qh Jh Th';
    expect(due(rules, { ...I_1, actions: '1 bet 3000, 2 call 3000', board, cards, rake: 300 })).toEqual({
      2: 5700,
    });
  });

  it('A-8-9-10-J is a straight, and three aces are less', () => {
    const straight = { 1: '8c 9c', 2: 'Ad Ac' };
    expect(
      due(rules, {
        ...I_1,
        actions: '1 bet 100, 2 call 100',
        board: 'As Th Jd Kc Qs',
        cards: straight,
        rake: 0,
      }),
    ).toEqual({ 1: 200 });
  });

  it.each<readonly [string, Partial<PlayedHand>, string]>([
    [
      'a seven is not in the deck',
      { cards: { 1: '7h Qh', 2: 'Kd Tc' } },
      'card-too-often 1.1.10.B.8-II.1-01',
    ],
    ['three own cards are one too many', { cards: { 1: 'Ah Qh Jh' } }, 'cards-above-deal 1.1.10.B.8-I.1-01'],
    ['it knows no limit', { limitType: 'fixed' }, 'limit-type-not-offered 1.1.10.B.8-III.1-01'],
    [
      'the ante is at most half the minimum',
      { actions: '1 ante 60, 2 ante 60 | 1 check, 2 check' },
      'ante-above-half 1.1.10.B.8-III.2-02',
    ],
    [
      'who bet most speaks first in the next round',
      { actions: '1 ante 50, 2 ante 50, 1 bet 100, 2 raise 300, 1 call 200 | 1 check, 2 check' },
      'first-to-speak 1.1.10.B.8-V.5-01',
    ],
  ])('%s', (_says, change, finding) => {
    const table: AtTable = { terms: { minimum: 100n } };
    expect(found(rules, { ...I_1, ...change }, table)).toContain(finding);
  });

  it('the least addition is from 20 % to 40 % of the stack (1.1.10.B.8-III.2-01)', () => {
    const staff = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));
    const opened = (leastTopUp: bigint) =>
      rules.checks.opening(
        { terms: { minimum: 100n, poker: { initialStack: 50_001n, leastTopUp } }, staff },
        { currency: 'EUR', answers: RECOMMENDED },
      );
    expect([10_000n, 10_001n, 20_000n, 20_001n].map((amount) => opened(amount).length)).toEqual([1, 0, 0, 1]);
    expect(opened(1n)).toMatchObject([{ ruleId: '1.1.10.B.8-III.2-01' }]);
  });

  it.each(Object.keys(voids))('%s: a null hand gives the stakes back (OP2-28)', (reasonCode) => {
    const bets = [{ betId: '1', player: 'a', stake: 50n }];
    const of = (amount: bigint) =>
      rules.checks.voided(
        { settled: true, reasonCode, refunds: [{ player: 'a', amount }], bets },
        { currency: 'EUR', answers: RECOMMENDED },
      );
    expect(of(50n)).toEqual([]);
    expect(of(0n)).toMatchObject([{ code: 'refund-not-the-stake', ruleId: reasonCode }]);
  });
});

it('its own rules have been cited by a row above', () => {
  const own = rules.register.applied.filter(({ id }) => id.startsWith('1.1.10.B.8'));
  expect(own.length).toBeGreaterThan(6);
  expect(uncited(own)).toEqual([]);
});
