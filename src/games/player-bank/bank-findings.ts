import type { Minor } from '../../kernel/money';
import type { BankLife } from '../bank-life';
import type { BankReport } from '../bank-reports';
import type { FindingCode } from '../finding-kinds';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import { breach, type Rule, type RuleFinding } from '../rule';
import { money } from '../wording';
import type { BankGameFacts } from './bank-game-facts';

/** Nothing is wrong. */
export const FINE: readonly RuleFinding[] = [];

/** A rule that is broken, in words. */
export const broken = (
  rule: Rule,
  code: FindingCode,
  expected: string,
  found: string,
): readonly RuleFinding[] => [breach(rule, { code, severity: 'violation', expected, found })];

/** An amount that is below what it must be. */
export const atLeast = (
  due: Minor | undefined,
  amount: Minor,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly RuleFinding[] =>
  due === undefined || amount >= due
    ? FINE
    : broken(rule, code, `at least ${money(due, currency)}`, money(amount, currency));

/** An amount that is above what it may be. */
export const atMost = (
  most: Minor | undefined,
  amount: Minor,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly RuleFinding[] =>
  most === undefined || amount <= most
    ? FINE
    : broken(rule, code, `at most ${money(most, currency)}`, money(amount, currency));

/** What is declared of the bank against what it is by everything reported before. */
export const exactly = (
  due: Minor,
  amount: Minor | undefined,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly RuleFinding[] =>
  amount === undefined || amount === due
    ? FINE
    : broken(rule, code, money(due, currency), money(amount, currency));

/** A bank that ends gives each member what is his, garages included. */
export const checkReturned = (
  rule: Rule,
  { owed, returned }: Extract<BankReport, { kind: 'ended' }>,
  { currency }: Setting,
): readonly RuleFinding[] => {
  const members = [...new Set([...owed, ...returned].map(({ member }) => member))];
  const of = (parts: typeof owed, of: string): Minor =>
    parts.reduce((sum, { member, amount }) => (member === of ? sum + amount : sum), 0n);
  return members.flatMap((member) => {
    const [due, got] = [of(owed, member), of(returned, member)];
    if (due === got) return FINE;
    const found = `${money(got, currency)} to ${member}`;
    return broken(rule, 'bank-return-differs', `${money(due, currency)} to ${member}`, found);
  });
};

/** The house has no part in a circle game: nobody on duty at the table puts up a bank, joins one, or bets. */
export const checkHouse = (
  { rules }: BankGameFacts,
  report: BankReport,
  { staff = [] }: Setting,
): readonly RuleFinding[] => {
  const ofTheHouse = playersOf(report).filter((player) => staff.includes(player));
  if (ofTheHouse.length === 0) return FINE;
  return broken(rules.houseIsNoPlayer, 'house-in-circle-game', 'players only', ofTheHouse.join(', '));
};

/** No coup is dealt after one with too few players, for who reads it so (OP1-23); that one is found by itself. */
export const checkGameClosed = (
  { rules, playersAtLeast }: BankGameFacts,
  { fewestPlayers = playersAtLeast }: BankLife,
  { report, answers }: { readonly report: BankReport; readonly answers: Answers },
): readonly RuleFinding[] => {
  if (report.kind !== 'coup' || answers['OP1-23'] !== 'game-closes') return FINE;
  const { playersPresent = playersAtLeast } = report;
  if (fewestPlayers >= playersAtLeast || playersPresent < playersAtLeast) return FINE;
  const expected = `the game closed when fewer than ${playersAtLeast} players were left`;
  return broken(
    rules.players,
    'players-below-minimum',
    expected,
    `${fewestPlayers} then, and a further coup`,
  );
};

function playersOf(report: BankReport): readonly string[] {
  if (report.kind === 'coup') return report.bets.flatMap(({ player }) => player ?? []);
  if (report.kind === 'adjudicated') return [report.banker, ...report.partners.map(({ member }) => member)];
  if (report.kind === 'raised' || report.kind === 'partner-joined') return [report.member];
  return report.kind === 'deposited' || report.kind === 'put-in-play' ? [report.banker] : [];
}
