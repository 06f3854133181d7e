import { isOf } from '../_core/account';
import { FACT_COLUMNS, factColumns, SESSION_COLUMNS, sessionColumns } from '../_core/store/numbered-event';
import type { EntryOfFact, EvaluatedEvent } from '../_core/store/read-model';
import { appendOnly, firstOnly, isReport, VERSION_COLUMNS, versionedFacts } from '../_core/store/read-model';
import { column, type RowOf, table } from '../../database/table';
import type { CoupPlayed } from './player-bank.events';
import { gainOfCoup } from './coup.state';
import { roundReferenceOf, tableConcerned } from '../table-session/session-key.state';
import { movesOf } from '../_core/rules/owed-lines';
import type { CatalogueEvent, EventOf } from '../event-contract/catalogue';
import { sessionOf } from '../event-contract/streams';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';

export const PLAYER_BANK = table('player_bank', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  tableId: column.key(column.text),
  sessionNo: column.key(column.integer),
  bank: column.key(column.text),
  firstRecord: column.bigint,
});

export type PlayerBankRow = RowOf<typeof PLAYER_BANK>;

const ABOUT_BANKS = /^cagnotte\.(bank|coup)\./;

export const playerBankReadModel = firstOnly(PLAYER_BANK, (fact) => {
  const [bank, session] = [bankNamed(fact), sessionColumns(fact)];
  if (!isReport(fact) || bank === undefined || session === undefined) return [];
  const { casino, event, number } = fact;
  return [{ casino, gamingDay: event.gamingday, ...session, bank, firstRecord: number }];
});

const PLAYER_BANK_FACT = table('player_bank_fact', {
  ...FACT_COLUMNS,
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  bank: column.text,
  data: column.text,
  reference: column.optional(column.text),
  gain: column.optional(column.numeric),
  gainBasis: column.optional(column.text),
  commission: column.optional(column.numeric),
});

export const playerBankFactReadModel = versionedFacts(PLAYER_BANK_FACT, (fact) => {
  const bank = bankNamed(fact);
  const session = bank === undefined ? undefined : sessionColumns(fact);
  if (bank === undefined || session === undefined) return undefined;
  return {
    bank,
    data: JSON.stringify(fact.event.data),
    reference: roundReferenceOf(fact.event) ?? null,
    ...moneyOfCoup(fact),
    ...factColumns(fact),
    ...session,
  };
});

type MoneyOfCoup = Pick<RowOf<typeof PLAYER_BANK_FACT>, 'gain' | 'gainBasis' | 'commission'>;

function moneyOfCoup({ event, session, lines, byRules }: EvaluatedEvent): MoneyOfCoup {
  if (event.type !== 'cagnotte.coup.played.v1') return { gain: null, gainBasis: null, commission: null };
  const coup = event.data as CoupPlayed;
  const { amount, basis } = gainOfCoup(coup, session.opening?.minimum, byRules?.settlement);
  const ofHouse = lines.filter(({ account }) => isOf(account, 'commission'));
  const commission = sumMinor(ofHouse.map(({ credit, debit }) => credit - debit));
  return { gain: amount, gainBasis: basis, commission };
}

const PLAYER_BANK_MOVE = table('player_bank_move', {
  ...SESSION_COLUMNS,
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  moveNo: column.key(column.integer),
  gamingDay: column.date,
  eventType: column.text,
  bank: column.text,
  member: column.text,
  place: column.text,
  amount: column.numeric,
  currency: column.text,
  ofRecord: column.key(column.bigint),
  entry: column.key(column.oneOf<EntryOfFact>()),
});

export const playerBankMoveReadModel = appendOnly(PLAYER_BANK_MOVE, (fact) => {
  const session = sessionColumns(fact);
  if (session === undefined) return [];
  const { casino, number, ofRecord, entry, event, posts } = fact;
  return posts
    .flatMap((line) => movesOf([line]).map((move) => ({ ...move, currency: line.currency })))
    .map(({ bank, member, place, amount, currency }, index) => ({
      casino,
      recordNumber: number,
      ofRecord,
      entry,
      moveNo: index + 1,
      gamingDay: event.gamingday,
      eventType: event.type,
      ...session,
      bank,
      member,
      place,
      amount,
      currency,
    }));
});

const BANK_DEPOSIT_MOVE = table('bank_deposit_move', {
  ...FACT_COLUMNS,
  tableId: column.optional(column.text),
  sessionNo: column.integer,
  banker: column.key(column.text),
  bank: column.optional(column.text),
  means: column.optional(column.text),
  document: column.optional(column.text),
  amount: column.numeric,
  guarantee: column.numeric,
  currency: column.text,
  ofRecord: column.key(column.bigint),
  entry: column.key(column.oneOf<EntryOfFact>()),
});

export const bankDepositMoveReadModel = appendOnly(BANK_DEPOSIT_MOVE, (fact) => {
  const { event, ofRecord, entry } = fact;
  const lines = fact.posts.filter(({ account }) => account === 'bank-deposit');
  const guarantees = guaranteeIn(fact);
  const bankers = new Set([...lines.map(({ subLedger = '' }) => subLedger), ...guarantees.keys()]);
  return [...bankers].map((banker) => {
    const { bank, means, document, currency } = event.data as Partial<
      EventOf<'cagnotte.bank.deposited.v1'>['data']
    >;
    const own = lines.filter(({ subLedger = '' }) => subLedger === banker);
    return {
      ofRecord,
      entry,
      tableId: tableConcerned(event) ?? null,
      sessionNo: sessionOf(event),
      banker,
      bank: bank ?? null,
      means: means ?? null,
      document: document ?? null,
      amount: sumMinor(own.map(({ credit, debit }) => credit - debit)),
      guarantee: guarantees.get(banker) ?? 0n,
      currency: currency ?? lines[0]?.currency ?? '',
      ...factColumns(fact),
    };
  });
});

/** A guarantee at a credit institution that is proved (+) or released (-), by its banker: it posts nothing. */
function guaranteeIn({ event, standing, entry }: EvaluatedEvent): ReadonlyMap<string, Minor> {
  const { type, data } = event as CatalogueEvent;
  const sign = entry === 'reversal' ? -1n : 1n;
  if (standing !== 'counted') return new Map();
  if (type === 'cagnotte.bank.deposited.v1' && data.means === 'guarantee')
    return new Map([[data.banker, sign * minorFromWire(data.amount)]]);
  if (type === 'cagnotte.bank.deposit-returned.v1' && data.guaranteeReleased !== undefined)
    return new Map([[data.banker, -sign * minorFromWire(data.amount)]]);
  return new Map();
}

function bankNamed({ event, standing }: EvaluatedEvent): string | undefined {
  if (standing !== 'counted' || !ABOUT_BANKS.test(event.type)) return undefined;
  const { bank } = event.data as { bank?: unknown };
  return typeof bank === 'string' ? bank : undefined;
}
