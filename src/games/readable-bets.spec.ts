import { CATALOGUE } from './catalogue';
import type { GameRules } from './game-rules';
import { hasShape } from './readable-bets';
import { evaluateRound } from './evaluate-round';
import { answersOf } from './open-points';
import type { PlacedBet, Round, TableState } from './round';
import { rouletteFrench } from './wheels/roulette-french.rules';
import { trenteEtQuarante } from './trente-et-quarante/trente-et-quarante.rules';

/** A bet is what it states: what is unreadable or out of place never becomes a bet on something. */

const SETTING = { currency: 'EUR', answers: answersOf({}) };
const GAMES: readonly GameRules[] = Object.values(CATALOGUE);
const evaluate = (rules: GameRules, round: Round) => evaluateRound(rules, round, SETTING);

const typesOf = (select: boolean): [string, string, GameRules][] =>
  GAMES.flatMap((rules) =>
    Object.entries(rules.shapes.bets)
      .filter(([, shape]) => (shape.selection !== undefined) === select)
      .map(([type]): [string, string, GameRules] => [rules.code, type, rules]),
  );

describe('a selection on a bet that has none', () => {
  it.each(typesOf(false))('leaves a bet of %s on %s unevaluated', (_game, type, rules) => {
    for (const selection of [17, [1, 2, 3], [], {}, '', type]) {
      const bet: PlacedBet = { betId: 'b', type, stake: 1000n, seat: 1, selection };
      const { settlement, findings } = evaluate(rules, { bets: [bet], outcome: null });
      expect(settlement.bets).toMatchObject([{ fate: 'not-judged', returned: 1000n }]);
      const found = findings.filter(({ code }) => code === 'bet-not-readable');
      expect(found).toMatchObject([{ severity: 'violation', betIds: ['b'] }]);
      expect(rules.register.applied.map(({ id }) => id)).toContain(found[0]!.ruleId);
    }
  });

  it('does not change the other bets, their order, and what they leave on the table', () => {
    const before: TableState = { held: [{ betId: 'h', type: 'red', stake: 50n, times: 1 }], released: [] };
    const bets = [
      { betId: 'a', type: 'black', stake: 100n },
      { betId: 'x', type: 'inverse', stake: 100n, selection: [7] },
      { betId: 'b', type: 'color', stake: 100n },
    ];
    const outcome = { black: ['Kh', '7c', '9d', 'Ts'], red: ['Qc', '8d', '5h', 'Tc'] };
    const { settlement } = evaluate(trenteEtQuarante, { bets, outcome, before });
    expect(settlement.bets.map(({ betId, fate }) => [betId, fate])).toEqual([
      ['a', 'loses'],
      ['x', 'not-judged'],
      ['b', 'wins'],
      ['h', 'freed'],
    ]);
    expect(settlement.complete).toBe(false);
  });

  it('is ignored on a held bet, which is known by its id', () => {
    const before: TableState = { held: [{ betId: 'h', type: 'red', stake: 50n, times: 1 }], released: [] };
    const again = { betId: 'h', type: 'red', stake: 50n, carried: true, selection: 'R' };
    const { settlement } = evaluate(rouletteFrench, { bets: [again], outcome: { number: 7 }, before });
    expect(settlement.bets).toMatchObject([{ fate: 'freed' }]);
  });
});

const NO_SELECTIONS = [[], {}, '', [0, 0], -1, 0.5, 2 ** 40, 2 ** 41 + 6, [99], [null], false];

describe('a selection that is missing, empty or none of the bet', () => {
  const OUTCOMES: Readonly<Record<string, unknown>> = {
    'roulette-french': { number: 0 },
    'roulette-french-abbreviated': { number: 0 },
    'roulette-american': { number: 0 },
    boule: { number: 1 },
    craps: { dice: [1, 3], point: 8 },
    monte: { phase: 'primeras', placed: ['1o', '2c', '3e', '4b'], exposed: ['5o', '1c'] },
  };

  it.each(typesOf(true))('leaves a bet of %s on %s unevaluated', (game, type, rules) => {
    const outcome = OUTCOMES[game];
    expect(outcome).toBeDefined();
    const none = hasShape(rules.shapes.bets[type]!.selection!, undefined) ? [] : [undefined];
    for (const selection of [...none, ...NO_SELECTIONS]) {
      const bet: PlacedBet = { betId: 'b', type, stake: 1000n, selection };
      const { settlement, findings } = evaluate(rules, { bets: [bet], outcome });
      expect([selection, settlement.fault, settlement.bets[0]!.fate]).toEqual([
        selection,
        undefined,
        'not-judged',
      ]);
      expect(findings.map(({ code }) => code)).toEqual(['bet-not-readable']);
    }
  });
});
