import { rational } from '../kernel/rational';
import { CASINO_WAR } from './casino-war/casino-war.rules';
import { warRules } from './casino-war/casino-war.rules';
import { evaluateRound } from './evaluate-round';
import { monteRules } from './monte/monte-rules';
import { MONTE } from './monte/monte.rules';
import type { Round } from './round';
import { ES_AN_2010, RULEBOOKS, rulesInForce } from './rules-in-force';
import type { Rulebook } from './game-rules';

/**
 * A made-up region that leaves Andalusia's Order in 2020. It has two games, as data and the differences it declares: a
 * war with eight decks whose tie pays eleven, and a monte that deducts a twentieth.
 */
const ATLANTIS: Rulebook = {
  ...ES_AN_2010,
  code: 'XX-ATLANTIS',
  from: '2020-01-01',
  follows: 'ES-AN-2010',
  games: ['casino-war', 'monte'],
  rules: {
    'casino-war': warRules({
      ...CASINO_WAR,
      decks: 8,
      bets: { ...CASINO_WAR.bets, tie: { ...CASINO_WAR.bets.tie, pays: rational(11n) } },
    }),
    monte: monteRules({ ...MONTE, deduction: { ...MONTE.deduction, share: rational(1n, 20n) } }),
  },
  answers: { 'OP2-34': 'initial-recovered' },
};

const asked = (game: string, day: string) =>
  rulesInForce({ rulebook: 'XX-ATLANTIS', game, day }, [...RULEBOOKS, ATLANTIS]);

function inForce(game: string, day: string) {
  const answer = asked(game, day);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

function netsOf(game: string, day: string, round: Round): bigint[] {
  const { rules, answers } = inForce(game, day);
  const { bets } = evaluateRound(rules, round, { currency: 'EUR', answers }).settlement;
  return bets.map(({ paid, taken }) => paid - taken);
}

const REVANCHA: Round = {
  bets: ['initial', 'tie', 'revancha'].map((type) => ({ betId: type, type, seat: 1, stake: 1000n })),
  outcome: { dealer: ['7h', 'Js'], hands: [{ seat: 1, cards: ['7c', '8d'] }] },
};
const CAMO: Round = {
  bets: [{ betId: 'c', type: 'camo', selection: 1, stake: 1000n }],
  outcome: { phase: 'primeras', placed: ['7o', 'Sc', '3e', 'Rb'], exposed: ['7c'] },
};

it.each<[string, string, string, Round, bigint[]]>([
  ['casino-war', '2020-01-01', 'of the region', REVANCHA, [0n, 11_000n, -1000n]],
  ['casino-war', '2019-12-31', 'before it', REVANCHA, [-1000n, 10_000n, -1000n]],
  ['monte', '2020-01-01', 'of the region', CAMO, [10_450n]],
  ['monte', '2019-12-31', 'before it', CAMO, [9900n]],
])('%s on the gaming day %s is evaluated by the rulebook %s', (game, day, _which, round, nets) =>
  expect(netsOf(game, day, round)).toEqual(nets),
);

it('a game that the region has not is not in its catalogue, from its first day on', () => {
  const code = (day: string): string => {
    const answer = asked('boule', day);
    return answer.ok ? answer.value.rulebook.code : answer.refusal.code;
  };
  expect([code('2019-12-31'), code('2020-01-01')]).toEqual(['ES-AN-2010', 'game-not-in-catalogue']);
});

it('edges and checks are of its own facts', () => {
  const { rules, answers } = inForce('casino-war', '2020-01-01');
  const tie = rules.edges(answers).find(({ bet }) => bet === 'tie');
  // Of the other 415 cards of eight decks 31 are equal, and twelve come back of each.
  expect(tie?.edge).toEqual(rational(415n - 12n * 31n, 415n));
  const opening = { terms: { minimum: 500n }, staff: [], decks: 6 };
  expect(rules.checks.opening(opening, { currency: 'EUR', answers })).toContainEqual(
    expect.objectContaining({ code: 'decks-not-by-rule', expected: '8 decks' }),
  );
});

it.each(['casino-war', 'monte', 'pai-gow-poker', 'wheel-of-fortune'])(
  'Andalusia has %s from 26 February 2010 on, and not the day before',
  (game) => {
    const code = (day: string): string => {
      const answer = rulesInForce({ rulebook: 'ES-AN-2010', game, day });
      return answer.ok ? answer.value.rulebook.code : answer.refusal.code;
    };
    expect([code('2010-02-25'), code('2010-02-26')]).toEqual(['game-not-in-catalogue', 'ES-AN-2010']);
  },
);
