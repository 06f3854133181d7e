import { watchRules } from '../../../test/support/games/cited-rules';
import { outcomeOf, type PlayedHand } from '../../../test/support/games/poker-notation';
import { type AtTable, due, found } from '../../../test/support/games/poker-table';
import { evaluateRound } from '../evaluate-round';
import { RECOMMENDED } from '../open-points';
import { voids } from './draw-2010.register.json';

const { rules, uncited } = watchRules('five-card-draw');
const setting = { currency: 'EUR', answers: RECOMMENDED };

const ANTES = [1, 2, 3, 4, 5].map((seat) => `${seat} ante 200`).join(', ');
const PASS = [1, 2, 3, 4, 5].map((seat) => `${seat} check`).join(', ');
const MINIMUM_4: AtTable = { terms: { minimum: 400n } };

/** A blank deal, then seat 2 opens and says that he has queens. */
const F_1: PlayedHand = {
  actions: `${ANTES}, ${PASS}, ${ANTES}, 1 check, 2 bet 800, 3 call 800, 4 fold, 5 fold, 1 fold`,
  openers: { seat: 2, cards: ['Qh', 'Jd', '9c', '5s', '2h'] },
  cards: { 2: 'Qh Qd 9c 5s 2h', 3: '8h 8d 6c 4s 3h' },
  rake: 180,
};

const between = (one: string, other: string, pot: number, change: Partial<PlayedHand> = {}): PlayedHand => ({
  actions: `1 ante 100, 2 ante 100, 1 bet ${pot / 2 - 100}, 2 call ${pot / 2 - 100}`,
  cards: { 1: one, 2: other },
  rake: pot / 20,
  ...change,
});

describe('opening the pot of covered five-card poker', () => {
  it('F-1: a false opener cannot win, and his chips stay (1.1.10.A-III.3-01)', () => {
    expect(due(rules, F_1)).toEqual({ 3: 3420 });
    expect(found(rules, F_1, { ...MINIMUM_4, paid: { 3: 3420 } })).toEqual([
      'openers-too-low 1.1.10.A-II.3-01',
    ]);
    expect(found(rules, F_1, { paid: { 2: 3420 } })).toContain('award-without-claim 1.1.10.A-III.3-01');
  });

  it('F-2: where no player met his bet the pot stays for the next hand, without a rake (1.1.10.A-III.3-02)', () => {
    const hand = {
      ...F_1,
      actions: `${ANTES}, ${PASS}, ${ANTES}, 1 check, 2 bet 800, 3 fold, 4 fold, 5 fold, 1 fold`,
      cards: {},
      rake: 0,
    };
    const { pots, awards, complete } = rules.settle({ bets: [], outcome: outcomeOf(hand) }, setting);
    expect([pots!.map(({ carriedOut }) => carriedOut), awards, complete]).toEqual([[2800n], [], true]);
    expect(found(rules, { ...hand, carriedOut: 2800 })).toEqual(['openers-too-low 1.1.10.A-II.3-01']);
    expect(found(rules, hand)).toContain('carried-pot-differs 1.1.10.A-III.3-02');
    expect(found(rules, { ...hand, carriedOut: 2800, rake: 1 })).toContain('rake-above-cap 1.1.10-II.4-01');
  });

  it('a blank hand by itself leaves its pot to the next one, and is remembered (1.1.10.A-II.3-01)', () => {
    const blank = { actions: `${ANTES}, ${PASS}`, carriedOut: 1000 };
    const { pots, after } = rules.settle({ bets: [], outcome: outcomeOf(blank) }, setting);
    expect(pots!.map(({ carriedOut }) => carriedOut)).toEqual([1000n]);
    expect(after.memory).toEqual({ blankHands: 1, carriedPot: '1000' });
    expect(found(rules, blank)).toEqual([]);
    expect(found(rules, { ...blank, carriedOut: 0 })).toEqual(['carried-pot-differs 1.1.10.A-II.3-01']);
  });

  it.each<readonly [number, string, boolean]>([
    [0, 'Jh Jd 9c 5s 2h', true],
    [0, 'Th Td 9c 5s 2h', false],
    [1, 'Jh Jd 9c 5s 2h', false],
    [1, 'Qh Qd 9c 5s 2h', true],
    [2, 'Kh Kd 9c 5s 2h', true],
    [3, 'Kh Kd 9c 5s 2h', false],
    [7, 'Ah Ad 9c 5s 2h', true],
    [7, '3h 3d 2c 2s 9h', true],
  ])('F-6: after %i blank hands %s opens: %s', (blankHands, opener, isEnough) => {
    const hand = between(opener, '8h 8d 6c 4s 3c', 2000, { rake: 0 });
    const rule = blankHands === 0 ? '1.1.10.A-II.1-02' : '1.1.10.A-II.3-01';
    expect(found(rules, hand, { blankHands })).toEqual(isEnough ? [] : [`openers-too-low ${rule}`]);
    expect(due(rules, hand, { blankHands })).toEqual(isEnough ? { 1: 2000 } : { 2: 2000 });
  });

  it('costs another ante after each blank hand, or after the first one only (OP2-30)', () => {
    const hand = { ...between('Ah Ad 9c 5s 2h', '8h 8d 6c 4s 3c', 2000), actions: '1 bet 1000, 2 call 1000' };
    const of = (blankHands: number, answers: AtTable['answers'] = {}) =>
      found(rules, hand, { blankHands, answers });
    expect([of(0), of(1), of(2)]).toEqual([
      [],
      ['ante-missing 1.1.10.A-II.3-01'],
      ['ante-missing 1.1.10.A-II.3-01'],
    ]);
    const first = { 'OP2-30': 'first-blank-hand' } as const;
    expect([of(1, first), of(2, first)]).toEqual([['ante-missing 1.1.10.A-II.3-01'], []]);
  });

  it('leaves no pot when the session ends (OP2-30)', () => {
    expect(
      rules.checks.closing({ held: [], released: [], memory: { carriedPot: '2800' } }, setting),
    ).toMatchObject([{ code: 'pot-left-at-close', found: 'a pot that nobody could win' }]);
    const left = (blankHands: number) => ({ held: [], released: [], memory: { blankHands } });
    expect(rules.checks.closing(left(1), setting)).toMatchObject([
      { code: 'pot-left-at-close', ruleId: 'OP2-30' },
    ]);
    expect(rules.checks.closing({ held: [], released: [] }, setting)).toEqual([]);
  });

  it('is not evaluated where the opener drew and did not prove it', () => {
    const drew = between('Th Td 9c 5s 2h', '8h 8d 6c 4s 3c', 2000, { rake: 0 });
    expect(found(rules, { ...drew, actions: `${drew.actions}, 1 discard` })).toEqual([]);
  });

  it('gives the pot that was carried in with the rake of all (1.1.10-II.4-01)', () => {
    const hand = between('Qh Qd 9c 5s 2h', '8h 8d 6c 4s 3c', 2000, { carriedIn: 1000, rake: 150 });
    expect(due(rules, hand, { blankHands: 1 })).toEqual({ 1: 2850 });
    expect(found(rules, hand, { blankHands: 1, paid: { 1: 2850 } })).toEqual([]);
    expect(found(rules, { ...hand, rake: 151 }, { blankHands: 1 })).toEqual([
      'rake-above-cap 1.1.10-II.4-01',
    ]);
  });
});

describe('the hands of covered five-card poker', () => {
  const wins = (hand: PlayedHand, answers: AtTable['answers'] = {}) => {
    const asked = { ...setting, answers: { ...RECOMMENDED, ...answers } };
    return rules
      .settle({ bets: [], outcome: outcomeOf(hand) }, asked)
      .awards.map(({ seat, amount, rule }) => [seat, Number(amount), rule.id]);
  };

  it.each<readonly [string, PlayedHand, readonly unknown[]]>([
    [
      'F-3a: figures beat two pairs (1.1.10-VI.1-08)',
      between('As Ah Kd Qc Js', 'Ad Ac 2h 2c Ks', 5000),
      [[1, 4750, '1.1.10-VI.1-08']],
    ],
    [
      'F-3b: three of a kind beat figures',
      between('As Ah Kd Qc Js', '2s 2h 2d 7c 9s', 5000),
      [[2, 4750, '1.1.10-VI.1-07']],
    ],
    [
      'F-3c: three aces are no figures',
      between('As Ah Ad Kc Qs', '2s 2h 2d 7c 9s', 5000),
      [[1, 4750, '1.1.10-VI.2-05']],
    ],
    [
      'the higher pair of figures wins (1.1.10-VI.2-06)',
      between('As Ah Kd Qc Js', 'Kc Ks Qd Qh Jh', 5000),
      [[1, 4750, '1.1.10-VI.2-06']],
    ],
    [
      'F-4: by the cards that are named they tie (OP2-09)',
      between('As Ah Kd Kc Qs', 'Ad Ac Qd Qh Ks', 6000),
      [
        [1, 2850, '1.1.10-IX.24-01'],
        [2, 2850, '1.1.10-IX.24-01'],
      ],
    ],
    [
      'F-5: with 52 cards a full house beats a flush',
      between('Kh Th 9h 8h 7h', 'As Ah Ad Ks Kd', 2000),
      [[2, 1900, '1.1.10-VI.1-04']],
    ],
    [
      'F-5: with 32 it does not',
      between('Kh Th 9h 8h 7h', 'As Ah Ad Ks Kd', 2000, { deckOf: 32 }),
      [[1, 1900, '1.1.10-VI.1-05']],
    ],
    [
      'with 32 ace to ten is a straight',
      between('As 7h 8d 9c Ts', 'Ah Ad Ac 9s 8c', 2000, { deckOf: 32 }),
      [[1, 1900, '1.1.10-VI.1-06']],
    ],
  ])('%s', (_says, hand, expected) => expect(wins(hand)).toEqual(expected));

  it('F-4 with every card', () => {
    expect(wins(between('As Ah Kd Kc Qs', 'Ad Ac Qd Qh Ks', 6000), { 'OP2-09': 'every-card' })).toEqual([
      [1, 5700, '1.1.10-VI.2-06'],
    ]);
  });

  it('may have 32 cards by the number of players (OP2-31)', () => {
    const hand = between('Kh Th 9h 8h 7h', 'As Ah Ad Ks Kd', 2000);
    expect(wins(hand, { 'OP2-31': 'by-players' })).toEqual([[1, 1900, '1.1.10-VI.1-05']]);
  });
});

describe('a pot that was left', () => {
  const blank: PlayedHand = { actions: `${ANTES}, ${PASS}`, carriedOut: 1000 };
  const { after } = rules.settle({ bets: [], outcome: outcomeOf(blank) }, setting);
  const next = (carriedIn: number, before = after) =>
    evaluateRound(
      rules,
      {
        bets: [],
        before,
        outcome: outcomeOf({ ...between('As Ah Kc 5s 2h', '8h 8d 6c 4s 3c', 2000, { carriedIn }) }),
      },
      setting,
    ).findings.filter(({ code }) => code === 'carried-pot-differs');

  it('begins the next hand, all of it (1.1.10.A-III.3-02)', () => {
    expect(next(1000)).toEqual([]);
    expect(next(900)).toMatchObject([
      { ruleId: '1.1.10.A-III.3-02', expected: '10.00 EUR that the hand before left', found: '9.00 EUR' },
    ]);
  });

  it('is 0 if the hand before left none, and unknown if its state is unknown', () => {
    expect(next(1000, { held: [], released: [] })).toHaveLength(1);
    expect(next(1000, { held: [], released: [], memory: { blankHands: 1 } })).toEqual([]);
  });
});

describe('a hand of it is found', () => {
  const RIGHT = between('Qh Qd 9c 5s 2h', '8h 8d 6c 4s 3c', 2000);

  it.each<readonly [string, Partial<PlayedHand>, string]>([
    ['of a six with 32 cards', { deckOf: 32 }, 'card-too-often 1.1.10.A-I-01'],
    ['of six cards', { cards: { 1: 'Qh Qd 9c 5s 2h 3h' } }, 'cards-above-deal 1.1.10.A-II.4-01'],
    [
      'of another who speaks first',
      { actions: `${RIGHT.actions} | 2 check, 1 check` },
      'first-to-speak 1.1.10.A-II.9-01',
    ],
    [
      'of blinds',
      { actions: '1 small-blind 50, 2 big-blind 100' },
      'forced-bet-not-of-game 1.1.10-VIII.2-01',
    ],
  ])('%s', (_what, change, finding) => expect(found(rules, { ...RIGHT, ...change })).toContain(finding));

  it.each(Object.keys(voids))('where stakes go back after a misdeal: %s', (reasonCode) => {
    const bets = [{ betId: '1', player: 'a', stake: 50n }];
    const refunds = [{ player: 'a', amount: 50n }];
    const findings = rules.checks.voided({ settled: true, reasonCode, refunds, bets }, setting);
    expect(findings).toMatchObject([{ code: 'refund-not-the-stake', ruleId: reasonCode }]);
  });
});

it('its own rules have been cited by a row above', () => {
  const own = rules.register.applied.filter(({ id }) => /^1\.1\.10\.A-|VI\.1-08|VI\.2-06|OP2-30/.test(id));
  expect(own).toHaveLength(12);
  expect(uncited(own)).toEqual([]);
});
