import { poolOfMeter } from '../account';
import type { AccountPath } from '../chart-of-accounts';
import type { Finding } from '../../../finding-catalogue/finding';
import { type Authorisation, inForce, type AuthorisedTable } from '../../casino/authorisation.state';
import type { CasinoEvent } from '../../../kernel/envelope';
import { termsOf } from '../../table-session/table-play.state';
import type { GameRules, Setting } from '../../../games/game-rules';
import { type Answers, readAnswers, RECOMMENDED } from '../../../games/open-points';
import type { TableTerms } from '../../../games/round';
import { type DatedAnswers, rulesInForce, type RulesInForce } from '../../../games/rules-in-force';
import { minorFromWire } from '../../../kernel/money';
import { keepingLast } from '../../../kernel/keeping-last';
import { accepted, type Result } from '../../../kernel/result';
import type { LedgerState } from '../evaluation.state';
import { poolsReportedBy } from '../../jackpot/pool.state';
import { voidedRoundOf, tableConcerned } from '../../table-session/session-key.state';
import type { EntryLine } from '../journal-entry';
import type { CasinoBooks } from '../../casino/casino-books.state';
import type { GamingDay } from '../../../kernel/gaming-day';
import { isNonBanked } from '../../../games/game-codes';
import { present } from '../../../kernel/present';
import { resolutionOn } from '../../casino/rate-resolutions.state';
import { varianceOf } from '../account-paths';
import { capturesOf, type CapturedReports } from '../../table-session/table-session.state';

const UNNAMED_GAME = 'unstated';

/** The table of an event as authorised on its gaming day; undefined without a recorded authorisation. */
export const authorisedTableOf = (
  event: CasinoEvent,
  { books }: Pick<LedgerState, 'books'>,
): AuthorisedTable | undefined => authorisedOn(event.gamingday, tableConcerned(event), books);

export const authorisedOn = (
  day: GamingDay,
  name: string | undefined,
  { authorisations = [] }: Pick<CasinoBooks, 'authorisations'>,
): AuthorisedTable | undefined => inForce(authorisations, day)?.tables.find(({ table }) => table === name);

export const capturesAt = (event: CasinoEvent, before: LedgerState): CapturedReports =>
  capturesOf(before.session, authorisedTableOf(event, before)?.captures);

/** The game of the session of an event: as its opening reports, else the one that its table is authorised for. */
export const gameAt = (event: CasinoEvent, before: Pick<LedgerState, 'books' | 'session'>): string =>
  before.session.opening?.game ?? authorisedTableOf(event, before)?.game ?? UNNAMED_GAME;

/**
 * The variance account of a float or a box. At a non-banked table both belong to the imprest of the cambista, so that a
 * difference is no result of play, and not in the base of the duty.
 */
export const floatVarianceOf = (
  point: 'table' | 'drop',
  { game, table }: { readonly game: string; readonly table: string | undefined },
): AccountPath => varianceOf(isNonBanked(game) ? 'cambista' : point, table);

/** The rulebook of a casino without a recorded authorisation. */
export const RULEBOOK_WITHOUT_AUTHORISATION = 'ES-AN-2010';

export interface RulesAtTable {
  readonly rules: GameRules;
  readonly setting: Setting;
}

/**
 * The rules for an event of a table: those of the casino's rulebook in force on the gaming day, with the terms of the
 * round `roundNo`, or the latest terms.
 * @returns undefined if the game is unknown; refused, with a finding, if the game has no rules on that day
 */
export function rulesAtTable(
  event: CasinoEvent,
  before: Pick<LedgerState, 'books' | 'session'>,
  roundNo?: number,
): Result<RulesAtTable, Finding> | undefined {
  const game = gameAt(event, before);
  if (game === UNNAMED_GAME) return undefined;
  const found = rulesOn(event.gamingday, game, before);
  if (!found.ok) return found;
  const terms = termsOf(before.session.play, roundNo);
  const { rules, setting } = found.value;
  if (terms === undefined) return accepted({ rules, setting });
  return accepted({ rules, setting: { terms: withAuthorised(terms, event, before), ...setting } });
}

/**
 * The rules of a game in a casino on a gaming day; the setting has no terms.
 * @param usual the rulebook where no authorisation is in force on that day
 */
export function rulesOn(
  day: string,
  game: string,
  { books, usual = RULEBOOK_WITHOUT_AUTHORISATION }: Pick<LedgerState, 'books'> & { readonly usual?: string },
): Result<RulesAtTable, Finding> {
  const authorisation = inForce(books.authorisations ?? [], day);
  const found = rulesUnder(authorisation, { rulebook: authorisation?.rulebook ?? usual, game, day });
  if (!found.ok) return found;
  const setting = {
    currency: books.currency ?? 'EUR',
    answers: found.value.answers,
    chipValues: chipValuesOf(authorisation),
  };
  return accepted({ rules: found.value.rules, setting });
}

const chipValuesOf = keepingLast((authorisation: Authorisation | undefined) =>
  authorisation?.chipValues?.map(minorFromWire),
);

interface GameOnADay {
  readonly rulebook: string;
  readonly game: string;
  readonly day: string;
}

/** Kept for each authorisation and gaming day, because successive facts ask for the same rules. */
function rulesUnder(
  authorisation: Authorisation | undefined,
  { rulebook, game, day }: GameOnADay,
): Result<RulesInForce, Finding> {
  const known = KNOWN_RULES.get(authorisation ?? NOT_AUTHORISED);
  const found = known?.day === day ? known.found : new Map<string, Result<RulesInForce, Finding>>();
  if (known?.day !== day) KNOWN_RULES.set(authorisation ?? NOT_AUTHORISED, { day, found });
  const name = `${rulebook} ${game}`;
  const rules = found.get(name) ?? rulesInForce({ rulebook, game, day, answers: answersIn(authorisation) });
  found.set(name, rules);
  return rules;
}

const answersIn = (authorisation: Authorisation | undefined): readonly DatedAnswers[] =>
  authorisation?.answers === undefined
    ? []
    : [{ from: authorisation.validFrom, answers: readAnswers(authorisation.answers).answers }];

interface RulesOfDay {
  readonly day: string;
  readonly found: Map<string, Result<RulesInForce, Finding>>;
}

const KNOWN_RULES = new WeakMap<object, RulesOfDay>();
const NOT_AUTHORISED = {};

/** The terms with what the table is authorised for. */
export function withAuthorised(
  terms: TableTerms,
  event: CasinoEvent,
  before: Pick<LedgerState, 'books'>,
): TableTerms {
  const authorised = authorisedTableOf(event, before);
  if (authorised === undefined) return terms;
  const resolution = resolutionOn(event.gamingday, authorised.game, before.books);
  return { authorised: { ...authorised.terms, ...present({ resolution }) }, ...terms };
}

/** Which member of a bank gets odd cents, as the casino answers OP1-22 on that day. */
export function oddCentsAt(event: CasinoEvent, before: LedgerState): Answers['OP1-22'] {
  const found = rulesAtTable(event, before);
  return (found?.ok === true ? found.value.setting.answers : RECOMMENDED)['OP1-22'];
}

/** The pools that a fact names; for a void, those whose meters these lines move. */
export function poolsOf(event: CasinoEvent, lines: readonly EntryLine[]): readonly string[] {
  if (voidedRoundOf(event) === undefined) return poolsReportedBy(event);
  return [...new Set(lines.flatMap(({ account }) => poolOfMeter(account) ?? []))];
}
