import type { EventOf } from '../event-contract/catalogue';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from '../table-session/session-key.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import { factColumns } from '../_core/store/fact-columns';
import { appendOnly, type EvaluatedEvent } from '../_core/store/read-model';

export const bankDepositMoveReadModel = appendOnly('bank_deposit_move', (fact) => {
  const { event } = fact;
  const guarantees = guaranteeIn(fact);
  return [...new Set([...depositorsIn(fact), ...guarantees.keys()])].map((banker) => {
    const { bank, means, document, currency } = event.data as Partial<
      EventOf<'cagnotte.bank.deposited.v1'>['data']
    >;
    return {
      of_record: fact.ofRecord.toString(),
      entry: fact.entry,
      table_id: tableConcerned(event) ?? null,
      session_no: sessionOf(event),
      banker,
      bank: bank ?? null,
      means: means ?? null,
      document: document ?? null,
      amount: owedMore(fact, banker).toString(),
      guarantee: (guarantees.get(banker) ?? 0n).toString(),
      currency: currency ?? currencyOf(fact),
      ...factColumns(fact),
    };
  });
});

const ofDeposits = ({ posts }: EvaluatedEvent) => posts.filter(({ account }) => account === 'bank-deposit');

const depositorsIn = (fact: EvaluatedEvent): string[] =>
  ofDeposits(fact).map(({ subLedger }) => subLedger ?? '');

const owedMore = (fact: EvaluatedEvent, banker: string): Minor =>
  ofDeposits(fact)
    .filter(({ subLedger }) => (subLedger ?? '') === banker)
    .reduce((sum, { credit, debit }) => sum + credit - debit, 0n);

const currencyOf = (fact: EvaluatedEvent): string => ofDeposits(fact)[0]?.currency ?? '';

/** A guarantee at a credit institution that is proved (+) or released (-): it posts nothing. */
function guaranteeIn({ event, standing, entry }: EvaluatedEvent): ReadonlyMap<string, Minor> {
  if (standing !== 'counted') return new Map();
  const sign = entry === 'reversal' ? -1n : 1n;
  if (event.type === 'cagnotte.bank.deposited.v1') {
    const { means, banker, amount } = event.data as EventOf<'cagnotte.bank.deposited.v1'>['data'];
    return new Map(means === 'guarantee' ? [[banker, sign * minorFromWire(amount)]] : []);
  }
  if (event.type === 'cagnotte.bank.deposit-returned.v1') {
    const { guaranteeReleased, banker, amount } =
      event.data as EventOf<'cagnotte.bank.deposit-returned.v1'>['data'];
    return new Map(guaranteeReleased === undefined ? [] : [[banker, -sign * minorFromWire(amount)]]);
  }
  return new Map();
}
