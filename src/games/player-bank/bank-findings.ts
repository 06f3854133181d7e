import type { FindingCode, Finding } from '../../finding-catalogue/finding';
import { type Part, said, type Said } from '../../finding-catalogue/said';
import type { Minor } from '../../kernel/money';
import type { BankReport } from '../bank-life';
import type { Setting } from '../game-rules';
import type { BankMode } from '../round';
import { breach, type Rule } from '../rule';
import { money } from '../wording';

const MODES: Readonly<Record<BankMode, Said>> = {
  limited: said`limited`,
  unlimited: said`unlimited`,
  free: said`free`,
};

export const bankModeNamed = (mode: BankMode): Said => MODES[mode];

export const FINE: readonly Finding[] = [];

export const broken = (rule: Rule, code: FindingCode, expected: Part, found: Part): readonly Finding[] => [
  breach(rule, { code, expected, found }),
];

export const atLeast = (
  due: Minor | undefined,
  amount: Minor,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly Finding[] =>
  due === undefined || amount >= due
    ? FINE
    : broken(rule, code, said`at least ${money(due, currency)}`, money(amount, currency));

export const atMost = (
  most: Minor | undefined,
  amount: Minor,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly Finding[] =>
  most === undefined || amount <= most
    ? FINE
    : broken(rule, code, said`at most ${money(most, currency)}`, money(amount, currency));

export const exactly = (
  due: Minor,
  amount: Minor | undefined,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly Finding[] =>
  amount === undefined || amount === due
    ? FINE
    : broken(rule, code, money(due, currency), money(amount, currency));

export const checkReturned = (
  rule: Rule,
  { owed, returned }: Extract<BankReport, { kind: 'ended' }>,
  { currency }: Setting,
): readonly Finding[] => {
  const members = [...new Set([...owed, ...returned].map(({ member }) => member))];
  const of = (parts: typeof owed, of: string): Minor =>
    parts.reduce((sum, { member, amount }) => (member === of ? sum + amount : sum), 0n);
  return members.flatMap((member) => {
    const [due, got] = [of(owed, member), of(returned, member)];
    if (due === got) return FINE;
    const found = said`${money(got, currency)} to ${member}`;
    return broken(rule, 'bank-return-differs', said`${money(due, currency)} to ${member}`, found);
  });
};
