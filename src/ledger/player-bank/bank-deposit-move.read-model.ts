import type { EventOf } from '../event-contract/catalogue';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from '../table-session/session-key.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import { FACT_COLUMNS, factColumns } from '../_core/store/fact-columns';
import { appendOnly, type EntryOfFact, type EvaluatedEvent } from '../_core/store/read-model';
import { bigint, integer, key, numeric, oneOf, optional, text, table } from '../_core/store/table';

export const BANK_DEPOSIT_MOVE = table('bank_deposit_move', {
  ...FACT_COLUMNS,
  tableId: optional(text),
  sessionNo: integer,
  banker: key(text),
  bank: optional(text),
  means: optional(text),
  document: optional(text),
  amount: numeric,
  guarantee: numeric,
  currency: text,
  ofRecord: key(bigint),
  entry: key(oneOf<EntryOfFact>()),
});

export const bankDepositMoveReadModel = appendOnly(BANK_DEPOSIT_MOVE, (fact) => {
  const { event } = fact;
  const guarantees = guaranteeIn(fact);
  return [...new Set([...depositorsIn(fact), ...guarantees.keys()])].map((banker) => {
    const { bank, means, document, currency } = event.data as Partial<
      EventOf<'cagnotte.bank.deposited.v1'>['data']
    >;
    return {
      ofRecord: fact.ofRecord,
      entry: fact.entry,
      tableId: tableConcerned(event) ?? null,
      sessionNo: sessionOf(event),
      banker,
      bank: bank ?? null,
      means: means ?? null,
      document: document ?? null,
      amount: owedMore(fact, banker),
      guarantee: guarantees.get(banker) ?? 0n,
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
