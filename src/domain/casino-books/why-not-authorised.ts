import { readAnswers } from '../../games/open-points';
import { RULEBOOKS } from '../../games/rulebooks/rules-in-force';
import type { CasinoAuthorised } from '../event-registry/casino.events';

/** Why an authorisation was not recorded. Nothing was changed. */
export type AuthorisationRefusalCode =
  | 'AUTHORISATION.NOT_A_PERSON'
  | 'AUTHORISATION.BOOKS_BEHIND'
  | 'AUTHORISATION.AUTHORISED_MEANWHILE'
  | 'AUTHORISATION.DOES_NOT_FIT'
  | 'AUTHORISATION.WITHOUT_DOCUMENT'
  | 'AUTHORISATION.UNKNOWN_RULEBOOK'
  | 'AUTHORISATION.GAME_NOT_IN_RULEBOOK'
  | 'AUTHORISATION.GAME_NOT_AUTHORISED'
  | 'AUTHORISATION.NAMED_TWICE'
  | 'AUTHORISATION.UNKNOWN_TABLE'
  | 'AUTHORISATION.LIMITS_REVERSED'
  | 'AUTHORISATION.UNKNOWN_ANSWER';

/** What does not hold in an authorisation, and of what. */
export interface WhyNotAuthorised {
  readonly code: AuthorisationRefusalCode;
  /** Games, tables, pools or answers, as the authorisation names them. */
  readonly about: readonly string[];
}

/** What contradicts itself or what is known in an authorisation that a person wants to record; the first that does. */
export function whyNotAuthorised(wanted: CasinoAuthorised): WhyNotAuthorised | undefined {
  if (wanted.document === undefined) return { code: 'AUTHORISATION.WITHOUT_DOCUMENT', about: [] };
  for (const [code, find] of CONTRADICTIONS) {
    const about = [...new Set(find(wanted))];
    if (about.length > 0) return { code, about };
  }
  return undefined;
}

type Contradiction = readonly [AuthorisationRefusalCode, (wanted: CasinoAuthorised) => readonly string[]];

/** In the order in which they are looked for: what is named must be known before anything is held against it. */
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
  ['AUTHORISATION.LIMITS_REVERSED', ({ tables }) => tables.filter(isReversed).map(({ table }) => table)],
  ['AUTHORISATION.UNKNOWN_ANSWER', ({ answers }) => readAnswers(answers ?? {}).unknown],
];

const rulebookOf = (code: string) => RULEBOOKS.find((rulebook) => rulebook.code === code);

/** The games of tables, fees and pools. */
const gamesMentioned = ({ tables, fees = [], jackpots = [] }: CasinoAuthorised): string[] =>
  [...tables, ...fees, ...jackpots].flatMap(({ game }) => game ?? []);

const missing = (named: readonly string[], known: readonly string[]): string[] =>
  named.filter((each) => !known.includes(each));

const repeated = (named: readonly string[]): string[] =>
  named.filter((each, index) => named.indexOf(each) !== index);

/** The most of a table is less than its least: of a bet, or of a player's bank. */
function isReversed({ minimum, maxima = {}, bank = {} }: CasinoAuthorised['tables'][number]): boolean {
  const least = minimum.to ?? minimum.from;
  return (
    least < minimum.from ||
    Object.values(maxima).some((most) => most < minimum.from) ||
    (bank.minimum !== undefined && bank.maximum !== undefined && bank.maximum < bank.minimum)
  );
}
