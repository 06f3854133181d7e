import type { AccountPath } from '../_core/chart-of-accounts';
import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from '../table-session/session-key.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import { chipsOf, dropOf, underway, varianceOf, winOf } from '../_core/account-paths';
import { balanceOf } from '../_core/balances';
import { type EntryLine, linesOf, move, signedLine } from '../_core/journal-entry';
import type { LedgerState, Posting } from '../_core/evaluation.state';
import { isNonBanked } from '../../games/game-codes';
import { capturesAt, floatVarianceOf, gameAt } from '../_core/rules/rules-at-table';
import type { OpeningOfSession } from '../table-session/table-session.state';
import { findSlip } from './slips.state';

type DropCounted = EventOf<'cagnotte.drop.counted.v1'>;

/**
 * A box is opened: the cash goes to the cage, and what differs from the slips is a variance. Where buy-ins are not
 * captured, what no slip explains was bought in, and is posted here.
 */
export const postDropCounted: Posting<'cagnotte.drop.counted.v1'> = (event, before) => {
  const { currency, box, amount, otherCurrencies = [] } = event.data;
  const table = tableConcerned(event);
  const variance = floatVarianceOf('drop', { game: gameAt(event, before), table });
  const counted = minorFromWire(amount);
  const parts = partsOfBox(event, before);
  const book = parts.reduce((sum, { held }) => sum + held, 0n);
  const isSold = !capturesAt(event, before).buyIns && !isForeign(currency, before);
  const boughtIn = isSold && counted >= book ? counted - book : 0n;
  return [
    ...signedLine(dropOf(table), boughtIn, currency, { subLedger: box, basis: 'count' }),
    ...signedLine(soldFrom(event, before), -boughtIn, currency, { basis: 'count' }),
    ...signedLine('cash:cage', counted, currency, { basis: 'count' }),
    ...takenForMissing(boughtIn, event, before),
    ...signedLine(variance, book + boughtIn - counted, currency, { basis: 'count' }),
    ...parts.flatMap(({ subLedger, held }) =>
      signedLine(dropOf(table), -held, currency, { subLedger, basis: 'count' }),
    ),
    ...signedLine(dropOf(table), -boughtIn, currency, { subLedger: box, basis: 'count' }),
    ...otherCurrencies.flatMap((other) => [
      ...signedLine('cash:cage', minorFromWire(other.amount), other.currency, { basis: 'count' }),
      ...signedLine(variance, -minorFromWire(other.amount), other.currency, { basis: 'count' }),
    ]),
  ];
};

const isForeign = (currency: string, { books }: LedgerState): boolean =>
  books.currency !== undefined && books.currency !== currency;

function partsOfBox(event: DropCounted, { balances }: LedgerState): { subLedger?: string; held: Minor }[] {
  const { box, currency } = event.data;
  const account = dropOf(tableConcerned(event));
  return [
    { held: balanceOf(balances, { account, subLedger: undefined, currency }) },
    { subLedger: box, held: balanceOf(balances, { account, subLedger: box, currency }) },
  ];
}

/**
 * Where the chips of an uncaptured buy-in came from: the float, or, once the float is counted, the account to which that count
 * posted the missing chips.
 */
function soldFrom(event: DropCounted, before: LedgerState): AccountPath {
  const table = tableConcerned(event);
  const { rounds } = capturesAt(event, before);
  const { closedBy, closingCount } = before.session;
  if (isNonBanked(gameAt(event, before))) return chipsOf('table', table);
  if (rounds)
    return closingCount === undefined && closedBy === undefined
      ? chipsOf('table', table)
      : varianceOf('table', table);
  return closedBy === undefined ? chipsOf('table', table) : winOf(gameAt(event, before), table);
}

/** Gives back the chips of an uncaptured buy-in that the count of a non-banked table took for missing. */
function takenForMissing(boughtIn: Minor, event: DropCounted, before: LedgerState): EntryLine[] {
  const game = gameAt(event, before);
  const { closedBy, closingCount } = before.session;
  if (!isNonBanked(game) || (closedBy === undefined && closingCount === undefined)) return [];
  const table = tableConcerned(event);
  return move({
    debit: chipsOf('table', table),
    credit: floatVarianceOf('table', { game, table }),
    amount: boughtIn,
    currency: event.data.currency,
    basis: 'count',
  });
}

export const postFloatIssued: Posting<'cagnotte.cage.float-issued.v1'> = ({ data }, { session }) => {
  const { currency, slip, purpose } = data;
  const under = slipOfCageHalf({ slip, amount: minorFromWire(data.amount), purpose }, session.opening);
  return linesOf([{ from: 'chips:cage', to: underway(under), amount: data.amount, slip: under }], currency);
};

/** A credit: the cage's half. The closing float was posted by the close of the table; its receipt only reconciles. */
export const postCreditReceived: Posting<'cagnotte.cage.credit-received.v1'> = ({ data }, { session }) => {
  const { amount, currency, slip } = data;
  if (findSlip(session.slips, { slip, direction: 'to-cage' })?.closing === true) return [];
  return linesOf([{ from: underway(slip), to: 'chips:cage', amount, slip }], currency);
};

/**
 * The slip under which the cage's half travels: its own, unless it is the opening float, which the table reported
 * without a slip; then both halves are posted without one.
 */
export function slipOfCageHalf(
  { slip, amount, purpose }: { slip: string; amount: Minor; purpose: string | undefined },
  opening: Pick<OpeningOfSession, 'float' | 'slip'> | undefined,
): string | undefined {
  const isOpening = opening !== undefined && opening.slip === undefined && opening.float === amount;
  return isOpening && purpose !== 'fill' ? undefined : slip;
}
