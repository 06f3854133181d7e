import { money } from '../../games/wording';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { accountOfHand, contributionsOf, type HandAccount } from './hand-account.state';
import type { HandPlayed } from './hand.events';
import type { Finding } from '../_core/finding';

type HandFinding = Omit<Finding, 'eventIds'>;

const POT_IDENTITY = {
  ruleId: 'A5',
  citation: 'identity A5: contributions + carried in - returned = awarded + rake + carried out',
};

/** Everything a hand's own figures say about each other. Empty when the hand ties. */
export function checkHand(hand: HandPlayed): HandFinding[] {
  const account = accountOfHand(hand);
  return [
    ...checkPotAgainstContributions(account, hand.currency),
    ...checkPotAgainstAwards(account, hand.currency),
    ...checkStacks(hand),
    ...checkSeats(hand),
    ...checkRakeDue(hand),
  ];
}

/** Findings that mean the money of a hand does not add up, or went to others than the cards say. */
const MONEY_CODES: ReadonlySet<string> = new Set([
  'pot-not-contributed',
  'pot-not-awarded',
  'stack-exceeded',
  'award-differs',
  'award-without-claim',
  'split-not-even',
  'odd-unit-misplaced',
]);

/** Whether the money of a hand adds up, and each seat took what it is due as far as the cards tell. */
export const handTies = (findings: readonly { code: string }[]): boolean =>
  !findings.some((finding) => MONEY_CODES.has(finding.code));

function checkPotAgainstContributions(account: HandAccount, currency: string): HandFinding[] {
  const putIn = sumMinor(account.contributed.values()) + account.carriedIn;
  if (putIn === account.pot) return [];
  return [
    {
      code: 'pot-not-contributed',
      severity: 'violation',
      ...POT_IDENTITY,
      expected: `pots of ${money(putIn, currency)}, what the seats put in and what was carried in`,
      found: `pots of ${money(account.pot, currency)}`,
    },
  ];
}

function checkPotAgainstAwards(account: HandAccount, currency: string): HandFinding[] {
  const out = account.collected + account.rake + account.carriedOut;
  if (out === account.pot) return [];
  const said = (amount: Minor): string => money(amount, currency);
  return [
    {
      code: 'pot-not-awarded',
      severity: 'violation',
      ...POT_IDENTITY,
      expected: `${said(account.pot)} awarded, dropped or carried out`,
      found: `${said(out)} (awarded ${said(account.collected)}, rake ${said(account.rake)}, carried out ${said(account.carriedOut)})`,
    },
  ];
}

function checkStacks(hand: HandPlayed): HandFinding[] {
  const contributed = contributionsOf(hand);
  const found: HandFinding[] = [];
  for (const { seat, stack } of hand.seats) {
    const putIn: Minor = contributed.get(seat) ?? 0n;
    if (stack === undefined || putIn <= minorFromWire(stack)) continue;
    found.push({
      code: 'stack-exceeded',
      severity: 'violation',
      ruleId: '1.1.10-VII.1-01',
      citation: 'a player bets only the chips he has at the table',
      expected: `at most ${money(minorFromWire(stack), hand.currency)} from seat ${seat}`,
      found: money(putIn, hand.currency),
    });
  }
  return found;
}

function checkSeats(hand: HandPlayed): HandFinding[] {
  const seated = new Set(hand.seats.map((seat) => seat.seat));
  const strangers = [...hand.actions, ...hand.awards].filter(({ seat }) => !seated.has(seat));
  const seats = [...new Set(strangers.map(({ seat }) => seat))].sort((a, b) => a - b);
  if (seats.length === 0) return [];
  return [
    {
      code: 'seat-not-in-hand',
      severity: 'violation',
      ruleId: 'A5',
      citation: 'every action and award belongs to a seat of the hand',
      expected: `seats ${[...seated].join(', ')}`,
      found: `seats ${seats.join(', ')} acted or were paid`,
    },
  ];
}

function checkRakeDue(hand: HandPlayed): HandFinding[] {
  const { due, dropped } = hand.rake;
  if (due === undefined || dropped <= due) return [];
  return [
    {
      code: 'rake-above-due',
      severity: 'violation',
      ruleId: '1.1.10-II.4-01',
      citation: 'epígrafe 1.1.10, II.4.a: the house keeps the announced percentage of each hand, no more',
      expected: `at most ${money(minorFromWire(due), hand.currency)}`,
      found: money(minorFromWire(dropped), hand.currency),
    },
  ];
}
