import type { FindingCode } from '../../finding-catalogue/catalogue';
import type { Finding } from '../../finding-catalogue/finding';
import { type Part, said, type Said } from '../../finding-catalogue/said';
import type { Minor } from '../../kernel/money';
import type { BankLife, BankReport } from '../bank-life';
import type { Setting, GameChecks } from '../game-rules';
import type { Answers } from '../open-points';
import type { BankMode } from '../round';
import { breach, type Rule } from '../rule';
import { money } from '../wording';
import type { BankGameFacts } from './bank-game-facts';

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

/** The house has no part in a non-banked game: nobody on duty at the table puts up a bank, joins one, or bets. */
const checkHouse = (
  { rules }: BankGameFacts,
  report: BankReport,
  { staff = [] }: Setting,
): readonly Finding[] => {
  const ofTheHouse = playersOf(report).filter((player) => staff.includes(player));
  if (ofTheHouse.length === 0) return FINE;
  return broken(rules.houseIsNoPlayer, 'house-in-circle-game', said`players only`, ofTheHouse.join(', '));
};

/** No coup is dealt after one with too few players, if the casino reads it so (OP1-23); that coup is a finding by itself. */
const checkGameClosed = (
  { rules, playersAtLeast }: BankGameFacts,
  { fewestPlayers = playersAtLeast }: BankLife,
  { report, answers }: { readonly report: BankReport; readonly answers: Answers },
): readonly Finding[] => {
  if (report.kind !== 'coup' || answers['OP1-23'] !== 'game-closes') return FINE;
  const { playersPresent = playersAtLeast } = report;
  if (fewestPlayers >= playersAtLeast || playersPresent < playersAtLeast) return FINE;
  const expected = said`the game closed when fewer than ${playersAtLeast} players were left`;
  return broken(
    rules.players,
    'players-below-minimum',
    expected,
    said`${fewestPlayers} then, and a further coup`,
  );
};

export type ReportOf<Kind extends BankReport['kind']> = Extract<BankReport, { kind: Kind }>;
type Check<Kind extends BankReport['kind']> = (
  life: BankLife,
  report: ReportOf<Kind>,
  setting: Setting,
) => readonly Finding[];

type ChecksByReport = { readonly [Kind in BankReport['kind']]?: Check<Kind> };

export const bankChecks =
  (checks: ChecksByReport) =>
  (facts: BankGameFacts): NonNullable<GameChecks['bank']> =>
  (life, report, setting) => [
    ...((checks[report.kind] as Check<BankReport['kind']> | undefined)?.(life, report, setting) ?? FINE),
    ...checkHouse(facts, report, setting),
    ...checkGameClosed(facts, life, { report, answers: setting.answers }),
  ];

function playersOf(report: BankReport): readonly string[] {
  if (report.kind === 'coup') return report.bets.flatMap(({ player }) => player ?? []);
  if (report.kind === 'adjudicated') return [report.banker, ...report.partners.map(({ member }) => member)];
  if (report.kind === 'raised' || report.kind === 'partner-joined') return [report.member];
  return report.kind === 'deposited' || report.kind === 'put-in-play' ? [report.banker] : [];
}
