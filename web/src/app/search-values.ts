import type { FindingSeverity } from '../api/generated/operations';
import { isDay } from '../days/days';

/** Search parameters of every screen, so that a copied address shows the same figure. */
export interface ViewSearch {
  /** The figure whose explanation is open. */
  readonly figure?: string;
  /** A record number: the screen shows what was known at this record. */
  readonly known?: number | undefined;
}

/** A search parameter as text. The router parses a value of digits as a number. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

export const recordNumber = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Drops absent values, which would otherwise appear as `undefined` in the address. */
export const present = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

export const viewSearch = (search: Record<string, unknown>): ViewSearch =>
  present({ figure: text(search['figure']), known: recordNumber(search['known']) }) as ViewSearch;

export interface BooksSearch extends ViewSearch {
  /** The last day, of a period. */
  readonly until?: string;
}

/** Of one book: `after` is the number of rows before the page. */
export interface BookSearch extends BooksSearch {
  readonly after?: number;
}

export const booksSearch = (search: Record<string, unknown>): BooksSearch => {
  const until = text(search['until']);
  return { ...viewSearch(search), ...(until !== undefined && isDay(until) ? { until } : {}) };
};

export interface DaysSearch extends ViewSearch {
  /** The days of every casino whose days the person may read, instead of those of one. */
  readonly every?: true | undefined;
}

export const daysSearch = (search: Record<string, unknown>): DaysSearch =>
  present({
    ...viewSearch(search),
    every: search['every'] === true || search['every'] === 'true' ? true : undefined,
  });

export interface CaptureSearch extends ViewSearch {
  /** The id of the kind of capture. */
  readonly kind?: string | undefined;
}

export interface CorrectionsSearch extends ViewSearch {
  /** The receipt of a proposal: the list is read at or after it. */
  readonly after?: string | undefined;
}

export interface FloorSearch extends ViewSearch {
  readonly day?: string | undefined;
  /** For a screen on a wall: dark, large, without buttons. */
  readonly wall?: true | undefined;
}

/** Which findings are listed. */
export type FindingsShown = 'new' | 'mine' | 'open' | 'closed' | 'all';

export interface FindingsSearch extends ViewSearch {
  readonly show?: FindingsShown | undefined;
  readonly severity?: FindingSeverity | undefined;
  readonly day?: string | undefined;
  readonly code?: string | undefined;
  readonly text?: string | undefined;
  /** The finding that is open beside the list. */
  readonly finding?: string | undefined;
}

/** What Performance shows. Lists are codes with commas between them. */
export interface PerformanceSearch extends ViewSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Up to three groups; `none` for the totals alone. */
  readonly by?: string | undefined;
  readonly casinos?: string | undefined;
  readonly compare?: string | undefined;
  /** Instead of `compare`: the first day of the other range. */
  readonly compareFrom?: string | undefined;
  /** The figure of the pictures and of the comparison. */
  readonly show?: string | undefined;
  readonly order?: string | undefined;
  readonly ascending?: true | undefined;
  readonly currency?: string | undefined;
  /** One game or several. */
  readonly game?: string | undefined;
  readonly table?: string | undefined;
}

export interface PersonalDataSearch extends ViewSearch {
  /** The subject of the personal data, as the service names it: player/V-17. */
  readonly subject?: string | undefined;
  /** Lists the erased subjects. */
  readonly erased?: true | undefined;
}

export const ACCOUNT_LEVELS = ['ACCOUNT', 'WITHOUT_TABLE', 'FAMILY', 'CODE'] as const;

/** The days of a screen of a period; see `usePeriod` for those left out. */
export interface PeriodSearch extends ViewSearch {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Of the trial balance, the lines of an account and the journal. */
export interface AccountsSearch extends PeriodSearch {
  readonly level?: (typeof ACCOUNT_LEVELS)[number] | undefined;
  readonly table?: string | undefined;
  /** Game code. */
  readonly game?: string | undefined;
  readonly text?: string | undefined;
  /** Lists the lines of the accounts below the account as well. */
  readonly subtree?: true | undefined;
}

/** What changed between two records. */
export interface ChangesSearch extends ViewSearch {
  /** Changes after this record. */
  readonly from?: number | undefined;
  /** Up to this record, inclusive; by default the last one. */
  readonly to?: number | undefined;
}

export interface DutySearch extends ViewSearch {
  readonly year?: number | undefined;
  /** 1 to 4. */
  readonly quarter?: number | undefined;
}

export interface CustomersSearch extends ViewSearch {
  /** Lists also customers below the amount of the law. */
  readonly all?: true | undefined;
  /** The customer about whom a decision is open, by opaque id. */
  readonly player?: string | undefined;
}

export interface SlipSearch extends ViewSearch {
  /** From the code on a printed slip: the beginning of the hash of its event. */
  readonly of?: string | undefined;
}

const dayText = (value: unknown): string | undefined => {
  const day = text(value);
  return day !== undefined && isDay(day) ? day : undefined;
};

export const performanceSearch = (search: Record<string, unknown>): PerformanceSearch =>
  present({
    ...viewSearch(search),
    ...{ from: dayText(search['from']), to: dayText(search['to']) },
    compareFrom: dayText(search['compareFrom']),
    ...{ by: text(search['by']), casinos: text(search['casinos']), compare: text(search['compare']) },
    ...{ show: text(search['show']), order: text(search['order']) },
    ascending: search['ascending'] === true || search['ascending'] === 'true' ? true : undefined,
    ...{ currency: text(search['currency']), game: text(search['game']), table: text(search['table']) },
  });

export const personalDataSearch = (search: Record<string, unknown>): PersonalDataSearch =>
  present({
    ...viewSearch(search),
    subject: text(search['subject']),
    erased: search['erased'] === true || search['erased'] === 'true' ? true : undefined,
  }) as PersonalDataSearch;

export const customersSearch = (search: Record<string, unknown>): CustomersSearch =>
  present({
    ...viewSearch(search),
    all: search['all'] === true || search['all'] === 'true' ? true : undefined,
    player: text(search['player']),
  }) as CustomersSearch;

export const captureSearch = (search: Record<string, unknown>): CaptureSearch =>
  present({ ...viewSearch(search), kind: text(search['kind']) });

export const floorSearch = (search: Record<string, unknown>): FloorSearch =>
  present({
    ...viewSearch(search),
    day: text(search['day']),
    wall: search['wall'] === true || search['wall'] === 'true' ? true : undefined,
  }) as FloorSearch;

const dayIn = (value: unknown): string | undefined => {
  const day = text(value);
  return day !== undefined && isDay(day) ? day : undefined;
};

export const periodSearch = (search: Record<string, unknown>): PeriodSearch =>
  present({ ...viewSearch(search), from: dayIn(search['from']), until: dayIn(search['until']) });

export interface JackpotsSearch extends PeriodSearch {
  /** The pool whose movements are shown. */
  readonly pool?: string | undefined;
}

export const jackpotsSearch = (search: Record<string, unknown>): JackpotsSearch =>
  present({ ...periodSearch(search), pool: text(search['pool']) });

export const COMMISSION_GROUPS = ['DAY', 'TABLE', 'GAME'] as const;

export interface CommissionsSearch extends PeriodSearch {
  /** What the rows of the matrix are. */
  readonly by?: (typeof COMMISSION_GROUPS)[number] | undefined;
  /** The day whose cagnottes are shown. */
  readonly day?: string | undefined;
}

export const commissionsSearch = (search: Record<string, unknown>): CommissionsSearch =>
  present({
    ...periodSearch(search),
    by: COMMISSION_GROUPS.find((group) => group === search['by']),
    day: dayIn(search['day']),
  });

export const accountsSearch = (search: Record<string, unknown>): AccountsSearch =>
  present({
    ...periodSearch(search),
    level: ACCOUNT_LEVELS.find((level) => level === search['level']),
    table: text(search['table']),
    game: text(search['game']),
    text: text(search['text']),
    subtree: search['subtree'] === true || search['subtree'] === 'true' ? true : undefined,
  }) as AccountsSearch;

const whole = (value: unknown, from: number, to: number): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= from && number <= to
    ? number
    : undefined;
};

export const dutySearch = (search: Record<string, unknown>): DutySearch =>
  present({
    ...viewSearch(search),
    year: whole(search['year'], 1, 9999),
    quarter: whole(search['quarter'], 1, 4),
  });

export const changesSearch = (search: Record<string, unknown>): ChangesSearch =>
  present({
    from: recordNumber(search['from']),
    to: recordNumber(search['to']),
    figure: text(search['figure']),
  }) as ChangesSearch;

export const slipSearch = (search: Record<string, unknown>): SlipSearch =>
  present({ ...viewSearch(search), of: text(search['of']) });

export const correctionsSearch = (search: Record<string, unknown>): CorrectionsSearch =>
  present({ ...viewSearch(search), after: text(search['after']) });

export const findingsSearch = (search: Record<string, unknown>): FindingsSearch =>
  present({
    ...viewSearch(search),
    show: text(search['show']) as FindingsSearch['show'],
    severity: text(search['severity']) as FindingsSearch['severity'],
    day: text(search['day']),
    code: text(search['code']),
    text: text(search['text']),
    finding: text(search['finding']),
  });

export const bookSearch = (search: Record<string, unknown>): BookSearch =>
  present({ ...booksSearch(search), after: recordNumber(search['after']) }) as BookSearch;
