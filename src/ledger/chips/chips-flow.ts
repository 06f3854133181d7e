import { isAt, isDifferenceAt, isOf } from '../_core/account';
import { givenBackToCustomers, givenOut, wonOfPools } from '../_core/chips-of-customers';
import { type CatalogueEvent, definitionOf } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { deductionOf, houseResultOf } from '../house-round/house-result.state';
import type { RoundSettled } from '../house-round/round.events';
import { gainOfCoup } from '../player-bank/coup.state';
import { tableConcerned } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';
import type { EvaluatedRound } from '../../games/evaluate-round';
import type { Settlement } from '../../games/settlement';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { EntryLine } from '../_core/journal-entry';

interface Outcome {
  readonly session: TableSession;
  readonly lines: readonly EntryLine[];
  readonly byRules?: EvaluatedRound | undefined;
}

/**
 * By how many chips, at face value, the customers have more (+) or less (-) in their hands after an event. Calculated from
 * what its type declares and its data say, not from the chips of the ledger, so that the two can be compared with each other.
 */
export function chipsFlow(event: CasinoEvent, outcome: Outcome): Minor {
  const definition = definitionOf(event.type);
  if (definition === undefined) return 0n;
  const { lines } = outcome;
  if (definition.moves !== undefined)
    return givenOut(definition.moves(event.data, { table: tableConcerned(event), box: undefined }));
  if (definition.voids !== undefined) return givenBackToCustomers(lines);
  return definition.toCustomers?.(event.data, lines) ?? byRulesOfGame(event as CatalogueEvent, outcome);
}

/** What the rules of a game decide. What a bank wins of the players, commission included, leaves their hands. */
function byRulesOfGame(event: CatalogueEvent, { lines, session, byRules }: Outcome): Minor {
  if (event.type === 'cagnotte.round.settled.v1')
    return wonOfPools(lines) - wonInRound(event.data, byRules?.settlement);
  if (event.type === 'cagnotte.coup.played.v1')
    return -gainOfCoup(event.data, session.opening?.minimum, byRules?.settlement).amount;
  return 0n;
}

const wonInRound = (round: RoundSettled, byRules: Settlement | undefined): Minor =>
  houseResultOf(round, byRules).amount +
  deductionOf(round, byRules) +
  sumMinor(
    (round.forgottenBets ?? []).map(({ stake, winnings }) => minorFromWire(stake) + minorFromWire(winnings)),
  );

/**
 * V of an entry for chips: the surplus (+) or shortage (-) against the books that counts found. The stock of
 * outstanding chips is the flow less the sum of these, because the chips that a holder lacks are in the hands of
 * customers. The result of a session that does not capture rounds is found by a count, too, but is no variance.
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
export type BalanceInBookCurrency = readonly [account: string, balance: Minor];

/**
 * H as a stock: the face value of the sets in service less the chips of all holders of the house, custody and transit
 * included. The remainder is in the hands of customers.
 */
export const outstandingChips = (balances: Iterable<BalanceInBookCurrency>): Minor => {
  let held = 0n;
  for (const [account, balance] of balances) if (isOf(account, 'chips')) held += balance;
  return -held;
};

const isHolder = (account: string): boolean =>
  isOf(account, 'chips') && !isAt(account, 'chips:issued', 'chips:transit');

/**
 * The customers (`chips in hands`) and the holders of the house with a negative balance, which means that a slip is
 * late.
 */
export function chipsBelowZero(balances: readonly BalanceInBookCurrency[]): BalanceInBookCurrency[] {
  const holders = balances.filter(([account]) => isHolder(account));
  const customers: BalanceInBookCurrency = ['chips in hands', outstandingChips(balances)];
  return [customers, ...holders].filter(([, balance]) => balance < 0n);
}

export const owedInChips = (balances: Iterable<BalanceInBookCurrency>): Minor => {
  let held = 0n;
  for (const [account, balance] of balances) {
    if (isOf(account, 'chips') && !isAt(account, 'chips:custody')) held += balance;
  }
  return -held;
};
