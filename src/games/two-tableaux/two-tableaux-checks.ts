import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { maximumOf } from '../_mechanics/authorised-terms';
import type { GameChecks, Setting } from '../game-rules';
import { bankGameChecks } from '../player-bank/bank-game-checks';
import type { BankGameFacts } from '../player-bank/bank-game-facts';
import { broken, FINE } from '../player-bank/bank-findings';
import { type EvaluatedCoup, overLimit } from '../player-bank/coup-checks';
import { inPlayOf, modeOf } from '../player-bank/coup-outcome';
import { halvingAt, smallerHalf } from '../player-bank/coverage';
import type { PlacedBet, TableTerms } from '../round';
import type { SessionOpening } from '../table-reports';
import { money } from '../wording';
import { twoTableauxBankChecks } from './bank-checks';
import { TWO_TABLEAUX_RULES as RULES } from './two-tableaux.register';

export const twoTableauxChecks = (facts: BankGameFacts): GameChecks =>
  bankGameChecks(facts, {
    bank: twoTableauxBankChecks(facts),
    coup: (coup, setting) => [...checkMaxima(coup, setting), ...checkBanco(coup, setting)],
    terms: checkFreeMaxima,
    opening: (opening) => [...checkNewDecks(opening.newDecks), ...checkQuotas(opening)],
    shoe: ({ newDecks }) => checkNewDecks(newDecks),
    room: () => FINE,
  });

const isCall = ({ type }: PlacedBet): boolean => type.startsWith('banco');

function checkMaxima({ round, outcome }: EvaluatedCoup, { terms, currency }: Setting): readonly Finding[] {
  if (terms === undefined || modeOf(outcome, terms) === 'free') return FINE;
  return round.bets.flatMap((bet) => {
    const most = maximumOf(terms, bet.type);
    const isOver = most !== undefined && !isCall(bet) && bet.stake > most;
    return isOver ? [overLimit(RULES.minimum, bet, most, currency)] : FINE;
  });
}

/** Banco stakes the whole bank, half of it on each cloth, the odd unit on the first (OP1-27). */
function checkBanco(
  { round, outcome }: EvaluatedCoup,
  { terms, answers, currency }: Setting,
): readonly Finding[] {
  const bank = inPlayOf(round, outcome);
  if (bank === undefined) return FINE;
  const onSecond = smallerHalf(bank, halvingAt(terms, answers).banco);
  const due: Readonly<Record<string, bigint>> = {
    banco: bank,
    'banco-cloth-1': bank - onSecond,
    'banco-cloth-2': onSecond,
  };
  return round.bets.filter(isCall).flatMap(({ type, stake }) => {
    const amount = due[type];
    if (amount === undefined || amount === stake) return FINE;
    const found = said`${money(stake, currency)} as ${type}`;
    return broken(RULES.banco, 'banco-not-whole-bank', money(amount, currency), found);
  });
}

function checkFreeMaxima({ bank, maxima }: TableTerms, { currency }: Setting): readonly Finding[] {
  const configured = Object.values(maxima ?? {})[0];
  if (bank !== 'free' || configured === undefined) return FINE;
  return broken(RULES.noMaximum, 'maximum-not-by-rule', said`no maximum`, money(configured, currency));
}

const checkNewDecks = (newDecks: boolean | undefined): readonly Finding[] =>
  newDecks === false ? broken(RULES.decks, 'cards-from-old-decks', said`new decks`, said`used ones`) : FINE;

const SESSIONS_A_DAY = 2;

function checkQuotas({ terms, sessionNo = 1, freeBankAt = [] }: SessionOpening): readonly Finding[] {
  if (terms.bank !== 'free') return FINE;
  const exceeds = (expected: string, found: string): readonly Finding[] =>
    broken(RULES.quotas, 'free-bank-quota', expected, found);
  return [
    ...(sessionNo > SESSIONS_A_DAY
      ? exceeds(`${SESSIONS_A_DAY} sessions a day`, `session ${sessionNo}`)
      : FINE),
    ...(freeBankAt.length > 0
      ? exceeds('one table with a free bank', `one more, after ${freeBankAt.join(', ')}`)
      : FINE),
  ];
}
