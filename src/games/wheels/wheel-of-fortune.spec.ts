import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { rational, subtract } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf } from '../settlement';
import { WHEEL_OF_FORTUNE } from './wheel-of-fortune.rules';
import { wheelRules } from './wheel-of-fortune.rules';

/** The worked examples of section 11.4 of the second part of the regulation's matrix. Amounts in cents. */

const { rules: wheel, uncited } = watchRules('wheel-of-fortune');
const TERMS: TableTerms = { minimum: 100n, maxima: { '*': 10_000n } };
const setting = { currency: 'EUR', answers: answersOf({}), terms: TERMS };

const play = (outcome: object, ...bets: Omit<PlacedBet, 'betId'>[]) =>
  evaluateRound(wheel, { bets: bets.map((bet, index) => ({ betId: `${index}`, ...bet })), outcome }, setting);
const on = (type: string, stake: bigint, more: Partial<PlacedBet> = {}) => ({ type, stake, ...more });

it.each<[string, string, Omit<PlacedBet, 'betId'>[], bigint[]]>([
  [
    'J-1',
    'positions-24',
    [on('positions-24', 1000n), on('positions-15', 500n), on('figure-1', 200n)],
    [1000n, -500n, -200n],
  ],
  ['J-2', 'figure-1', [on('figure-1', 200n), on('positions-24', 1000n)], [9000n, -1000n]],
  ['J-4', 'positions-2', [on('positions-2', 500n)], [10_000n]],
  ['fifteen', 'positions-15', [on('positions-15', 500n)], [1000n]],
  ['seven', 'positions-7', [on('positions-7', 500n)], [2500n]],
  ['four', 'positions-4', [on('positions-4', 500n)], [5000n]],
  ['the other figure', 'figure-2', [on('figure-1', 500n)], [-500n]],
])('%s: the wheel stops on %s', (_id, square, bets, nets) => {
  const { settlement, findings } = play({ square, turns: 4 }, ...bets);
  expect(settlement.bets.map(({ paid, taken }) => paid - taken)).toEqual(nets);
  expect([resultOf(settlement), findings]).toEqual([-nets.reduce((sum, net) => sum + net, 0n), []]);
});

it('a payment that differs cites the square, a bet of another game the table of bets', () => {
  const paid = on('positions-2', 500n, { paid: 9000n });
  expect(play({ square: 'positions-2' }, paid).findings).toMatchObject([
    { code: 'paid-differs', ruleId: '1.1.11-V.1-05' },
  ]);
  expect(play({ square: 'positions-2' }, on('red', 500n)).findings).toMatchObject([
    { code: 'bet-not-offered', ruleId: '1.1.11-V.1' },
  ]);
});

it('J-3: after three turns nothing should have been settled, and every bet is free', () => {
  const bets = [on('positions-24', 1000n), on('positions-15', 500n), on('figure-1', 200n)];
  const { settlement, findings } = play({ square: 'figure-1', turns: 3 }, ...bets);
  expect(findings).toMatchObject([{ code: 'null-play-settled', ruleId: '1.1.11-V.3-03' }]);
  expect(settlement.bets.map(({ fate, returned }) => [fate, returned])).toEqual([
    ['null', 1000n],
    ['null', 500n],
    ['null', 200n],
  ]);
  expect(resultOf(settlement)).toBe(0n);
});

it.each<[string, Partial<Answers>, bigint, string[]]>([
  ['J-3, J-5: bets of a null play are free: they stay', {}, 0n, []],
  ['or go back', {}, 1700n, []],
  ['but no more than they were', {}, 1701n, ['refund-not-the-stake']],
  ['OP2-36: or they are bound', { 'OP2-36': 'bound' }, 1700n, ['refund-not-the-stake']],
])('%s', (_what, answers, amount, expected) => {
  const refunds = amount === 0n ? [] : [{ betId: 'a', amount }];
  const voided = { settled: false, reasonCode: 'on-a-pin', refunds, bets: [{ betId: 'a', stake: 1700n }] };
  expect(codes(wheel.checks.voided(voided, { currency: 'EUR', answers: answersOf(answers) }))).toEqual(
    expected,
  );
});

it.each<[string, Omit<PlacedBet, 'betId'>, string[]]>([
  ['below the minimum', on('positions-24', 99n), ['under-minimum']],
  ['above the maximum', on('positions-24', 10_001n), ['over-limit']],
  ['after the call', on('positions-24', 100n, { options: { late: true } }), ['late-bet']],
  ['with options that say nothing', on('positions-24', 100n, { options: { late: 1 } }), ['bet-not-readable']],
  ['on a square the wheel has not', on('positions-3', 100n), ['bet-not-offered']],
])('a bet %s', (_what, bet, expected) =>
  expect(codes(play({ square: 'positions-24' }, bet).findings)).toEqual(expected),
);

it.each([{}, { square: 'positions-3' }, { square: 'figure-1', turns: 1.5 }])('%j cannot be read', (outcome) =>
  expect(codes(play(outcome).findings)).toEqual(['outcome-not-readable']),
);

it.each<[string, TableTerms, string[], string[]]>([
  ['a croupier', TERMS, ['croupier'], []],
  ['nobody', TERMS, [], ['staff-below-minimum']],
  [
    'a maximum above the authorised one',
    {
      ...TERMS,
      maxima: { 'figure-1': 600n },
      authorised: { minimum: { from: 100n }, maxima: { '*': 500n } },
    },
    ['croupier'],
    ['maximum-not-by-rule'],
  ],
  [
    'a minimum above its band',
    { ...TERMS, authorised: { minimum: { from: 10n, to: 50n } } },
    ['croupier'],
    ['minimum-not-authorised'],
  ],
])('a table with %s', (_what, terms, roles, expected) => {
  const staff = roles.map((role) => ({ id: role, role }));
  expect(codes(wheel.checks.opening({ terms, staff }, setting))).toEqual(expected);
  const change = { before: TERMS, after: terms, announcedAtRound: 1 };
  const ofTerms = expected.filter((code) => !code.startsWith('staff'));
  expect(codes(wheel.checks.limitChange(change, setting))).toEqual(ofTerms);
});

it('has the edges of the matrix over 54 squares', () => {
  const edges = wheel.edges(setting.answers).map(({ edge }) => edge);
  const back = [48n, 45n, 42n, 44n, 42n, 46n, 46n];
  expect(edges).toEqual(back.map((squares) => rational(54n - squares, 54n)));
});

it('loses as many 54ths of them as there are squares when a kind pays one more', () => {
  const bets = WHEEL_OF_FORTUNE.bets.map((bet) => (bet.squares === 7n ? { ...bet, pays: 6n } : bet));
  const [was, is] = [wheel, wheelRules({ ...WHEEL_OF_FORTUNE, bets })].map(
    (each) => each.edges(setting.answers)[2]!,
  );
  expect(subtract(was!.edge, is!.edge)).toEqual(rational(7n, 54n));
});

it('the wheel is pushed clockwise, where its direction is reported', () => {
  const found = (turned?: string) =>
    play({ square: 'positions-24', turns: 4, ...(turned === undefined ? {} : { turned }) }).findings.map(
      ({ code, ruleId }) => `${code} ${ruleId}`,
    );
  expect([found(), found('clockwise')]).toEqual([[], []]);
  expect(found('counter-clockwise')).toEqual(['wheel-not-clockwise 1.1.11-V.3-01']);
});

it('every rule that is applied is cited by these rows', () => expect(uncited()).toEqual([]));
