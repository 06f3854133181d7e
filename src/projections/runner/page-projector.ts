import { judgeConflict, judgeEvent, notPosted } from '../../accounting/judge-event';
import { type CasinoBooks, unopenedBooks } from '../../domain/casino-books/casino-books';
import { ALL_READ_MODELS } from '../all-read-models';
import { FoldStates } from '../folds/fold-states';
import type { NumberedEvent, NumberedRecord } from '../register/numbered-event';
import { readRecord } from '../register/read-record';
import type { JudgedEvent, PageTransaction } from '../read-model';
import { RoundReports } from '../rounds/round-reference.read-model';
import { isInTheLedger } from './types-in-the-ledger';

/** Projects numbered records into the generation that the transaction's search path names. */
export async function projectPage(page: PageTransaction, records: readonly NumberedRecord[]): Promise<void> {
  const events = records.map(readRecord);
  const judged = await judgePage(page, events);
  for (const model of ALL_READ_MODELS) {
    const rows = judged.flatMap((fact) => model.rowsOf(fact));
    if (rows.length > 0) await model.write(page, rows);
  }
}

const BOOKS = 'casino-books';

/** Judges the events in their order, each with what was known before it. */
async function judgePage(page: PageTransaction, events: readonly NumberedEvent[]): Promise<JudgedEvent[]> {
  const keys = [...new Set(events.map(({ casino }) => casino))].map((casino) => ({ casino, key: casino }));
  const books = await FoldStates.load<CasinoBooks>(page, { fold: BOOKS, initial: unopenedBooks, keys });
  const rounds = await RoundReports.load(page, events);
  const judged = events.map((event) => judgeNext(event, { books, rounds }));
  await books.write(page);
  return judged;
}

function judgeNext(
  numbered: NumberedEvent,
  { books, rounds }: { books: FoldStates<CasinoBooks>; rounds: RoundReports },
): JudgedEvent {
  const { casino, number, event, standing } = numbered;
  const known = { books: books.get(casino, casino) };
  if (standing === 'counted' && !isInTheLedger(event.type)) return { ...numbered, ...notPosted(known) };
  if (standing === 'conflict') return { ...numbered, ...judgeConflict(event, known) };
  const firstReport = rounds.enter(numbered);
  const judgement = judgeEvent(event, firstReport === undefined ? known : { ...known, firstReport });
  books.set(casino, casino, { state: judgement.books, record: number });
  return { ...numbered, ...judgement };
}
