import { filled, withParts } from '../../words/message';
import points from '../../words/points.json';
import { entryOf } from '../../kernel/same-value';
import { type Authorisation, latestOn } from './authorisation.state';
import { isAccountPath, parseAccount } from '../_core/account';
import { CHART_OF_ACCOUNTS, NAMES_OF_SHARED_CODES } from '../_core/chart-of-accounts';
import { listed } from '../../words/message';
import { type Said, recognised } from '../../finding-catalogue/finding';
import { GAMES, isGameCode } from '../../games/game-codes';

/** A casino's own chart: account paths of the ledger, or beginnings of them, to its codes, from a day on. */
export interface ChartMapping {
  readonly validFrom: string;
  /** `chips:table` maps every table's float; the longest beginning counts. */
  readonly codes: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The number of the company in a3, where files for it are wanted. */
  readonly a3Company?: string | undefined;
  /** How many digits every subaccount of the accounting program has. */
  readonly digits?: number | undefined;
}

/** After every gaming day: what is valid only from a later day is in force then. */
export const LAST_DAY = '9999-12-31';

/**
 * The charts of a casino: each authorisation replaces the one before; one without a chart withdraws it. Unlike every other
 * part of an authorisation a chart reaches closed days too: it changes no amount, and a day that was closed with an account
 * without a code could never go to the accounting program.
 */
export const chartsOf = (
  authorisations: readonly Pick<Authorisation, 'validFrom' | 'accounting'>[],
): ChartMapping[] =>
  authorisations.map(({ validFrom, accounting: { chart } = {} }) => ({
    validFrom,
    codes: chart?.codes ?? {},
    names: chart?.names,
    a3Company: chart?.a3Company,
    digits: chart?.digits,
  }));

/**
 * The code of an account in a casino's chart on a day: as the mapping in force says, else as the chart of accounts
 * proposes. Empty for an account of no chart, and for one that has no code (fx, cut-over).
 */
export function codeOf(account: string, day: string, mappings: readonly ChartMapping[] = []): string {
  const codes = latestOn(mappings, day)?.codes ?? {};
  const beginnings = beginningsOf(account).filter((path) => Object.hasOwn(codes, path));
  return codes[beginnings[0] ?? ''] ?? parseAccount(account)?.code ?? '';
}

/** The name of an account in a casino's chart on a day: its own for the code, else ours in Spanish. */
export function nameInChart(account: string, day: string, mappings: readonly ChartMapping[] = []): string {
  const names = latestOn(mappings, day)?.names ?? {};
  const code = codeOf(account, day, mappings);
  return entryOf(names, code) ?? spanishNameOf(account);
}

const spanishNameOf = (account: string): string => parseAccount(account)?.es ?? '';

/**
 * The one name of a code in a casino's chart on a day: its own; else that of the accounts to which our chart proposes it; else
 * that of the first account of our chart that has the code. Empty for a code that no account has.
 */
export function nameOfCode(code: string, day: string, mappings: readonly ChartMapping[] = []): string {
  const { codes = {}, names = {} } = latestOn(mappings, day) ?? {};
  const own = entryOf(names, code) ?? entryOf(NAMES_OF_SHARED_CODES, code);
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
  /** What the variable parts of its path name: a game, a rule, a pool, a point, a table; empty where there are none. */
  readonly of: Said;
}

const POINTS: Readonly<Record<string, Said>> = {
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
  const wordsOf = (part: string): Said | undefined =>
    name === 'variance' ? entryOf(POINTS, part) : gameWords(part);
  return {
    name: { en: `${holds.charAt(0).toUpperCase()}${holds.slice(1)}`, es },
    of: listed(
      [of, table].flatMap((part) => (part === undefined ? [] : [wordsOf(part) ?? part])),
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
 * What an account is called in a casino's chart on a day: its code, and the casino's own name of it, else ours; with the
 * game, table or pool it is about, unless the chart has a code for exactly that. An account of no chart keeps its path.
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

/** A path within a text: it has a colon, or is the whole text. */
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

/** What a part of a point may be; any other is a name. */
const OF_PART: Readonly<Record<string, string>> = { no: '\\d+', currency: '[A-Z]{3}' };

/** Points that have a name in them: a close keeps their English text, and a book says them in its language. */
const NAMED_POINTS = Object.values<Said>(NAMED).map((text) => {
  const pattern = withParts(text.en, (part) => `(?<${part}>${OF_PART[part] ?? '.+'})`);
  return { text, pattern: new RegExp(`^${pattern}$`, 's') };
});

function inSpanish(point: string): string {
  const named = NAMED_POINTS.find(({ pattern }) => pattern.test(point));
  if (named === undefined) return recognised(point).es;
  const parts = named.pattern.exec(point)!.groups ?? {};
  // What is counted again, or placed once more, is a point itself.
  const within = parts['point'] === undefined ? {} : { point: inSpanish(parts['point']) };
  return filled(named.text, { ...parts, ...within }).es;
}

/** One holder of several that were counted together: K12 puts the account of their difference before it. */
const COUNTED_HOLDER = /^variance:cage (\S+)$/;

/** A point of a tie-out in words: accounts by the names of the standard chart; `WHOLE_CHECK` for an empty one. */
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
