import type { TableTerms } from '../../games/round';
import { termsFromWire } from '../../games/wire-terms';
import type { CasinoAuthorised } from './casino.events';
import type { Imported } from '../../kernel/envelope';
import { type GamingDay, nextGamingDay } from '../../kernel/gaming-day';
import { present } from '../../kernel/present';

export interface AuthorisedTable {
  readonly table: string;
  readonly game: string;
  readonly captures?: { readonly rounds: boolean; readonly buyIns: boolean };
  readonly terms: NonNullable<TableTerms['authorised']>;
  readonly seats?: number;
  readonly unlimitedBank?: boolean;
}

export interface Authorisation {
  readonly validFrom: string;
  /** Days that were closed before it was recorded and have not been reopened; it does not apply to them. */
  readonly notFor?: ClosedDays;
  /** As stated; an imported authorisation may name an unknown zone. */
  readonly timeZone?: string;
  readonly rulebook: string;
  readonly games: readonly string[];
  readonly tables: readonly AuthorisedTable[];
  readonly pools: readonly {
    readonly pool: string;
    readonly game?: string;
    readonly postedBy: 'round.settled' | 'jackpot';
    readonly rate?: { readonly numerator: number; readonly denominator: number };
    /** The required seed, in minor units as in the event. */
    readonly seed?: number;
    readonly prizes?: NonNullable<NonNullable<CasinoAuthorised['jackpots']>[number]['prizes']>;
    readonly tables: readonly string[];
    /** Days after its gaming day on which a prize can still be collected; undefined: for ever. */
    readonly expiresAfterDays?: number;
  }[];
  readonly listsPools?: true;
  /** As stated; `resolutionOn` reads them. */
  readonly resolutions?: NonNullable<CasinoAuthorised['resolutions']>;
  /** The values of its chips, in minor units as in the event; undefined if it lists none. */
  readonly chipValues?: readonly number[];
  readonly answers?: Readonly<Record<string, string>>;
  readonly accounting?: AccountingRules;
  /** As stated; `statedShifts` and `statedAreas` read them. */
  readonly shifts?: NonNullable<CasinoAuthorised['shifts']>;
  readonly areas?: NonNullable<CasinoAuthorised['areas']>;
  /** Set if it was imported as history and not recorded by a person here. */
  readonly imported?: Imported;
  readonly signedWith?: string;
}

export type AccountingRules = NonNullable<CasinoAuthorised['accounting']>;

export const authorisationOf = ({
  validFrom,
  timeZone,
  rulebook,
  games,
  tables,
  resolutions,
  jackpots,
  chipSets,
  answers,
  accounting,
  shifts,
  areas,
}: CasinoAuthorised): Authorisation => ({
  validFrom,
  rulebook,
  games,
  tables: tables.map(authorisedTable),
  pools: (jackpots ?? []).map(({ pool, postedBy, tables: linked, ...terms }) => {
    const { game, rate, seed, prizes, expiresAfterDays } = terms;
    return { pool, postedBy, tables: linked, ...present({ game, rate, seed, prizes, expiresAfterDays }) };
  }),
  ...(jackpots === undefined ? {} : { listsPools: true as const }),
  ...(chipSets === undefined ? {} : { chipValues: chipValuesOf(chipSets) }),
  ...present({ timeZone, resolutions, answers, accounting, shifts, areas }),
});

const chipValuesOf = (sets: NonNullable<CasinoAuthorised['chipSets']>): readonly number[] =>
  [...new Set(sets.flatMap(({ kind, denominations }) => (kind === 'chips' ? denominations : [])))].sort(
    (one, other) => one - other,
  );

function authorisedTable({
  table,
  game,
  minimum,
  maxima,
  seats,
  unlimitedBank,
  withoutCards,
  bank,
  captures,
}: CasinoAuthorised['tables'][number]): AuthorisedTable {
  const authorised = {
    minimum,
    ...present({ maxima, unlimitedBank, withoutCards, bank }),
  };
  return {
    table,
    game,
    terms: termsFromWire({ minimum: minimum.from, authorised }).authorised!,
    ...present({ seats, unlimitedBank, captures }),
  };
}

/** Updates the authorisations when a day is reopened: those recorded since its close now apply to it. */
export const authorisationsAfterReopening = (
  authorisations: readonly Authorisation[],
  day: string,
): Authorisation[] =>
  authorisations.map(({ notFor, ...authorisation }) => {
    const left = reopenDay(notFor ?? [], day);
    return left.length === 0 ? authorisation : { ...authorisation, notFor: left };
  });

/**
 * Finds the authorisation in force on a day: the one valid from the latest day and, among those of one day, the one
 * recorded last. An authorisation recorded after the books of the day were closed does not apply to it.
 */
export const inForce = (authorisations: readonly Authorisation[], day: string): Authorisation | undefined =>
  latestOn(
    authorisations.filter(({ notFor = [] }) => !isClosed(notFor, day)),
    day,
  );

/** Finds the entry with the latest `validFrom` that is not after the day; among equal days, the last in the list. */
export const latestOn = <Dated extends { readonly validFrom: string }>(
  all: readonly Dated[],
  day: string,
): Dated | undefined =>
  all
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<Dated | undefined>(
      (latest, each) => (latest === undefined || each.validFrom >= latest.validFrom ? each : latest),
      undefined,
    );

/**
 * Lists the days of a period, after its first, on which another authorisation may come into force: its own first day,
 * and both ends of spans that were closed before it was recorded; in ascending order.
 */
export function daysOfOthers(
  authorisations: readonly Authorisation[],
  { from, until }: { readonly from: string; readonly until: string },
): string[] {
  const days = authorisations.flatMap(({ validFrom, notFor = [] }) => {
    const edges = notFor.flatMap(({ first, last }) => [first, nextGamingDay(last)]);
    return [validFrom, ...edges.filter((day) => day > validFrom)];
  });
  return [...new Set(days)].filter((day) => from < day && day <= until).sort();
}

interface ClosedSpan {
  readonly first: GamingDay;
  readonly last: GamingDay;
}

/** The days whose books are closed, in ascending order; spans never touch. */
export type ClosedDays = readonly ClosedSpan[];

/** The name of the casino by the letterhead of the last authorisation that has one. */
export const nameInLetterhead = (authorisations: readonly Authorisation[]): string | undefined =>
  authorisations.findLast(({ accounting }) => accounting?.letterhead?.name !== undefined)?.accounting
    ?.letterhead?.name;

export const isClosed = (closed: ClosedDays, day: GamingDay): boolean =>
  closed.some(({ first, last }) => first <= day && day <= last);

export function closeDay(closed: ClosedDays, day: GamingDay): ClosedDays {
  if (isClosed(closed, day)) return closed;
  return [...closed, { first: day, last: day }]
    .sort((a, b) => (a.first < b.first ? -1 : 1))
    .reduce<ClosedDays>(joined, []);
}

function joined(spans: ClosedDays, next: ClosedSpan): ClosedDays {
  const before = spans.at(-1);
  return before !== undefined && nextGamingDay(before.last) === next.first
    ? [...spans.slice(0, -1), { first: before.first, last: next.last }]
    : [...spans, next];
}

export const reopenDay = (closed: ClosedDays, day: GamingDay): ClosedDays =>
  closed.flatMap((span) => (span.first <= day && day <= span.last ? without(span, day) : [span]));

function without({ first, last }: ClosedSpan, day: GamingDay): ClosedDays {
  const days: ClosedSpan[] = [];
  let before: GamingDay | undefined;
  for (let each = first; each < day; each = nextGamingDay(each)) before = each;
  if (before !== undefined) days.push({ first, last: before });
  if (day < last) days.push({ first: nextGamingDay(day), last });
  return days;
}

/**
 * The booking day of a fact that is recorded now: its own day or, if that is closed, the day after the last closed day.
 */
export const bookingDayOf = (closed: ClosedDays, day: GamingDay): GamingDay =>
  isClosed(closed, day) ? nextGamingDay(closed.at(-1)!.last) : day;
