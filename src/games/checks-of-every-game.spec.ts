import { COMMON_CHECKS } from '../../test/support/games/checks-by-game';
import { CATALOGUE } from './catalogue';

/** Where one game checks a report, every game does, or it is said why there is nothing to check (docs/games/checks.md). */

const GAMES = Object.values(CATALOGUE);

describe.each(COMMON_CHECKS)('$name: $report', ({ code, found, without }) => {
  it.each(GAMES.map((rules) => [rules.code, rules] as const))('%s', (game, rules) => {
    const findings = found(rules);
    const reason = without(game);
    expect(findings === undefined).toBe(reason !== undefined);
    if (findings === undefined) return;
    const [finding] = findings.filter((each) => each.code === code);
    expect([game, finding?.code]).toEqual([game, code]);
    const known = [...rules.register.applied.map(({ id }) => id), 'G8'];
    expect(known).toContain(finding!.ruleId);
  });
});
