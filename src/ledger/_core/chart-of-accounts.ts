import { GAME_CODES, isGameCode } from '../../games/game-codes';

/** Asset, liability, revenue, expense; `position` is a balance that is none of these (fx, cut-over). */
export type AccountKind = 'asset' | 'liability' | 'revenue' | 'expense' | 'position';

/** One line of the chart: a path in which `{name}` is a variable segment. */
interface ChartAccount<Declared extends string = string> {
  /** As the chart has it, `[:{table}]` at its end where each table may have an account of its own. */
  readonly declared: Declared;
  readonly path: string;
  readonly kind: AccountKind;
  /** Proposed code in the Spanish general chart (PGC); a casino maps paths to its own chart. */
  readonly code: string;
  readonly holds: string;
  readonly es: string;
  readonly isPerTable: boolean;
}

const OF_TABLE = '[:{table}]';

/** Accounts of one kind and code: a path ends with `[:{table}]` where each table may have an account of its own. */
const accounts = <Declared extends string>(
  kind: AccountKind,
  code: string,
  paths: Readonly<Record<Declared, readonly [holds: string, es: string]>>,
): ChartAccount<Declared>[] =>
  (Object.keys(paths) as Declared[]).map((declared) => ({
    declared,
    path: declared.replace(OF_TABLE, ''),
    kind,
    code,
    holds: paths[declared][0],
    es: paths[declared][1],
    isPerTable: declared.endsWith(OF_TABLE),
  }));

const CHART = [
  ...accounts('asset', '570', {
    'cash:cage': ['cash in the cage', 'Efectivo en caja central'],
    'cash:drop[:{table}]': ['cash in locked boxes', 'Efectivo en cajas metálicas'],
    'cash:cambista[:{table}]': ['cash of a cambista at a non-banked table', 'Efectivo de cambistas'],
    'cheques:cage': ['cheques in the cage', 'Cheques en caja central'],
  }),
  ...accounts('asset', '572', { bank: ['bank accounts', 'Bancos'] }),
  ...accounts('asset', '521', {
    'chips:cage': ['house chips in the cage', 'Fichas en caja central'],
    'chips:table[:{table}]': ['house chips in a table float', 'Fichas en mesas'],
    'chips:cambista[:{table}]': ['house chips of a cambista', 'Fichas de cambistas'],
    'chips:cagnotte[:{table}]': ['house share dropped in the slot of a table', 'Fichas en pozos'],
    'chips:jackpot[:{table}]': ['pool stakes in the slot of a table', 'Fichas en ranuras de bolsas'],
    'chips:tips[:{table}]': ['tips in the box of a table', 'Fichas en cajas de propinas'],
    'chips:transit': ['chips between cage and table, by slip', 'Fichas en tránsito'],
    'chips:custody[:{table}]': ["players' chips kept by the croupier", 'Fichas de jugadores en custodia'],
  }),
  ...accounts('liability', '521', {
    'chips:issued': ['chip sets in service', 'Fichas en servicio'],
    'player-bank': ['a bank held by players, by bank and member', 'Bancas de jugadores'],
    'garage:voluntary': ['winnings that the banker reserved', 'Garajes voluntarios'],
    'garage:improper': ['excess that the bank could not play', 'Garajes impropios'],
    'pot[:{table}]': ['a pot carried to the next hand', 'Botes de manos'],
  }),
  ...accounts('liability', '561', {
    'bank-deposit': ["a banker's deposit not in play, by banker", 'Depósitos de banqueros'],
    'jackpot:{pool}': ['the meter of a pool', 'Bolsas de premios'],
    'prizes-payable': ['prizes won and not yet paid', 'Premios pendientes de pago'],
  }),
  ...accounts('liability', '465', { tips: ['tips owed to the staff', 'Propinas del personal'] }),
  ...accounts('liability', '555', {
    'lost-money': ['unclaimed property, owed', 'Dinero perdido o abandonado'],
  }),
  ...accounts('liability', '475', {
    'gaming-duty-payable': ['gaming duty accrued', 'Tasa fiscal devengada y no ingresada'],
  }),
  ...accounts('revenue', '701', {
    'win:{game}[:{table}]': ['house-banked result before deductions', 'Resultado del juego'],
    'commission:{rule}[:{table}]': [
      'bank commissions, rakes, session fees, deductions',
      'Comisiones y derechos',
    ],
    'jackpot-share:{pool}[:{table}]': ['house part of pool stakes', 'Parte de la casa en bolsas'],
  }),
  ...accounts('expense', '701', {
    'jackpot-funding:{pool}': ['seeds, reseeds and shortfalls of a pool', 'Dotaciones de bolsas'],
  }),
  ...accounts('position', '555', {
    'variance:{point}[:{table}]': ['counted differences, pending', 'Diferencias pendientes'],
  }),
  ...accounts('expense', '631', {
    'gaming-duty': ['gaming duty of the period', 'Tasa fiscal sobre el juego'],
    'gaming-duty-of-earlier-year:{year}': [
      'what late facts changed of the gaming duty of a year after its last close',
      'Tasa fiscal de un ejercicio anterior',
    ],
  }),
  ...accounts('expense', '678', { loss: ['shortages cleared as losses', 'Pérdidas por faltantes'] }),
  ...accounts('asset', '440', { receivable: ['owed to the house', 'Deudores'] }),
  ...accounts('revenue', '759', { 'other-income': ['fx, share of tips, lapsed chips', 'Otros ingresos'] }),
  ...accounts('position', '', {
    fx: ['position per currency', 'Posición en divisas'],
    opening: ['cut-over balances', 'Saldos de apertura'],
  }),
];
export const CHART_OF_ACCOUNTS: readonly ChartAccount[] = CHART;

type PathOf<Declared extends string> = Declared extends `${infer Path}[:{table}]`
  ? PathOf<Path> | `${PathOf<Path>}:${string}`
  : Declared extends `${infer Beginning}{${string}}`
    ? `${Beginning}${string}`
    : Declared;

/**
 * A path that stands in the chart: `cash:cage`, `win:blackjack:T1`. What a posting rule names must be one, so that an
 * account is declared above, with its kind, code and Spanish name, before anything can be posted to it.
 */
export type AccountPath = PathOf<(typeof CHART)[number]['declared']>;

/** What the accounts of one proposed code are together, for a program that knows them by the code alone. */
export const NAMES_OF_SHARED_CODES: Readonly<Record<string, string>> = {
  '570': 'Efectivo y cheques',
  '521': 'Fichas y fondos de jugadores',
  '561': 'Depósitos, bolsas y premios',
  '701': 'Ingresos del juego',
  '555': 'Partidas pendientes de aplicación',
  '631': 'Tasa fiscal sobre el juego',
};

/** Taken apart once: every line of a list and of a book asks for its account. */
const PATTERNS = CHART_OF_ACCOUNTS.map((entry) => {
  const parts = entry.path.split(':');
  return { entry, parts, longest: entry.isPerTable ? parts.length + 1 : parts.length };
});

/** The chart's line for a full account path (`commission:rake:lampland`), or undefined for a path of no chart. */
export function chartAccountOf(account: string): ChartAccount | undefined {
  const segments = account.split(':');
  if (segments.includes('')) return undefined;
  return PATTERNS.find(
    ({ parts, longest }) =>
      segments.length >= parts.length &&
      segments.length <= longest &&
      parts.every((part, index) => part.startsWith('{') || part === segments[index]),
  )?.entry;
}

export const isAccountPath = (account: string): account is AccountPath =>
  chartAccountOf(account) !== undefined;

export const accountInSpanish = (account: string): string => chartAccountOf(account)?.es ?? '';

interface UnknownAccount {
  readonly key: string;
  readonly nearest: readonly string[];
}

export const unknownAccounts = (codes: Readonly<Record<string, string>>): UnknownAccount[] =>
  Object.keys(codes)
    .filter((key) => !isKnown(key))
    .map((key) => ({ key, nearest: nearestTo(key) }));

/** `cash:til: no account of the ledger; like it are cash:cage, cash:drop`, for people. */
export const asWords = ({ key, nearest }: UnknownAccount): string =>
  `accounting.chart.codes "${key}" (~ ${nearest.join(', ')})`;

const isKnown = (key: string): boolean =>
  (chartAccountOf(key) !== undefined || isBeginning(key.split(':'))) && isOfKnownGame(key);

/** Whether accounts continue after these segments: `cash`, `garage`, `win`. */
const isBeginning = (segments: readonly string[]): boolean =>
  segments.every((segment) => segment !== '') &&
  CHART_OF_ACCOUNTS.some(({ path }) => {
    const pattern = path.split(':');
    return (
      pattern.length > segments.length && segments.every((segment, index) => fits(pattern[index]!, segment))
    );
  });

const fits = (part: string, segment: string): boolean => part.startsWith('{') || part === segment;

const isOfKnownGame = (key: string): boolean => {
  const [account, game] = key.split(':');
  return account !== 'win' || game === undefined || isGameCode(game);
};

const CANDIDATES: readonly string[] = [
  ...new Set([
    ...CHART_OF_ACCOUNTS.flatMap(({ path }) => [path, path.split(':')[0]!]),
    ...GAME_CODES.map((game) => `win:${game}`),
  ]),
];

const nearestTo = (key: string): string[] =>
  CANDIDATES.map((path) => ({ path, changes: changesBetween(key, path) }))
    .sort((one, other) => one.changes - other.changes || (one.path < other.path ? -1 : 1))
    .slice(0, 3)
    .map(({ path }) => path);

/** How many letters must be put in, omitted or replaced to make one text the other. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_each, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [index, change] of [...other].entries()) {
      next.push(Math.min(row[index + 1]! + 1, next[index]! + 1, row[index]! + (letter === change ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
