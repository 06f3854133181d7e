import { Errors, Pointer } from 'typebox/value';
import { type Finding, said, type Said } from '../finding-catalogue/finding';
import { listed } from '../words/message';
import { demandOf } from '../kernel/schema-demand';
import { notEvaluated } from './_mechanics/banked-bets';
import type { GameRules, RoundShapes, Setting } from './game-rules';
import type { PlacedBet, Round } from './round';
import { breach, type Rule } from './rule';
import type { BetSettlement, Settlement } from './settlement';
import { reported } from './wording';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Settles a round. A bet with a selection, of a type that has none, is not evaluated: the table may mean a bet that the
 * game does not offer. A held bet is known by its id, so that its repeated selection is not read.
 */
export function settleReadable(rules: GameRules, round: Round, setting: Setting): Settlement {
  const isReadable = (bet: PlacedBet): boolean =>
    bet.selection === undefined || hasSelections(rules, bet) || wasHeld(round, bet);
  if (round.bets.every(isReadable)) return ofItsDeck(rules, round, rules.settle(round, setting));
  const readable = round.bets.filter(isReadable);
  const settlement = ofItsDeck(rules, round, rules.settle({ ...round, bets: readable }, setting));
  const settled = settlement.bets[Symbol.iterator]();
  const bets = [
    ...round.bets.map((bet) => (isReadable(bet) ? settled.next().value! : unreadable(bet, rules))),
    ...settled,
  ];
  return { ...settlement, bets, complete: false };
}

const ANY_CARD = /^(?:[2-9TJQKA][cdhs]|[1-9SCR][oceb]|\*)$/;

/** An outcome that is unreadable because of a card of another deck breaks the rule on the deck of its game. */
function ofItsDeck({ deckRule, shapes }: GameRules, { outcome }: Round, settlement: Settlement): Settlement {
  const { fault } = settlement;
  if (fault?.code !== 'outcome-not-readable' || deckRule === undefined) return settlement;
  const isForeign = Errors(shapes.outcome, outcome).some(
    ({ keyword, instancePath }) =>
      keyword === 'pattern' && ANY_CARD.test(String(Pointer.Get(outcome, instancePath))),
  );
  if (!isForeign) return settlement;
  const expected = said('cards-of-deck-that-it-is-played-with');
  return { ...settlement, fault: { ...fault, rule: deckRule, expected } };
}

function hasSelections({ shapes }: GameRules, bet: PlacedBet): boolean {
  const shape = shapeOf(bet, shapes);
  return shape === undefined || shape.selection !== undefined;
}

const wasHeld = ({ before }: Round, { betId }: PlacedBet): boolean =>
  before?.held.some((held) => held.betId === betId) === true;

const unreadable = (bet: PlacedBet, rules: GameRules): BetSettlement =>
  notEvaluated(bet, {
    code: 'bet-not-readable',
    rule: ruleOf(bet, rules),
    expected: said('which-leaves-nothing-to-select', { type: bet.type }),
    found: said('selection', { selection: reported(bet.selection) }),
  });

function ruleOf({ type }: PlacedBet, { payTable, register }: GameRules): Rule {
  const row = payTable.find(({ bet }) => bet === type);
  return register.applied.find(({ id }) => id === row?.ruleId) ?? FIELDS_ARE_NAMED;
}

/** A convention of the events, not of a regulation. */
const FIELDS_ARE_NAMED: Rule = {
  id: 'G8',
  citation: 'an option of a bet is known by its name; one that the bet has not is not read',
  citationEs: 'la opción de una apuesta se conoce por su nombre; la que la apuesta no tiene no se lee',
  says: 'What a player chose with a bet stands under the name that the game gives it.',
};

/** At most this many faulty fields are named; the others appear when these are corrected. */
const MOST_NAMED = 3;

/** Adds to findings about unreadable outcomes and bets which fields do not have the declared shape. */
export const nameFields = (
  findings: readonly Finding[],
  shapes: RoundShapes,
  round: Round,
): readonly Finding[] =>
  findings.map((finding) => {
    const atFault = fieldsAtFault(finding, shapes, round);
    if (atFault.length === 0) return finding;
    const { en, es } = listed(atFault);
    return { ...finding, found: `${en}: ${finding.found}`, foundEs: `${es}: ${finding.foundEs}` };
  });

function fieldsAtFault(
  { code, betIds }: Finding,
  shapes: RoundShapes,
  { bets, outcome }: Round,
): readonly Said[] {
  if (code === 'outcome-not-readable' && betIds === undefined) {
    return faultsIn('outcome', shapes.outcome, outcome);
  }
  const bet = code === 'bet-not-readable' ? bets.find(({ betId }) => betId === betIds?.[0]) : undefined;
  const shape = bet === undefined ? undefined : shapeOf(bet, shapes);
  if (bet === undefined || shape === undefined) return [];
  return [
    ...(shape.selection === undefined ? [] : faultsIn('selection', shape.selection, bet.selection)),
    ...(shape.options === undefined || bet.options === undefined
      ? []
      : faultsIn('options', shape.options, bet.options)),
  ].slice(0, MOST_NAMED);
}

const faultsIn = (field: string, schema: TSchema, value: unknown): readonly Said[] =>
  Errors(schema, value)
    .flatMap(({ keyword, instancePath, params }) => {
      const { en, es } = demandOf({ keyword, params });
      return missingOf(params).map((missing) => {
        const at = `${field}${instancePath}${missing}`;
        return { en: `${at} ${en}`, es: `${at} ${es}` };
      });
    })
    .slice(0, MOST_NAMED);

/** The names of missing required fields, below the place of the fault; the place itself for any other fault. */
const missingOf = (params: object): readonly string[] => {
  const { requiredProperties } = params as { readonly requiredProperties?: readonly string[] };
  return requiredProperties?.map((name) => `/${name}`) ?? [''];
};

const shapeOf = ({ type }: PlacedBet, { bets }: RoundShapes): RoundShapes['bets'][string] | undefined =>
  Object.hasOwn(bets, type) ? bets[type] : undefined;

/** Finds options with names that the bet does not have, which are not read. */
export const checkOptionNames = ({ bets }: Round, shapes: RoundShapes): readonly Finding[] =>
  bets.flatMap((bet) => {
    if (bet.options === undefined) return [];
    const known = optionNames(bet, shapes);
    const unknown =
      known === undefined ? [] : Object.keys(bet.options ?? {}).filter((name) => !known.has(name));
    if (unknown.length === 0) return [];
    const names = [...(known ?? [])].join(', ');
    return [
      breach(FIELDS_ARE_NAMED, {
        code: 'option-unknown',
        expected: said('of-what', {
          what: names === '' ? said('no-options') : said('options', { options: names }),
          whole: bet.type,
        }),
        found: listed(unknown.map((name) => said('options-name', { name }))),
        betIds: [bet.betId],
      }),
    ];
  });

function optionNames(bet: PlacedBet, shapes: RoundShapes): ReadonlySet<string> | undefined {
  const { options } = bet;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const shape = shapeOf(bet, shapes);
  if (shape === undefined) return undefined;
  const { properties = {} } = (shape.options ?? {}) as { readonly properties?: object };
  return new Set(Object.keys(properties));
}

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>();

/**
 * Whether a value has a shape. A rebuild checks every round, most of them more than once; shapes are therefore compiled
 * at their first use, which makes a check many times faster.
 */
export function hasShape<Shape extends TSchema>(shape: Shape, value: unknown): value is Static<Shape> {
  let validator = validators.get(shape);
  if (validator === undefined) {
    validator = Compile(shape);
    validators.set(shape, validator);
  }
  return validator.Check(value);
}

/** The options of a bet; none where the report states none, undefined if they do not have the shape. */
export const optionsIn = <Shape extends TSchema>(
  shape: Shape,
  options: unknown,
): Partial<Static<Shape>> | undefined => {
  if (options === undefined) return {};
  return hasShape(shape, options) ? options : undefined;
};
