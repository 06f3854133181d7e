import { readAnswers } from '../../games/open-points';
import { RULEBOOKS } from '../../games/rules-in-force';
import { formatMinor, minorFromWire } from '../../kernel/money';
import type { CasinoAuthorised } from './casino.events';

export type AuthorisationRefusalCode =
  | 'AUTHORISATION.NOT_A_PERSON'
  | 'AUTHORISATION.BOOKS_BEHIND'
  | 'AUTHORISATION.AUTHORISED_MEANWHILE'
  | 'AUTHORISATION.UNKNOWN_CASINO'
  | 'AUTHORISATION.DOES_NOT_FIT'
  | 'AUTHORISATION.WITHOUT_DOCUMENT'
  | 'AUTHORISATION.UNKNOWN_RULEBOOK'
  | 'AUTHORISATION.GAME_NOT_IN_RULEBOOK'
  | 'AUTHORISATION.GAME_NOT_AUTHORISED'
  | 'AUTHORISATION.NAMED_TWICE'
  | 'AUTHORISATION.UNKNOWN_TABLE'
  | 'AUTHORISATION.LIMITS_REVERSED'
  | 'AUTHORISATION.PRIZES_NOT_FREE'
  | 'AUTHORISATION.UNKNOWN_ANSWER'
  | 'AUTHORISATION.UNKNOWN_ACCOUNT'
  | 'AUTHORISATION.TWO_PERSONS'
  | 'AUTHORISATION.ALREADY_PROPOSED'
  | 'AUTHORISATION.NOTHING_PROPOSED'
  | 'AUTHORISATION.SAME_PERSON'
  | 'AUTHORISATION.PROPOSAL_LAPSED'
  | 'AUTHORISATION.TIED';

export interface WhyNotAuthorised {
  readonly code: AuthorisationRefusalCode;
  /** The casino, or games, tables, pools, answers or accounts, as the authorisation names them; limits with their figures. */
  readonly about: readonly string[];
}

export function whyNotAuthorised(wanted: CasinoAuthorised): WhyNotAuthorised | undefined {
  if (wanted.document === undefined) return { code: 'AUTHORISATION.WITHOUT_DOCUMENT', about: [] };
  for (const [code, find] of CONTRADICTIONS) {
    const about = [...new Set(find(wanted))];
    if (about.length > 0) return { code, about };
  }
  return undefined;
}

type Contradiction = readonly [AuthorisationRefusalCode, (wanted: CasinoAuthorised) => readonly string[]];

/** In the order of the checks: names must be known before values are compared. */
const CONTRADICTIONS: readonly Contradiction[] = [
  ['AUTHORISATION.UNKNOWN_RULEBOOK', ({ rulebook }) => (rulebookOf(rulebook) ? [] : [rulebook])],
  [
    'AUTHORISATION.GAME_NOT_IN_RULEBOOK',
    ({ rulebook, games }) => missing(games, rulebookOf(rulebook)?.games ?? []),
  ],
  ['AUTHORISATION.GAME_NOT_AUTHORISED', (wanted) => missing(gamesMentioned(wanted), wanted.games)],
  [
    'AUTHORISATION.NAMED_TWICE',
    ({ games, tables, jackpots = [] }) => [
      ...repeated(games),
      ...repeated(tables.map(({ table }) => table)),
      ...repeated(jackpots.map(({ pool }) => pool)),
      ...jackpots.flatMap(({ pool, prizes = [] }) =>
        repeated(prizes.map(({ combination }) => `${pool}: ${combination}`)),
      ),
    ],
  ],
  [
    'AUTHORISATION.UNKNOWN_TABLE',
    ({ tables, jackpots = [] }) =>
      missing(
        jackpots.flatMap((pool) => pool.tables),
        tables.map(({ table }) => table),
      ),
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
  ['AUTHORISATION.UNKNOWN_ANSWER', ({ answers }) => readAnswers(answers ?? {}).unknown],
];

const rulebookOf = (code: string) => RULEBOOKS.find((rulebook) => rulebook.code === code);

const mayVary = (rulebook: string, game: string | undefined): boolean => {
  const rules = rulebookOf(rulebook)?.rules ?? {};
  return Object.values(rules).some(
    ({ code, poolPrizesMayVary }) => code === game && poolPrizesMayVary === true,
  );
};

const gamesMentioned = ({ tables, fees = [], jackpots = [] }: CasinoAuthorised): string[] =>
  [...tables, ...fees, ...jackpots].flatMap(({ game }) => game ?? []);

const missing = (named: readonly string[], known: readonly string[]): string[] =>
  named.filter((each) => !known.includes(each));

const repeated = (named: readonly string[]): string[] =>
  named.filter((each, index) => named.indexOf(each) !== index);

/** A limit that is less than another one which it must reach; minor units, named by their fields. */
interface ReversedLimits {
  readonly most: readonly [field: string, amount: number];
  readonly least: readonly [field: string, amount: number];
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
  [most, least]
    .map(([field, amount]) => `${field} ${formatMinor(minorFromWire(amount), currency)} ${currency}`)
    .join(' < ');
