import { applyMoves, type BankMove, type BankPlace } from '../../player-bank/player-bank.state';
import type { Minor } from '../../../kernel/money';
import { memberOf, readMember } from '../account-paths';
import { type EntryLine, type LineDetail, signedLine } from '../journal-entry';
import type { LedgerState } from '../evaluation.state';
import type { Balances } from '../balances';
import type { AccountPath } from '../chart-of-accounts';
import type { TableSession } from '../../table-session/table-session.state';
import { SUSPENSE } from '../suspense';

interface Drawing extends LineDetail {
  readonly account: AccountPath;
  readonly amount: Minor;
  readonly currency: string;
  readonly variance: AccountPath;
  readonly beyond?: Minor;
}

/**
 * Debits a liability up to what it owes, and the variance account with the rest, so that no liability is ever negative.
 * Minor units; `beyond` is what the account owes in addition to its balance.
 */
export function draw(drawing: Drawing, balances: Balances): EntryLine[] {
  const { account, amount, currency, variance, beyond = 0n, subLedger = null } = drawing;
  const part = { account, subLedger, currency };
  const owed = balances.isAtMost(part, beyond - amount) ? amount : beyond - balances.held(part);
  const covered = owed >= amount ? amount : owed > 0n ? owed : 0n;
  return [
    ...signedLine(account, covered, currency, drawing),
    ...signedLine(variance, amount - covered, currency, { basis: 'derived', ruleId: SUSPENSE.notCovered }),
  ];
}

const ACCOUNT_OF: Readonly<Record<BankPlace, AccountPath>> = {
  'in-play': 'player-bank',
  voluntary: 'garage:voluntary',
  improper: 'garage:improper',
};

const PLACE_OF: ReadonlyMap<string, BankPlace> = new Map(
  Object.entries(ACCOUNT_OF).map(([place, account]) => [account, place as BankPlace]),
);

/**
 * The line that changes what a member of a bank is owed at one of its places: more for a positive amount, else less.
 */
export const owedToMember = (
  { bank, member, place, amount }: BankMove,
  currency: string,
  detail: LineDetail = {},
): EntryLine[] =>
  signedLine(ACCOUNT_OF[place], -amount, currency, { ...detail, subLedger: memberOf({ bank, member }) });

/** The changes of banks that lines post, by bank, member and place; minor units, positive for more owed. */
export function movesOf(lines: readonly EntryLine[]): BankMove[] {
  const moves: BankMove[] = [];
  for (const { account, subLedger, debit, credit } of lines) {
    const place = PLACE_OF.get(account);
    if (place === undefined || subLedger === undefined) continue;
    moves.push({ ...readMember(subLedger), place, amount: credit - debit });
  }
  return moves;
}

/** Posts things one after the other, each with the balances and banks after the lines of those before it. */
export const inSuccession = <Thing>(
  things: readonly Thing[],
  before: LedgerState,
  post: (thing: Thing, before: LedgerState) => EntryLine[],
): EntryLine[] => {
  let lines: EntryLine[] = [];
  let known: LedgerState | undefined = before;
  for (const thing of things) {
    const more = post(thing, (known ??= knownAfter(before, lines)));
    if (more.length === 0) continue;
    lines = lines.length === 0 ? more : [...lines, ...more];
    known = undefined;
  }
  return lines;
};

const knownAfter = (before: LedgerState, lines: readonly EntryLine[]): LedgerState => ({
  ...before,
  balances: before.balances.after(lines),
  session: withMoves(before.session, movesOf(lines)),
});

export const withMoves = (session: TableSession, moves: readonly BankMove[]): TableSession =>
  moves.length === 0 ? session : { ...session, banks: applyMoves(session.banks, moves) };
