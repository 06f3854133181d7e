import { GAME_CODES, isGameCode } from '../../games/game-codes';

/** Asset, liability, revenue, expense; `position` is a balance that is none of these (fx, cut-over). */
export type AccountKind = 'asset' | 'liability' | 'revenue' | 'expense' | 'position';

/** One line of the chart: a path in which `{name}` is a variable segment. */
interface ChartAccount {
  readonly path: string;
  readonly kind: AccountKind;
  /** Proposed code in the Spanish general chart (PGC); a casino maps paths to its own chart. */
  readonly code: string;
  readonly holds: string;
  readonly perTable?: true;
}

export const CHART_OF_ACCOUNTS: readonly ChartAccount[] = [
  { path: 'cash:cage', kind: 'asset', code: '570', holds: 'cash in the cage' },
  { path: 'cash:drop', kind: 'asset', code: '570', holds: 'cash in locked boxes', perTable: true },
  {
    path: 'cash:cambista',
    kind: 'asset',
    code: '570',
    holds: 'cash of the change girl or man at a non-banked table',
    perTable: true,
  },
  { path: 'cheques:cage', kind: 'asset', code: '570', holds: 'cheques in the cage' },
  { path: 'bank', kind: 'asset', code: '572', holds: 'bank accounts' },
  { path: 'chips:cage', kind: 'asset', code: '521', holds: 'house chips in the cage' },
  { path: 'chips:table', kind: 'asset', code: '521', holds: 'house chips in a table float', perTable: true },
  { path: 'chips:cambista', kind: 'asset', code: '521', holds: 'house chips of a cambista', perTable: true },
  {
    path: 'chips:cagnotte',
    kind: 'asset',
    code: '521',
    holds: 'house share dropped in the slot of a table',
    perTable: true,
  },
  {
    path: 'chips:jackpot',
    kind: 'asset',
    code: '521',
    holds: 'pool stakes in the slot of a table',
    perTable: true,
  },
  { path: 'chips:tips', kind: 'asset', code: '521', holds: 'tips in the box of a table', perTable: true },
  { path: 'chips:transit', kind: 'asset', code: '521', holds: 'chips between cage and table, by slip' },
  {
    path: 'chips:custody',
    kind: 'asset',
    code: '521',
    holds: "players' chips kept by the croupier",
    perTable: true,
  },
  { path: 'chips:issued', kind: 'liability', code: '521', holds: 'chip sets in service' },
  {
    path: 'player-bank',
    kind: 'liability',
    code: '521',
    holds: 'a bank held by players, by bank and member',
  },
  { path: 'garage:voluntary', kind: 'liability', code: '521', holds: 'winnings set aside at will' },
  { path: 'garage:improper', kind: 'liability', code: '521', holds: 'what the bank need not expose' },
  { path: 'pot', kind: 'liability', code: '521', holds: 'a pot carried to the next hand', perTable: true },
  {
    path: 'bank-deposit',
    kind: 'liability',
    code: '561',
    holds: "a banker's deposit not in play, by banker",
  },
  { path: 'jackpot:{pool}', kind: 'liability', code: '561', holds: 'the meter of a pool' },
  { path: 'prizes-payable', kind: 'liability', code: '561', holds: 'prizes won and not yet paid' },
  { path: 'tips', kind: 'liability', code: '465', holds: 'tips owed to the staff' },
  { path: 'lost-money', kind: 'liability', code: '555', holds: 'money found, owed on' },
  { path: 'gaming-duty-payable', kind: 'liability', code: '475', holds: 'gaming duty accrued' },
  {
    path: 'win:{game}',
    kind: 'revenue',
    code: '701',
    holds: 'house-banked result before deductions',
    perTable: true,
  },
  {
    path: 'commission:{rule}',
    kind: 'revenue',
    code: '701',
    holds: 'bank commissions, rakes, session fees, deductions',
    perTable: true,
  },
  {
    path: 'jackpot-share:{pool}',
    kind: 'revenue',
    code: '701',
    holds: 'house part of pool stakes',
    perTable: true,
  },
  {
    path: 'jackpot-funding:{pool}',
    kind: 'expense',
    code: '701',
    holds: 'seeds, reseeds and shortfalls of a pool',
  },
  {
    path: 'variance:{point}',
    kind: 'position',
    code: '555',
    holds: 'counted differences, pending',
    perTable: true,
  },
  { path: 'gaming-duty', kind: 'expense', code: '631', holds: 'gaming duty of the period' },
  {
    path: 'gaming-duty-of-earlier-year:{year}',
    kind: 'expense',
    code: '631',
    holds: 'what late facts changed of the gaming duty of a year after its last close',
  },
  { path: 'loss', kind: 'expense', code: '678', holds: 'shortages cleared as losses' },
  { path: 'receivable', kind: 'asset', code: '440', holds: 'owed to the house' },
  { path: 'other-income', kind: 'revenue', code: '759', holds: 'fx, share of tips, lapsed chips' },
  { path: 'fx', kind: 'position', code: '', holds: 'position per currency' },
  { path: 'opening', kind: 'position', code: '', holds: 'cut-over balances' },
];

/** Taken apart once: every line of a list and of a book asks for its account. */
const PATTERNS = CHART_OF_ACCOUNTS.map((entry) => {
  const parts = entry.path.split(':');
  return { entry, parts, longest: entry.perTable ? parts.length + 1 : parts.length };
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

const NAMES: Readonly<Record<string, string>> = {
  'cash:cage': 'Efectivo en caja central',
  'cash:drop': 'Efectivo en cajas metálicas',
  'cash:cambista': 'Efectivo de cambistas',
  'cheques:cage': 'Cheques en caja central',
  bank: 'Bancos',
  'chips:cage': 'Fichas en caja central',
  'chips:table': 'Fichas en mesas',
  'chips:cambista': 'Fichas de cambistas',
  'chips:cagnotte': 'Fichas en pozos',
  'chips:jackpot': 'Fichas en ranuras de bolsas',
  'chips:tips': 'Fichas en cajas de propinas',
  'chips:transit': 'Fichas en tránsito',
  'chips:custody': 'Fichas de jugadores en custodia',
  'chips:issued': 'Fichas en servicio',
  'player-bank': 'Bancas de jugadores',
  'garage:voluntary': 'Garajes voluntarios',
  'garage:improper': 'Garajes impropios',
  pot: 'Botes de manos',
  'bank-deposit': 'Depósitos de banqueros',
  'jackpot:{pool}': 'Bolsas de premios',
  'prizes-payable': 'Premios pendientes de pago',
  tips: 'Propinas del personal',
  'lost-money': 'Dinero perdido o abandonado',
  'gaming-duty-payable': 'Tasa fiscal devengada y no ingresada',
  'win:{game}': 'Resultado del juego',
  'commission:{rule}': 'Comisiones y derechos',
  'jackpot-share:{pool}': 'Parte de la casa en bolsas',
  'jackpot-funding:{pool}': 'Dotaciones de bolsas',
  'variance:{point}': 'Diferencias pendientes',
  'gaming-duty': 'Tasa fiscal sobre el juego',
  'gaming-duty-of-earlier-year:{year}': 'Tasa fiscal de un ejercicio anterior',
  loss: 'Pérdidas por faltantes',
  receivable: 'Deudores',
  'other-income': 'Otros ingresos',
  fx: 'Posición en divisas',
  opening: 'Saldos de apertura',
};

export const accountInSpanish = (account: string): string => NAMES[chartAccountOf(account)?.path ?? ''] ?? '';

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
