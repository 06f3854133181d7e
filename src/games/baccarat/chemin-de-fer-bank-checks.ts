import { type Finding, said } from '../../finding-catalogue/finding';
import type { BankLife, BankReport, CoupOfBank, GarageMove, Tenure } from '../bank-life';
import type { Setting } from '../game-rules';
import { bankChecks, broken, checkReturned, exactly, FINE, atMost } from '../player-bank/bank-checks';
import { money } from '../wording';
import {
  checkBankAmount,
  modeAt,
  ofABank,
  garageThreshold,
  maximumOfBank,
} from './chemin-de-fer-bank-limits';
import { checkAdjudicated, checkAuction, checkOffer, checkRefusal } from './chemin-de-fer-bank-turns';
import { bankRules as RULES } from './chemin-de-fer.register.json';
import { improperOf, inPlayBefore, moveGarage, moveGarages } from '../player-bank/coverage';

function checkBankCoup(life: BankLife, coup: CoupOfBank, setting: Setting): readonly Finding[] {
  const { tenure } = life;
  if (tenure?.bank !== coup.bank) return FINE;
  return [
    ...checkKept(tenure),
    ...checkVoluntary(tenure, coup, setting),
    ...checkImproper(life, tenure, coup, setting),
    ...checkTodoVa(life, coup, setting),
    ...checkAnnounced(tenure, coup, setting),
    ...checkRisked(tenure, coup, setting),
  ];
}

const checkKept = ({ last }: Tenure): readonly Finding[] =>
  last === 'lost'
    ? broken(RULES.bankEnds, 'bank-kept-after-loss', said('bank-goes-to-seat-on-right'), said('further-coup'))
    : FINE;

function checkVoluntary(tenure: Tenure, { garages }: CoupOfBank, setting: Setting): readonly Finding[] {
  let before = tenure;
  return garages.flatMap((move) => {
    const findings = checkSetAside(before, move, setting);
    before = moveGarage(before, move);
    return findings;
  });
}

function checkSetAside(
  { wonNet, wonGross }: Tenure,
  { kind, move, amount }: GarageMove,
  setting: Setting,
): readonly Finding[] {
  if (kind !== 'voluntary' || move !== 'set-aside') return FINE;
  const { currency, answers } = setting;
  const won = answers['OP1-17'] === 'gross-any-part' ? wonGross : wonNet;
  const threshold = garageThreshold(setting);
  if (threshold !== undefined && won <= threshold) {
    const expected = said('winnings-above', { amount: money(threshold, currency) });
    return broken(RULES.garageThreshold, 'garage-below-threshold', expected, money(won, currency));
  }
  const limit = { rule: RULES.voluntaryGarage, code: 'garage-above-winnings', currency } as const;
  return answers['OP1-17'] === 'net-all-at-once' ? exactly(won, amount, limit) : atMost(won, amount, limit);
}

function checkImproper(
  life: BankLife,
  tenure: Tenure,
  coup: CoupOfBank,
  setting: Setting,
): readonly Finding[] {
  const moves = coup.garages.filter(({ kind }) => kind === 'improper');
  if (coup.allIn || (coup.played === 0n && moves.length === 0)) return FINE;
  const { inPlay, improper } = moveGarages(tenure, coup);
  const due = improperOf(inPlay + improper, maximumOfBank(modeAt(life, setting), setting));
  return exactly(due, improper, {
    rule: RULES.garage,
    code: 'improper-garage-differs',
    currency: setting.currency,
  });
}

const checkTodoVa = (life: BankLife, { allIn }: CoupOfBank, setting: Setting): readonly Finding[] =>
  allIn && modeAt(life, setting) === 'limited'
    ? broken(RULES.todoVa, 'todo-va-not-allowed', said('unlimited-bank'), said('todo-va-on-limited-one'))
    : FINE;

function checkAnnounced(
  tenure: Tenure,
  coup: CoupOfBank,
  { currency, answers }: Setting,
): readonly Finding[] {
  const inPlay = inPlayBefore(tenure, coup, answers['OP1-16'] === 'stays-in-garage');
  const rule = tenure.last === 'won' ? RULES.winningsJoin : RULES.bankInPlay;
  return exactly(inPlay, coup.announced, { rule, code: 'bank-amount-differs', currency });
}

/** The bets that play cannot exceed the bank in play: what earlier bets did not cover stays out of play. */
function checkRisked(tenure: Tenure, coup: CoupOfBank, { currency, answers }: Setting): readonly Finding[] {
  if (coup.played === 0n) return FINE;
  const inPlay = inPlayBefore(tenure, coup, answers['OP1-16'] === 'stays-in-garage');
  return atMost(inPlay, coup.played, { rule: RULES.mandatoryGarage, code: 'coverage-differs', currency });
}

export const cheminDeFerBankChecks = bankChecks({
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
      said('bank-that-is-only-raised'),
      said('withdrawn', { amount: money(amount, currency) }),
    ),
  ended: (life, report, setting) => [
    ...checkEnded(life, report),
    ...checkReturned(RULES.association, report, setting),
  ],
  'shoe-ended': checkGoesOn,
  coup: checkBankCoup,
});

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
  const undealt = [...checkDealt(tenure.coups, tenure.how === 'auction'), ...checkNotLost(tenure)];
  if (amount === ofABank(tenure.inPlay, modeAt(life, setting), setting)) return undealt;
  return [...undealt, ...exactly(tenure.inPlay, amount, limit)];
}

const checkDealt = (coups: number, isBought: boolean): readonly Finding[] => {
  if (coups > 0) return FINE;
  return isBought
    ? broken(
        RULES.buyerDeals,
        'buyer-did-not-deal',
        said('one-coup-at-least-by-who-bought-bank'),
        said('none'),
      )
    : broken(
        RULES.bankEnds,
        'bank-passed-undealt',
        said('one-coup-at-least-before-bank-is-passed'),
        said('none'),
      );
};

function checkEnded(
  { tenure, turn }: BankLife,
  { bank, cause }: Extract<BankReport, { kind: 'ended' }>,
): readonly Finding[] {
  const isKnown = turn.after === 'pass' && turn.passer === tenure?.banker;
  if (tenure?.bank !== bank) return FINE;
  if (cause === 'lost') return checkLost(tenure);
  if (cause !== 'passed' || isKnown) return FINE;
  return [...checkDealt(tenure.coups, tenure.how === 'auction'), ...checkNotLost(tenure)];
}

/** A lost bank passes to the right from the minimum (V.3), a passed one for at least its amount (V.4). */
const checkNotLost = ({ last, hasVoidedCoup }: Tenure): readonly Finding[] =>
  last === 'lost' && hasVoidedCoup !== true
    ? broken(RULES.bankEnds, 'bank-end-differs', said('bank-that-ends-lost'), said('one-that-is-passed'))
    : FINE;

const checkLost = ({ last, hasVoidedCoup }: Tenure): readonly Finding[] =>
  last === undefined || last === 'lost' || hasVoidedCoup === true
    ? FINE
    : broken(
        RULES.bankEnds,
        'bank-end-differs',
        said('bank-that-goes-on-or-is-passed'),
        said('one-that-ends-lost'),
      );

function checkGoesOn(
  { tenure }: BankLife,
  { goesOn }: Extract<BankReport, { kind: 'shoe-ended' }>,
): readonly Finding[] {
  const winner = tenure?.last === 'won' ? tenure.banker : undefined;
  if (goesOn === undefined || goesOn === winner) return FINE;
  const expected = winner ?? said('nobody-last-coup-was-not-won');
  return broken(RULES.goesOn, 'goes-on-not-winner', expected, goesOn);
}
