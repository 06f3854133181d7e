import { type Finding, said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import { Type } from 'typebox';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import type { ColourChipRules, RouletteFacts } from './roulette-layout';
import { rouletteLimits } from './roulette-limits';
import { present } from '../../kernel/present';

/** The largest amount an event can carry, in minor units. */
const LARGEST_AMOUNT = 9007199254740991;

export const COLOUR_OPTIONS = {
  colour: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'colour of the chips' })),
  chips: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'how many of them' })),
  chipValue: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LARGEST_AMOUNT,
      description:
        'minor units each is worth, as its player set it; the minimum of the table where not given',
    }),
  ),
};

/** The chips of a bet. `colour` is absent for chips of the casino; `value` is that of one chip, in minor units. */
interface ColourChips {
  readonly colour?: string;
  readonly chips?: number;
  readonly value?: Minor;
}

/** The colour chips in the options of a bet; undefined if they cannot be read. */
export function colourOf(options: object): ColourChips | undefined {
  const { colour, chips, chipValue } = options as Readonly<Record<string, unknown>>;
  const isColour =
    colour === undefined || (typeof colour === 'string' && colour !== '' && colour.length <= 40);
  if (!isColour || !isCount(chips, 10_000) || !isCount(chipValue, LARGEST_AMOUNT)) return undefined;
  return {
    ...present({ colour, chips }),
    ...(chipValue === undefined ? {} : { value: minorFromWire(chipValue) }),
  };
}

const isCount = (value: unknown, most: number): value is number | undefined =>
  value === undefined || (typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= most);

interface ColourBet extends ColourChips {
  readonly bet: PlacedBet;
  readonly colour: string;
}

/**
 * Finds stakes that differ from their chips, and colours with two players, two values or a value that is not allowed.
 */
export function checkColours(facts: RouletteFacts, round: Round, setting: Setting): readonly Finding[] {
  const { colourChips: rules } = facts;
  if (rules === undefined) return [];
  const inColour = round.bets.flatMap((bet): ColourBet[] => {
    const chosen =
      typeof bet.options === 'object' && bet.options !== null ? colourOf(bet.options) : undefined;
    return chosen?.colour === undefined ? [] : [{ bet, ...chosen, colour: chosen.colour }];
  });
  if (inColour.length === 0) return [];
  return [
    ...inColour.flatMap((one) => checkCount(one, rules, setting)),
    ...byColour(inColour).flatMap((ofColour) => checkColour(ofColour, facts, rules, setting)),
  ];
}

const byColour = (bets: readonly ColourBet[]): readonly (readonly ColourBet[])[] =>
  [...new Set(bets.map(({ colour }) => colour))].map((colour) => bets.filter((one) => one.colour === colour));

/** The stake must be the number of chips times their value, which is the minimum of the table where none is stated. */
function checkCount(
  { bet, chips, value, colour }: ColourBet,
  rules: ColourChipRules,
  { terms, currency }: Setting,
): readonly Finding[] {
  const worth = value ?? terms?.minimum;
  if (chips === undefined || worth === undefined || bet.stake === BigInt(chips) * worth) return [];
  return [
    breach(value === undefined ? rules.withoutValue : rules.value, {
      code: 'colour-stake-differs',
      expected: said('chips-of', { chips, colour, amount: money(worth, currency) }),
      found: money(bet.stake, currency),
      betIds: [bet.betId],
    }),
  ];
}

function checkColour(
  bets: readonly ColourBet[],
  facts: RouletteFacts,
  rules: ColourChipRules,
  setting: Setting,
): readonly Finding[] {
  const values = [...new Set(bets.map(({ value }) => value ?? setting.terms?.minimum))];
  const players = [...new Set(bets.flatMap(({ bet }) => bet.player ?? []))];
  const colour = bets[0]?.colour ?? '';
  const betIds = bets.map(({ bet }) => bet.betId);
  const findings: Finding[] = [];
  if (values.length > 1) {
    const found = values.map((value) =>
      value === undefined ? said('none') : money(value, setting.currency),
    );
    findings.push(
      breach(rules.value, {
        code: 'colour-with-two-values',
        expected: said('one-value-of-chips', { colour }),
        found: listed(found),
        betIds,
      }),
    );
  }
  if (players.length > 1) {
    findings.push(
      breach(rules.value, {
        code: 'colour-shared',
        expected: said('one-player-with-chips', { colour }),
        found: players.join(', '),
        betIds,
      }),
    );
  }
  return [
    ...findings,
    ...values.flatMap((value) => checkValue({ value, colour, betIds }, facts, setting)),
    ...[...new Set(bets.map(({ value }) => value))].flatMap((value) =>
      checkInService({ value, colour, betIds }, rules, setting),
    ),
  ];
}

function checkInService(
  { value, colour, betIds }: ValueOfColour,
  { chipsInService }: ColourChipRules,
  { chipValues = [], currency }: Setting,
): readonly Finding[] {
  if (value === undefined || chipValues.length === 0 || chipValues.includes(value)) return [];
  return [
    breach(chipsInService, {
      code: 'colour-value-not-by-rule',
      expected: said('value-of-chip-in-service-for-chip', {
        colour,
        chipValues: listed(chipValues.map((each) => money(each, currency))),
      }),
      found: money(value, currency),
      betIds,
    }),
  ];
}

interface ValueOfColour {
  readonly value: Minor | undefined;
  readonly colour: string;
  readonly betIds: readonly string[];
}

function checkValue(
  { value, colour, betIds }: ValueOfColour,
  facts: RouletteFacts,
  setting: Setting,
): readonly Finding[] {
  const number = facts.bets.find(({ type }) => type === 'straight-up');
  if (value === undefined || number === undefined || facts.colourChips === undefined) return [];
  const { minimum, maximum } = rouletteLimits(number, facts, setting);
  const isBelow = minimum !== undefined && value < minimum.amount;
  const isAbove = maximum !== undefined && value > maximum.amount;
  if (!isBelow && !isAbove) return [];
  const limit = isBelow ? minimum : maximum;
  return [
    breach(facts.colourChips.value, {
      code: 'colour-value-not-by-rule',
      expected: said('at-for-chip', {
        bound: isBelow ? said('least') : said('most'),
        amount: money(limit?.amount ?? 0n, setting.currency),
        colour,
      }),
      found: money(value, setting.currency),
      betIds,
    }),
  ];
}
