import type { ClosedDays } from '../../ledger/casino/authorisation.state';
import { type CasinoBooks, unopenedBooks } from '../../ledger/casino/casino-books.state';
import { emptyRoom, type Room } from '../../ledger/casino/open-room.state';
import { concernsCustomers, type CustomersOfDay } from '../../ledger/customers/customers-of-day.state';
import { FoldStates, readFolds, writeFolds } from '../../ledger/_core/store/fold-states';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import type { PageTransaction } from '../../ledger/_core/store/read-model';
import type { CellNow, HolderNow, SessionNow, TallyNow } from '../../ledger/evaluation/casino-now';
import { numberedReportOf, type SourceSequence } from '../../ledger/fact-order/source-sequence.state';
import { sessionKeyOf } from '../../ledger/table-session/session-key.state';

export interface FoldsOfPage {
  readonly books: FoldStates<CasinoBooks>;
  readonly rooms: FoldStates<Room>;
  readonly begunDays: FoldStates<ClosedDays>;
  readonly sequences: FoldStates<SourceSequence | undefined>;
  readonly sessions: FoldStates<SessionNow | undefined>;
  readonly cells: FoldStates<CellNow | undefined>;
  readonly holders: FoldStates<HolderNow | undefined>;
  readonly tallies: FoldStates<TallyNow | undefined>;
  readonly customers: FoldStates<CustomersOfDay | undefined>;
}

interface KeyOfCasino {
  readonly casino: string;
  readonly key: string;
}

export async function loadFolds(
  page: PageTransaction,
  events: readonly NumberedEvent[],
  casinos: readonly string[],
): Promise<FoldsOfPage> {
  const ofCasinos = casinos.map((casino) => ({ casino, key: casino }));
  const keys: Readonly<Record<string, readonly KeyOfCasino[]>> = {
    'casino-books': ofCasinos,
    'open-room': ofCasinos,
    'begun-days': ofCasinos,
    'table-session': sessionsOfEvents(events),
    'customers-of-day': customerDaysOf(events),
    'source-sequence': keysOf(events, ({ event }) => numberedReportOf(event)?.source),
  };
  const stored = await readFolds(page, {
    keys: Object.entries(keys).flatMap(([fold, of]) => of.map(({ casino, key }) => ({ casino, fold, key }))),
    whole: ['fact-cell', 'chip-holder', 'tally'],
    casinos,
  });
  const states = <State>(fold: string, initial: State, keepsVersions = false) =>
    new FoldStates<State>({ fold, initial, keepsVersions }, stored(fold));
  return {
    books: states('casino-books', unopenedBooks, true),
    rooms: states('open-room', emptyRoom),
    begunDays: states<ClosedDays>('begun-days', []),
    sequences: states<SourceSequence | undefined>('source-sequence', undefined),
    sessions: states<SessionNow | undefined>('table-session', undefined),
    cells: states<CellNow | undefined>('fact-cell', undefined),
    holders: states<HolderNow | undefined>('chip-holder', undefined),
    tallies: states<TallyNow | undefined>('tally', undefined),
    customers: states<CustomersOfDay | undefined>('customers-of-day', undefined),
  };
}

export const saveFolds = (page: PageTransaction, folds: FoldsOfPage): Promise<void> => {
  const { books, rooms, begunDays, sequences, sessions, cells, holders, tallies, customers } = folds;
  return writeFolds(page, [books, rooms, begunDays, sequences, sessions, cells, holders, tallies, customers]);
};

export const sessionsOfEvents = (events: readonly NumberedEvent[]): readonly KeyOfCasino[] =>
  keysOf(events, ({ event }) => sessionKeyOf(event));

export const customerDaysOf = (events: readonly NumberedEvent[]): readonly KeyOfCasino[] =>
  keysOf(events, ({ event }) => (concernsCustomers(event) ? event.gamingday : undefined));

function keysOf(
  events: readonly NumberedEvent[],
  keyOf: (event: NumberedEvent) => string | undefined,
): readonly KeyOfCasino[] {
  const keys = new Map<string, KeyOfCasino>();
  for (const numbered of events) {
    const { casino } = numbered;
    const key = keyOf(numbered);
    if (key !== undefined) keys.set(`${casino}\0${key}`, { casino, key });
  }
  return [...keys.values()];
}
