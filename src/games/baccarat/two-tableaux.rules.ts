import { rational } from '../../kernel/rational';
import { CHEMIN_DE_FER } from './chemin-de-fer.rules';
import type { GameRules, GameChecks, Setting } from '../game-rules';
import type { BankBet, BankGameFacts, ErrorOfPlay, Tableau } from '../player-bank/bank-game-facts';
import { registerOf } from '../player-bank/bank-game-facts';
import { bankGameChecks, bankGameRules } from '../player-bank/bank-game-rules';
import { atTable, errors, notCheckable, rules as RULES } from './two-tableaux.register.json';
import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { maximumOf } from '../_mechanics/authorised-terms';
import { broken, FINE } from '../player-bank/bank-checks';
import { breach } from '../rule';
import { type EvaluatedCoup, overLimit } from '../player-bank/coup-checks';
import { inPlayOf, modeOf } from '../player-bank/coup-outcome';
import { halvingAt, smallerHalf } from '../player-bank/coverage';
import type { PlacedBet, TableTerms } from '../round';
import type { ReportedOpening } from '../table-reports';
import { money } from '../wording';
import { twoTableauxBankChecks } from './two-tableaux-bank-checks';
import { betNamed } from '../bet-names';

const BY_AUTHORISATION = 'as authorised; none with a free bank';

const cloth = (tableau: Tableau): BankBet => ({
  rule: RULES.cloth,
  covers: `cloth ${tableau} is higher than the bank`,
  maximum: BY_AUTHORISATION,
  on: [tableau],
  precedence: 1,
});

const line = (tableau: Tableau): BankBet => ({
  ...cloth(tableau),
  rule: RULES.lineBet,
  covers: `cloth ${tableau}, with half of the stake`,
  onTheLine: true,
});

const banco = (on: readonly Tableau[], covers: string): BankBet => ({
  rule: RULES.banco,
  covers,
  maximum: on.length > 1 ? 'the whole bank, exactly' : 'half of the bank, exactly',
  on,
  precedence: 0,
});

const twoTableauxChecks = (facts: BankGameFacts): GameChecks =>
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

/** Banco stakes the whole bank, half of it on each cloth; the odd unit is on the first (OP1-27). */
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
  return round.bets.flatMap(({ betId, type, stake }) => {
    const amount = due[type];
    if (amount === undefined || amount === stake) return [];
    return breach(RULES.banco, {
      code: 'banco-not-whole-bank',
      expected: money(amount, currency),
      found: said('as', { what: money(stake, currency), as: betNamed(type) }),
      betIds: [betId],
    });
  });
}

function checkFreeMaxima({ bank, maxima }: TableTerms, { currency }: Setting): readonly Finding[] {
  const configured = Object.values(maxima ?? {})[0];
  if (bank !== 'free' || configured === undefined) return FINE;
  return broken(RULES.noMaximum, 'maximum-not-by-rule', said('no-maximum'), money(configured, currency));
}

const checkNewDecks = (newDecks: boolean | undefined): readonly Finding[] =>
  newDecks === false
    ? broken(RULES.decks, 'cards-from-old-decks', said('new-decks'), said('used-ones'))
    : FINE;

const SESSIONS_A_DAY = 2;

function checkQuotas({ terms, sessionNo = 1, freeBankAt = [] }: ReportedOpening): readonly Finding[] {
  if (terms.bank !== 'free') return FINE;
  const exceeds = (expected: Said, found: Said): readonly Finding[] =>
    broken(RULES.quotas, 'free-bank-quota', expected, found);
  return [
    ...(sessionNo > SESSIONS_A_DAY
      ? exceeds(said('sessions-day', { sessions: SESSIONS_A_DAY }), said('session', { session: sessionNo }))
      : FINE),
    ...(freeBankAt.length > 0
      ? exceeds(said('one-table-with-free-bank'), said('one-more-after', { tables: freeBankAt.join(', ') }))
      : FINE),
  ];
}

/** Baccarat over two tableaux under the Order of 4 February 2010 (heading 1.1.8.B), as data. */
export const TWO_TABLEAUX: BankGameFacts = {
  code: 'baccarat-two-tableaux',
  rules: {
    ...RULES,
    commissionBasis: RULES.netGain,
    nullOnTie: RULES.result,
    natural: RULES.puntoDraws,
    puntoStands: RULES.puntoDraws,
    bankDraws: RULES.bankFollows,
    withdrawal: errors['1.1.8.B-VIII.1.b-01'].rule,
    betsAgainstBank: RULES.cloth,
  },
  register: registerOf({ rules: { ...RULES, ...atTable }, errors, notCheckable }),
  bets: {
    'cloth-1': cloth(1),
    'cloth-2': cloth(2),
    astride: {
      ...cloth(1),
      rule: RULES.astride,
      covers: 'each cloth with half of the stake, the larger part on the first',
      on: [1, 2],
    },
    'line-cloth-1': line(1),
    'line-cloth-2': line(2),
    banco: { ...banco([1, 2], 'both cloths with half of the bank on each'), isBanco: true },
    'banco-cloth-1': banco([1], 'cloth 1 with half of the bank'),
    'banco-cloth-2': banco([2], 'cloth 2 with half of the bank'),
  },
  cloths: [1, 2],
  commission: { limited: rational(2n, 100n), unlimited: rational(2n, 100n), free: rational(5n, 400n) },
  drawing: {
    ...CHEMIN_DE_FER.drawing,
    naturalIsHigher: true,
    afterNatural: errors['1.1.8.B-VIII.3.a-01'].rule,
  },
  errors: errors as Readonly<Record<string, ErrorOfPlay>>,
  staff: [...CHEMIN_DE_FER.staff, { role: 'auxiliary', atLeast: 1 }],
  playersAtLeast: 4,
  decks: 6,
  decksAreNew: true,
  cutCard: { cards: 10, orMore: true },
};

export const baccaratTwoTableaux: GameRules = bankGameRules(TWO_TABLEAUX, {
  seating: { waitingList: { rule: atTable.waitingList, order: 'anybody-listed' } },
  awarded: atTable.awarded,
  checks: twoTableauxChecks(TWO_TABLEAUX),
  tableSettings: ['bank'],
  openPoints: [
    'OP1-01',
    'OP1-06',
    'OP1-23',
    'OP1-24',
    'OP1-25',
    'OP1-26',
    'OP1-27',
    'OP1-28',
    'OP1-29',
    'OP1-30',
    'OP1-31',
  ],
});
