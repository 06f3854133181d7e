import type { EntryLine } from '../_core/journal-entry';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from '../table-session/session-key.state';
import { RELEASE } from '../../kernel/release';
import { appendOnly, type EvaluatedEvent } from '../_core/store/read-model';
import { gameOf, undoesEarlier } from './line-marks.queries';
import {
  bigint,
  boolean,
  date,
  integer,
  key,
  numeric,
  oneOf,
  optional,
  type RowOf,
  text,
  table,
} from '../_core/store/table';

export const JOURNAL_LINE = table('journal_line', {
  casino: key(text),
  recordNumber: key(bigint),
  line: key(integer),
  entryKind: oneOf<'original' | 'reversal' | 'replacement'>(),
  ofRecord: bigint,
  source: text,
  eventId: text,
  eventType: text,
  gamingDay: date,
  bookingDay: date,
  account: text,
  subLedger: optional(text),
  tableId: optional(text),
  game: optional(text),
  sessionNo: integer,
  debit: numeric,
  credit: numeric,
  currency: text,
  basis: oneOf<'declared' | 'derived' | 'count'>(),
  ruleId: optional(text),
  exactNumerator: optional(numeric),
  exactDenominator: optional(numeric),
  rulesRelease: text,
  slip: optional(text),
  causeRecord: optional(bigint),
  undoes: boolean,
});

export type JournalLineRow = RowOf<typeof JOURNAL_LINE>;

/** The journal: every line of every entry, added and never changed. An entry is the lines of one record about one fact. */
export const journalReadModel = appendOnly(JOURNAL_LINE, (fact) =>
  fact.posts.map((line, index) => journalRow(fact, line, fact.linesBefore + index + 1)),
);

/** One literal with all columns: a page makes thousands of these, and putting them together from parts is slow. */
const journalRow = (fact: EvaluatedEvent, line: EntryLine, lineNumber: number): JournalLineRow => {
  const { casino, number, event, bookingDay } = fact;
  const { entryKind, ofRecord, causeRecord, undoes } = linksOf(fact);
  return {
    casino,
    recordNumber: number,
    line: lineNumber,
    entryKind,
    ofRecord,
    causeRecord,
    undoes,
    source: event.source,
    eventId: event.id,
    eventType: event.type,
    gamingDay: event.gamingday,
    bookingDay,
    account: line.account,
    subLedger: line.subLedger ?? null,
    tableId: tableConcerned(event) ?? null,
    game: gameOf(fact),
    sessionNo: sessionOf(event),
    debit: line.debit,
    credit: line.credit,
    currency: line.currency,
    basis: line.basis,
    ruleId: line.ruleId ?? null,
    exactNumerator: line.exact?.numerator ?? null,
    exactDenominator: line.exact?.denominator ?? null,
    rulesRelease: RELEASE,
    slip: line.slip ?? null,
  };
};

type Links = Pick<JournalLineRow, 'entryKind' | 'ofRecord' | 'causeRecord' | 'undoes'>;

const linksOf = (fact: EvaluatedEvent): Links => {
  const { number, entry, ofRecord, reverses } = fact;
  const isOwn = entry === 'own';
  return {
    entryKind: isOwn ? (reverses === undefined ? 'original' : 'reversal') : entry,
    ofRecord: isOwn ? (reverses ?? number) : ofRecord,
    causeRecord: isOwn ? null : number,
    undoes: undoesEarlier(fact),
  };
};
