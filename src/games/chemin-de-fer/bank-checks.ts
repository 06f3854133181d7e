import type { BankLife } from '../bank-life';
import type { BankReport } from '../bank-reports';
import type { GameChecks, Setting } from '../game-rules';
import {
  broken,
  checkGameClosed,
  checkHouse,
  checkReturned,
  exactly,
  FINE,
} from '../player-bank/bank-findings';
import type { BankGameFacts } from '../player-bank/bank-game-facts';
import type { RuleFinding } from '../rule';
import { money } from '../wording';
import { checkBankCoup } from './bank-coup-checks';
import { checkBankAmount, modeAt, ofABank } from './bank-limits';
import { checkAdjudicated, checkAuction, checkOffer, checkRefusal } from './bank-turn-checks';
import { CHEMIN_DE_FER_RULES as RULES } from './chemin-de-fer.register';

type Check<Kind extends BankReport['kind']> = (
  life: BankLife,
  report: Extract<BankReport, { kind: Kind }>,
  setting: Setting,
) => readonly RuleFinding[];

/** What is checked of each report; one that is not named can break no rule of this game. */
const CHECKS: { readonly [Kind in BankReport['kind']]?: Check<Kind> } = {
  offered: checkOffer,
  refused: checkRefusal,
  auctioned: checkAuction,
  adjudicated: checkAdjudicated,
  raised: checkRaised,
  'partner-joined': checkRaised,
  passed: checkPassed,
  withdrawn: (_life, { amount }, { currency }) =>
    broken(
      RULES.raiseOnly,
      'bank-lowered',
      'a bank that is only raised',
      `${money(amount, currency)} withdrawn`,
    ),
  ended: (life, report, setting) => [
    ...checkEnded(life, report),
    ...checkReturned(RULES.association, report, setting),
  ],
  'shoe-ended': checkGoesOn,
  coup: checkBankCoup,
};

/** What is checked of the life of a bank of chemin de fer, from its offer to its end. */
export const cheminDeFerBankChecks =
  (facts: BankGameFacts): NonNullable<GameChecks['bank']> =>
  (life, report, setting) => [
    ...((CHECKS[report.kind] as Check<BankReport['kind']> | undefined)?.(life, report, setting) ?? FINE),
    ...checkHouse(facts, report, setting),
    ...checkGameClosed(facts, life, { report, answers: setting.answers }),
  ];

/** What is added to a bank that has not won anything yet keeps it within its maximum. */
function checkRaised(
  life: BankLife,
  { bank, amount }: Extract<BankReport, { kind: 'raised' | 'partner-joined' }>,
  setting: Setting,
): readonly RuleFinding[] {
  const { tenure } = life;
  if (tenure?.bank !== bank) return FINE;
  return checkBankAmount(tenure.inPlay + amount, modeAt(life, setting), setting);
}

/** A bank is passed after a coup at least, for what is in play, with or without what it may not be in the next coup. */
function checkPassed(
  life: BankLife,
  { bank, amount }: Extract<BankReport, { kind: 'passed' }>,
  setting: Setting,
): readonly RuleFinding[] {
  const { tenure } = life;
  if (tenure?.bank !== bank) return FINE;
  const limit = { rule: RULES.bankInPlay, code: 'bank-amount-differs', currency: setting.currency } as const;
  const undealt = checkDealt(tenure.coups, tenure.how === 'auction');
  if (amount === ofABank(tenure.inPlay, modeAt(life, setting), setting)) return undealt;
  return [...undealt, ...exactly(tenure.inPlay, amount, limit)];
}

const checkDealt = (coups: number, isBought: boolean): readonly RuleFinding[] => {
  if (coups > 0) return FINE;
  return isBought
    ? broken(RULES.buyerDeals, 'buyer-did-not-deal', 'one coup at least by who bought the bank', 'none')
    : broken(RULES.bankEnds, 'bank-passed-undealt', 'one coup at least before a bank is passed', 'none');
};

/** A bank that says it was passed without having been announced so. */
function checkEnded(
  { tenure, turn }: BankLife,
  { bank, cause }: Extract<BankReport, { kind: 'ended' }>,
): readonly RuleFinding[] {
  const isKnown = turn.after === 'pass' && turn.passer === tenure?.banker;
  if (tenure?.bank !== bank || cause !== 'passed' || isKnown) return FINE;
  return checkDealt(tenure.coups, tenure.how === 'auction');
}

/** Into the next shoe goes who won the last coup. */
function checkGoesOn(
  { tenure }: BankLife,
  { goesOn }: Extract<BankReport, { kind: 'shoe-ended' }>,
): readonly RuleFinding[] {
  const winner = tenure?.last === 'won' ? tenure.banker : undefined;
  if (goesOn === undefined || goesOn === winner) return FINE;
  const expected = winner ?? 'nobody: the last coup was not won';
  return broken(RULES.goesOn, 'goes-on-not-winner', expected, goesOn);
}
