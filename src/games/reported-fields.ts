import type { Finding } from '../finding-catalogue/finding';
import { listed, said } from '../finding-catalogue/said';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import type { RoundShapes } from './game-rules';
import type { PlacedBet, Round } from './round';
import { breach, type Rule } from './rule';

/** How what is reported is named; a convention of the events, not of a regulation. */
export const FIELDS_ARE_NAMED: Rule = {
  id: 'G8',
  citation: 'an option of a bet is known by its name; one that the bet has not is not read',
  says: 'What a player chose with a bet stands under the name that the game gives it.',
};

/** So many fields at fault are named; the others come to light when these are corrected. */
const MOST_NAMED = 3;

/** What could not be read of a round, with the fields that have not the shape the game declares. */
export const nameFields = (
  findings: readonly Finding[],
  shapes: RoundShapes,
  round: Round,
): readonly Finding[] =>
  findings.map((finding) => {
    const atFault = fieldsAtFault(finding, shapes, round);
    if (atFault.length === 0) return finding;
    const at = atFault.join(', ');
    return { ...finding, found: `${at}: ${finding.found}`, foundEs: `${at}: ${finding.foundEs}` };
  });

function fieldsAtFault(
  { code, betIds }: Finding,
  shapes: RoundShapes,
  { bets, outcome }: Round,
): readonly string[] {
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

const faultsIn = (field: string, schema: TSchema, value: unknown): readonly string[] =>
  Errors(schema, value)
    .map(({ instancePath, message }) => `${field}${instancePath} ${message}`)
    .slice(0, MOST_NAMED);

/** The shapes of a bet of this type; undefined for a type that the game has not. */
export const shapeOf = (
  { type }: PlacedBet,
  { bets }: RoundShapes,
): RoundShapes['bets'][string] | undefined => (Object.hasOwn(bets, type) ? bets[type] : undefined);

export const checkOptionNames = ({ bets }: Round, shapes: RoundShapes): readonly Finding[] =>
  bets.flatMap((bet) => {
    const known = optionNames(bet, shapes);
    const unknown =
      known === undefined ? [] : Object.keys(bet.options ?? {}).filter((name) => !known.has(name));
    if (unknown.length === 0) return [];
    const names = [...(known ?? [])].join(', ');
    return [
      breach(FIELDS_ARE_NAMED, {
        code: 'option-unknown',
        expected: said`${names === '' ? said`no options` : said`options ${names}`} of ${bet.type}`,
        found: listed(unknown.map((name) => said`options.${name}`)),
        betIds: [bet.betId],
      }),
    ];
  });

/** The options that a bet has; undefined if nothing is said of it, or it says none. */
function optionNames(bet: PlacedBet, shapes: RoundShapes): ReadonlySet<string> | undefined {
  const { options } = bet;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const shape = shapeOf(bet, shapes);
  if (shape === undefined) return undefined;
  const { properties = {} } = (shape.options ?? {}) as { readonly properties?: object };
  return new Set(Object.keys(properties));
}
