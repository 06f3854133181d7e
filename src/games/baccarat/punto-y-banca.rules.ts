import { ONE, rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameRules } from '../game-rules';
import { PUNTO_Y_BANCA_REGISTER, PUNTO_Y_BANCA_RULES as RULES } from './punto-y-banca.register';
import type { PuntoYBancaFacts, TableSize } from './punto-y-banca-facts';
import { puntoYBancaRules } from './punto-y-banca-rules';

const CHIEF: StaffNeed = { role: 'table-chief', atLeast: 1 };

const small = (name: 'mini' | 'midi', seatsAtMost: number): TableSize => ({
  name,
  seatsAtMost,
  staff: [CHIEF, { role: 'croupier', atLeast: 1, atMost: 2 }],
  staffRule: RULES.staffSmall,
  tablesOfChief: 2,
  playersDeal: false,
});

const LARGE: TableSize = {
  name: 'large',
  staff: [CHIEF, { role: 'croupier', atLeast: 3 }],
  staffRule: RULES.staffLarge,
  tablesOfChief: 1,
  playersDeal: true,
};

/** Punto y banca as the Order of 4 February 2010 has it (heading 1.1.7), as data. */
export const PUNTO_Y_BANCA: PuntoYBancaFacts = {
  code: 'punto-y-banca',
  rules: RULES,
  register: PUNTO_Y_BANCA_REGISTER,
  bets: {
    punto: { spanish: 'punto', rule: RULES.punto, covers: 'punto has the higher total', pays: ONE },
    banca: { spanish: 'banca', rule: RULES.banca, covers: 'banca has the higher total', pays: ONE },
    tie: { spanish: 'igualdad', rule: RULES.tie, covers: 'equal totals', pays: rational(8n) },
  },
  deduction: { name: 'banker-6', onTotal: 6, share: rational(1n, 2n) },
  puntoDrawsUpTo: 5,
  bancaTable: [
    'TTTTTTTTTTT',
    'TTTTTTTTTTT',
    'TTTTTTTTTTT',
    'TTTTTTTTPTT',
    'PPTTTTTTPPT',
    'PPPPTTTTPPT',
    'PPPPPPTTPPP',
    'PPPPPPPPPPP',
  ],
  maximum: { atLeast: 10n, atMost: 200n },
  tieShare: rational(1n, 10n),
  decks: 6,
  cutCard: { cards: 7, orMore: false },
  sizes: [small('mini', 7), small('midi', 9), LARGE],
};

export const puntoYBanca: GameRules = puntoYBancaRules(PUNTO_Y_BANCA);
