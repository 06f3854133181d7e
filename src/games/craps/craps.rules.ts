import { inBoth } from '../../words/message';
import { said, type Said } from '../../finding-catalogue/finding';
import { ONE, type Rational, rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import type { Rule } from '../rule';
import type { ByPoint, CrapsBet, CrapsFacts, CrapsMaximum, LineBet, Point } from './craps-facts';
import { crapsRules } from './craps-rules';
import { betRules as BETS, notCheckable, tableRules as RULES } from './craps.register.json';

type Fraction = readonly [bigint, bigint];

function byPoint(fourTen: Fraction, fiveNine: Fraction, sixEight: Fraction): ByPoint {
  const [outer, middle, inner] = [rational(...fourTen), rational(...fiveNine), rational(...sixEight)];
  return { 4: outer, 5: middle, 6: inner, 8: inner, 9: middle, 10: outer };
}

const TRUE_ODDS = byPoint([2n, 1n], [3n, 2n], [6n, 5n]);
const TRUE_ODDS_AGAINST = byPoint([1n, 2n], [2n, 3n], [5n, 6n]);

const SIMPLE: CrapsMaximum = { by: 'simple' };
const BY_WINNINGS: CrapsMaximum = { by: 'winnings' };
const WHOLE_BASE: CrapsMaximum = {
  by: 'base',
  share: byPoint([1n, 1n], [1n, 1n], [1n, 1n]),
  rule: RULES.oddsMaximum,
};
const MORE_THAN_BASE: CrapsMaximum = {
  by: 'base',
  share: byPoint([2n, 1n], [3n, 2n], [6n, 5n]),
  rule: RULES.dontOddsMaximum,
};

type Named = readonly [type: string, rule: Rule, covers: Said];

const bet = ([type, rule, covers]: Named, play: CrapsBet['play'], maximum: CrapsMaximum): CrapsBet => ({
  type,
  rule,
  covers,
  play,
  maximum,
});

const FOR_THE_SHOOTER = { wins: [7, 11], loses: [2, 3, 12], nullWith: [], thenWinsWith: 'number' } as const;
const AGAINST_HIM = {
  wins: [2, 3],
  loses: [7, 11],
  nullWith: [12],
  thenWinsWith: 'seven',
  locked: 'never',
} as const;

const line = (named: Named, terms: Omit<LineBet, 'kind' | 'isOnPoint'>, isOnPoint: boolean): CrapsBet =>
  bet(named, { kind: 'line', ...terms, isOnPoint }, SIMPLE);

const oneThrow = (
  named: Named,
  pays: readonly (readonly [number, Rational])[],
  maximum: CrapsMaximum,
): CrapsBet => bet(named, { kind: 'one-throw', pays: new Map(pays) }, maximum);

const evenMoney = (...totals: readonly number[]): readonly (readonly [number, Rational])[] =>
  totals.map((total) => [total, ONE]);

const each = (pays: bigint, ...totals: readonly number[]): readonly (readonly [number, Rational])[] =>
  totals.map((total) => [total, rational(pays)]);

const big = (named: Named, number: Point): CrapsBet =>
  bet(named, { kind: 'waiting', number, isHard: false, pays: ONE }, SIMPLE);

const hard = (named: Named, number: Point, pays: bigint): CrapsBet =>
  bet(named, { kind: 'waiting', number, isHard: true, pays: rational(pays) }, BY_WINNINGS);

const SIMPLE_BETS: readonly CrapsBet[] = [
  line(
    ['win', BETS.win, said('7-or-11-then-point-before-7')],
    { ...FOR_THE_SHOOTER, locked: 'always' },
    true,
  ),
  line(['dont-win', BETS.dontWin, said('2-or-3-then-7-before-point')], AGAINST_HIM, true),
  line(
    ['come', BETS.come, said('7-or-11-then-its-number-before-7')],
    { ...FOR_THE_SHOOTER, locked: 'on-number' },
    false,
  ),
  line(['dont-come', BETS.dontCome, said('2-or-3-then-7-before-its-number')], AGAINST_HIM, false),
  oneThrow(
    ['field', BETS.field, inBoth('2, 3, 4, 9, 10, 11, 12')],
    [...each(2n, 2, 12), ...evenMoney(3, 4, 9, 10, 11)],
    SIMPLE,
  ),
  big(['big-6', BETS.bigSix, said('any-6-before-7')], 6),
  big(['big-8', BETS.bigEight, said('any-8-before-7')], 8),
  oneThrow(['under-7', BETS.underSeven, said('less-than-7')], evenMoney(2, 3, 4, 5, 6), SIMPLE),
  oneThrow(['over-7', BETS.overSeven, said('more-than-7')], evenMoney(8, 9, 10, 11, 12), SIMPLE),
];

const MULTIPLE_BETS: readonly CrapsBet[] = [
  hard(['hard-4', BETS.hardFour, said('2-2-before-any-other-4-or-7')], 4, 7n),
  hard(['hard-10', BETS.hardTen, said('5-5-before-any-other-10-or-7')], 10, 7n),
  hard(['hard-6', BETS.hardSix, said('3-3-before-any-other-6-or-7')], 6, 9n),
  hard(['hard-8', BETS.hardEight, said('4-4-before-any-other-8-or-7')], 8, 9n),
  oneThrow(['any-seven', BETS.anySeven, inBoth('7')], each(4n, 7), BY_WINNINGS),
  oneThrow(['eleven', BETS.eleven, inBoth('11')], each(15n, 11), BY_WINNINGS),
  oneThrow(['any-craps', BETS.anyCraps, inBoth('2, 3, 12')], each(7n, 2, 3, 12), BY_WINNINGS),
  oneThrow(['craps-2', BETS.crapsTwo, inBoth('2')], each(30n, 2), BY_WINNINGS),
  oneThrow(['craps-3', BETS.crapsThree, inBoth('3')], each(15n, 3), BY_WINNINGS),
  oneThrow(['craps-12', BETS.crapsTwelve, inBoth('12')], each(30n, 12), BY_WINNINGS),
  oneThrow(['horn', BETS.horn, inBoth('2, 3, 11, 12')], each(4n, 2, 3, 11, 12), BY_WINNINGS),
];

const odds = (named: Named, of: string, against: boolean): CrapsBet =>
  bet(
    named,
    {
      kind: 'number',
      of,
      winsWith: against ? 'seven' : 'number',
      pays: against ? TRUE_ODDS_AGAINST : TRUE_ODDS,
    },
    against ? MORE_THAN_BASE : WHOLE_BASE,
  );

const ASSOCIATED_BETS: readonly CrapsBet[] = [
  odds(['win-odds', BETS.winOdds, said('point-before-7')], 'win', false),
  odds(['dont-win-odds', BETS.dontWinOdds, said('7-before-point')], 'dont-win', true),
  odds(['come-odds', BETS.comeOdds, said('number-of-its-come-before-7')], 'come', false),
  odds(['dont-come-odds', BETS.dontComeOdds, said('7-before-number-of-its-dont-come')], 'dont-come', true),
];

const PLACED_BETS: readonly CrapsBet[] = [
  bet(
    ['right-bet', BETS.rightBet, said('its-number-before-7')],
    { kind: 'number', winsWith: 'number', pays: byPoint([9n, 5n], [7n, 5n], [7n, 6n]) },
    { by: 'point', share: byPoint([1n, 1n], [1n, 1n], [6n, 5n]), rule: RULES.rightMaximum },
  ),
  bet(
    ['wrong-bet', BETS.wrongBet, said('7-before-its-number')],
    { kind: 'number', winsWith: 'seven', pays: byPoint([5n, 11n], [5n, 8n], [4n, 5n]) },
    { by: 'point', share: byPoint([11n, 5n], [8n, 5n], [5n, 4n]), rule: RULES.wrongMaximum },
  ),
];

/** Craps under the Order of 4 February 2010 (heading 1.1.6), as data. */
export const CRAPS: CrapsFacts = {
  code: 'craps',
  rules: RULES,
  register: { applied: [...Object.values(BETS), ...Object.values(RULES)], notCheckable },
  bets: [...SIMPLE_BETS, ...MULTIPLE_BETS, ...ASSOCIATED_BETS, ...PLACED_BETS],
  simpleMaximum: { atLeast: 100n, atMost: 1000n },
  multipleWinnings: { atLeast: 1n, atMost: 3n },
  staff: [
    { role: 'table-chief', atLeast: 1 },
    { role: 'croupier', atLeast: 2 },
    { role: 'stickman', atLeast: 1 },
  ],
  dice: 6,
};

export const craps: GameRules = crapsRules(CRAPS);
