import { judgeEvent } from '../../../src/accounting/judge-event';
import type { CasinoEvent } from '../../../src/domain/event-registry/envelope';
import type { JudgedEvent } from '../../../src/projections/read-model';
import { numberRecords } from '../../../src/projections/register/number-records';
import { byItself } from '../../../src/projections/runner/judged-by-itself';
import { readRecord } from '../../../src/projections/register/read-record';
import { recorded } from './recorded';

/** Events as the read models get them, in a casino whose books are open. Each is a record of its own. */
export const judged = (...events: readonly CasinoEvent[]): JudgedEvent[] => {
  const distinct = events.map((event, index) => ({ ...event, id: `${event.id}-${index}` }));
  const { numbered } = numberRecords(recorded(...distinct), { heads: new Map(), contents: new Map() });
  const books = { currency: 'EUR', openedBy: 'ledger-opened' };
  return numbered.map(readRecord).map((fact) => byItself(fact, judgeEvent(fact.event, { books }), { books }));
};
