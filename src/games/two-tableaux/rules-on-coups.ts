import type { Rule } from '../rule';
import { underHeading } from '../player-bank/heading';

const { rule } = underHeading('1.1.8.B');

export const TWO_TABLEAUX_COUP_RULES = {
  cloth: rule(
    'IV.2-01',
    'IV.2 L3083-3087, II.3 L3048-3053',
    'A bet is on one cloth or the other, from any place; each has its own result.',
  ),
  astride: rule(
    'II.3-01',
    'II.3 L3050-3053, VII.5 L3299-3308 (D1-44)',
    'Of a bet astride half plays on each cloth, the larger part on the first.',
  ),
  lineBet: rule(
    'VII.5-01',
    'VII.5 L3299-3301',
    'Of a bet on the line of a cloth half plays there; the rest is returned.',
  ),
  banco: rule(
    'VI.e-01',
    'VI.e L3248-3260, IV.3.b L3109-3111 (OP1-27)',
    'Banco covers both cloths with half of the bank on each, and is repeated up to two more times while no hand wins.',
  ),
  minimum: rule(
    'V.6-01',
    'V.6 L3175-3178',
    'Minimum and maximum of bets are those of the authorisation; the minimum may differ by table.',
  ),
  noMaximum: rule('V.8-01', 'V.8 L3186-3189', 'With a free bank the house may not set a maximum of bets.'),
  commission: rule(
    'V.10-01',
    'V.10 L3205-3210',
    'The house takes 2 % of what the banker wins in each coup, 1.25 % of a free bank.',
  ),
  netGain: rule('VII.10-01', 'VII.10 L3340-3345 (OP1-26)', 'It is taken of the net gain over both cloths.'),
  coverage: rule(
    'IV.3-01',
    'IV.3 L3089-3111 (OP1-25)',
    'Bets are covered on each cloth from its own seats nearest to the banker, then from the others, the cloths in turn.',
  ),
  cutCard: rule(
    'VII.2-01',
    'VII.2 L3273-3281 (D1-50)',
    'Ten cards at least lie below the cut card; when it appears, the coup under way is the last.',
  ),
  puntoDraws: rule(
    'VI.b-01',
    'VI.b L3226-3234 (D1-42)',
    'A cloth draws on 0 to 4, is free with 5, stands on 6 and 7, and shows 8 or 9.',
  ),
  bankFollows: rule(
    'VI.c-01',
    'VI.c L3235-3242',
    'A banker who asks for the table follows it when it says the same for both cloths.',
  ),
  result: rule(
    'VI.d-01',
    'VI.d L3244-3246',
    'The higher total wins; eight or nine in two cards beats it in three.',
  ),
  settledCoup: rule('VIII.4.i-01', 'VIII.4.i (OP1-31)', 'Once coups are over and paid there is no claim.'),
  staff: rule(
    'III-01',
    'III L3063-3072',
    'A table has an inspector, a croupier, a cambista and an auxiliary.',
  ),
  decks: rule('II.1-01', 'II.1 L3013-3020', 'It is played with six decks, always new.'),
  players: rule(
    'VII.1-01',
    'VII.1 L3267-3271 (OP1-23)',
    'Two players at least at each cloth, from the beginning and throughout.',
  ),
  seats: rule(
    'IV.1-01',
    'IV.1 L3037-3046, L3076-3081',
    'Seats are numbered through both cloths, one player to each; others sit or stand behind.',
  ),
  errorsOfPlay: rule(
    'VIII.4.j-01',
    'VIII.4.j',
    'What the rules on errors do not foresee the inspector decides.',
  ),
  voidCoup: {
    id: 'OP1-06',
    citation: 'open point OP1-06: 1.1.8.B, VIII, says when a coup is null',
    says: 'The bets of a null coup are returned, and it counts nothing for the commission.',
  },
} as const satisfies Readonly<Record<string, Rule>>;
