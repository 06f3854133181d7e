import { said } from '../../finding-catalogue/said';
import type { Finding } from '../../finding-catalogue/finding';
import type { BankLife, BankReport } from '../bank-life';
import type { Setting, GameChecks } from '../game-rules';
import type { Answers } from '../open-points';
import type { BankGameFacts } from './bank-game-facts';
import { broken, FINE } from './bank-findings';

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
