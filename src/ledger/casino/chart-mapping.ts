import { filled, withParts } from '../../words/message';
import COMMISSIONS from '../../words/commissions.json';
import points from '../../words/points.json';
import { present } from '../../kernel/present';
import { entryOf } from '../../kernel/same-value';
import { type Authorisation, latestOn } from './authorisation.state';
import { isAccountPath, parseAccount } from '../_core/account';
import { CHART_OF_ACCOUNTS, NAMES_OF_SHARED_CODES } from '../_core/chart-of-accounts';
import { listed } from '../../words/message';
import { type Said, recognised } from '../../finding-catalogue/finding';
import { GAMES, isGameCode } from '../../games/game-codes';

/** A casino's own chart from a day on: its codes by account path, or by beginning of a path. */
export interface ChartMapping {
  readonly validFrom: string;
  /** `chips:table` maps the float of every table; the longest matching beginning applies. */
  readonly codes: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** How the summary journal presents the result of captured rounds; net if undefined. */
  readonly games?: 'net' | 'gross' | undefined;
  /** How the summary journal presents tips; as a liability if undefined. */
  readonly tips?: 'liability' | 'income' | undefined;
  /** The company number in a3, if the casino wants files for it. */
  readonly a3Company?: string | undefined;
  /** The number of digits of every subaccount in the accounting program. */
  readonly digits?: number | undefined;
}

/** A day after every gaming day, on which charts with a later first day are already in force. */
export const LAST_DAY = '9999-12-31';

/**
 * Lists the charts of a casino: each authorisation replaces the one before, and one without a chart withdraws it.
 * Unlike other settings, a chart also applies to closed days: it changes no amount, and a closed day with an account
 * without a code could otherwise never be exported.
 */
export const chartsOf = (
  authorisations: readonly Pick<Authorisation, 'validFrom' | 'accounting'>[],
): ChartMapping[] =>
  authorisations.map(({ validFrom, accounting: { chart } = {} }) => ({
    validFrom,
    codes: chart?.codes ?? {},
    names: chart?.names,
    ...present({ games: chart?.games, tips: chart?.tips }),
    a3Company: chart?.a3Company,
    digits: chart?.digits,
  }));

/**
 * The code of an account in a casino's chart on a day, by the mapping in force or else as our chart proposes. Empty for
 * an account outside our chart, and for one without a code (fx, cut-over).
 */
export function codeOf(account: string, day: string, mappings: readonly ChartMapping[] = []): string {
  const codes = latestOn(mappings, day)?.codes ?? {};
  const beginnings = beginningsOf(account).filter((path) => Object.hasOwn(codes, path));
  return codes[beginnings[0] ?? ''] ?? parseAccount(account)?.code ?? '';
}

/** The name of an account in a casino's chart on a day: the casino's name of its code, or else our Spanish name. */
export function nameInChart(account: string, day: string, mappings: readonly ChartMapping[] = []): string {
  const names = latestOn(mappings, day)?.names ?? {};
  const code = codeOf(account, day, mappings);
  return entryOf(names, code) ?? spanishNameOf(account);
}

const spanishNameOf = (account: string): string => parseAccount(account)?.es ?? '';

/**
 * The name of a code in a casino's chart on a day: the casino's own; else the common name of the accounts to which our
 * chart proposes the code; else that of the first account with the code. Empty if no account has it.
 */
export function nameOfCode(code: string, day: string, mappings: readonly ChartMapping[] = []): string {
  const { codes = {}, names = {} } = latestOn(mappings, day) ?? {};
  const own = entryOf(names, code) ?? entryOf(NAMES_OF_SHARED_CODES, code)?.es;
  if (own !== undefined) return own;
  const accounts = [...CHART_OF_ACCOUNTS.map(({ path }) => path), ...Object.keys(codes)];
  return (
    accounts
      .filter((account) => codeOf(account, day, mappings) === code)
      .map(spanishNameOf)
      .find(Boolean) ?? ''
  );
}

interface AccountWords {
  readonly name: Said;
  /**
   * The values of the variable parts of its path: a game, a rule, a pool, a point, a table; empty if there are none.
   */
  readonly of: Said;
}

/** Points of count, as accounts of differences name them. */
export const POINTS_OF_COUNT: Readonly<Record<string, Said>> = {
  table: { en: 'table float', es: 'fichas de la mesa' },
  drop: { en: 'locked boxes', es: 'cajas metálicas' },
  cagnotte: { en: 'cagnotte', es: 'pozo' },
  jackpot: { en: 'slot of a pool', es: 'ranura de bolsa' },
  tips: { en: 'tips', es: 'propinas' },
  cambista: { en: 'cambista', es: 'cambista' },
  cage: { en: 'cage', es: 'caja central' },
  custody: { en: 'custody', es: 'custodia' },
};

function accountWords(account: string): AccountWords | undefined {
  const known = parseAccount(account);
  if (known === undefined) return undefined;
  const { name, of, table, holds, es } = known;
  const wordsOf = (part: string): Said | undefined => {
    if (name === 'variance') return entryOf(POINTS_OF_COUNT, part);
    return name === 'commission' ? entryOf<Said>(COMMISSIONS, part) : gameWords(part);
  };
  return {
    name: { en: `${holds.charAt(0).toUpperCase()}${holds.slice(1)}`, es },
    of: listed(
      [of === undefined ? undefined : (wordsOf(of) ?? of), table].filter((part) => part !== undefined),
      ' · ',
    ),
  };
}

const gameWords = (part: string): Said | undefined =>
  isGameCode(part) ? { en: GAMES[part].english, es: GAMES[part].spanish } : undefined;

export interface AccountInChart {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string;
}

/**
 * Names an account in a casino's chart on a day: its code and the casino's name of it or ours, and the game, table or
 * pool, unless the chart has a code for exactly that account. An account outside our chart keeps its path.
 */
export function accountInChart(
  account: string,
  day: string,
  mappings: readonly ChartMapping[] = [],
): AccountInChart {
  const { codes = {}, names = {} } = latestOn(mappings, day) ?? {};
  const code = codeOf(account, day, mappings);
  const own = entryOf(names, code);
  const ours = accountWords(account);
  const isItsOwn = own !== undefined && Object.hasOwn(codes, account);
  const named = (language: keyof Said): string => {
    const parts = [own ?? ours?.name[language] ?? account, isItsOwn ? '' : (ours?.of[language] ?? '')];
    return parts.filter((part) => part !== '').join(' · ');
  };
  return { code, name: named('en'), nameEs: named('es') };
}

/**
 * Names a code in a casino's chart on a day, as {@link nameOfCode} does, in both languages. A code that no account of the
 * chart has names itself.
 */
export function codeInChart(
  code: string,
  day: string,
  mappings: readonly ChartMapping[] = [],
): AccountInChart {
  const nameEs = nameOfCode(code, day, mappings) || code;
  const own = entryOf(latestOn(mappings, day)?.names ?? {}, code);
  const [ours] = CHART_OF_ACCOUNTS.filter(({ es }) => es === nameEs);
  const shared = entryOf(NAMES_OF_SHARED_CODES, code);
  const english = shared?.en ?? (ours === undefined ? undefined : accountWords(ours.path)?.name.en);
  return { code, name: own ?? english ?? nameEs, nameEs };
}

/** Matches account paths in a text: with a colon, or as the whole text. */
const PATHS = /^[a-z-]+$|(?<![\w:/-])[a-z-]+(?::[^\s:,;]+)+/g;

export const withAccountNames = (
  { en, es }: Said,
  day: string,
  mappings: readonly ChartMapping[] = [],
): Said => {
  const inNames = (text: string, language: 'name' | 'nameEs'): string =>
    text.replaceAll(PATHS, (path) =>
      !isAccountPath(path) ? path : accountInChart(path, day, mappings)[language],
    );
  return { en: inNames(en, 'name'), es: inNames(es, 'nameEs') };
};

const { holder: COUNTED, 'whole-check': WHOLE, ...NAMED } = points;

/** Patterns for parts of a point; any other part is a name. */
const OF_PART: Readonly<Record<string, string>> = { no: '\\d+', currency: '[A-Z]{3}' };

/** Points that contain a name. A close records their English text, and a book translates it. */
const NAMED_POINTS = Object.values<Said>(NAMED).map((text) => {
  const pattern = withParts(text.en, (part) => `(?<${part}>${OF_PART[part] ?? '.+'})`);
  return { text, pattern: new RegExp(`^${pattern}$`, 's') };
});

function inSpanish(point: string): string {
  const named = NAMED_POINTS.find(({ pattern }) => pattern.test(point));
  if (named === undefined) return recognised(point).es;
  const parts = named.pattern.exec(point)!.groups ?? {};
  // A count or a placing made again is a point itself.
  const within = parts['point'] === undefined ? {} : { point: inSpanish(parts['point']) };
  return filled(named.text, { ...parts, ...within }).es;
}

/** A holder within a count of several; K12 prefixes the account of their difference. */
const COUNTED_HOLDER = /^variance:cage (\S+)$/;

/**
 * Writes a point of a tie-out in words, with the account names of the standard chart; `WHOLE_CHECK` for an empty point.
 */
export function pointInWords(point: string, day = LAST_DAY, charts: readonly ChartMapping[] = []): Said {
  if (point === '') return WHOLE_CHECK;
  const [, holder] = COUNTED_HOLDER.exec(point) ?? [];
  const said = holder === undefined ? { en: point, es: inSpanish(point) } : filled(COUNTED, { name: holder });
  return withAccountNames(said, day, charts);
}

export const WHOLE_CHECK: Said = WHOLE;

/** `a:b:c`, `a:b`, `a`. */
function beginningsOf(account: string): string[] {
  const segments = account.split(':');
  return segments.map((_segment, index) => segments.slice(0, segments.length - index).join(':'));
}
