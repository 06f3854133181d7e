import type { RefusalText } from '../../kernel/words';
import { readAnswers } from '../../games/open-points';
import { RULEBOOKS, rulesInForce } from '../../games/rules-in-force';
import { termsFromWire } from '../../games/wire-terms';
import type { TableSetting } from '../../games/round';
import type { Finding } from '../../finding-catalogue/finding';
import { isTimeZone } from '../../kernel/time-zone';
import { formatMinor, minorFromWire, type WireAmount } from '../../kernel/money';
import { CHART_OF_ACCOUNTS } from '../_core/chart-of-accounts';
import type { AccountingRules } from './authorisation.state';
import type { CasinoAuthorised } from './casino.events';
import { resolutionsAboveRule, resolutionsWithoutEffect } from './rate-resolutions.state';
import { outOfOrder } from './shifts-and-areas.state';

type ContradictionCode =
  | 'AUTHORISATION.WITHOUT_DOCUMENT'
  | 'AUTHORISATION.UNKNOWN_TIME_ZONE'
  | 'AUTHORISATION.UNKNOWN_RULEBOOK'
  | 'AUTHORISATION.GAME_NOT_IN_RULEBOOK'
  | 'AUTHORISATION.GAME_NOT_AUTHORISED'
  | 'AUTHORISATION.NAMED_TWICE'
  | 'AUTHORISATION.UNKNOWN_TABLE'
  | 'AUTHORISATION.UNKNOWN_BET'
  | 'AUTHORISATION.LIMITS_REVERSED'
  | 'AUTHORISATION.PRIZES_NOT_FREE'
  | 'AUTHORISATION.RATE_ABOVE_RULE'
  | 'AUTHORISATION.UNKNOWN_ANSWER'
  | 'AUTHORISATION.SHIFTS_OUT_OF_ORDER'
  | 'AUTHORISATION.WITHOUT_EFFECT';

export interface AuthorisationContradiction<Code extends string = ContradictionCode> {
  readonly code: Code;
  /**
   * Names of the casino, games, tables, pools, answers or accounts as the authorisation writes them; limits with their
   * amounts.
   */
  readonly about: readonly string[];
  readonly wrong?: RefusalText;
}

export function authorisationContradiction(wanted: CasinoAuthorised): AuthorisationContradiction | undefined {
  if (wanted.document === undefined) return { code: 'AUTHORISATION.WITHOUT_DOCUMENT', about: [] };
  return contradiction(wanted, NAMES) ?? unknownBets(wanted) ?? contradiction(wanted, VALUES);
}

function contradiction(
  wanted: CasinoAuthorised,
  contradictions: readonly Contradiction[],
): AuthorisationContradiction | undefined {
  for (const [code, find] of contradictions) {
    const about = [...new Set(find(wanted))];
    if (about.length > 0) return { code, about };
  }
  return undefined;
}

type Contradiction = readonly [ContradictionCode, (wanted: CasinoAuthorised) => readonly string[]];

/** In the order in which they are checked: values are compared only if all names are known. */
const NAMES: readonly Contradiction[] = [
  [
    'AUTHORISATION.UNKNOWN_TIME_ZONE',
    ({ timeZone }) => (timeZone === undefined || isTimeZone(timeZone) ? [] : [`timeZone "${timeZone}"`]),
  ],
  ['AUTHORISATION.UNKNOWN_RULEBOOK', ({ rulebook }) => (rulebookOf(rulebook) ? [] : [rulebook])],
  [
    'AUTHORISATION.GAME_NOT_IN_RULEBOOK',
    ({ rulebook, games, accounting }) =>
      missing([...games, ...gamesOfRules(accounting)], rulebookOf(rulebook)?.games ?? []),
  ],
  ['AUTHORISATION.GAME_NOT_AUTHORISED', (wanted) => missing(gamesMentioned(wanted), wanted.games)],
  [
    'AUTHORISATION.NAMED_TWICE',
    ({
      games,
      tables,
      resolutions = [],
      jackpots = [],
      chipSets = [],
      shifts = [],
      areas = [],
      currency,
    }) => [
      ...repeated(games),
      ...repeated(resolutions.map(({ game, validFrom }) => `resolutions: ${game} ${validFrom}`)),
      ...repeated(tables.map(({ table }) => table)),
      ...repeated(jackpots.map(({ pool }) => pool)),
      ...repeated(shifts.map(({ shift }) => shift)),
      ...repeated(areas.map(({ area }) => area)),
      ...repeated(areas.flatMap((area) => area.tables)),
      ...jackpots.flatMap(({ pool, prizes = [] }) =>
        repeated(prizes.map(({ combination }) => `${pool}: ${combination}`)),
      ),
      ...repeated(chipSets.map(({ kind, set }) => `${kind} ${set}`)),
      ...chipSets.flatMap(({ kind, set, denominations }) =>
        repeated(denominations.map((value) => `${kind} ${set}: ${written(value, currency)}`)),
      ),
    ],
  ],
  [
    'AUTHORISATION.UNKNOWN_TABLE',
    ({ tables, jackpots = [], areas = [] }) =>
      missing(
        [...jackpots, ...areas].flatMap((named) => named.tables),
        tables.map(({ table }) => table),
      ),
  ],
];

const VALUES: readonly Contradiction[] = [
  [
    'AUTHORISATION.SHIFTS_OUT_OF_ORDER',
    ({ shifts = [] }) => outOfOrder(shifts).map(({ shift, start }) => `${shift} ${start}`),
  ],
  [
    'AUTHORISATION.LIMITS_REVERSED',
    ({ tables, currency }) =>
      tables.flatMap((table) =>
        reversedLimits(table).map((limits) => `${table.table}: ${inWords(limits, currency)}`),
      ),
  ],
  [
    'AUTHORISATION.PRIZES_NOT_FREE',
    ({ rulebook, jackpots = [] }) =>
      jackpots.flatMap(({ pool, game, prizes }) =>
        prizes === undefined || mayVary(rulebook, game) ? [] : [`${pool}: ${game ?? 'no game named'}`],
      ),
  ],
  ['AUTHORISATION.RATE_ABOVE_RULE', resolutionsAboveRule],
  ['AUTHORISATION.UNKNOWN_ANSWER', ({ answers }) => readAnswers(answers ?? {}).unknown],
  ['AUTHORISATION.WITHOUT_EFFECT', withoutEffect],
];

const rulebookOf = (code: string) => RULEBOOKS.find((rulebook) => rulebook.code === code);

const mayVary = (rulebook: string, game: string | undefined): boolean => {
  const rules = rulebookOf(rulebook)?.rules ?? {};
  return Object.values(rules).some(
    ({ code, poolPrizesMayVary }) => code === game && poolPrizesMayVary === true,
  );
};

const gamesMentioned = ({ tables, resolutions = [], jackpots = [] }: CasinoAuthorised): string[] =>
  [...tables, ...resolutions, ...jackpots].flatMap(({ game }) => game ?? []);

/**
 * Games named by rules about floats, the guarantee of the cage, or alerts; they may include games that are not
 * authorised.
 */
const gamesOfRules = ({ floats = [], cageGuarantee, alerts = [] }: AccountingRules = {}): string[] => [
  ...floats.map(({ game }) => game),
  ...(cageGuarantee?.games ?? []),
  ...alerts.flatMap(({ games = [] }) => games),
];

/**
 * Lists settings without effect: those of a table for other games, fees (rules and openings of tables state the share
 * of the house), resolutions on games whose rules state it, and names of codes that no account has. Recorded
 * authorisations may contain them.
 */
function withoutEffect(wanted: CasinoAuthorised): string[] {
  const { rulebook, tables, fees = [], accounting: { chart } = {} } = wanted;
  const games = Object.values(rulebookOf(rulebook)?.rules ?? {});
  const codes = new Set([...CHART_OF_ACCOUNTS.map(({ code }) => code), ...Object.values(chart?.codes ?? {})]);
  return [
    ...fees.map(({ game, rule }) => `fees: ${game} ${rule}`),
    ...resolutionsWithoutEffect(wanted),
    ...tables.flatMap((authorised) => {
      const own = games.find(({ code }) => code === authorised.game)?.tableSettings ?? [];
      return TABLE_SETTINGS.filter((setting) => isStated(authorised[setting]) && !own.includes(setting)).map(
        (setting) => `${authorised.table}: ${setting}`,
      );
    }),
    ...Object.keys(chart?.names ?? {})
      .filter((code) => !codes.has(code))
      .map((code) => `accounting.chart.names "${code}"`),
  ];
}

const TABLE_SETTINGS = ['bank', 'unlimitedBank', 'withoutCards'] as const;

const isStated = (setting: CasinoAuthorised['tables'][number][TableSetting]): boolean =>
  typeof setting === 'object' ? Object.keys(setting).length > 0 : setting === true;

/** Lists maxima for bets that the game does not have, with the check that runs whenever the table opens. */
function unknownBets({
  rulebook,
  validFrom: day,
  currency,
  tables,
  answers: stated = {},
}: CasinoAuthorised): AuthorisationContradiction | undefined {
  const found = tables.flatMap(({ table, game, minimum, maxima }) => {
    const inForce = rulesInForce({
      rulebook,
      game,
      day,
      answers: [{ from: day, answers: readAnswers(stated).answers }],
    });
    if (maxima === undefined || !inForce.ok) return [];
    const { rules, answers } = inForce.value;
    const terms = termsFromWire({ minimum: minimum.from, authorised: { minimum, maxima } });
    return rules.checks
      .opening({ terms, staff: [] }, { currency, answers })
      .filter(({ code }) => code === 'limit-without-effect')
      .map((finding) => ({ table, finding }));
  });
  if (found.length === 0) return undefined;
  const eachOf = (words: (finding: Finding) => string): string[] =>
    found.map(({ table, finding }) => `${table}: ${words(finding)}`);
  return {
    code: 'AUTHORISATION.UNKNOWN_BET',
    about: eachOf((finding) => finding.found),
    wrong: {
      message: eachOf(({ expected }) => expected).join('; '),
      messageEs: eachOf(({ expectedEs }) => expectedEs).join('; '),
    },
  };
}

const missing = (named: readonly string[], known: readonly string[]): string[] =>
  named.filter((each) => !known.includes(each));

const repeated = (named: readonly string[]): string[] =>
  named.filter((each, index) => named.indexOf(each) !== index);

/** A limit that is below another limit which it must reach; minor units. */
interface ReversedLimits {
  readonly most: readonly [field: string, amount: WireAmount];
  readonly least: readonly [field: string, amount: WireAmount];
}

function reversedLimits({
  minimum,
  maxima = {},
  bank = {},
}: CasinoAuthorised['tables'][number]): ReversedLimits[] {
  const from = ['minimum.from', minimum.from] as const;
  const pairs: ReversedLimits[] = [
    { most: ['minimum.to', minimum.to ?? minimum.from], least: from },
    ...Object.entries(maxima).map(([bet, most]) => ({
      most: [`maxima["${bet}"]`, most] as const,
      least: from,
    })),
    ...(bank.minimum === undefined || bank.maximum === undefined
      ? []
      : [
          {
            most: ['bank.maximum', bank.maximum] as const,
            least: ['bank.minimum', bank.minimum] as const,
          },
        ]),
  ];
  return pairs.filter(({ most, least }) => most[1] < least[1]);
}

/** `minimum.to 2.00 EUR < minimum.from 5.00 EUR`. */
const inWords = ({ most, least }: ReversedLimits, currency: string): string =>
  [most, least].map(([field, amount]) => `${field} ${written(amount, currency)}`).join(' < ');

const written = (amount: WireAmount, currency: string): string =>
  `${formatMinor(minorFromWire(amount), currency)} ${currency}`;
