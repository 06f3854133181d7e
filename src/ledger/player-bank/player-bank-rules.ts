import { isOf } from '../_core/account';
import type { Finding } from '../../finding-catalogue/finding';
import type { CatalogueEvent, EventOf } from '../event-contract/catalogue';
import type { CoupPlayed } from './player-bank.events';
import { type BankPlace, bankReportOf } from './player-bank.state';
import { type BankAtCoup, coupOfBank, coversOf, isSameRound, roundOfCoup } from './coup.state';
import type { TableSession } from '../table-session/table-session.state';
import type { LastCoup, TablePlay } from '../table-session/table-play.state';
import { type BankLife, type BankReport, type DepositOfBanker, NO_BANK } from '../../games/bank-life';
import type { Setting } from '../../games/game-rules';
import type { EvaluatedRound } from '../../games/evaluate-round';
import { followBank, withVoidedCoup } from '../../games/player-bank/follow-bank';
import type { Round } from '../../games/round';
import { type Minor, sumMinor } from '../../kernel/money';
import { roundWithoutBets } from '../house-round/house-round-rules';
import { movesOf } from '../_core/rules/owed-lines';
import type { LedgerState, PostedEntry } from '../_core/evaluation.state';
import { besidesReport, evaluateReport } from '../_core/rules/evaluate-report';
import { rulesAtTable, type RulesAtTable } from '../_core/rules/rules-at-table';
import { guaranteeOf } from '../casino/casino-books.state';
import { balanceOf } from '../_core/balances';
import { isSameValue } from '../../kernel/same-value';
import type { Settlement } from '../../games/settlement';
import { present } from '../../kernel/present';

interface BankByRules {
  readonly evaluated?: EvaluatedRound;
  readonly findings: readonly Finding[];
  readonly play: TablePlay;
}

const lifeIn = ({ session }: Pick<LedgerState, 'session'>): BankLife => session.play.banks ?? NO_BANK;

/** Follows and checks what an event reports of the life of a bank. Total; nothing if the game has no banks. */
export function applyBankRules(event: CatalogueEvent, before: LedgerState): BankByRules {
  const { play, banks } = before.session;
  const found = bankRulesAt(event, before);
  const report = found === undefined ? undefined : bankReportOf(event, banks);
  if (found === undefined || report === undefined) return { findings: [], play };
  const life = withDepositKept(lifeIn(before), report, before, found.setting.currency);
  const after = { ...withoutLastCoup(play), banks: followBank(life, report) };
  return { findings: checked(found, life, report), play: after };
}

const withoutLastCoup = ({ lastCoup: _lastCoup, ...play }: TablePlay): TablePlay => play;

export function applyRulesToCoup(
  event: EventOf<'cagnotte.coup.played.v1'>,
  before: LedgerState,
): BankByRules {
  const { play } = before.session;
  const found = bankRulesAt(event, before);
  if (found === undefined) return { findings: [], play };
  const life = lifeIn(before);
  const bank = bankAtCoup(found, life, play);
  const round = roundOfCoup(event.data, bank);
  const known = { ...besidesReport(round), bankInPlay: coversOf(event.data, bank) };
  const evaluated = evaluateReport(event.data, found, round, known);
  const report = coupOfBank(event.data, round, evaluated.settlement);
  const untold = isReportedWithoutBets(event.data);
  const isFirst = untold && play.sawRoundWithoutBets !== true;
  return {
    evaluated,
    findings: [
      ...(isFirst ? [roundWithoutBets(event.data.coupNo)] : []),
      ...evaluated.findings,
      ...checked(found, life, report),
    ],
    play: {
      ...play,
      ...(untold ? { sawRoundWithoutBets: true } : {}),
      banks: followBank(life, report),
      left: evaluated.settlement.after,
      lastCoup: lastCoupOf(event.data, round, { life, play }),
    },
  };
}

const isReportedWithoutBets = ({ bets, totals }: CoupPlayed): boolean =>
  bets.length === 0 && totals !== undefined && (totals.collected !== 0 || totals.paid !== 0);

const lastCoupOf = (
  { shoeNo, coupNo }: CoupPlayed,
  { bets }: Round,
  { life, play }: { readonly life: BankLife; readonly play: TablePlay },
): LastCoup => ({
  shoeNo,
  coupNo,
  bets: bets.map(({ betId, player, stake }) => ({ betId, stake, ...present({ player }) })),
  banks: life,
  ...present({ left: play.left }),
});

const playBefore = (
  { banks, left }: LastCoup,
  { lastCoup: _lastCoup, left: _left, ...play }: TablePlay,
): TablePlay => ({ ...play, banks: withVoidedCoup(banks), ...present({ left }) });

/**
 * The play after the entry of a settled coup was reversed: as before the coup, if nothing was reported of the bank
 * since, otherwise with the gain of the coup taken from the bank again.
 */
export function playAfterVoidedCoup(
  { data: { bank, shoeNo, coupNo } }: EventOf<'cagnotte.coup.voided.v1'>,
  { session: { play } }: LedgerState,
  reversed: PostedEntry,
): TablePlay {
  const { lastCoup } = play;
  if (play.banks === undefined) return play;
  if (lastCoup?.shoeNo === shoeNo && lastCoup.coupNo === coupNo) return playBefore(lastCoup, play);
  const moves = movesOf(reversed.lines).filter((move) => move.bank === bank);
  const at = (place: BankPlace): Minor =>
    sumMinor(moves.filter((move) => move.place === place).map(({ amount }) => amount));
  const commission = sumMinor(
    reversed.lines.filter(({ account }) => isOf(account, 'commission')).map(({ credit }) => credit),
  );
  const report = {
    kind: 'coup-voided',
    bank,
    coup: { shoeNo, coupNo },
    inPlay: at('in-play'),
    voluntary: at('voluntary'),
    improper: at('improper'),
    commission,
  } as const;
  const banks = followBank(play.banks, report);
  if (lastCoup === undefined) return { ...play, banks };
  // The bank before the last coup still has the void one: a void of the last coup goes back to it.
  return { ...play, banks, lastCoup: { ...lastCoup, banks: followBank(lastCoup.banks, report) } };
}

function bankAtCoup({ rules, setting }: RulesAtTable, life: BankLife, play: TablePlay): BankAtCoup {
  return {
    life,
    isOverTwoCloths: Object.hasOwn(rules.shapes.bets, 'astride'),
    mode: life.tenure?.mode ?? setting.terms?.bank,
    uncoveredStays: setting.answers['OP1-16'] === 'stays-in-garage',
    before: play.left ?? { held: [], released: [] },
  };
}

function bankRulesAt(
  event: CatalogueEvent,
  before: Pick<LedgerState, 'books' | 'session'>,
): RulesAtTable | undefined {
  const found = rulesAtTable(event, before);
  if (!found?.ok || found.value.rules.checks.bank === undefined) return undefined;
  const staff = before.session.play.staff.map(({ id }) => id);
  return { ...found.value, setting: { ...found.value.setting, staff } };
}

const checked = (
  { rules, setting }: { readonly rules: RulesAtTable['rules']; readonly setting: Setting },
  life: BankLife,
  report: BankReport,
): readonly Finding[] => rules.checks.bank?.(life, report, setting) ?? [];

interface OtherBanks extends Pick<LedgerState, 'books'> {
  /**
   * The sessions before the event, as evaluated and as they are now; they differ in nothing else that the event
   * reads.
   */
  readonly was: TableSession;
  readonly is: TableSession;
  /** The banks after the event, as evaluated. */
  readonly after: BankLife;
  /** The rules' settlement of a coup. */
  readonly settlement: Settlement | undefined;
}

/**
 * The banks after an event, derived from its evaluation with other banks before it; undefined if the rules might
 * decide otherwise now.
 */
export function lifeAfterOtherBanks(event: CatalogueEvent, other: OtherBanks): BankLife | undefined {
  const found = bankRulesAt(event, { books: other.books, session: other.is });
  const report = found && sameReport(event, found, other);
  if (report === undefined) return undefined;
  const kept = depositKept(report, other);
  if (kept === undefined) return undefined;
  const [was, is] = [other.was, other.is].map((session) => withDeposits(lifeIn({ session }), kept)) as [
    BankLife,
    BankLife,
  ];
  return isSameValue(checked(found!, was, report), checked(found!, is, report))
    ? followBank(is, report)
    : undefined;
}

/** The report of an event about its bank, if it is the same with the banks of both sessions. */
function sameReport(
  event: CatalogueEvent,
  found: RulesAtTable,
  { was, is, settlement }: OtherBanks,
): BankReport | undefined {
  if (event.type !== 'cagnotte.coup.played.v1') return bankReportOf(event, is.banks);
  const before = bankAtCoup(found, lifeIn({ session: was }), was.play);
  const now = bankAtCoup(found, lifeIn({ session: is }), is.play);
  if (settlement === undefined || !isSameRound(event.data, before, now)) return undefined;
  return coupOfBank(event.data, roundOfCoup(event.data, now), settlement);
}

/**
 * The deposits with the house of a banker who is new in both sessions (`withDepositKept`), as an evaluated
 * adjudication left them; empty if the event names no banker, or both sessions know a deposit of his. Undefined
 * otherwise: the evaluation does not show them.
 */
function depositKept(
  report: BankReport,
  { was, is, after }: OtherBanks,
): readonly DepositOfBanker[] | undefined {
  const banker = 'banker' in report ? report.banker : undefined;
  if (banker === undefined) return [];
  const ofBanker = ({ deposits }: BankLife): readonly DepositOfBanker[] =>
    deposits.filter((each) => each.banker === banker);
  const [before, now] = [was, is].map((session) => ofBanker(lifeIn({ session })).length) as [number, number];
  if (before > 0 && now > 0) return [];
  return before === now && report.kind === 'adjudicated' ? ofBanker(after) : undefined;
}

const withDeposits = (life: BankLife, deposits: readonly DepositOfBanker[]): BankLife =>
  deposits.length === 0 ? life : { ...life, deposits: [...life.deposits, ...deposits] };

/**
 * Adds the deposit that a banker who is new in this session still has with the house: it stays his from one session
 * to the next, until it is paid back.
 */
function withDepositKept(
  life: BankLife,
  report: BankReport,
  { balances, books }: Pick<LedgerState, 'balances' | 'books'>,
  currency: string,
): BankLife {
  const banker = 'banker' in report ? report.banker : undefined;
  if (banker === undefined || life.deposits.some((each) => each.banker === banker)) return life;
  const available = -balanceOf(balances, { account: 'bank-deposit', subLedger: banker, currency });
  const guaranteed = guaranteeOf(books, banker);
  if (available <= 0n && guaranteed <= 0n) return life;
  const kept = { banker, available: available > 0n ? available : 0n, guaranteed, first: 0n, last: 0n };
  return { ...life, deposits: [...life.deposits, kept] };
}
