import { ONE, rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import type { RowsFacts } from './rows-facts';
import { rowsRules } from './rows-rules';
import {
  TRENTE_ET_QUARANTE_REGISTER,
  TRENTE_ET_QUARANTE_RULES as RULES,
} from './trente-et-quarante.register';

/** Trente et quarante as the Order of 4 February 2010 has it (heading 1.1.5), as data. */
export const TRENTE_ET_QUARANTE: RowsFacts = {
  code: 'trente-et-quarante',
  rules: RULES,
  register: TRENTE_ET_QUARANTE_REGISTER,
  bets: [
    { type: 'black', spanish: 'negro', rule: RULES.blackRed, covers: 'the first row wins', pays: ONE },
    { type: 'red', spanish: 'rojo', rule: RULES.blackRed, covers: 'the second row wins', pays: ONE },
    {
      type: 'color',
      spanish: 'color',
      rule: RULES.colour,
      covers: 'the winning row has the color of the first card of the black row',
      pays: ONE,
    },
    { type: 'inverse', spanish: 'inverso', rule: RULES.inverse, covers: 'it has the other color', pays: ONE },
  ],
  onZero: 'prison',
  premium: { name: 'insurance-t40', share: rational(1n, 100n) },
  maximum: 1000n,
  decks: 6,
  cutCard: { cards: 5, orMore: false },
  staff: [
    { role: 'table-chief', atLeast: 1, atMost: 1 },
    { role: 'croupier', atLeast: 2, atMost: 2 },
  ],
};

export const trenteEtQuarante: GameRules = rowsRules(TRENTE_ET_QUARANTE);
