import { watchRules } from '../../../test/support/games/cited-rules';
import type { PlayedHand } from '../../../test/support/games/poker-notation';
import { type AtTable, due, findingsOf, found } from '../../../test/support/games/poker-table';
import { sevenCardStud as REGISTER } from './stud-2010.register.json';

const { rules, uncited } = watchRules('seven-card-stud');

const MINIMUM_2: AtTable = { terms: { minimum: 200n } };
const ANTES = [1, 2, 3, 4, 5, 6].map((seat) => `${seat} ante 100`).join(', ');
const CARDS = { 1: 'Ad Ac Kh 9s 6d 4c 2h', 2: 'Qd Qs Jh Tc 7d 5s 3h' };

/** G-1: antes of 6.00, three in the first round, then two at 2.00, 4.00, 4.00 and 4.00. */
const G_1: PlayedHand = {
  limitType: 'fixed',
  actions: [
    `${ANTES}, 3 bring-in 200, 4 fold, 5 fold, 6 fold, 1 call 200, 2 call 200`,
    '1 bet 200, 2 call 200, 3 fold',
    '1 bet 400, 2 call 400',
    '1 bet 400, 2 call 400',
    '1 bet 400, 2 call 400',
  ].join(' | '),
  openCards: { 1: 'Kh 9s 6d 4c', 2: 'Jh Tc 7d 5s', 3: '3c 8d', 4: '3d', 5: '8s', 6: '9d' },
  cards: CARDS,
  rake: 200,
};

describe('seven-card stud of the Order of 2010', () => {
  it('G-1: five rounds at a fixed limit', () => {
    expect(due(rules, G_1)).toEqual({ 1: 3800 });
    expect(found(rules, G_1, { ...MINIMUM_2, paid: { 1: 3800 } })).toEqual([]);
  });

  it('G-2: who sees both his first cards open has his ante back (1.1.10.B.1-III.1-02)', () => {
    const hand = {
      ...G_1,
      actions: G_1.actions.replace('5 fold', '5 uncalled-returned 100'),
      errors: [{ rule: '1.1.10.B.1-III.1-02', seat: 5 }],
    };
    expect(due(rules, { ...hand, rake: 0 })).toEqual({ 1: 3900 });
    expect(found(rules, { ...hand, rake: 195 }, MINIMUM_2)).toEqual([]);
  });

  it('G-3: who stops at a wrong seventh card plays for what is there (1.1.10.B.1-III.1-03)', () => {
    const hand: PlayedHand = {
      limitType: 'no-limit',
      actions: '2 bet 1400, 4 call 1400, 6 call 1400, 1 ante 0 | 4 bet 400, 6 call 400',
      cards: {
        2: 'Ad Ac Kh 9s 6d 4c 2h',
        4: 'Qd Qs Jh Tc 7d 5s 3h',
        6: 'Jd Js 9h 8c 6s 4s 2c',
      },
      errors: [{ rule: '1.1.10.B.1-III.1-03', seat: 2 }],
      rake: 250,
    };
    expect(due(rules, hand)).toEqual({ 2: 3990, 4: 760 });
    expect(
      found(
        rules,
        { ...hand, actions: hand.actions.replace(', 1 ante 0', '') },
        { paid: { 2: 3990, 4: 760 } },
      ),
    ).toEqual(['players-below-minimum 1.1.10.B.1-I-01']);
  });

  it('G-4: of equal lowest ranks the club brings in (1.1.10.B.1-II.3-01)', () => {
    const hand = {
      ...G_1,
      actions: G_1.actions.replace('3 bring-in 200, 4 fold', '4 bring-in 200, 3 call 200'),
    };
    expect(found(rules, hand, MINIMUM_2)).toContain('bring-in-not-of-lowest 1.1.10.B.1-II.3-01');
  });

  it('G-6: a player who is absent at his turn loses his ante (1.1.10.B.1-III.3-03)', () => {
    const hand = { ...G_1, errors: [{ rule: '1.1.10.B.1-III.3-03', seat: 3 }] };
    expect(due(rules, hand)).toEqual({ 1: 3800 });
  });

  it('takes a common card for the seventh of every player (1.1.10.B.1-II.9-03)', () => {
    const cards = { 1: 'Ad Ac Kh 9s 6d 4c', 2: 'Qd Qs Jh Tc 7d 5s' };
    expect(due(rules, { ...G_1, cards, board: 'Qh' })).toEqual({ 2: 3800 });
    expect(found(rules, { ...G_1, board: 'Qh 2s' })).toContain('cards-above-deal 1.1.10.B.1-II.9-03');
    const seventh = { ...cards, 1: `${cards[1]} 3c` };
    expect(found(rules, { ...G_1, cards: seventh, board: 'Qh' })).toContain(
      'cards-above-deal 1.1.10.B.1-II.9-03',
    );
  });

  it.each<readonly [string, Partial<PlayedHand>, readonly string[]]>([
    [
      'an open pair allows the high limit in the second round (1.1.10.B.1-II.1-02)',
      {
        actions: G_1.actions.replace('1 bet 200, 2 call 200, 3 fold', '1 bet 400, 2 call 400, 3 fold'),
        openCards: { ...G_1.openCards, 1: 'Kh Ks 6d 4c' },
        cards: {},
      },
      [],
    ],
    [
      'and once it was used nobody raises by the low one (1.1.10.B.1-II.1-02)',
      {
        actions: G_1.actions.replace(
          '1 bet 200, 2 call 200, 3 fold',
          '1 bet 400, 2 raise 600, 1 call 200, 3 fold',
        ),
        openCards: { ...G_1.openCards, 1: 'Kh Ks 6d 4c' },
        cards: {},
      },
      ['increment-not-by-limit 1.1.10.B.1-II.1-01'],
    ],
    [
      'though the low one may be used first',
      {
        actions: G_1.actions.replace(
          '1 bet 200, 2 call 200, 3 fold',
          '1 bet 200, 2 raise 600, 3 raise 1000, 1 call 800, 2 call 400, 3 fold',
        ),
        openCards: { ...G_1.openCards, 1: 'Kh Ks 6d 4c' },
        cards: {},
      },
      [],
    ],
    [
      'without one it does not (1.1.10.B.1-II.1-01)',
      { actions: G_1.actions.replace('1 bet 200, 2 call 200, 3 fold', '1 bet 400, 2 call 400, 3 fold') },
      ['increment-not-by-limit 1.1.10.B.1-II.1-01'],
    ],
    [
      'the highest open cards speak first (1.1.10.B.1-II.4-01)',
      { actions: G_1.actions.replace('| 1 bet 200, 2 call 200', '| 2 bet 200, 1 call 200') },
      ['first-to-speak 1.1.10.B.1-II.4-01'],
    ],
  ])('%s', (_says, change, expected) => {
    expect(found(rules, { ...G_1, ...change }, MINIMUM_2)).toEqual(expected);
  });

  it('each player may raise three times in a round; more than three raises in all are an advisory (OP2-42)', () => {
    const antes = '1 ante 100, 2 ante 100, 3 ante 100, 4 ante 100';
    const round =
      '1 bet 200, 2 raise 400, 3 raise 600, 4 raise 800, 1 raise 800, 2 call 600, 3 call 400, 4 call 200';
    expect(found(rules, { limitType: 'fixed', actions: `${antes}, ${round}` }, MINIMUM_2)).toEqual([
      'raise-cap 1.1.10.B.1-II.1-01',
    ]);
    const severities = (answer: 'each-player' | 'all-together') =>
      findingsOf(
        rules,
        { limitType: 'fixed', actions: `${antes}, ${round}` },
        { ...MINIMUM_2, answers: { 'OP2-42': answer } },
      ).map(({ severity }) => severity);
    expect([severities('each-player'), severities('all-together')]).toEqual([['advisory'], ['violation']]);
  });

  it.each(Object.entries(REGISTER.errors).filter(([, { effect }]) => effect !== 'plays-for-less'))(
    '%s: the hand wins nothing',
    (id) => {
      const hand = { ...G_1, errors: [{ rule: id, seat: 1 }] };
      expect(found(rules, hand, { paid: { 1: 3800 } })).toContain(`award-without-claim ${id}`);
    },
  );
});

it('its own rules have been cited by a row above', () => {
  const own = rules.register.applied.filter(({ id }) => id.startsWith('1.1.10.B.1-'));
  expect(own.length).toBeGreaterThan(7);
  expect(uncited(own)).toEqual([]);
});
