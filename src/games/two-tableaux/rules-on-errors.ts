import type { ErrorEffect } from '../player-bank/errors-of-play';
import { underHeading } from '../player-bank/heading';
import type { Rule } from '../rule';
import { TWO_TABLEAUX_COUP_RULES } from './rules-on-coups';

const { rule } = underHeading('1.1.8.B');

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
