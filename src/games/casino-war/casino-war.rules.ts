import { ONE, rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import { CASINO_WAR_REGISTER, CASINO_WAR_RULES as RULES } from './casino-war.register';
import type { WarFacts } from './war-facts';
import { warRules } from './war-rules';

/** Casino war as the Order of 4 February 2010 has it (heading 1.1.12), as data. */
export const CASINO_WAR: WarFacts = {
  code: 'casino-war',
  rules: RULES,
  register: CASINO_WAR_REGISTER,
  bets: {
    initial: {
      spanish: 'apuesta inicial',
      rule: RULES.comparison,
      covers: 'a card higher than that of the bank',
      pays: ONE,
    },
    tie: { spanish: 'empate o tie', rule: RULES.tie, covers: 'two equal cards', pays: rational(10n) },
    revancha: {
      spanish: 'revancha',
      rule: RULES.secondCards,
      covers: 'after equal cards: a second card higher than that of the bank',
      pays: ONE,
    },
  },
  secondTiePays: rational(2n),
  surrenderCosts: rational(1n, 2n),
  maximum: { atLeast: 10n, atMost: 50n },
  seats: 9,
  playersOfBox: 4,
  decks: 6,
  setAside: 5,
  cutCard: { cards: 52, orMore: true },
  burntBeforeRevancha: { atLeast: 1, atMost: 3 },
  tablesOfChief: 2,
  staff: {
    chief: [{ role: 'table-chief', atLeast: 1 }],
    croupier: [{ role: 'croupier', atLeast: 1 }],
  },
};

export const casinoWar: GameRules = warRules(CASINO_WAR);
