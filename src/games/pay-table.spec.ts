import { CATALOGUE } from './catalogue';
import type { GameRules } from './game-rules';

/** What the pages of the games, the clients and the findings read of a bet: they have it from here and nowhere else. */

/** Paid from a pool that players stake on at the table, or from money set aside: no bet of a round. */
const OF_A_POOL = ['bolsa', 'jackpot-bet'];
const WITH_BETS = Object.values<GameRules>(CATALOGUE).filter(
  ({ shapes }) => Object.keys(shapes.bets).length > 0,
);

describe.each(WITH_BETS.map((rules) => [rules.code, rules] as const))(
  'the pay table of %s',
  (_code, rules) => {
    const { payTable, shapes, register } = rules;

    it('has a row for each bet of the game, and rows of pools beside them', () => {
      const named = new Set(payTable.map(({ bet }) => bet));
      const ofPools = OF_A_POOL.filter((bet) => named.has(bet));
      expect([...named].sort()).toEqual([...Object.keys(shapes.bets), ...ofPools].sort());
    });

    it('has by each row a rule that the game applies, what it covers and its maximum', () => {
      const applied = register.applied.map(({ id }) => id);
      for (const { ruleId, covers, spanish, maximum } of payTable) {
        expect(applied).toContain(ruleId);
        for (const text of [covers, maximum, ...(spanish === undefined ? [] : [spanish])]) {
          expect(text).toMatch(/[^:\s]$/);
          expect(text).not.toContain('undefined');
        }
      }
    });

    it('has no two equal rows', () => {
      const rows = payTable.map(
        ({ bet, covers, pays }) => `${bet}: ${covers}: ${pays.numerator}/${pays.denominator}`,
      );
      expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
    });
  },
);
