import { type Static, Type } from 'typebox';
import { Errors } from 'typebox/value';
import type { Minor } from '../kernel/money';
import { accepted, refused, type Result } from '../kernel/result';
import { judgeRound } from './judge-round';
import { type Answers, OPEN_POINTS } from './open-points';
import type { TableState } from './round';
import type { RuleFinding } from './rule';
import { DEFAULT_RULEBOOK } from './rulebooks/default-rulebook';
import { type RulesInForce, rulesInForce } from './rulebooks/rules-in-force';
import {
  type Award,
  type BetSettlement,
  type Commission,
  type DividedPot,
  type PoolMovement,
  resultOf,
  type ReturnedBet,
} from './settlement';
import { poolsFromWire, roundFromWire, stateFromWire, WirePools, WireRound, WireTableState } from './wire';
import { termsFromWire, WireTerms } from './wire-terms';

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
  pools: Type.Optional(WirePools),
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
  /** Of a hand of circle poker: what goes back, its pots, and who takes what of them. */
  readonly uncalled?: readonly ReturnedBet[];
  readonly pots?: readonly DividedPot[];
  readonly awards?: readonly Award[];
  /** What the house won (+) or lost (−), before deductions. */
  readonly result: Minor;
  /** What stays on the table; given back as `before` with the next round. */
  readonly after: TableState;
  /** False where something could not be judged; the findings say what. */
  readonly complete: boolean;
  readonly findings: readonly RuleFinding[];
}

/** Where the round does not say. */
const CURRENCY = 'EUR';

/**
 * Settles one round by the rules of a game, without a database. The input is the data of a `round.settled` or a
 * `hand.played` event, or the whole event, or an object with either as `round` beside `terms`, `before`, `pools`,
 * `rulebook`, `day` and `answers`.
 * Refuses, one sentence for each fault, an input that is no round, and a game that has no rules on that day.
 */
export function settleRound(game: string, input: unknown): Result<SettledRound, readonly string[]> {
  const { candidate, roundAt } = asSettleInput(input);
  const faults = Errors(SettleInput, candidate);
  const strangers = strangersIn(candidate);
  if (faults.length + strangers.length > 0) {
    const misread = faults.map(({ instancePath, message }) => `${placeOf(instancePath, roundAt)} ${message}`);
    return refused([...misread, ...strangers]);
  }
  const {
    rulebook = DEFAULT_RULEBOOK.rulebook,
    day = DEFAULT_RULEBOOK.day,
    answers,
    ...rest
  } = candidate as SettleInput;
  const given = answers === undefined ? [] : [{ from: day, answers: answers as Partial<Answers> }];
  const found = rulesInForce({ rulebook, game, day, answers: given });
  return found.ok
    ? accepted(judged(game, found.value, rest))
    : refused([`${found.refusal.code}: ${found.refusal.found}`]);
}

function judged(
  game: string,
  { rulebook, rules, answers }: RulesInForce,
  { round, terms, before, pools: known }: Pick<SettleInput, 'round' | 'terms' | 'before' | 'pools'>,
): SettledRound {
  const currency = round.currency ?? CURRENCY;
  const setting = {
    currency,
    answers,
    ...(terms === undefined ? {} : { terms: termsFromWire(terms) }),
    ...(known === undefined ? {} : { pools: poolsFromWire(known) }),
  };
  const left = before === undefined ? undefined : stateFromWire(before);
  const { settlement, findings } = judgeRound(rules, roundFromWire(round, left), setting);
  const { bets, commissions, pools, uncalled, pots, awards, after, complete } = settlement;
  return {
    game,
    rulebook: rulebook.code,
    currency,
    bets,
    commissions,
    pools,
    ...(pots === undefined || uncalled === undefined ? {} : { uncalled, pots, awards }),
    result: resultOf(settlement),
    after,
    complete,
    findings,
  };
}

/** Circumstances and terms under names that nothing reads: a maximum that limits no bet would go unnoticed. */
function strangersIn(candidate: unknown): readonly string[] {
  if (!isObject(candidate)) return [];
  const { terms } = candidate;
  return [
    ...strangerNames('', candidate, SettleInput.properties),
    ...(isObject(terms) ? strangerNames('/terms', terms, WireTerms.properties) : []),
  ];
}

const strangerNames = (place: string, given: object, known: object): readonly string[] =>
  Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => `${place}/${name} is none of ${Object.keys(known).join(', ')}`);

/** The input as the schema has it, and where in what was given the round stands. */
interface Candidate {
  readonly candidate: unknown;
  readonly roundAt: string;
}

/** Puts the round where the schema has it, whether it comes alone, as an event, or among its circumstances. */
function asSettleInput(input: unknown): Candidate {
  if (!isObject(input)) return { candidate: input, roundAt: '' };
  const isAmongCircumstances = 'round' in input;
  const { round, ...circumstances } = isAmongCircumstances ? input : { round: input };
  const place = isAmongCircumstances ? '/round' : '';
  if (!isObject(round) || !('specversion' in round)) {
    return { candidate: { ...circumstances, round: asRound(round) }, roundAt: place };
  }
  const day = round['gamingday'] === undefined ? {} : { day: round['gamingday'] };
  return { candidate: { ...day, ...circumstances, round: asRound(round['data']) }, roundAt: `${place}/data` };
}

/** The data of a hand of circle poker as a round: what was played is its outcome, pots and awards are declared. */
function asRound(data: unknown): unknown {
  if (!isObject(data) || !('actions' in data) || 'outcome' in data) return data;
  const { currency, pots, awards, ...played } = data;
  const stated = Object.entries({ currency, pots, awards }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(stated), bets: [], outcome: played };
}

/** A place in the candidate as a JSON pointer into what was given. */
const placeOf = (pointer: string, roundAt: string): string => pointer.replace(/^\/round/, roundAt) || '/';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
