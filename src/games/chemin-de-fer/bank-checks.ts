import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
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
import { money } from '../wording';
import { checkBankCoup } from './bank-coup-checks';
import { checkBankAmount, modeAt, ofABank } from './bank-limits';
import { checkAdjudicated, checkAuction, checkOffer, checkRefusal } from './bank-turn-checks';
import { CHEMIN_DE_FER_RULES as RULES } from './chemin-de-fer.register';

type Check<Kind extends BankReport['kind']> = (
  life: BankLife,
  report: Extract<BankReport, { kind: Kind }>,
  setting: Setting,
) => readonly Finding[];

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
      said`a bank that is only raised`,
      said`${money(amount, currency)} withdrawn`,
    ),
  ended: (life, report, setting) => [
    ...checkEnded(life, report),
    ...checkReturned(RULES.association, report, setting),
  ],
  'shoe-ended': checkGoesOn,
  coup: checkBankCoup,
};

export const cheminDeFerBankChecks =
  (facts: BankGameFacts): NonNullable<GameChecks['bank']> =>
  (life, report, setting) => [
    ...((CHECKS[report.kind] as Check<BankReport['kind']> | undefined)?.(life, report, setting) ?? FINE),
    ...checkHouse(facts, report, setting),
    ...checkGameClosed(facts, life, { report, answers: setting.answers }),
  ];

function checkRaised(
  life: BankLife,
  { bank, amount }: Extract<BankReport, { kind: 'raised' | 'partner-joined' }>,
  setting: Setting,
): readonly Finding[] {
  const { tenure } = life;
  if (tenure?.bank !== bank) return FINE;
  return checkBankAmount(tenure.inPlay + amount, modeAt(life, setting), setting);
}

function checkPassed(
  life: BankLife,
  { bank, amount }: Extract<BankReport, { kind: 'passed' }>,
  setting: Setting,
): readonly Finding[] {
  const { tenure } = life;
  if (tenure?.bank !== bank) return FINE;
  const limit = { rule: RULES.bankInPlay, code: 'bank-amount-differs', currency: setting.currency } as const;
  const undealt = checkDealt(tenure.coups, tenure.how === 'auction');
  if (amount === ofABank(tenure.inPlay, modeAt(life, setting), setting)) return undealt;
  return [...undealt, ...exactly(tenure.inPlay, amount, limit)];
}

const checkDealt = (coups: number, isBought: boolean): readonly Finding[] => {
  if (coups > 0) return FINE;
  return isBought
    ? broken(
        RULES.buyerDeals,
        'buyer-did-not-deal',
        said`one coup at least by who bought the bank`,
        said`none`,
      )
    : broken(
        RULES.bankEnds,
        'bank-passed-undealt',
        said`one coup at least before a bank is passed`,
        said`none`,
      );
};

function checkEnded(
  { tenure, turn }: BankLife,
  { bank, cause }: Extract<BankReport, { kind: 'ended' }>,
): readonly Finding[] {
  const isKnown = turn.after === 'pass' && turn.passer === tenure?.banker;
  if (tenure?.bank !== bank || cause !== 'passed' || isKnown) return FINE;
  return checkDealt(tenure.coups, tenure.how === 'auction');
}

function checkGoesOn(
  { tenure }: BankLife,
  { goesOn }: Extract<BankReport, { kind: 'shoe-ended' }>,
): readonly Finding[] {
  const winner = tenure?.last === 'won' ? tenure.banker : undefined;
  if (goesOn === undefined || goesOn === winner) return FINE;
  const expected = winner ?? said`nobody: the last coup was not won`;
  return broken(RULES.goesOn, 'goes-on-not-winner', expected, goesOn);
}
