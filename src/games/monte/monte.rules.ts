import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import type { Rule } from '../rule';
import type { MonteBet, MonteFacts, SuitBet, Annulment } from './monte-facts';
import { monteRules } from './monte-rules';
import { notCheckable, rules as RULES } from './monte.register.json';

const onSuit = (type: SuitBet, rule: Rule, steps: 1 | 2 | 3, suit: string): MonteBet => ({
  type,

  rule,
  covers: `the rank of the placed card in the ${suit} suit`,
  wins: { kind: 'suit', steps, onlyFirstCard: false },
  pays: { primeras: 11n, segundas: 5n },
  pointsLost: 'doubled',
  isDeducted: true,
  maximum: { primeras: 30n, segundas: 60n, rule: RULES.suitMaximum },
});

const CAMO = ['camo'] as const;
const BOTH = ['camo', 'viudo'] as const;

/**
 * VI (second).2.a to e: the suits that win nothing for a placed card, by the numbers of cards on the first and the
 * second. They leave each side the same number of winning cards of one deck.
 */
const ANNULLED: Readonly<Record<string, Annulment>> = {
  '1,0': { rule: RULES.oneDoubled, suits: { 2: CAMO, 3: CAMO } },
  '0,1': { rule: RULES.oneDoubled, suits: { 1: CAMO, 4: CAMO } },
  '1,1': { rule: RULES.twoDoubled, suits: { 3: CAMO, 4: CAMO } },
  '2,0': { rule: RULES.oneTripled, suits: { 2: BOTH, 3: CAMO, 4: CAMO } },
  '0,2': { rule: RULES.oneTripled, suits: { 1: BOTH, 3: CAMO, 4: CAMO } },
  '2,1': { rule: RULES.tripledAndDoubled, suits: { 2: BOTH, 3: BOTH, 4: CAMO } },
  '1,2': { rule: RULES.tripledAndDoubled, suits: { 1: BOTH, 3: CAMO, 4: BOTH } },
  '2,2': { rule: RULES.twoTripled, suits: { 3: BOTH, 4: BOTH } },
};

const inSalto = (suits: Annulment['suits']): Annulment => ({ rule: RULES.saltoAnnulled, suits });

/** VI (second).2.f: the suits annulled for bets on salto: of the cards beside and below a doubled or tripled card. */
const ANNULLED_IN_SALTO: Readonly<Record<string, Annulment>> = {
  '1,0': inSalto({ 2: CAMO, 3: CAMO }),
  '0,1': inSalto({ 1: CAMO, 4: CAMO }),
  '1,1': inSalto({ 1: CAMO, 2: CAMO, 3: CAMO, 4: CAMO }),
  '2,0': inSalto({ 2: BOTH, 3: BOTH }),
  '0,2': inSalto({ 1: BOTH, 4: BOTH }),
  '2,1': inSalto({ 1: CAMO, 2: BOTH, 3: BOTH, 4: CAMO }),
  '1,2': inSalto({ 1: BOTH, 2: CAMO, 3: CAMO, 4: BOTH }),
  '2,2': inSalto({ 1: BOTH, 2: BOTH, 3: BOTH, 4: BOTH }),
};

/** Monte under the Order of 4 February 2010 (heading 1.1.13), as data. */
export const MONTE: MonteFacts = {
  code: 'monte',
  rules: RULES,
  register: { applied: Object.values(RULES), notCheckable },
  bets: [
    {
      type: 'vista-hermosa',

      rule: RULES.vistaHermosa,
      covers: 'the rank of the placed card in the next suit, with the very first card',
      wins: { kind: 'suit', steps: 1, onlyFirstCard: true },
      pays: { primeras: 32n },
      pointsLost: 'doubled-and-burnt',
      isDeducted: false,
      maximum: { primeras: 10n, segundas: 10n, rule: RULES.vistaMaximum },
    },
    onSuit('camo', RULES.camo, 1, 'next'),
    onSuit('anti', RULES.anti, 3, 'previous'),
    onSuit('viudo', RULES.viudo, 2, 'opposite'),
    {
      type: 'salto',

      rule: RULES.salto,
      covers: 'the rank of the placed card in any suit',
      wins: { kind: 'rank' },
      pays: { primeras: 3n },
      pointsLost: 'none',
      isDeducted: true,
      maximum: { primeras: 100n, segundas: 100n, rule: RULES.saltoMaximum },
    },
    {
      type: 'cards',

      rule: RULES.cards,
      covers: 'the rank of one of its own cards before that of one of the others',
      wins: { kind: 'cards' },
      pays: { primeras: 1n, segundas: 1n },
      pointsLost: 'none',
      isDeducted: true,
      maximum: { primeras: 300n, segundas: 300n, rule: RULES.cardsMaximum },
    },
  ],
  deduction: { name: 'monte-first-card', share: rational(1n, 10n) },
  annulled: ANNULLED,
  annulledInSalto: ANNULLED_IN_SALTO,
  decks: 2,
  ...CHIEF_OF_TWO_TABLES,
};

export const monte: GameRules = monteRules(MONTE);
