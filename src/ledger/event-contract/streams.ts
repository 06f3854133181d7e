import { derivedId } from '../../kernel/identity';
import { definitionOf } from './catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import type { StreamCategory } from '../../kernel/event-definition';
import { casinoOf, tableOf } from '../../kernel/source';

export const sessionOf = (event: CasinoEvent): number => event.sessionno ?? 1;

/** The key of an event in the name of another stream, because ids may contain any character. */
export const eventKey = (source: string, id: string): string => derivedId('event', source, id);

/**
 * The stream an event is kept in: `cagnotte_<category>-<casino>/<key>`, e.g.
 * `cagnotte_table-granada/RF1/2026-01-01/1`. Only for events that were read (readDelivery): throws for an unknown
 * type and for an event of a table whose source names none.
 */
export function streamOf(event: CasinoEvent): string {
  const stream = findStream(event);
  if (stream === undefined)
    throw new Error(`no stream can be derived for ${event.type} from ${event.source}`);
  return stream;
}

export function findStream(event: CasinoEvent): string | undefined {
  const definition = definitionOf(event.type);
  if (definition === undefined) return undefined;
  const needsNoTable = definition.withoutTable !== undefined && tableOf(event.source) === undefined;
  const category = needsNoTable ? definition.withoutTable : definition.category;
  const key = KEYS[category](event);
  if (key === undefined) return undefined;
  return `cagnotte_${category}-${casinoOf(event.source)}${key === '' ? '' : `/${key}`}`;
}

/**
 * Whether a declared `subject` means this stream. Two spellings do: the full name of the stream, and the short one
 * without `cagnotte_` and casino: `table/RF1/2026-01-01/1`, `casino`, `cage/2026-01-01`.
 */
export const subjectMeans = (subject: string, stream: string): boolean =>
  subject === stream || subject === shortName(stream);

/** `cagnotte_table-granada/RF1/2026-01-01/1` without system and casino: `table/RF1/2026-01-01/1`. */
export function shortName(stream: string): string {
  if (!stream.startsWith(SYSTEM)) return stream;
  const casino = stream.indexOf('-');
  const key = stream.indexOf('/', casino);
  return `${stream.slice(SYSTEM.length, casino)}${key === -1 ? '' : stream.slice(key)}`;
}

const SYSTEM = 'cagnotte_';

const KEYS: Readonly<Record<StreamCategory, (event: CasinoEvent) => string | undefined>> = {
  casino: () => '',
  people: () => '',
  gamingday: ({ gamingday }) => gamingday,
  explanation: ({ gamingday, data }) => {
    const { check, at = '' } = data as { check: string; at?: string };
    return `${gamingday}/${derivedId('explained', check, at)}`;
  },
  cage: ({ gamingday }) => gamingday,
  clearing: ({ gamingday }) => gamingday,
  count: ({ gamingday }) => gamingday,
  equipment: ({ gamingday }) => gamingday,
  quarantine: ({ gamingday }) => gamingday,
  pad: ({ data }) => encodeURIComponent((data as { pad: string }).pad),
  table: tableKey,
  jackpot: ({ data }) => (data as { pool: string }).pool,
  finding: ({ data }) => (data as { finding: string }).finding,
  alert: ({ data }) => (data as { alert: string }).alert,
  document: ({ gamingday }) => gamingday,
  duty: ({ data }) => {
    const { year, quarter } = (data as { period: { year: number; quarter: number } }).period;
    return `${year}/${quarter}`;
  },
  customer: ({ gamingday, data }) =>
    `${gamingday}/${derivedId('customer', (data as { player: string }).player)}`,
  correction: correctedKey,
  proposal: correctedKey,
};

function correctedKey({ data }: CasinoEvent): string {
  const { corrects } = data as { corrects: { source: string; id: string } };
  return eventKey(corrects.source, corrects.id);
}

function tableKey(event: CasinoEvent): string | undefined {
  const table = tableOf(event.source);
  return table === undefined ? undefined : `${table}/${event.gamingday}/${sessionOf(event)}`;
}

export interface SessionOfStream {
  readonly table: string;
  readonly gamingDay: string;
  readonly sessionNo: string;
}

/** The stream of a casino itself: its authorisation, its opening, erasures, keys of seals. */
export const casinoStream = (casino: string): string => `cagnotte_casino-${casino}`;

export const tableStreams = (casino: string, table?: string): string =>
  `cagnotte_table-${casino}/${table === undefined ? '' : `${table}/`}`;

export function sessionOfStream(stream: string): SessionOfStream {
  const [, table, gamingDay, sessionNo] = stream.split('/');
  return { table: table!, gamingDay: gamingDay!, sessionNo: sessionNo! };
}
