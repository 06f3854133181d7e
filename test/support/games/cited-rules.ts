import { Type } from 'typebox';
import type { Finding } from '../../../src/finding-catalogue/finding';
import { CATALOGUE } from '../../../src/games/catalogue';
import type { GameRules, RoundShapes } from '../../../src/games/game-rules';
import { type Answers, RECOMMENDED } from '../../../src/games/open-points';
import { hasShape } from '../../../src/games/readable-bets';
import type { PlacedBet, Round } from '../../../src/games/round';
import type { Rule } from '../../../src/games/rule';
import type { Settlement } from '../../../src/games/settlement';

/** The rules of a game with a record of which of them have been cited. */
export interface WatchedRules {
  readonly rules: GameRules;
  /** The rules that nothing has cited yet, among these or among all that the register marks as applied. */
  readonly uncited: (among?: readonly Rule[]) => readonly string[];
}

/**
 * Watches a game of the catalogue or the rules of an older rulebook. A rule is cited by the settlement of a bet, a commission,
 * a pool or an award, and by a finding. A spec runs its rows with `rules`, and its last row demands that `uncited` is empty.
 */
export function watchRules(game: keyof typeof CATALOGUE | GameRules): WatchedRules {
  const cited = new Set<string>();
  const rules: GameRules = typeof game === 'string' ? CATALOGUE[game] : game;
  const applied = new Set([...rules.register.applied.map(({ id }) => id), ...OF_EVERY_GAME]);
  const note = <T extends readonly Finding[]>(findings: T): T => {
    for (const finding of findings) {
      assertWhole(finding, applied);
      assertNamed(finding);
      assertSpanish(finding);
      cited.add(finding.ruleId);
    }
    return findings;
  };
  const asked = (setting: unknown): void => {
    if (isSetting(setting)) assertAnswered(setting.answers, rules);
  };
  const checks = noting(rules.checks, note, asked);
  return {
    rules: {
      ...rules,
      settle: (round, setting) => {
        assertAnswered(setting.answers, rules);
        const settlement = rules.settle(round, setting);
        assertReasoned(settlement, round, rules);
        for (const { id } of rulesOf(settlement)) {
          if (!applied.has(id))
            throw new Error(`a bet is settled by ${id}, which ${rules.code} does not apply`);
          cited.add(id);
        }
        return settlement;
      },
      checks: { ...checks, round: (...reported) => assertRounded(checks.round(...reported), reported[1]) },
    },
    uncited: (among = rules.register.applied) => {
      const ofSession = ofSessionFacts(rules);
      return among.map(({ id }) => id).filter((id) => !cited.has(id) && !ofSession.has(id));
    },
  };
}

/** Rules that the ledger checks by facts of a session that are no rounds; `ledger/seating` has their specs. */
const ofSessionFacts = ({ seating, lastHands, awarded }: GameRules): ReadonlySet<string> =>
  new Set(
    [seating?.waitingList?.rule, seating?.drawn?.rule, seating?.invitation, lastHands?.rule, awarded].flatMap(
      (rule) => rule?.id ?? [],
    ),
  );

const isSetting = (given: unknown): given is { readonly answers: Answers } =>
  typeof given === 'object' && given !== null && 'answers' in given;

/** Asserts that a row with an answer to an open point is about a game that has this point. */
function assertAnswered(answers: Answers, { code, openPoints }: GameRules): void {
  const points = Object.keys(answers) as (keyof Answers)[];
  const other = points.find((each) => answers[each] !== RECOMMENDED[each] && !openPoints.includes(each));
  if (other !== undefined) throw new Error(`${other} is no open point of ${code}`);
}

/** Asserts that every settled bet cites a rule, and that the parsed round has the shape that the game declares. */
function assertReasoned({ bets, fault, complete }: Settlement, round: Round, { shapes }: GameRules): void {
  const judged = bets.filter(({ fate }) => fate !== 'not-judged');
  for (const { betId, type, fate, rules } of judged) {
    if (rules.length === 0) throw new Error(`${type} ${fate} by no rule`);
    const placed = round.bets.find((bet) => bet.betId === betId);
    if (placed !== undefined) assertDeclared(placed, shapes);
  }
  if (complete && (fault !== undefined || judged.length < bets.length))
    throw new Error('a round is complete in which not every bet is judged');
  const isRead = fault === undefined && judged.length > 0;
  if (isRead && !hasShape(shapes.outcome, round.outcome))
    throw new Error(`the shape of the game has no outcome ${JSON.stringify(round.outcome)}`);
}

function assertDeclared({ type, selection, options }: PlacedBet, { bets }: RoundShapes): void {
  const shape = bets[type];
  const isDeclared =
    hasShape(shape?.selection ?? Type.Undefined(), selection) &&
    (options === undefined || (shape?.options !== undefined && hasShape(shape.options, options)));
  if (!isDeclared) throw new Error(`the shape of ${type} has no ${JSON.stringify({ selection, options })}`);
}

/** Asserts OP1-01 and OP2-01: each bet that cannot be settled in whole units has a finding. */
function assertRounded(findings: readonly Finding[], { bets }: Settlement): readonly Finding[] {
  const found = findings.filter(({ code }) => code === 'stake-not-payable-exactly');
  const named = found.flatMap(({ betIds = [] }) => betIds);
  const missing = bets.find(({ betId, rounded }) => rounded !== undefined && !named.includes(betId));
  if (missing !== undefined) throw new Error(`${missing.type} is rounded, and no finding says so`);
  return findings;
}

/** Rules that every game may cite: names of fields (G8), and rounding of each part of the regulation. */
const OF_EVERY_GAME = ['G8', 'OP1-01', 'OP2-01'];

/** Asserts that a finding names a rule that its game applies, and that its texts lack no part. */
function assertWhole({ ruleId, code, expected, found }: Finding, applied: ReadonlySet<string>): void {
  const isWhole = applied.has(ruleId) && !/undefined|NaN|\[object/.test(`${expected} ${found}`);
  if (!isWhole) throw new Error(`${code} by "${ruleId}" reads: ${expected}; ${found}`);
}

/** Asserts that a finding about a bet names the bet. */
function assertNamed({ code, betIds = [] }: Finding): void {
  if (OF_A_BET.has(code) && betIds.length === 0) throw new Error(`${code} names no bet`);
}

const OF_A_BET: ReadonlySet<string> = new Set([
  ...['bet-after-surrender', 'bet-forfeited', 'bet-not-available', 'bet-not-offered', 'bet-not-readable'],
  ...['bet-id-repeated', 'bet-out-of-turn', 'banco-mesa-not-half', 'banco-not-whole-bank', 'late-bet'],
  ...['call-not-available', 'carried-bet-unknown', 'choice-not-stated', 'colour-shared', 'held-bet-at-close'],
  ...['colour-stake-differs', 'colour-with-two-values', 'even-money-not-available', 'held-bet-changed'],
  ...['insurance-amount-differs', 'insurance-not-available', 'not-payable-with-minimum', 'odds-without-bet'],
  ...['over-limit', 'premium-differs', 'refund-not-the-stake', 'second-bet-missing', 'seat-not-at-table'],
  ...['stake-not-a-multiple', 'stake-not-payable-exactly', 'three-bets-not-equal', 'tie-without-initial'],
  ...['too-many-players-in-box', 'under-minimum', 'withdrawal-not-available'],
  'combination-readings-differ',
]);

/**
 * Asserts that the Spanish of a finding has no English word. Reported values are quoted unchanged: in quotation marks, as JSON,
 * or after the name of their field.
 */
function assertSpanish({ code, expectedEs, foundEs }: Finding): void {
  if (REPORTED_AS_IT_WAS.has(code)) return;
  for (const text of [expectedEs, foundEs]) {
    const english = ENGLISH.exec(text.replaceAll(/"[^"]*"|[{[].*/g, ''));
    if (english !== null) throw new Error(`${code} says "${english[0]}" in Spanish: ${text}`);
  }
}

/** Codes whose texts may quote words of the report: types of bets, fields and options. */
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

/** Wraps checks so that each records its findings. */
function noting<T extends object>(
  checks: T,
  note: <F extends readonly Finding[]>(found: F) => F,
  asked: (setting: unknown) => void,
): T {
  const entries = Object.entries(checks as Checks).map(([name, check]) => {
    if (check === undefined) return [name, check];
    if (typeof check !== 'function') return [name, noting(check, note, asked)];
    return [
      name,
      (...given: never[]) => {
        asked(given.at(-1));
        return note(check(...given));
      },
    ];
  });
  return Object.fromEntries(entries) as T;
}
