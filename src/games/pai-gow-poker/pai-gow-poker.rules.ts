import { ONE, rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import type { PaiGowFacts } from './pai-gow-facts';
import { PAI_GOW_REGISTER, PAI_GOW_RULES as RULES } from './pai-gow-poker.register';
import { paiGowRules } from './pai-gow-rules';

/** Pai gow poker as the Order of 4 February 2010 has it (heading 1.1.9.D), as data. */
export const PAI_GOW_POKER: PaiGowFacts = {
  code: 'pai-gow-poker',
  rules: { ...RULES, chief: RULES.staff, croupier: RULES.staff },
  register: PAI_GOW_REGISTER,
  comparison: {
    superior: { superior: 'wins', equal: 'null', inferior: 'null' },
    equal: { superior: 'null', equal: 'loses', inferior: 'loses' },
    inferior: { superior: 'null', equal: 'loses', inferior: 'loses' },
  },
  pays: ONE,
  commission: { name: 'pai-gow', atMost: rational(1n, 20n) },
  limited: ['player-bet'],
  maximum: { atLeast: 1n, atMost: 25n },
  multiple: 25n,
  seats: 6,
  decks: 1,
  tablesOfChief: 2,
  staff: {
    chief: [{ role: 'table-chief', atLeast: 1 }],
    croupier: [{ role: 'croupier', atLeast: 1 }],
  },
};

export const paiGowPoker: GameRules = paiGowRules(PAI_GOW_POKER);
