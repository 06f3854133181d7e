import { entryOf } from '../kernel/same-value';
import type { FindingCode } from '../finding-catalogue/catalogue';
import type { Finding } from '../finding-catalogue/finding';
import { type Static, Type } from 'typebox';
import { Errors } from 'typebox/value';
import type { Minor } from '../kernel/money';
import { accepted, refused, type Result } from '../kernel/result';
import { hasShape } from './readable-bets';
import { evaluateRound } from './evaluate-round';
import { type Answers, OPEN_POINTS } from './open-points';
import { type GameRules, meterOf, type PoolTerms, type Setting, DEFAULT_RULEBOOK } from './game-rules';
import type { Round, TableState } from './round';
import { type RulesInForce, rulesInForce } from './rules-in-force';
import {
  type Award,
  type BetSettlement,
  type Commission,
  type DividedPot,
  type PoolPosting,
  resultOf,
  type ReturnedBet,
  type Settlement,
} from './settlement';
import { poolsFromWire, roundFromWire, stateFromWire, WirePools, WireRound, WireTableState } from './wire';
import { termsFromWire, WireTerms } from './wire-terms';
import { present } from '../kernel/present';

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

/** A round settled by the rules. Amounts in minor units, as bigint; printed as JSON integers. */
export interface SettledRound {
  readonly game: string;
  readonly rulebook: string;
  readonly currency: string;
  readonly bets: readonly BetSettlement[];
  readonly commissions: readonly Commission[];
  readonly pools: readonly PoolPosting[];
  /** For a hand of non-banked poker: its uncalled bets, pots and awards. */
  readonly uncalled?: readonly ReturnedBet[];
  readonly pots?: readonly DividedPot[];
  readonly awards?: readonly Award[];
  readonly result: Minor;
  readonly after: TableState;
  readonly complete: boolean;
  readonly findings: readonly Finding[];
}

export interface RoundFault {
  readonly code:
    | 'schema'
    | 'unknown-field'
    | Extract<FindingCode, 'game-not-in-catalogue' | 'rulebook-unknown' | 'rules-not-known-yet'>;
  readonly path: string;
  /** The end of a sentence in English: what is demanded there, or what was found. */
  readonly says: string;
  /** For a fault of the shape: the keyword of the JSON schema that is broken, and its parameters. */
  readonly keyword?: string;
  readonly demands?: Readonly<Record<string, unknown>>;
}

/** A fault as a line for the console, in English. */
export const faultInWords = ({ code, path, says }: RoundFault): string =>
  code === 'schema' || code === 'unknown-field' ? `${path || '/'} ${says}` : `${code}: ${says}`;

export interface LeftBehind {
  readonly after: TableState;
  readonly pools: Readonly<Record<string, PoolTerms>>;
}

const CURRENCY = 'EUR';

interface RoundInARow {
  readonly settled: SettledRound;
  readonly left: LeftBehind | undefined;
}

/**
 * Settles one round by the rules of a game, without a database. The input is the data of a `round.settled` or a
 * `hand.played` event, or the whole event, or an object with either as `round` beside `terms`, `before`, `pools`,
 * `rulebook`, `day` and `answers`. Findings are those of the terms, then those of the round.
 * Refuses an input that is no round, with each fault of it, and a game that has no rules on that day.
 */
export function settleRound(game: string, input: unknown): Result<SettledRound, readonly RoundFault[]> {
  const row = settleInARow(game, input);
  return row.ok ? accepted(row.value.settled) : row;
}

/** As `settleRound`, with the state and the pools after the round before, where the input does not state its own. */
export function settleInARow(
  game: string,
  input: unknown,
  before?: LeftBehind,
): Result<RoundInARow, readonly RoundFault[]> {
  const { candidate, roundAt } = asSettleInput(input);
  const strangers = strangersIn(candidate);
  if (strangers.length > 0 || !hasShape(SettleInput, candidate)) {
    return refused([...misreadIn(candidate, roundAt), ...strangers]);
  }
  const { rulebook = DEFAULT_RULEBOOK.rulebook, day = DEFAULT_RULEBOOK.day, answers } = candidate;
  const given = answers === undefined ? [] : [{ from: day, answers: answers as Partial<Answers> }];
  const found = rulesInForce({ rulebook, game, day, answers: given });
  if (found.ok) return accepted(evaluated(game, found.value, { given: candidate, left: before }));
  const code = found.refusal.code as RoundFault['code'];
  return refused([{ code, path: '', says: found.refusal.found }]);
}

function evaluated(
  game: string,
  { rulebook, rules, answers }: RulesInForce,
  { given, left }: { readonly given: SettleInput; readonly left: LeftBehind | undefined },
): RoundInARow {
  const { round, terms } = given;
  const currency = round.currency ?? CURRENCY;
  const known = { ...left?.pools, ...poolsFromWire(given.pools ?? {}) };
  const setting = {
    currency,
    answers,
    ...present({ terms: terms && termsFromWire(terms) }),
    ...(Object.keys(known).length === 0 ? {} : { pools: known }),
  };
  const before = given.before === undefined ? left?.after : stateFromWire(given.before);
  const played = roundFromWire(round, before);
  const { settlement, findings } = evaluateRound(rules, played, setting);
  const { bets, commissions, pools, uncalled, pots, awards, after, complete, fault } = settlement;
  return {
    settled: {
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
      findings: [...findingsOfTerms(rules, setting), ...findings],
    },
    left: fault === undefined ? { after, pools: poolsAfter(known, settlement, played) } : undefined,
  };
}

/** Findings about the terms, checked as if they had just been announced, because there is no opening. */
function findingsOfTerms({ checks }: GameRules, setting: Setting): readonly Finding[] {
  const { terms } = setting;
  return terms === undefined
    ? []
    : checks.limitChange({ before: terms, after: terms, announcedAtRound: 0 }, setting);
}

/** The pools with the meters after a round. A meter is unknown after stakes in a pool whose rate is not given. */
function poolsAfter(
  known: LeftBehind['pools'],
  { pools: movements }: Settlement,
  { poolStakes = [] }: Round,
): LeftBehind['pools'] {
  const after: Record<string, PoolTerms> = { ...known };
  for (const { pool, kind, amount, borneBy } of movements) {
    const of = entryOf(after, pool) ?? {};
    const meter = meterOf(of)?.();
    if (meter === undefined || kind === 'house-share' || borneBy === 'house') continue;
    after[pool] = { ...of, meter: kind === 'prize' ? meter - amount : meter + amount };
  }
  for (const { pool } of poolStakes) {
    const isDivided = movements.some((moved) => moved.pool === pool && moved.kind === 'contribution');
    if (!isDivided) after[pool] = withoutMeter(entryOf(after, pool) ?? {});
  }
  return after;
}

const withoutMeter = ({ rate, opening, ownPrizes }: PoolTerms): PoolTerms =>
  present({ rate, ownPrizes, opening });

const misreadIn = (candidate: unknown, roundAt: string): readonly RoundFault[] =>
  Errors(SettleInput, candidate).map(({ instancePath, message, keyword, params }) => ({
    code: 'schema',
    path: placeOf(instancePath, roundAt),
    says: message,
    keyword,
    demands: params as RoundFault['demands'] & object,
  }));

/** Fields with unknown names: a misspelt maximum would limit nothing, and nobody would notice. */
function strangersIn(candidate: unknown): readonly RoundFault[] {
  if (!isObject(candidate)) return [];
  const { terms } = candidate;
  return [
    ...strangerNames('', candidate, SettleInput.properties),
    ...(isObject(terms) ? strangerNames('/terms', terms, WireTerms.properties) : []),
  ];
}

const strangerNames = (place: string, given: object, known: object): readonly RoundFault[] =>
  Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({
      code: 'unknown-field',
      path: `${place}/${name}`,
      says: `is none of ${Object.keys(known).join(', ')}`,
    }));

interface Candidate {
  readonly candidate: unknown;
  readonly roundAt: string;
}

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

/** The data of a hand of non-banked poker as a round: pots and awards are declared, everything else is its outcome. */
function asRound(data: unknown): unknown {
  if (!isObject(data) || !('actions' in data) || 'outcome' in data) return data;
  const { currency, pots, awards, ...played } = data;
  const stated = Object.entries({ currency, pots, awards }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(stated), bets: [], outcome: played };
}

const placeOf = (pointer: string, roundAt: string): string => pointer.replace(/^\/round/, roundAt);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
