import { evaluateEvent } from '../book/evaluate-event';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { EvaluatedEvent } from '../../../src/ledger/_core/store/read-model';
import { numberRecords } from '../../../src/ledger/register/number-records';
import { byItself } from '../../../src/projector/runner/park';
import { readRecord } from '../../../src/ledger/register/read-records';
import { recorded } from './recorded';

/** Events as the read models receive them, in a casino with an opened ledger. Each is a record of its own. */
export const evaluated = (...events: readonly CasinoEvent[]): EvaluatedEvent[] => {
  const distinct = events.map((event, index) => ({ ...event, id: `${event.id}-${index}` }));
  const { numbered } = numberRecords(recorded(...distinct), { heads: new Map(), contents: new Map() });
  const books = { currency: 'EUR', openedBy: 'ledger-opened' };
  return numbered
    .map(readRecord)
    .map((fact) => byItself(fact, evaluateEvent(fact.event, { books }), { books }));
};
