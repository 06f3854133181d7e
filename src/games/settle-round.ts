import { type Static, Type } from 'typebox';
import { Errors } from 'typebox/value';
import type { Minor } from '../kernel/money';
import { accepted, refused, type Result } from '../kernel/result';
import { judgeRound } from './judge-round';
import { type Answers, OPEN_POINTS } from './open-points';
import type { TableState } from './round';
import type { RuleFinding } from './rule';
import { type RulesInForce, rulesInForce } from './rulebooks/rules-in-force';
import { type BetSettlement, type Commission, type PoolMovement, resultOf } from './settlement';
import { roundFromWire, stateFromWire, termsFromWire, WireRound, WireTableState, WireTerms } from './wire';

/** A round to settle by itself, with as much of its circumstances as is known. */
const SettleInput = Type.Object({
  rulebook: Type.Optional(Type.String()),
  day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  terms: Type.Optional(WireTerms),
  answers: Type.Optional(
    Type.Object(
      Object.fromEntries(
        Object.entries(OPEN_POINTS).map(([id, { answers }]) => [
          id,
          Type.Optional(Type.Enum(Object.keys(answers))),
        ]),
      ),
      { additionalProperties: false },
    ),
  ),
  before: Type.Optional(WireTableState),
  round: WireRound,
});
type SettleInput = Static<typeof SettleInput>;

/** What the rules make of a round. Amounts in minor units, as bigint: whoever prints it writes JSON integers. */
export interface SettledRound {
  readonly game: string;
  readonly rulebook: string;
  readonly currency: string;
  readonly bets: readonly BetSettlement[];
  readonly commissions: readonly Commission[];
  readonly pools: readonly PoolMovement[];
  /** What the house won (+) or lost (−), before deductions. */
  readonly result: Minor;
  /** What stays on the table; given back as `before` with the next round. */
  readonly after: TableState;
  /** False where something could not be judged; the findings say what. */
  readonly complete: boolean;
  readonly findings: readonly RuleFinding[];
}

/** Where the input does not say: the rulebook of Andalusia as it is now, and its currency. */
const DEFAULTS = { rulebook: 'ES-AN-2010', day: '9999-12-31', currency: 'EUR' } as const;

/**
 * Settles one round by the rules of a game, without a database. The input is the data of a `round.settled` event, or
 * the whole event, or an object with either as `round` beside `terms`, `before`, `rulebook`, `day` and `answers`.
 * Refuses, one sentence for each fault, an input that is no round, and a game that has no rules on that day.
 */
export function settleRound(game: string, input: unknown): Result<SettledRound, readonly string[]> {
  const candidate = asSettleInput(input);
  const faults = Errors(SettleInput, candidate);
  if (faults.length > 0) {
    return refused(faults.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`));
  }
  const { rulebook = DEFAULTS.rulebook, day = DEFAULTS.day, answers, ...rest } = candidate as SettleInput;
  const given = answers === undefined ? [] : [{ from: day, answers: answers as Partial<Answers> }];
  const found = rulesInForce({ rulebook, game, day, answers: given });
  return found.ok
    ? accepted(judged(game, found.value, rest))
    : refused([`${found.refusal.code}: ${found.refusal.found}`]);
}

function judged(
  game: string,
  { rulebook, rules, answers }: RulesInForce,
  { round, terms, before }: Pick<SettleInput, 'round' | 'terms' | 'before'>,
): SettledRound {
  const currency = round.currency ?? DEFAULTS.currency;
  const setting = { currency, answers, ...(terms === undefined ? {} : { terms: termsFromWire(terms) }) };
  const left = before === undefined ? undefined : stateFromWire(before);
  const { settlement, findings } = judgeRound(rules, roundFromWire(round, left), setting);
  const { bets, commissions, pools, after, complete } = settlement;
  return {
    game,
    rulebook: rulebook.code,
    currency,
    bets,
    commissions,
    pools,
    result: resultOf(settlement),
    after,
    complete,
    findings,
  };
}

/** Puts the round where the schema has it, whether it comes alone, as an event, or among its circumstances. */
function asSettleInput(input: unknown): unknown {
  if (!isObject(input)) return input;
  const { round, ...circumstances } = 'round' in input ? input : { round: input };
  if (!isObject(round) || !('specversion' in round)) return { ...circumstances, round };
  const day = round['gamingday'] === undefined ? {} : { day: round['gamingday'] };
  return { ...day, ...circumstances, round: round['data'] };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
