import { watchRules } from '../../../test/support/games/cited-rules';
import type { PlayedHand } from '../../../test/support/games/poker-notation';
import { type AtTable, due, findingsOf, found } from '../../../test/support/games/poker-table';
import { FIVE_STUD_RULES } from './poker-games.rules';

const { rules, uncited } = watchRules('five-card-stud');

const MINIMUM_2: AtTable = { terms: { minimum: 200n } };
const ANTES = [1, 2, 3, 4, 5].map((seat) => `${seat} ante 100`).join(', ');

const G_5: PlayedHand = {
  limitType: 'fixed',
  actions: [
    `${ANTES}, 3 bring-in 200, 4 call 200, 5 call 200, 1 call 200, 2 call 200`,
    '1 bet 200, 2 call 200, 3 call 200, 4 fold, 5 fold',
    '1 bet 400, 2 call 400, 3 call 400',
    '1 bet 400, 2 call 400, 3 fold',
  ].join(' | '),
  openCards: { 1: 'Ah 7d 5s 9c', 2: 'Qs 8c 6d 4h', 3: '3c 9h 2d Jc', 4: '3d 5c', 5: 'Kd 6h' },
  cards: { 1: '9s Ah 7d 5s 9c', 2: 'Qd Qs 8c 6d 4h' },
  rake: 205,
};

describe('five-card stud', () => {
  it('G-5: four rounds at a fixed limit, low and then high', () => {
    expect(due(rules, G_5)).toEqual({ 2: 3895 });
    expect(found(rules, G_5, { ...MINIMUM_2, paid: { 2: 3895 } })).toEqual([]);
  });

  it('G-8: an equal pair and an equal highest other card tie (OP2-09)', () => {
    const cards = { 1: '9s 9h Ad 7c 4s', 2: '9d 9c As 6c 2s' };
    const hand = { ...G_5, cards, openCards: {} };
    expect(due(rules, hand)).toEqual({ 1: 1948, 2: 1947 });
    expect(due(rules, hand, { answers: { 'OP2-09': 'every-card' } })).toEqual({ 1: 3895 });
    expect(found(rules, hand, { paid: { 1: 3895 } })).toEqual(['tiebreak-readings-differ OP2-09']);
    expect(findingsOf(rules, hand, { paid: { 1: 3895 } })).toMatchObject([{ severity: 'advisory' }]);
  });

  it.each<readonly [string, string, string]>([
    [
      'G-7: the bring-in is of the minimum (1.1.10.B.2-III.3-01)',
      '3 bring-in 200/3 bring-in 100',
      'bring-in-below-minimum 1.1.10.B.2-III.3-01',
    ],
    [
      'G-4: the lower suit brings in of equal ranks',
      '3 bring-in/4 bring-in',
      'bring-in-not-of-lowest 1.1.10.B.2-III.3-01',
    ],
    [
      'the highest open cards speak first (1.1.10.B.2-III.5-01)',
      '| 1 bet 200, 2 call 200/| 2 bet 200, 1 call 200',
      'first-to-speak 1.1.10.B.2-III.5-01',
    ],
    ['there are no blinds', '1 ante 100/1 small-blind 100', 'forced-bet-not-of-game 1.1.10-VIII.2-01'],
  ])('%s', (_says, change, finding) => {
    const [from, to] = change.split('/') as [string, string];
    expect(found(rules, { ...G_5, actions: G_5.actions.replace(from, to) }, MINIMUM_2)).toContain(finding);
  });

  it('who has folded does not speak first, however high his open cards (1.1.10.B.2-III.5-01)', () => {
    const openCards = { ...G_5.openCards, 5: 'Kd Kh' };
    const actions = G_5.actions.replace('| 1 bet 200', '| 5 check, 1 bet 200');
    expect(found(rules, { ...G_5, actions, openCards }, MINIMUM_2)).toEqual([]);
  });

  it('of two open pairs the higher speaks first, a pair before any other cards', () => {
    const openCards = { ...G_5.openCards, 2: 'Qs Qc 6d 4h' };
    const codes = found(rules, { ...G_5, openCards }, MINIMUM_2);
    expect(codes).toContain('first-to-speak 1.1.10.B.2-III.5-01');
  });

  it('G-9: a fifth level of round three is above the cap (1.1.10.B.2-IV-01)', () => {
    const round = '1 ante 100, 2 ante 100, 3 ante 100, 4 ante 100 | 1 check, 2 check, 3 check, 4 check';
    const four = '1 bet 400, 2 raise 800, 3 raise 1200, 4 raise 1600';
    const hand = (last: string) => ({ limitType: 'fixed', actions: `${round} | ${four}, ${last}` });
    const capped = '1 raise 1600, 2 call 1200, 3 call 800, 4 call 400';
    const all = { ...MINIMUM_2, answers: { 'OP2-42': 'all-together' } } as const;
    expect(found(rules, hand(capped), all)).toContain('raise-cap 1.1.10.B.2-IV-01');
    expect(found(rules, hand('1 call 1200, 2 call 800, 3 call 400'), all)).toEqual([]);
  });

  it.each(Object.entries(FIVE_STUD_RULES.errors))('%s: the hand wins nothing', (id, { effect }) => {
    const hand = { ...G_5, errors: [{ rule: id, seat: 2 }] };
    // Without the 13.00 of seat 2 nobody has called the last 4.00 of seat 1.
    const pot = effect === 'returned' ? 2400 : 4100;
    expect(due(rules, { ...hand, rake: 0 })).toEqual({ 1: pot });
    expect(found(rules, hand, { paid: { 2: 3895 } })).toContain(`award-without-claim ${id}`);
  });
});

it('bears a rake under every answer to OP2-02, because it has no board', () => {
  const hand: PlayedHand = { ...G_5, cards: {}, rake: 205 };
  const rakes = found(rules, hand, { ...MINIMUM_2, answers: { 'OP2-02': 'none-without-board' } });
  expect(rakes.filter((finding) => finding.startsWith('rake'))).toEqual([]);
});

it('its own rules have been cited by a row above', () => {
  const own = rules.register.applied.filter(({ id }) => /^1\.1\.10\.B\.[12]/.test(id));
  const limit = found(rules, { ...G_5, cards: { 1: '9s Ah 7d 5s 9c 2c' } });
  expect(limit).toContain('cards-above-deal 1.1.10.B.2-II-01');
  expect(uncited(own)).toEqual([]);
});
