import type { Finding } from '../../../src/finding-catalogue/finding';
import { CATALOGUE } from '../../../src/games/catalogue';
import type { GameRules } from '../../../src/games/game-rules';
import type { Rule } from '../../../src/games/rule';
import type { Settlement } from '../../../src/games/settlement';

/** The rules of a game under watch: they do what they do, and it is noted which of them are cited. */
export interface WatchedRules {
  readonly rules: GameRules;
  /** Of these rules, or of all that the register says are applied, those nothing has cited yet. */
  readonly uncited: (among?: readonly Rule[]) => readonly string[];
}

/**
 * Watches a game of the catalogue, or the rules of an older rulebook. A rule is cited by what settle says of a bet, a commission, a pool or an award, and by a finding.
 * A spec plays its rows with `rules`, and its last row demands that nothing is left in `uncited`.
 */
export function watchRules(game: keyof typeof CATALOGUE | GameRules): WatchedRules {
  const cited = new Set<string>();
  const rules: GameRules = typeof game === 'string' ? CATALOGUE[game] : game;
  const note = <T extends readonly Finding[]>(findings: T): T => {
    for (const finding of findings) {
      assertWhole(finding);
      assertSpanish(finding);
      cited.add(finding.ruleId);
    }
    return findings;
  };
  return {
    rules: {
      ...rules,
      settle: (round, setting) => {
        const settlement = rules.settle(round, setting);
        for (const { id } of rulesOf(settlement)) cited.add(id);
        return settlement;
      },
      checks: noting(rules.checks, note),
    },
    uncited: (among = rules.register.applied) => among.map(({ id }) => id).filter((id) => !cited.has(id)),
  };
}

/** A finding names its rule, and its texts say every amount, currency and name that they should. */
function assertWhole({ ruleId, code, expected, found }: Finding): void {
  const isWhole = typeof ruleId === 'string' && !/undefined|NaN|\[object/.test(`${expected} ${found}`);
  if (!isWhole) throw new Error(`${code} by ${ruleId} reads: ${expected}; ${found}`);
}

/**
 * The Spanish of a finding has no English word in it. What was reported stands as it was reported: in quotation marks, as
 * JSON, or behind the name of its field.
 */
function assertSpanish({ code, expectedEs, foundEs }: Finding): void {
  if (REPORTED_AS_IT_WAS.has(code)) return;
  for (const text of [expectedEs, foundEs]) {
    const english = ENGLISH.exec(text.replaceAll(/"[^"]*"|[{[].*/g, ''));
    if (english !== null) throw new Error(`${code} says "${english[0]}" in Spanish: ${text}`);
  }
}

/** These name what may be reported by the words of the report: types of bets, fields and options. */
const REPORTED_AS_IT_WAS: ReadonlySet<string> = new Set([
  ...[
    'bet-not-offered',
    'bet-not-readable',
    'option-unknown',
    'limit-without-effect',
    'outcome-not-readable',
  ],
  ...['error-rule-unknown', 'settled-coup-reversed', 'game-not-in-catalogue', 'hand-not-decided'],
]);

const ENGLISH =
  /\b(?:the|of|on|in|with|and|or|at|by|to|from|for|is|not|being|cards?|bets?|hands?|seats?|players?|rows?|cloth|bank|red|black|split|straight|none|standing|times|limited|free|common)\b(?!\/)/;

function rulesOf({ bets, commissions, pools, awards, fault }: Settlement): readonly Rule[] {
  return [
    ...bets.flatMap((bet) => [...bet.rules, ...(bet.fault === undefined ? [] : [bet.fault.rule])]),
    ...[...commissions, ...pools, ...awards].map(({ rule }) => rule),
    ...commissions.flatMap(({ basis }) => basis?.rule ?? []),
    ...(fault === undefined ? [] : [fault.rule]),
  ];
}

type Check = (...given: never[]) => readonly Finding[];
interface Checks {
  readonly [name: string]: Check | Checks | undefined;
}

/** The same checks, each of them noting what it finds. */
function noting<T extends object>(checks: T, note: <F extends readonly Finding[]>(found: F) => F): T {
  const entries = Object.entries(checks as Checks).map(([name, check]) => {
    if (check === undefined) return [name, check];
    if (typeof check === 'function') return [name, (...given: never[]) => note(check(...given))];
    return [name, noting(check, note)];
  });
  return Object.fromEntries(entries) as T;
}
