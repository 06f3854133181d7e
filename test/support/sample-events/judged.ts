import { judgeEvent } from '../../../src/ledger/evaluation/judge-event';
import type { CasinoEvent } from '../../../src/ledger/_core/events/envelope';
import type { JudgedEvent } from '../../../src/ledger/_core/store/read-model';
import { numberRecords } from '../../../src/ledger/register/number-records';
import { byItself } from '../../../src/projector/runner/judged-by-itself';
import { readRecord } from '../../../src/ledger/register/read-record';
import { recorded } from './recorded';

/** Events as the read models get them, in a casino whose books are open. Each is a record of its own. */
export const judged = (...events: readonly CasinoEvent[]): JudgedEvent[] => {
  const distinct = events.map((event, index) => ({ ...event, id: `${event.id}-${index}` }));
  const { numbered } = numberRecords(recorded(...distinct), { heads: new Map(), contents: new Map() });
  const books = { currency: 'EUR', openedBy: 'ledger-opened' };
  return numbered.map(readRecord).map((fact) => byItself(fact, judgeEvent(fact.event, { books }), { books }));
};
