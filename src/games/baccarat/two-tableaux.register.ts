import { type ErrorEffect, registerOf, underHeading } from '../player-bank/bank-game-facts';
import type { Rule, RuleRegister, UncheckableRule } from '../rule';

const { unchecked } = underHeading('1.1.8.B');

const { rule } = underHeading('1.1.8.B');

const TWO_TABLEAUX_BANK_RULES = {
  bancoOnce: rule(
    'VI.e-02',
    'VI.e L3248-3250',
    'Banco is called once, and only at the beginning of each game.',
  ),
  bankLimits: rule(
    'V.7-01',
    'V.7 L3180-3184',
    'A limited bank is put up within its authorised minimum and maximum; winnings may take it above.',
  ),
  freeDeposit: rule(
    'V.8-02',
    'V.8 L3189-3197 (OP1-30)',
    'The banker of a free bank proves a deposit that covers all bets, in the cash desk or at a credit institution.',
  ),
  quotas: rule(
    'V.9-01',
    'V.9 L3199-3203',
    'A free bank has one table in the house, two sessions, and two shoes in each.',
  ),
  redeposit: rule(
    'V.4-01',
    'V.4 L3156-3162 (OP1-29)',
    'A broken bank goes on with a new deposit that is at least the first.',
  ),
  broken: rule(
    'V.4-02',
    'V.4 L3156-3162',
    'A bank is broken when nothing is left; its banker deposits again or abandons it.',
  ),
  winningsJoin: rule(
    'VII.11-01',
    'VII.11 L3347-3348',
    'Winnings, less the commission, join the bank; there is no garage.',
  ),
  adjudication: rule(
    'V.1-01',
    'V.1 L3133-3141',
    'Without a banker the bank goes to the highest bid; equal ones are decided by lot.',
  ),
  deposit: rule(
    'V.2-02',
    'V.2 L3146-3148',
    'The bank is deposited in the cash desk before the game, in cash or cheques of a bank.',
  ),
  abandon: rule(
    'V.3-01',
    'V.3 L3150-3152 (OP1-28)',
    'A bank may be abandoned after the first coup, announcing what is withdrawn.',
  ),
  barred: rule(
    'V.3-02',
    'V.3 L3152-3154 (D1-47)',
    'Who won and withdrew is not banker again in the same shoe.',
  ),
  reOffer: rule(
    'V.5-01',
    'V.5 L3164-3173',
    'An abandoned bank is offered for the same initial amount, and goes on with a new shoe.',
  ),
  bankInPlay: rule(
    'VII.3-01',
    'VII.3 L3283-3288',
    'The banker gives what is in play to the croupier, in chips.',
  ),
  houseIsNoPlayer: {
    id: 'Art2.2-01',
    citation: 'Art. 2.2 L94-101',
    says: 'The house takes no part in a non-banked game: nobody of it is banker or punto.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

const TWO_TABLEAUX_COUP_RULES = {
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

export const TWO_TABLEAUX_RULES = { ...TWO_TABLEAUX_COUP_RULES, ...TWO_TABLEAUX_BANK_RULES };

const NOT_REPORTED = 'events do not say who holds the cards';

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'V.2-01',
    'V.2 L3143-3146',
    'The bank is given for one shoe or several, or for days, as the direction likes.',
    'for how long is not reported',
  ),
  unchecked(
    'V.10-02',
    'II.3 L3055-3061, VII.10',
    'The commission is dropped in the pozo; its rounding is not stated.',
    'the ledger posts it there; open point OP1-01 answers the rounding',
  ),
  unchecked(
    'VI.f-01',
    'VI.f L3262-3263',
    'Punters may not play in association.',
    'whose money a bet is made of is not reported',
  ),
  unchecked(
    'VII.4-01',
    'VII.4 L3294-3297',
    'No bets lie immediately beside the banker or the croupier.',
    'where on the cloth a bet lies is not reported',
  ),
  unchecked(
    'VII.6-01',
    'VII.6 L3310-3313',
    'Cards are dealt one by one: first cloth, second cloth, bank.',
    'the cards are reported hand by hand',
  ),
  unchecked(
    'VII.8-01',
    'VII.8 L3323-3333',
    'The hands speak in order, and the banker shows his to both cloths.',
    'conduct at the table',
  ),
  unchecked(
    'VII.9-01',
    'VII.9 L3335-3338',
    'Winners are paid, losers collected.',
    'the money itself, which settle derives',
  ),
  unchecked(
    'IV.4-01',
    'IV.4 L3113-3124',
    'Numbered seats handle the cards in turn, cloth by cloth.',
    NOT_REPORTED,
  ),
  unchecked(
    'IV.5-01',
    'IV.5 L3113-3124',
    'Who holds the cards gives them up when the bank wins.',
    NOT_REPORTED,
  ),
  unchecked('VIII.4.e-01', 'VIII.4.e', 'Who plays slowly loses the right to hold the cards.', NOT_REPORTED),
  unchecked(
    'II.2-01',
    'II.2 L3022-3026 (D1-34)',
    'The shoe is as for blackjack.',
    'build and keeping of the equipment are matters of inspection',
  ),
  unchecked(
    'IV.6-01',
    'IV.6 L3126-3129',
    'The inspector keeps a waiting list.',
    'a paper of the table; no event carries it',
  ),
  unchecked(
    'VII.12-01',
    'VII.12 L3350-3351',
    'The cards are checked at the end of the shoe where a player asks.',
    'that a player asked is not reported',
  ),
];

const error = (id: string, says: string): Rule => rule(id, id.slice(0, -3), says);

export const BETS_STAND = error('VIII.1.b-01', 'A card that lies face up is removed; the bets stand.');

export const ONE_CLOTH_SHOWS = error(
  'VIII.3.a-01',
  'Where one cloth shows, the bank follows the table for the other, drawing where it may choose.',
);

export const TWO_TABLEAUX_ERRORS: readonly (readonly [ErrorEffect, Rule])[] = [
  [
    'goes-on',
    error('VIII.1.a-01', 'Cards drawn before the end of the betting are not put back; who drew them plays.'),
  ],
  ['goes-on', BETS_STAND],
  ['annuls', error('VIII.1.c-01', 'Two cards stuck together make the coup null.')],
  ['goes-on', error('VIII.1.d-01', 'A card on the floor keeps its value.')],
  ['goes-on', error('VIII.1.e-01', 'With cards at the wrong player who has spoken the coup stands.')],
  [
    'may-annul',
    error('VIII.2.a-01', 'An irregular deal is put right where that is evident, else the coup is null.'),
  ],
  [
    'draws-otherwise',
    error('VIII.2.b-01', 'A card given to a cloth that refused it is put right as an error of the players.'),
  ],
  [
    'draws-otherwise',
    error('VIII.2.c-01', 'Where both cards of a cloth are exposed no bet changes, and the bank chooses.'),
  ],
  [
    'may-annul',
    error(
      'VIII.2.d-01',
      'Cards fallen unseen in the basket make the coup null for their cloth, or for both if they were the bank’s.',
    ),
  ],
  ['bank-draws-by-table', ONE_CLOTH_SHOWS],
  [
    'bank-follows-table',
    error('VIII.3.b-01', 'Where the table says the same for both cloths the bank follows it.'),
  ],
  [
    'draws-otherwise',
    error('VIII.3.c-01', 'Where it does not, after an error of a player or the croupier, the bank chooses.'),
  ],
  [
    'draws-otherwise',
    error('VIII.3.d-01', 'After an error of its own it draws with five or less, and stands otherwise.'),
  ],
  [
    'draws-otherwise',
    error(
      'VIII.3.e-01',
      'A card given to a cloth that did not ask is no fault of the bank, which keeps its third.',
    ),
  ],
  [
    'draws-otherwise',
    error(
      'VIII.4.a-01',
      'Where the first cloth refuses below five, the card of the second comes back to it.',
    ),
  ],
  [
    'draws-otherwise',
    error(
      'VIII.4.b-01',
      'Where the first cloth asks with six or more, its card goes to the second or the bank.',
    ),
  ],
  [
    'draws-otherwise',
    error('VIII.4.c-01', 'Where both words are said the point decides; with five the first one stands.'),
  ],
  ['totals-only', error('VIII.4.d-01', 'Who says no with eight or nine loses the right to show.')],
  [
    'bank-follows-table',
    error('VIII.4.f-01', 'After advice of another than the croupier the table is followed.'),
  ],
  [
    'unseen-counts-zero',
    error('VIII.4.g-01', 'Cards thrown into the basket without being shown count nothing.'),
  ],
  [
    'draws-otherwise',
    error('VIII.4.h-01', 'A bank that announces a wrong point may take a third card if nobody has shown.'),
  ],
  ['decided', TWO_TABLEAUX_COUP_RULES.errorsOfPlay],
];

export const TWO_TABLEAUX_REGISTER: RuleRegister = registerOf({
  rules: Object.values(TWO_TABLEAUX_RULES),
  errors: TWO_TABLEAUX_ERRORS,
  notCheckable: NOT_CHECKABLE,
});
