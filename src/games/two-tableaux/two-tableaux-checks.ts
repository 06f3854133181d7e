import { maximumOf } from '../_mechanics/authorised-terms';
import type { GameChecks, Setting } from '../game-rules';
import { bankGameChecks } from '../player-bank/bank-game-checks';
import type { BankGameFacts } from '../player-bank/bank-game-facts';
import { broken, FINE } from '../player-bank/bank-findings';
import { type JudgedCoup, overLimit } from '../player-bank/coup-checks';
import { inPlayOf, modeOf } from '../player-bank/coup-outcome';
import { halvingAt, smallerHalf } from '../player-bank/coverage';
import type { PlacedBet, TableTerms } from '../round';
import type { RuleFinding } from '../rule';
import type { SessionOpening } from '../table-reports';
import { money } from '../wording';
import { twoTableauxBankChecks } from './bank-checks';
import { TWO_TABLEAUX_RULES as RULES } from './two-tableaux.register';

/** What is checked of baccarat over two tableaux. */
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

/** Bets are up to the maximum of the table, but for banco, and with a free bank. */
function checkMaxima({ round, outcome }: JudgedCoup, { terms, currency }: Setting): readonly RuleFinding[] {
  if (terms === undefined || modeOf(outcome, terms) === 'free') return FINE;
  return round.bets.flatMap((bet) => {
    const most = maximumOf(terms, bet.type);
    const isOver = most !== undefined && !isCall(bet) && bet.stake > most;
    return isOver ? [overLimit(RULES.minimum, bet, most, currency)] : FINE;
  });
}

/** Banco stakes the whole bank, half of it on each cloth, the odd unit on the first (OP1-27). */
function checkBanco(
  { round, outcome }: JudgedCoup,
  { terms, answers, currency }: Setting,
): readonly RuleFinding[] {
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
    const found = `${money(stake, currency)} as ${type}`;
    return broken(RULES.banco, 'banco-not-whole-bank', money(amount, currency), found);
  });
}

function checkFreeMaxima({ bank, maxima }: TableTerms, { currency }: Setting): readonly RuleFinding[] {
  const configured = Object.values(maxima ?? {})[0];
  if (bank !== 'free' || configured === undefined) return FINE;
  return broken(RULES.noMaximum, 'maximum-not-by-rule', 'no maximum', money(configured, currency));
}

const checkNewDecks = (newDecks: boolean | undefined): readonly RuleFinding[] =>
  newDecks === false ? broken(RULES.decks, 'cards-from-old-decks', 'new decks', 'used ones') : FINE;

const SESSIONS_A_DAY = 2;

/** Of a free bank two sessions a day, at one table of the house. */
function checkQuotas({ terms, sessionNo = 1, freeBankAt = [] }: SessionOpening): readonly RuleFinding[] {
  if (terms.bank !== 'free') return FINE;
  const exceeds = (expected: string, found: string): readonly RuleFinding[] =>
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
