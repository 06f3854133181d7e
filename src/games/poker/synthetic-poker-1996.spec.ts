import { watchRules } from '../../../test/support/games/cited-rules';
import { outcomeOf, type PlayedHand } from '../../../test/support/games/poker-notation';
import { type AtTable, due, findingsOf, found as foundAll } from '../../../test/support/games/poker-table';
import { RECOMMENDED } from '../open-points';
import { NEW_POKER_SESSION } from '../game-rules';
import { SYNTHETIC_1996_VOIDS } from './synthetic-poker-1996.rules';
import { syntheticPoker1996 } from './synthetic-poker-1996.rules';

const { rules, uncited } = watchRules(syntheticPoker1996);
const setting = { currency: 'ESP', answers: RECOMMENDED };

const MAY_WAIT = 'house-may-suspend D385/1996-II.7.1-01';

const found = (...of: Parameters<typeof foundAll>): readonly string[] =>
  foundAll(...of).filter((each) => each !== MAY_WAIT);

const I_2: PlayedHand = {
  actions: '1 ante 1000, 2 ante 1000, 1 bet 41250, 2 call 41250',
  board: 'Kh 9h 8h Ks Td',
  cards: { 1: 'Ah Qh', 2: 'Kd Tc' },
  rake: 2535,
};

describe('synthetic poker of the Decree of 1996', () => {
  it('I-2: a full house beats a flush, and the house has 3 % (D385/1996-II.6-02)', () => {
    expect(due(rules, I_2)).toEqual({ 2: 81965 });
    expect(found(rules, I_2, { paid: { 2: 81965 } })).toEqual([]);
    const { awards } = rules.settle({ bets: [], outcome: outcomeOf(I_2) }, setting);
    expect(awards.map(({ rule }) => rule.id)).toEqual(['D385/1996-II.5.1-01']);
  });

  it('of two full houses the higher three wins, or the highest card (D385/1996-II.5.2-01, OP2-45)', () => {
    const hand = { ...I_2, board: '8h 8d Kh Qd Ac', cards: { 1: '8c Ad', 2: 'Kd Kc' }, rake: 0 };
    expect(due(rules, hand)).toEqual({ 2: 84500 });
    expect(due(rules, hand, { answers: { 'OP2-45': 'highest-card' } })).toEqual({ 1: 84500 });
  });

  it('finds that another reading of tie-breaks gives another winner, and accepts either award', () => {
    const readings = (hand: PlayedHand, paid: Readonly<Record<number, number>>) =>
      found(rules, { ...hand, rake: 0 }, { paid });
    const fulls = { ...I_2, board: '8h 8d Kh Qd Ac', cards: { 1: '8c Ad', 2: 'Kd Kc' } };
    expect(readings(fulls, { 2: 84500 })).toEqual(['tiebreak-readings-differ OP2-45']);
    expect(readings(fulls, { 1: 84500 })).toEqual(['tiebreak-readings-differ OP2-45']);
    // One flush is higher in its second card.
    const flushes = { ...I_2, board: 'Ah 9h 8h Ks Td', cards: { 1: 'Kh Th', 2: 'Qh Jh' } };
    expect(readings(flushes, { 1: 42250, 2: 42250 })).toEqual(['tiebreak-readings-differ OP2-09']);
    expect(readings(flushes, { 1: 84500 })).toEqual(['tiebreak-readings-differ OP2-09']);
    expect(readings(flushes, { 2: 84500 })).toContainEqual(expect.stringContaining('differs'));
    expect(readings(I_2, { 2: 84500 })).toEqual([]);
  });

  it('both own cards play, the board alone never does (D385/1996-II.1-01)', () => {
    const hand = { ...I_2, board: 'Ah Kh Qh Jh Th', cards: { 1: '8c 9c', 2: 'Ac Kc' }, rake: 0 };
    expect(due(rules, hand)).toEqual({ 2: 84500 });
  });

  it('begins with the whole minimum of everybody, and no half of it (D385/1996-II.7.3-01)', () => {
    expect(found(rules, I_2, { terms: { minimum: 1000n } })).toEqual([]);
  });

  it('has one board: a second one is found, and nothing divided between them (D385/1996-II.1-01)', () => {
    const twice = { ...I_2, secondBoard: 'Kh 9h 8h Js Jd' };
    expect(due(rules, twice)).toBeUndefined();
    expect(found(rules, twice)).toEqual(['cards-above-deal D385/1996-II.1-01']);
  });

  it('I-3: 3 % of 12,345 are 370', () => {
    const hand = { ...I_2, actions: '1 bet 6000, 2 call 6000, 3 ante 345, 3 fold', rake: 370 };
    expect(due(rules, hand)).toEqual({ 2: 11975 });
    expect(found(rules, { ...hand, rake: 371 })).toContain('rake-above-cap D385/1996-II.6-02');
  });

  it('I-4: 4 % is too much', () => {
    expect(found(rules, { ...I_2, rake: 3380 })).toEqual(['rake-above-cap D385/1996-II.6-02']);
  });

  it('shares among equal hands (D385/1996-II.7.6-01)', () => {
    const hand = { ...I_2, cards: { 1: 'Ah Kc', 2: 'Ad Kd' }, rake: 0 };
    expect(due(rules, hand)).toEqual({ 1: 42250, 2: 42250 });
    expect(found(rules, hand, { paid: { 1: 42000, 2: 42500 } })).toEqual([
      'split-not-even D385/1996-II.7.6-01',
    ]);
  });

  it('names the cards that are not of the deck, and no others (D385/1996-II.2.1-01)', () => {
    const findings = findingsOf(rules, { ...I_2, cards: { 1: '7h Qh' } });
    expect(findings.filter(({ code }) => code === 'card-too-often').map((each) => each.found)).toEqual([
      '7h',
    ]);
  });

  it.each<readonly [string, Partial<PlayedHand>, string]>([
    ['a seven is not in the deck', { cards: { 1: '7h Qh' } }, 'card-too-often D385/1996-II.2.1-01'],
    ['both own cards play', { cards: { 1: 'Ah Qh Jh' } }, 'cards-above-deal D385/1996-II.1-01'],
    [
      'an uncalled bet goes back',
      { actions: '1 ante 10, 2 ante 10, 1 bet 50, 2 fold' },
      'uncalled-bet-not-returned D385/1996-II.7.5-06',
    ],
    ['a call is the whole bet', { actions: '1 bet 100, 2 call 90' }, 'call-differs D385/1996-II.7.5-05'],
    [
      'a raise is above the bet',
      { actions: '1 bet 100, 2 raise 100, 1 check' },
      'raise-below-least D385/1996-II.7.5-04',
    ],
    ['who left is out', { actions: '1 bet 100, 2 fold, 2 call 100' }, 'acted-after-fold D385/1996-II.7.5-03'],
    [
      'who bet most speaks first',
      { actions: '1 bet 100, 2 raise 300, 1 call 200 | 1 check, 2 check' },
      'first-to-speak D385/1996-II.7.5-01',
    ],
    [
      'everybody puts in the minimum',
      { actions: '1 ante 10, 2 ante 10, 3 bet 10, 1 call 10, 2 call 10' },
      'ante-missing D385/1996-II.7.3-01',
    ],
    ['it is played without other limits', { limitType: 'fixed' }, 'limit-type-not-offered D385/1996-II.6-01'],
    [
      'a player has one place',
      { players: { 1: 'a', 2: 'a' } },
      'player-at-several-seats D385/1996-II.2.2-01',
    ],
  ])('%s', (_says, change, finding) => {
    const table: AtTable = { terms: { minimum: 10n } };
    expect(found(rules, { ...I_2, ...change }, table)).toContain(finding);
  });

  it('knows who must show', () => {
    const hand = { ...I_2, cards: { 1: 'Ah Qh', '-2': 'Kd Tc' } };
    expect(found(rules, hand, { paid: { 2: 81965 } })).toContain('award-differs D385/1996-II.7.6-02');
  });

  it('has a croupier and a cambista (D385/1996-II.3-01)', () => {
    const opening = { terms: { minimum: 10n }, staff: [{ id: 'k', role: 'croupier' }] };
    expect(rules.checks.opening(opening, setting)).toMatchObject([{ code: 'staff-below-minimum' }]);
  });

  it.each([
    [100_000n, 20_000n, true],
    [50_000n, 10_000n, true],
    [25_000n, 5_000n, true],
    [25_000n, 6_000n, false],
    // The scale in euros, to the nearest cent (OP2-38).
    [60_101n, 12_020n, true],
    [30_051n, 6_010n, true],
    [15_025n, 3_005n, true],
    [60_101n, 12_021n, false],
  ])(
    'of a stack of %s the least addition is %s: %s (D385/1996-II.6-03)',
    (initialStack, leastTopUp, isRight) => {
      const terms = { minimum: 10n, poker: { initialStack, leastTopUp } };
      const staff = ['croupier', 'cambista'].map((role) => ({ id: role, role }));
      expect(rules.checks.opening({ terms, staff }, setting)).toMatchObject(
        isRight ? [] : [{ code: 'top-up-not-by-rule', ruleId: 'D385/1996-II.6-03' }],
      );
    },
  );

  it('takes its share of the pots and in no other way', () => {
    const share = { option: 'session-fee', amount: 100n } as const;
    const staff = ['croupier', 'cambista'].map((role) => ({ id: role, role }));
    expect(rules.checks.opening({ terms: { minimum: 10n, poker: { share } }, staff }, setting)).toMatchObject(
      [{ code: 'house-share-not-by-rule', ruleId: 'D385/1996-II.6-02' }],
    );
    const charge = { player: 'a', option: 'session-fee', amount: 100n } as const;
    expect(rules.checks.poker!.charge(charge, NEW_POKER_SESSION, setting)).toMatchObject([
      { code: 'house-share-not-by-rule' },
    ]);
  });

  it('I-7: with three players the house may wait (D385/1996-II.7.1-01)', () => {
    const actions = '1 ante 10, 2 ante 10, 3 ante 10';
    expect(foundAll(rules, { actions })).toContain(MAY_WAIT);
    expect(foundAll(rules, { actions: `${actions}, 4 ante 10` })).not.toContain(MAY_WAIT);
    // Of a table that has begun nothing is said.
    const round = { bets: [], outcome: outcomeOf({ actions }) };
    const waits = (hands: number) => {
      const begun = { ...setting, poker: { ...NEW_POKER_SESSION, hands } };
      return rules.checks
        .round(round, rules.settle(round, begun), begun)
        .some(({ code }) => code === 'house-may-suspend');
    };
    expect([waits(0), waits(1)]).toEqual([true, false]);
  });

  it('lasts two manos of each who began it, where no length was announced (D385/1996-II.9-01)', () => {
    const session = { ...NEW_POKER_SESSION, hands: 7, starters: ['a', 'b', 'c', 'd'] };
    const at = (poker: object) => ({ ...setting, terms: { minimum: 10n, poker } });
    expect(rules.checks.poker!.ended(session, at({}))).toMatchObject([
      { code: 'session-too-short', ruleId: 'D385/1996-II.9-01' },
    ]);
    expect(rules.checks.poker!.ended({ ...session, hands: 8 }, at({}))).toEqual([]);
    expect(rules.checks.poker!.ended(session, at({ minutes: 60 }))).toEqual([]);
  });

  it.each(Object.keys(SYNTHETIC_1996_VOIDS))('%s makes a hand void', (reasonCode) => {
    const bets = [{ betId: '1', player: 'a', stake: 50n }];
    const of = (amount: bigint) =>
      rules.checks.voided({ settled: true, reasonCode, refunds: [{ player: 'a', amount }], bets }, setting);
    expect(of(49n)).toMatchObject([{ code: 'refund-not-the-stake', ruleId: reasonCode }]);
  });
});

it('every rule that is applied has been cited by a row above', () => expect(uncited()).toEqual([]));
