import type { Finding } from '../finding';
import type { EntryLine } from '../journal-entry';
import type { Judgement } from '../judgement.state';
import type { Place } from '../../fact-order/place.state';
import type { Move } from '../../fact-order/source-day.state';
import { insertRows } from './insert-rows';
import type { Queryable } from './queryable';
import type { NumberedEvent, Standing } from './numbered-event';

/** The transaction of a page; its search path is the generation that is written. */
export type PageTransaction = Queryable;

/**
 * Which entry of a fact it is: that of its own record; the reversal of what stood, or the replacement of it, which a
 * later record has caused.
 */
export type EntryOfFact = 'own' | 'reversal' | 'replacement';

/** Rounds of a key that are first reported by another event than before. */
export interface ReferenceChanges {
  readonly ended: readonly string[];
  readonly begun: readonly {
    readonly reference: string;
    readonly record: bigint;
    readonly eventId: string;
    readonly gamingDay: string;
  }[];
}

/** A fact with what it means, as of one record: its own, or a later one by which it was judged again. */
export interface JudgedEvent extends Pick<NumberedEvent, 'casino' | 'number' | 'event'>, Judgement {
  /** `parked`: set aside, since a fault keeps its key from being judged. */
  readonly standing: Standing | 'parked';
  readonly parked?: { readonly key: string; readonly fault?: string };
  readonly entry: EntryOfFact;
  /** The record of the fact; `number` is the one by which this is known. */
  readonly ofRecord: bigint;
  /** What goes into the journal under this record: the entry, its reversal, or nothing where it stays the same. */
  readonly posts: readonly EntryLine[];
  /** The lines of the journal under this record that come before these. */
  readonly linesBefore: number;
  readonly bookingDay: string;
  /** Findings that begin here; those that end here. */
  readonly opens: readonly Finding[];
  readonly closes: readonly Finding[];
  /** Where a fact of its own record stands in the order of facts. */
  readonly place?: Place | undefined;
  /** Facts that stand elsewhere because of it. */
  readonly moved?: readonly Move[] | undefined;
  readonly references?: ReferenceChanges | undefined;
}

/**
 * A table that is a function of the log. Rows are made without looking at the database, so that a rebuild gives the
 * same ones: no serials, no present time, no random ids. Amounts and record numbers are decimal text in a row.
 */
export interface ReadModel {
  readonly table: string;
  rowsOf(fact: JudgedEvent): readonly object[];
  write(page: PageTransaction, rows: readonly object[]): Promise<void>;
}

/** A read model whose rows are only ever added: one per entry or several. */
export const appendOnly = (table: string, rowsOf: ReadModel['rowsOf']): ReadModel => ({
  table,
  rowsOf,
  write: (page, rows) => insertRows(page, table, rows),
});

/** A fact as its own record reports it, and counts. */
export const isReport = ({ entry, standing }: JudgedEvent): boolean =>
  entry === 'own' && standing === 'counted';
