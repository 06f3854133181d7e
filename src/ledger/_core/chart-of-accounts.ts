import type { BothLanguages } from '../../kernel/words';
import families from '../../words/account-families.json';
import sharedCodes from '../../words/shared-codes.json';

/** Asset, liability, revenue, expense; `position` is a balance that is none of these (fx, cut-over). */
export type AccountKind = 'asset' | 'liability' | 'revenue' | 'expense' | 'position';

/** One line of the chart: a path in which `{name}` is a variable segment. */
export interface ChartAccount<Declared extends string = string> {
  /** The path as declared below, with `[:{table}]` at its end where each table may have an account of its own. */
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
  // Nothing is posted to these three: the summary journal presents amounts under them where a casino chooses it.
  ...accounts('expense', '702', {
    'players-winnings:{game}[:{table}]': [
      'paid to players in captured rounds, in the summary journal alone',
      'Ganancias de los jugadores',
    ],
  }),
  ...accounts('revenue', '759', {
    'tips-income': ['tips counted, in the summary journal alone', 'Propinas como ingreso'],
  }),
  ...accounts('expense', '640', {
    'tips-shared': ['tips shared out, in the summary journal alone', 'Propinas repartidas al personal'],
  }),
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
 * A path of the chart: `cash:cage`, `win:blackjack:T1`. Posting rules compile with such paths only, so that an account
 * is declared above, with its kind, code and Spanish name, before anything can be posted to it.
 */
export type AccountPath = PathOf<(typeof CHART)[number]['declared']>;

/** Names of proposed codes that several accounts share, for programs that read accounts by code. */
export const NAMES_OF_SHARED_CODES: Readonly<Record<string, BothLanguages>> = sharedCodes;

type NameOf<Declared extends string> = Declared extends `${infer Path}[:{table}]`
  ? NameOf<Path>
  : Declared extends `${infer Name}:{${string}}`
    ? Name
    : Declared;

/** The chart's line of an account without its open segments: `cash:cage`, `chips:table`, `win`. */
export type AccountName = NameOf<(typeof CHART)[number]['declared']>;

/** The first segment, which names what is held: `cash`, `chips`, `garage`, `win`. */
export type AccountFamily = AccountName extends infer Name
  ? Name extends `${infer Family}:${string}`
    ? Family
    : Name
  : never;

export const NAMES_OF_FAMILIES: Readonly<Record<AccountFamily, BothLanguages>> = families;

/** An end of a movement: an account, or a part of it by slip, box, banker, cheque or register entry. */
export type AccountEnd =
  | AccountPath
  | { readonly account: AccountPath; readonly subLedger: string | undefined };

/** A path, or the beginning of the paths of several accounts. */
export type AccountBranch = AccountPath | AccountName | AccountFamily;
