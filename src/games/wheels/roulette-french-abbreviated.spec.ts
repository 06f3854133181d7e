import { watchRules } from '../../../test/support/games/cited-rules';
import { rational } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { answersOf } from '../open-points';
import type { PlacedBet } from '../round';

/** The worked examples of section 3 of the regulation's matrix, with a minimum of 2.00. Amounts in cents. */

const { rules: rouletteFrenchAbbreviated, uncited } = watchRules('roulette-french-abbreviated');

const spin = (number: number, ...bets: Omit<PlacedBet, 'betId'>[]) =>
  evaluateRound(
    rouletteFrenchAbbreviated,
    { bets: bets.map((bet, index) => ({ betId: `${index}`, ...bet })), outcome: { number } },
    { currency: 'EUR', answers: answersOf({}), terms: { minimum: 200n, tier: 1 } },
  );

it.each<[string, number, Omit<PlacedBet, 'betId'>, bigint]>([
  ['FA-1', 3, { type: 'first-four', stake: 800n }, 6400n],
  ['FA-2', 33, { type: 'six-line', stake: 1200n, selection: [31, 32, 33, 34, 35, 36] }, 6000n],
  ['FA-3', 0, { type: 'straight-up', stake: 200n, selection: 0 }, 7000n],
  ['FA-3', 0, { type: 'split', stake: 400n, selection: [0, 2] }, 6800n],
  ['FA-3', 0, { type: 'corner', stake: 600n, selection: [1, 2, 4, 5] }, -600n],
])('%s: %d on %j', (_id, number, bet, winnings) => {
  const { settlement, findings } = spin(number, bet);
  expect([settlement.bets[0]!.paid - settlement.bets[0]!.taken, findings]).toEqual([winnings, []]);
});

it.each(['dozen', 'column', 'two-dozens', 'two-columns', 'red', 'even', 'low'])(
  'FA-4: has no bet on %s',
  (type) =>
    expect(spin(7, { type, stake: 1000n, selection: 1 }).findings).toMatchObject([
      { code: 'bet-not-offered', ruleId: '1.1.1.B-b-01' },
    ]),
);

it('has six kinds of bets, three with the zero being one of them, each with an edge of 1/37', () => {
  const edges = rouletteFrenchAbbreviated.edges(answersOf({}));
  expect(edges.map(({ bet }) => bet).join(' ')).toBe(
    'straight-up split street street-zero corner first-four six-line',
  );
  for (const { edge } of edges) expect(edge).toEqual(rational(1n, 37n));
});

it('has the limits and the notice of French roulette', () => {
  expect(spin(5, { type: 'straight-up', stake: 2001n, selection: 5 }).findings).toMatchObject([
    { code: 'over-limit', ruleId: '1.1.1.A-IV.2.a.b-01' },
  ]);
  const change = { before: { minimum: 200n }, after: { minimum: 400n }, announcedAtRound: 7, firstRound: 9 };
  const setting = { currency: 'EUR', answers: answersOf({}) };
  expect(rouletteFrenchAbbreviated.checks.limitChange(change, setting)).toMatchObject([
    { code: 'limit-change-notice', ruleId: '1.1.1.A-IV.2.b.a-01' },
  ]);
});

it('lists no rules on simple bets, dozens and columns', () => {
  const { applied, notCheckable } = rouletteFrenchAbbreviated.register;
  const ids = [...applied, ...notCheckable].map(({ id }) => id);
  expect(ids.slice(0, 1)).toEqual(['1.1.1.B-b-01']);
  expect(ids.filter((id) => /IV\.1\.b|IV\.2\.a\.a|IV\.1\.a-(08|09|10|11)/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has every rule of its own cited by a row above', () => {
  const own = rouletteFrenchAbbreviated.register.applied.filter(({ id }) => id.startsWith('1.1.1.B-'));
  expect(uncited(own)).toEqual([]);
});
