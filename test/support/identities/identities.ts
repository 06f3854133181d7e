import { type EntryLine, imbalanceOf } from '../../../src/ledger/_core/journal-entry';
import { type BalanceInBookCurrency, chipsBelowZero } from '../../../src/ledger/chips/chips-flow';
import { METER_EVENTS } from '../../../src/ledger/gaming-day/day-figures';
import type { PlayerBankState } from '../../../src/ledger/player-bank/player-bank.state';
import { type Minor, sumMinor } from '../../../src/kernel/money';
import { accountOfHand } from '../../../src/ledger/poker-hand/hand.state';
import type { HandPlayed } from '../../../src/ledger/poker-hand/hand.events';
import type { Rational } from '../../../src/kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../../src/kernel/rounding';

export interface Breach {
  readonly identity: 'A1' | 'A2' | 'A3' | 'A3-banks' | 'A4' | 'A5' | 'A6' | 'A7';
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

/** A1, hard: the lines of an entry, or all lines, sum to zero in each currency. */
export const checkBalance = (lines: readonly EntryLine[]): Breach[] =>
  [...imbalanceOf(lines)]
    .filter(([, excess]) => excess !== 0n)
    .map(([currency, excess]) => ({ identity: 'A1', at: currency, expected: '0', found: `${excess}` }));

/** A2, soft: no customer or holder has a negative number of chips. */
export const checkChips = (balances: readonly BalanceInBookCurrency[]): Breach[] =>
  chipsBelowZero(balances).map(([at, balance]) => ({
    identity: 'A2',
    at,
    expected: 'at least 0',
    found: `${balance}`,
  }));

export interface EntryAtTable {
  readonly type: string;
  readonly table: string | undefined;
  readonly lines: readonly EntryLine[];
}

const OWED = /^(player-bank|garage:(voluntary|improper))$|^pot(:|$)/;
/** Clearing a variance changes who bears it, but not the chips in custody. */
const CLEARING = 'cagnotte.variance.cleared.v1';

/** A3, hard: the chips in custody of a table equal the debt to its players, less what could not be covered. */
export function checkCustody(entries: Iterable<EntryAtTable>): Breach[] {
  const sums = new Map<string, { custody: Minor; owed: Minor }>();
  for (const { type, table, lines } of entries) {
    if (type === CLEARING || table === undefined) continue;
    for (const { account, currency, debit, credit } of lines) {
      const at = `${table} ${currency}`;
      const sum = sums.get(at) ?? { custody: 0n, owed: 0n };
      if (account === `chips:custody:${table}`) sum.custody += debit - credit;
      if (OWED.test(account) || account === `variance:custody:${table}`) sum.owed += credit - debit;
      sums.set(at, sum);
    }
  }
  return [...sums]
    .filter(([, { custody, owed }]) => custody !== owed)
    .map(([at, { custody, owed }]) => ({
      identity: 'A3',
      at,
      expected: `${owed} owed`,
      found: `${custody} kept`,
    }));
}

/** A3, soft: no member has a negative share of a bank. A3 of the ledger covers the sum of the shares. */
export const checkBanks = (banks: readonly PlayerBankState[]): Breach[] =>
  banks.flatMap(({ bank, members }) =>
    members
      .filter(({ inPlay, voluntary, improper }) => inPlay < 0n || voluntary < 0n || improper < 0n)
      .map(({ member, inPlay, voluntary, improper }) => ({
        identity: 'A3-banks' as const,
        at: `${bank} ${member}`,
        expected: 'at least 0',
        found: `in play ${inPlay}, garages ${voluntary} and ${improper}`,
      })),
  );

/** A4, soft: a meter equals the sum of the events that move it. */
export function checkMeter(
  pool: string,
  entries: readonly Omit<EntryAtTable, 'table'>[],
  meter: Minor,
): Breach[] {
  const lines = entries.filter(({ type }) => METER_EVENTS.includes(type)).flatMap((entry) => entry.lines);
  const own = lines.filter(({ account }) => account === `jackpot:${pool}`);
  const due = sumMinor(own.map(({ debit, credit }) => credit - debit));
  return due === meter ? [] : [{ identity: 'A4', at: pool, expected: `${due}`, found: `${meter}` }];
}

/** A5, soft: contributions to the pots of a hand, without returned bets, equal awards, rake and carried pot. */
export function checkPots(hand: HandPlayed): Breach[] {
  const { contributed, carriedIn, collected, rake, carriedOut } = accountOfHand(hand);
  const putIn = sumMinor(contributed.values()) + carriedIn;
  const out = collected + rake + carriedOut;
  if (putIn === out) return [];
  return [{ identity: 'A5', at: hand.handNo, expected: `${putIn} put in`, found: `${out} came out` }];
}

/** A derived commission: its base, its rate, and the stated exact value. */
export interface DerivedCommission {
  readonly at: string;
  readonly of: Minor;
  readonly rate: Rational;
  readonly amount: Minor;
  readonly exact?: Rational | undefined;
}

/** A6, soft: the commission is its base times its rate, rounded half up once; the exact value is stated, too. */
export function checkDerivedCommission({ at, of, rate, amount, exact }: DerivedCommission): Breach[] {
  const share = { numerator: of * rate.numerator, denominator: rate.denominator };
  const due = roundAmount(share, TO_THE_CENT);
  const dueExact = share.numerator % share.denominator === 0n ? undefined : share;
  if (due === amount && same(dueExact, exact)) return [];
  return [{ identity: 'A6', at, expected: written(due, dueExact), found: written(amount, exact) }];
}

const same = (a: Rational | undefined, b: Rational | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a.numerator * b.denominator === b.numerator * a.denominator;

const written = (amount: Minor, exact: Rational | undefined): string =>
  exact === undefined ? `${amount}` : `${amount} of ${exact.numerator}/${exact.denominator}`;

export interface Reprojection {
  readonly casino: string;
  readonly stored: string;
  readonly again: string;
}

/** A7, hard: the books are a function of the log. */
export const checkReprojection = ({ casino, stored, again }: Reprojection): Breach[] =>
  stored === again ? [] : [{ identity: 'A7', at: casino, expected: again, found: stored }];
