import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import type { FindingCode } from '../../finding-catalogue/catalogue';
import type { Part } from '../../words/message';
import type { BankLife, BankReport, Tenure } from '../bank-life';
import type { Setting, GameChecks } from '../game-rules';
import type { Answers } from '../open-points';
import { type Rule, breach } from '../rule';
import type { BankGameFacts } from './bank-game-facts';
import { money } from '../wording';
import type { Minor } from '../../kernel/money';
import type { BankMode } from '../round';

const MODES: Readonly<Record<BankMode, Said>> = {
  limited: said('limited'),
  unlimited: said('unlimited'),
  free: said('free'),
};

export const bankModeNamed = (mode: BankMode): Said => MODES[mode];

export const FINE: readonly Finding[] = [];

export const broken = (rule: Rule, code: FindingCode, expected: Part, found: Part): readonly Finding[] => [
  breach(rule, { code, expected, found }),
];

/** Finds an amount below the due one, in minor units; none if no amount is due. */
export const atLeast = (
  due: Minor | undefined,
  amount: Minor,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly Finding[] =>
  due === undefined || amount >= due
    ? FINE
    : broken(rule, code, said('at-least', { amount: money(due, currency) }), money(amount, currency));

/** Finds an amount above the maximum, in minor units; none without a maximum. */
export const atMost = (
  most: Minor | undefined,
  amount: Minor,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly Finding[] =>
  most === undefined || amount <= most
    ? FINE
    : broken(rule, code, said('at-most', { amount: money(most, currency) }), money(amount, currency));

/** Finds an amount other than the due one, in minor units; none if the amount is not reported. */
export const exactly = (
  due: Minor,
  amount: Minor | undefined,
  { rule, code, currency }: { readonly rule: Rule; readonly code: FindingCode; readonly currency: string },
): readonly Finding[] =>
  amount === undefined || amount === due
    ? FINE
    : broken(rule, code, money(due, currency), money(amount, currency));

/** Compares what members of an ended bank were paid with what they are owed. */
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
    const found = said('to', { what: money(got, currency), to: member });
    return broken(rule, 'bank-return-differs', said('to', { what: money(due, currency), to: member }), found);
  });
};

/** The house does not play in a non-banked game: staff on duty at the table hold no bank, join none and do not bet. */
const checkHouse = (
  { rules }: BankGameFacts,
  report: BankReport,
  { staff = [] }: Setting,
): readonly Finding[] => {
  const ofTheHouse = playersOf(report).filter((player) => staff.includes(player));
  if (ofTheHouse.length === 0) return FINE;
  return broken(rules.houseIsNoPlayer, 'house-in-circle-game', said('players-only'), ofTheHouse.join(', '));
};

/** Finds coups after one with too few players, if OP1-23 closes the game then; that coup has a finding of its own. */
const checkGameClosed = (
  { rules, playersAtLeast }: BankGameFacts,
  { fewestPlayers = playersAtLeast }: BankLife,
  { report, answers }: { readonly report: BankReport; readonly answers: Answers },
): readonly Finding[] => {
  if (report.kind !== 'coup' || answers['OP1-23'] !== 'game-closes') return FINE;
  const { playersPresent = playersAtLeast } = report;
  if (fewestPlayers >= playersAtLeast || playersPresent < playersAtLeast) return FINE;
  const expected = said('game-closed-when-fewer-than-players-were', { players: playersAtLeast });
  return broken(
    rules.players,
    'players-below-minimum',
    expected,
    said('then-and-further-coup', { players: fewestPlayers }),
  );
};

interface ReportIn {
  readonly report: BankReport;
  readonly currency: string;
}

/** A bank is put up once and played until it ends; the next one is put up when nothing is left in it. */
function checkPutUp(
  { rules }: BankGameFacts,
  life: BankLife,
  { report, currency }: ReportIn,
): readonly Finding[] {
  const { tenure } = life;
  if (report.kind === 'adjudicated' || report.kind === 'put-in-play') {
    const isKnown = tenure?.bank === report.bank;
    if (isKnown) return checkOnce(rules.bankInPlay, tenure, { report, currency });
    return checkAlone(rules.bankInPlay, tenure, { report, currency });
  }
  if (!OF_A_BANK.has(report.kind) || !('bank' in report) || tenure?.bank === report.bank) return FINE;
  // The end of the passed bank was reported before the pass.
  if (report.kind === 'passed' && tenure === undefined && life.turn.after === 'pass') return FINE;
  const found = said('bank-named', { bank: report.bank });
  return broken(rules.bankInPlay, 'bank-not-put-up', said('bank-that-was-put-up-before'), found);
}

const OF_A_BANK: ReadonlySet<BankReport['kind']> = new Set(['raised', 'partner-joined', 'passed', 'broken']);

const checkOnce = (rule: Rule, { putUp }: Tenure, { report, currency }: ReportIn): readonly Finding[] =>
  report.kind !== 'adjudicated' || report.fromDeposit || putUp === 0n
    ? FINE
    : broken(
        rule,
        'bank-put-up-twice',
        said('bank-put-up-once-and-raised-afterwards', { bank: report.bank }),
        said('put-up-again', { amount: money(report.amount, currency) }),
      );

function checkAlone(
  rule: Rule,
  before: Tenure | undefined,
  { report, currency }: ReportIn,
): readonly Finding[] {
  if (before === undefined || !('bank' in report)) return FINE;
  const left = before.inPlay + before.voluntary + before.improper;
  if (left <= 0n) return FINE;
  const expected = said('end-of-bank-which-has', { bank: before.bank, amount: money(left, currency) });
  return broken(rule, 'two-banks-at-once', expected, said('bank-named', { bank: report.bank }));
}

function checkOwnBets(
  { rules }: BankGameFacts,
  { tenure }: BankLife,
  report: BankReport,
): readonly Finding[] {
  if (report.kind !== 'coup' || tenure?.bank !== report.bank) return FINE;
  const members = [tenure.banker, ...tenure.partners];
  const own = [...new Set(report.bets.flatMap(({ player }) => player ?? []))].filter((player) =>
    members.includes(player),
  );
  if (own.length === 0) return FINE;
  const expected = said('bets-of-others-than-banker-and-his-partners');
  return broken(rules.betsAgainstBank, 'bets-of-the-bank', expected, own.join(', '));
}

/** A coup belongs to the current shoe, or is the one that was under way when the shoe ended. */
function checkShoe({ rules }: BankGameFacts, life: BankLife, report: BankReport): readonly Finding[] {
  const { shoe, shoes, endedShoe } = life;
  if (report.kind !== 'coup' || shoes === 0) return FINE;
  const { shoeNo } = report;
  const isLast = endedShoe?.shoeNo === shoeNo && endedShoe.coups === 0;
  const isBegun = shoe?.shoeNo === shoeNo && endedShoe?.shoeNo !== shoeNo;
  if (isLast || isBegun) return FINE;
  const expected =
    endedShoe === undefined
      ? said('coup-of-shoe', { shoe: shoe?.shoeNo })
      : said('new-shoe-after-shoe', { shoe: endedShoe.shoeNo });
  return broken(rules.cutCard, 'coup-outside-shoe', expected, said('coup-of-shoe', { shoe: shoeNo }));
}

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
    ...checkPutUp(facts, life, { report, currency: setting.currency }),
    ...checkOwnBets(facts, life, report),
    ...checkShoe(facts, life, report),
  ];

function playersOf(report: BankReport): readonly string[] {
  if (report.kind === 'coup') return report.bets.flatMap(({ player }) => player ?? []);
  if (report.kind === 'adjudicated') return [report.banker, ...report.partners.map(({ member }) => member)];
  if (report.kind === 'raised' || report.kind === 'partner-joined') return [report.member];
  return report.kind === 'deposited' || report.kind === 'put-in-play' ? [report.banker] : [];
}
