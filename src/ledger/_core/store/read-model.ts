import type { EventFinding } from '../finding';
import type { EntryLine } from '../journal-entry';
import type { Evaluation } from '../evaluation.state';
import type { Place } from '../../fact-order/place.state';
import type { Move } from '../../fact-order/source-day.state';
import { insertRows } from './insert-rows';
import type { Queryable } from './queryable';
import type { NumberedEvent, Standing } from './numbered-event';

export type PageTransaction = Queryable;

/**
 * Which entry of a fact it is: that of its own record; the reversal of what stood, or the replacement of it, which a
 * later record has caused.
 */
export type EntryOfFact = 'own' | 'reversal' | 'replacement';

export interface ReferenceChanges {
  readonly ended: readonly string[];
  readonly begun: readonly {
    readonly reference: string;
    readonly record: bigint;
    readonly eventId: string;
    readonly gamingDay: string;
  }[];
}

/** A fact with what it means, as of one record: its own, or a later one by which it was evaluated again. */
export interface EvaluatedEvent extends Pick<NumberedEvent, 'casino' | 'number' | 'event'>, Evaluation {
  /** `parked`: a bug keeps its key from being evaluated. */
  readonly standing: Standing | 'parked';
  readonly parked?: { readonly key: string; readonly fault?: string };
  readonly entry: EntryOfFact;
  /** The record of the fact; `number` is the one by which this is known. */
  readonly ofRecord: bigint;
  /** What goes into the journal under this record: the entry, its reversal, or nothing if it stays the same. */
  readonly posts: readonly EntryLine[];
  readonly linesBefore: number;
  readonly bookingDay: string;
  readonly opens: readonly EventFinding[];
  readonly closes: readonly EventFinding[];
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
  rowsOf(fact: EvaluatedEvent): readonly object[];
  write(page: PageTransaction, rows: readonly object[]): Promise<void>;
}

/** A read model whose rows are only ever added: one per entry or several. */
export const appendOnly = (table: string, rowsOf: ReadModel['rowsOf']): ReadModel => ({
  table,
  rowsOf,
  write: (page, rows) => insertRows(page, table, rows),
});

export const isReport = ({ entry, standing }: EvaluatedEvent): boolean =>
  entry === 'own' && standing === 'counted';
