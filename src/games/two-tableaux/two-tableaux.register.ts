import { registerOf, underHeading } from '../player-bank/heading';
import type { RuleRegister, UncheckableRule } from '../rule';
import { TWO_TABLEAUX_BANK_RULES } from './rules-on-banks';
import { TWO_TABLEAUX_COUP_RULES } from './rules-on-coups';
import { TWO_TABLEAUX_ERRORS } from './rules-on-errors';

const { unchecked } = underHeading('1.1.8.B');

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

export const TWO_TABLEAUX_REGISTER: RuleRegister = registerOf({
  rules: Object.values(TWO_TABLEAUX_RULES),
  errors: TWO_TABLEAUX_ERRORS,
  notCheckable: NOT_CHECKABLE,
});
