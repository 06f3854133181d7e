import { isAt, isDifferenceAt, isOf, isOfPool } from '../_core/account';
import type { EventOf, EventType } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { deductionOf, houseResultOf } from '../house-round/house-result.state';
import { gainOfCoup } from '../player-bank/coup.state';
import type { TableSession } from '../table-session/table-session.state';
import type { EvaluatedRound } from '../../games/evaluate-round';
import type { Settlement } from '../../games/settlement';
import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import type { EntryLine } from '../_core/journal-entry';

interface Outcome {
  readonly session: TableSession;
  readonly lines: readonly EntryLine[];
  readonly byRules?: EvaluatedRound | undefined;
}

type Flow<Type extends EventType> = (event: EventOf<Type>, outcome: Outcome) => Minor;

/**
 * By how many chips, at face value, the customers have more (+) or less (-) in their hands after an event. Calculated
 * from what the event says, not from the ledger, so that the two can be compared with each other.
 */
export function chipsFlow(event: CasinoEvent, outcome: Outcome): Minor {
  if (!Object.hasOwn(FLOWS, event.type)) return 0n;
  return (FLOWS[event.type as EventType] as Flow<EventType>)(event as EventOf<EventType>, outcome);
}

const sumOf = (lines: readonly EntryLine[], part: (line: EntryLine) => Minor): Minor =>
  sumMinor(lines.map(part));

const cashOf = ({
  currency,
  cash,
  otherCurrencies = [],
}: EventOf<'cagnotte.tips.counted.v1'>['data']): Minor =>
  sumMinor(
    [{ currency, amount: cash }, ...otherCurrencies]
      .filter((each) => each.currency === currency)
      .map(({ amount }) => minorFromWire(amount)),
  );

const putUp = ({ amount, paidFrom }: { amount: WireAmount; paidFrom: 'chips' | 'deposit' }): Minor =>
  paidFrom === 'chips' ? minorFromWire(amount) : 0n;

const wonInRound = (
  round: EventOf<'cagnotte.round.settled.v1'>['data'],
  byRules: Settlement | undefined,
): Minor =>
  houseResultOf(round, byRules).amount +
  deductionOf(round, byRules) +
  sumMinor(
    (round.forgottenBets ?? []).map(({ stake, winnings }) => minorFromWire(stake) + minorFromWire(winnings)),
  );

const wonByCount = (lines: readonly EntryLine[]): Minor =>
  sumOf(lines, ({ account, debit, credit }) => (isOf(account, 'win', 'commission') ? credit - debit : 0n));

const FLOWS: { readonly [Type in EventType]?: Flow<Type> } = {
  'cagnotte.cage.chips-sold.v1': ({ data }) => minorFromWire(data.amount),
  'cagnotte.cage.chips-redeemed.v1': ({ data }) => -minorFromWire(data.amount),
  'cagnotte.chips.exchanged.v1': ({ data }) =>
    minorFromWire(data.amount) *
    { 'cash-for-chips': 1n, 'chips-for-cash': -1n, 'chips-for-chips': 0n }[data.kind],
  // Buy-ins that no exchange reported are known from the box alone; won at once where the session is closed.
  'cagnotte.drop.counted.v1': (_event, { lines }) =>
    sumOf(lines, ({ account, credit }) =>
      isAt(account, 'chips:table') || isDifferenceAt(account, 'table') ? credit : 0n,
    ),

  'cagnotte.round.settled.v1': ({ data }, { lines, byRules }) =>
    ofPools(lines) - wonInRound(data, byRules?.settlement),
  'cagnotte.round.voided.v1': undone,
  'cagnotte.coup.voided.v1': undone,
  'cagnotte.hand.voided.v1': undone,
  'cagnotte.table.closed.v1': (_event, { lines }) => -wonByCount(lines),
  'cagnotte.slot.counted.v1': (_event, { lines }) => -wonByCount(lines),

  'cagnotte.bank.adjudicated.v1': ({ data }) => -sumMinor([data, ...(data.partners ?? [])].map(putUp)),
  'cagnotte.bank.raised.v1': ({ data }) => -putUp(data),
  'cagnotte.bank.partner-joined.v1': ({ data }) => -putUp(data),
  'cagnotte.bank.ended.v1': ({ data }) =>
    data.paidOut === 'deposit' ? 0n : sumMinor(data.returned.map(({ amount }) => minorFromWire(amount))),
  'cagnotte.bank.withdrawn.v1': ({ data }) => (data.paidOut === 'chips' ? minorFromWire(data.amount) : 0n),
  // What the bank wins of the players, commission included, leaves their hands.
  'cagnotte.coup.played.v1': ({ data }, { session, byRules }) =>
    -gainOfCoup(data, session.opening?.minimum, byRules?.settlement).amount,

  'cagnotte.hand.played.v1': ({ data }) =>
    minorFromWire(data.carriedIn ?? 0) -
    minorFromWire(data.carriedOut ?? 0) -
    minorFromWire(data.rake.dropped),
  'cagnotte.poker-session.charged.v1': ({ data }) =>
    data.paidWith === 'chips' ? -minorFromWire(data.amount) : 0n,

  'cagnotte.jackpot.contributed.v1': (_event, { lines }) => ofPools(lines),
  'cagnotte.jackpot.won.v1': (_event, { lines }) => ofPools(lines),
  'cagnotte.jackpot.paid.v1': ({ data }) =>
    data.paidFrom === 'cage-chips' ? minorFromWire(data.amount) : 0n,

  // Of what is owed to the staff since this count, all but the cash came out of the customers' chips.
  'cagnotte.tips.counted.v1': ({ data }, { lines }) =>
    cashOf(data) -
    sumOf(lines, ({ account, currency, credit }) =>
      account === 'tips' && currency === data.currency ? credit : 0n,
    ),
  'cagnotte.money.found.v1': ({ data }) => (data.kind === 'chips' ? -minorFromWire(data.amount) : 0n),
};

function ofPools(lines: readonly EntryLine[]): Minor {
  const pool = ({ account, basis }: EntryLine): boolean => isOfPool(account) && basis !== 'count';
  const elsewhere = ({ account }: EntryLine): boolean => isAt(account, 'cash:cage', 'bank', 'prizes-payable');
  return sumOf(
    lines,
    (line) => (pool(line) ? line.debit - line.credit : 0n) - (elsewhere(line) ? line.credit : 0n),
  );
}

function undone(_event: unknown, { lines }: Outcome): Minor {
  return sumOf(lines, ({ account, debit, credit }) => (isOf(account, 'chips') ? credit - debit : 0n));
}

/**
 * V of an entry for chips: what counts found above (+) or below (-) the book. The stock of outstanding chips is the flow
 * less the sum of these: the chips that a holder lacks are in the hands of customers. The result of a session that does
 * not capture rounds is found by a count, too, and is none.
 */
export function chipVariance(type: string, lines: readonly EntryLine[]): Minor {
  if (type === 'cagnotte.drop.counted.v1') return correctedBy(lines);
  return countedWhere(lines, ({ account }) => isOf(account, 'chips', 'win', 'commission'));
}

/** A box that shows uncaptured buy-ins after the float was counted: they explain what the count lacked. */
const correctedBy = (lines: readonly EntryLine[]): Minor =>
  -countedWhere(lines, ({ account }) => isDifferenceAt(account, 'table')) +
  countedWhere(lines, ({ account, debit }) => isAt(account, 'chips:table') && debit > 0n);

const countedWhere = (lines: readonly EntryLine[], counts: (line: EntryLine) => boolean): Minor =>
  lines.reduce(
    (sum, line) => (line.basis === 'count' && counts(line) ? sum + line.debit - line.credit : sum),
    0n,
  );

/** An account of the ledger and what it holds in the book currency, debit positive. */
export type AccountBalance = readonly [account: string, balance: Minor];

/**
 * H as a stock: the face value of the sets in service less what all holders of the house have, custody and transit
 * included. What is left the customers have.
 */
export const outstandingChips = (balances: Iterable<AccountBalance>): Minor => {
  let held = 0n;
  for (const [account, balance] of balances) if (isOf(account, 'chips')) held += balance;
  return -held;
};

const isHolder = (account: string): boolean =>
  isOf(account, 'chips') && !isAt(account, 'chips:issued', 'chips:transit');

/** The customers (`chips in hands`) and the holders of the house that have fewer chips than none: a slip is late. */
export function chipsBelowZero(balances: readonly AccountBalance[]): AccountBalance[] {
  const holders = balances.filter(([account]) => isHolder(account));
  const customers: AccountBalance = ['chips in hands', outstandingChips(balances)];
  return [customers, ...holders].filter(([, balance]) => balance < 0n);
}

export const owedInChips = (balances: Iterable<AccountBalance>): Minor => {
  let held = 0n;
  for (const [account, balance] of balances) {
    if (isOf(account, 'chips') && !isAt(account, 'chips:custody')) held += balance;
  }
  return -held;
};
