import { rational } from '../kernel/rational';
import { CATALOGUE } from './catalogue';
import { GAME_CODES } from './game-codes';
import { evaluateRound } from './evaluate-round';
import { RECOMMENDED } from './open-points';
import { ROULETTE_FRENCH } from './wheels/roulette-french.rules';
import { rouletteRules } from './wheels/roulette-rules';
import { ES_AN_2010, RULEBOOKS, rulesInForce } from './rules-in-force';
import type { Rulebook } from './game-rules';

const ON = { rulebook: 'ES-AN-2010', game: 'roulette-french', day: '2026-01-01' };
const found = (asked: Partial<typeof ON>, rulebooks = RULEBOOKS) => {
  const answer = rulesInForce({ ...ON, ...asked }, rulebooks);
  return answer.ok ? answer.value.rulebook.code : answer.refusal.code;
};

describe('the rules in force', () => {
  it.each<[Partial<typeof ON>, string]>([
    [{}, 'ES-AN-2010'],
    [{ game: 'punto-y-banca' }, 'ES-AN-2010'],
    [{ day: '2010-02-26' }, 'ES-AN-2010'],
    [{ day: '2010-02-25' }, 'game-not-in-catalogue'],
    [{ game: 'hazard' }, 'game-not-in-catalogue'],
    [{ game: 'toString' }, 'game-not-in-catalogue'],
    [{ rulebook: 'XX-1900' }, 'rulebook-unknown'],
  ])('of %j: %s', (asked, expected) => expect(found(asked)).toBe(expected));

  it('of a game that the release does not know yet: rules-not-known-yet', () =>
    expect(found({}, [{ ...ES_AN_2010, rules: {} }])).toBe('rules-not-known-yet'));

  it.each<[Partial<typeof ON>, string]>([
    [{ day: '2010-02-25', game: 'caribbean-stud' }, 'ES-AN-1996'],
    [{ day: '2010-02-25' }, 'game-not-in-catalogue'],
    [{ rulebook: 'ES-AN-1996' }, 'game-not-in-catalogue'],
    [{ day: '1996-08-11', game: 'caribbean-stud' }, 'ES-AN-1996'],
    [{ day: '1996-08-10', game: 'caribbean-stud' }, 'game-not-in-catalogue'],
  ])('of the Decree of 1996, asked %j: %s', (asked, expected) => expect(found(asked)).toBe(expected));
});

describe('open points', () => {
  it('are answered as recommended, then as the region, then as the casino from a day on', () => {
    const region: Rulebook = { ...ES_AN_2010, code: 'R', answers: { 'OP1-02': 'all-that-remains' } };
    const given = [
      { from: '2020-01-01', answers: { 'OP1-03': 'freed-without-winnings' } },
      { from: '2015-01-01', answers: { 'OP1-03': 'paid-even', 'OP1-04': 'freeze' } },
      { from: '2030-01-01', answers: { 'OP1-02': 'half-of-what-remains' } },
    ] as const;
    const on = (day: string) => {
      const answer = rulesInForce({ ...ON, rulebook: 'R', day, answers: given }, [region]);
      return answer.ok ? answer.value.answers : undefined;
    };
    expect(on('2014-12-31')).toEqual({ ...RECOMMENDED, 'OP1-02': 'all-that-remains' });
    expect(on('2015-01-01')).toMatchObject({ 'OP1-03': 'paid-even', 'OP1-04': 'freeze' });
    expect(on('2026-01-01')).toMatchObject({ 'OP1-03': 'freed-without-winnings', 'OP1-04': 'freeze' });
    expect(on('2030-01-01')).toMatchObject({ 'OP1-02': 'half-of-what-remains' });
  });
});

describe('a rulebook of another region', () => {
  /** A made-up region: a number pays 34, zero takes half at once, and there is nothing astride. */
  const rules = rouletteRules({
    ...ROULETTE_FRENCH,
    onZero: 'half-back',
    bets: ROULETTE_FRENCH.bets
      .filter(({ type }) => !type.startsWith('two-'))
      .map((bet) => (bet.type === 'straight-up' ? { ...bet, pays: rational(34n) } : bet)),
  });
  const ATLANTIS: Rulebook = {
    ...ES_AN_2010,
    code: 'XX-ATLANTIS',
    from: '2020-01-01',
    games: ['roulette-french'],
    rules: { 'roulette-french': rules },
  };

  it('is data and the differences it declares', () => {
    const inForce = rulesInForce({ ...ON, rulebook: 'XX-ATLANTIS' }, [...RULEBOOKS, ATLANTIS]);
    if (!inForce.ok) throw new Error(inForce.refusal.code);
    const { answers } = inForce.value;
    const bets = [
      { betId: '1', type: 'straight-up', selection: [0], stake: 100n },
      { betId: '2', type: 'red', stake: 100n },
      { betId: '3', type: 'two-dozens', selection: [1, 2], stake: 100n },
    ];
    const setting = { currency: 'EUR', answers };
    const { settlement, findings } = evaluateRound(
      inForce.value.rules,
      { bets, outcome: { number: 0 } },
      setting,
    );
    expect(settlement.bets).toMatchObject([
      { fate: 'wins', paid: 3400n },
      { fate: 'part-back', taken: 50n },
      { fate: 'not-judged' },
    ]);
    expect(findings).toMatchObject([{ code: 'bet-not-offered', found: 'two-dozens' }]);
    expect(inForce.value.rules.edges(answers)[0]!.edge).toEqual(rational(2n, 37n));
  });

  it('leaves those of Andalusia as they are', () => {
    expect(ROULETTE_FRENCH.bets[0]!.pays).toEqual(rational(35n));
    expect(found({ rulebook: 'XX-ATLANTIS', game: 'blackjack' }, [ATLANTIS])).toBe('game-not-in-catalogue');
  });
});

describe('the catalogue', () => {
  it('has each game under its own code', () => {
    expect(Object.keys(CATALOGUE).sort()).toEqual([...GAME_CODES].sort());
    for (const [code, rules] of Object.entries(CATALOGUE)) expect(rules.code).toBe(code);
  });
});
