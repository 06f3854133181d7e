import { rational } from '../../kernel/rational';
import { CHEMIN_DE_FER } from '../chemin-de-fer/chemin-de-fer.rules';
import type { GameRules } from '../game-rules';
import type { BankBet, BankGameFacts, Tableau } from '../player-bank/bank-game-facts';
import { bankGameRules } from '../player-bank/bank-game-rules';
import { errorsById } from '../player-bank/errors-of-play';
import { twoTableauxChecks } from './two-tableaux-checks';
import { TWO_TABLEAUX_REGISTER, TWO_TABLEAUX_RULES as RULES } from './two-tableaux.register';
import { BETS_STAND, ONE_CLOTH_SHOWS, TWO_TABLEAUX_ERRORS } from './rules-on-errors';

const BY_AUTHORISATION = 'as authorised; none with a free bank';

const cloth = (tableau: Tableau, spanish: string): BankBet => ({
  spanish,
  rule: RULES.cloth,
  covers: `cloth ${tableau} is higher than the bank`,
  maximum: BY_AUTHORISATION,
  on: [tableau],
  precedence: 1,
});

const line = (tableau: Tableau): BankBet => ({
  ...cloth(tableau, 'sobre la raya'),
  rule: RULES.lineBet,
  covers: `cloth ${tableau}, with half of the stake`,
  onTheLine: true,
});

const banco = (on: readonly Tableau[], covers: string): BankBet => ({
  spanish: 'banco',
  rule: RULES.banco,
  covers,
  maximum: on.length > 1 ? 'the whole bank, exactly' : 'half of the bank, exactly',
  on,
  precedence: 0,
});

/** Baccarat over two tableaux as the Order of 4 February 2010 has it (heading 1.1.8.B), as data. */
export const TWO_TABLEAUX: BankGameFacts = {
  code: 'baccarat-two-tableaux',
  rules: {
    ...RULES,
    commissionBasis: RULES.netGain,
    nullOnTie: RULES.result,
    natural: RULES.puntoDraws,
    puntoStands: RULES.puntoDraws,
    bankDraws: RULES.bankFollows,
    withdrawal: BETS_STAND,
  },
  register: TWO_TABLEAUX_REGISTER,
  bets: {
    'cloth-1': cloth(1, 'postura en el primer paño'),
    'cloth-2': cloth(2, 'postura en el segundo paño'),
    astride: {
      ...cloth(1, 'a caballo'),
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
  drawing: { ...CHEMIN_DE_FER.drawing, naturalIsHigher: true, afterNatural: ONE_CLOTH_SHOWS },
  errors: errorsById(TWO_TABLEAUX_ERRORS),
  staff: [...CHEMIN_DE_FER.staff, { role: 'auxiliary', atLeast: 1 }],
  playersAtLeast: 4,
  decks: 6,
  cutCard: { cards: 10, orMore: true },
};

export const baccaratTwoTableaux: GameRules = bankGameRules(TWO_TABLEAUX, {
  checks: twoTableauxChecks(TWO_TABLEAUX),
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
