import { applyMoves, type BankMove, type BankPlace } from '../../player-bank/player-bank.state';
import type { Minor } from '../../../kernel/money';
import { memberOf, readMember } from '../account-paths';
import { type EntryLine, type LineDetail, signedLine } from '../journal-entry';
import type { LedgerState } from '../evaluation.state';
import type { Balances } from '../balances';
import { SUSPENSE } from '../suspense';

interface Drawing extends LineDetail {
  readonly account: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly variance: string;
  readonly beyond?: Minor;
}

/**
 * The debit of a drawing: at the account as far as it holds what is owed, the rest at the variance, so that nothing
 * owed is ever below zero.
 */
export function draw(drawing: Drawing, balances: Balances): EntryLine[] {
  const { account, amount, currency, variance, beyond = 0n, ...detail } = drawing;
  const { subLedger = null } = detail;
  const part = { account, subLedger, currency };
  const owed = balances.isAtMost(part, beyond - amount) ? amount : beyond - balances.held(part);
  const covered = owed >= amount ? amount : owed > 0n ? owed : 0n;
  return [
    ...signedLine(account, covered, currency, detail),
    ...signedLine(variance, amount - covered, currency, { basis: 'derived', ruleId: SUSPENSE.notCovered }),
  ];
}

const ACCOUNT_OF: Readonly<Record<BankPlace, string>> = {
  'in-play': 'player-bank',
  voluntary: 'garage:voluntary',
  improper: 'garage:improper',
};

const PLACE_OF: ReadonlyMap<string, BankPlace> = new Map(
  Object.entries(ACCOUNT_OF).map(([place, account]) => [account, place as BankPlace]),
);

/** What a member of a bank is owed at one of its places grows by the amount, or shrinks where it is negative. */
export const owedToMember = (
  { bank, member, place, amount }: BankMove,
  currency: string,
  detail: LineDetail = {},
): EntryLine[] =>
  signedLine(ACCOUNT_OF[place], -amount, currency, { ...detail, subLedger: memberOf({ bank, member }) });

/** What lines did to the banks of a session; the inverse of `owedToMember`. */
export const movesOf = (lines: readonly EntryLine[]): BankMove[] =>
  lines.flatMap(({ account, subLedger, debit, credit }) => {
    const place = PLACE_OF.get(account);
    if (place === undefined || subLedger === undefined) return [];
    const amount: Minor = credit - debit;
    return [{ ...readMember(subLedger), place, amount }];
  });

export const inSuccession = <Thing>(
  things: readonly Thing[],
  before: LedgerState,
  post: (thing: Thing, before: LedgerState) => EntryLine[],
): EntryLine[] =>
  things.reduce<EntryLine[]>((lines, thing) => [...lines, ...post(thing, knownAfter(before, lines))], []);

const knownAfter = (before: LedgerState, lines: readonly EntryLine[]): LedgerState =>
  lines.length === 0
    ? before
    : {
        ...before,
        balances: before.balances.after(lines),
        session: { ...before.session, banks: applyMoves(before.session.banks, movesOf(lines)) },
      };
