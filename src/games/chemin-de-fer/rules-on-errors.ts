import type { ErrorEffect } from '../player-bank/errors-of-play';
import { underHeading } from '../player-bank/heading';
import type { Rule } from '../rule';
import { CHEMIN_DE_FER_COUP_RULES } from './rules-on-coups';

const { rule } = underHeading('1.1.8.A');

const error = (id: string, says: string): Rule => rule(id, id.slice(0, -3), says);

export const BETS_WITHDRAWABLE = error(
  'VIII.3.f-01',
  'Where the bank shows before punto speaks, bets may be withdrawn.',
);

export const CHEMIN_DE_FER_ERRORS: readonly (readonly [ErrorEffect, Rule])[] = [
  [
    'goes-on',
    error('VIII.1.a-01', 'Cards drawn before the end of the betting are not put back; who drew them plays.'),
  ],
  ['goes-on', error('VIII.1.b-01', 'A card that lies face up is removed; the bets stand.')],
  ['annuls', error('VIII.1.c-01', 'Two cards stuck together annul the coup.')],
  ['goes-on', error('VIII.1.d-01', 'A card on the floor keeps its value.')],
  [
    'bank-draws-by-table',
    error(
      'VIII.2.a-01',
      'Of exposed cards of punto the bank follows its table, drawing where it may choose.',
    ),
  ],
  [
    'may-annul',
    error('VIII.2.a-02', 'Another fault of the croupier annuls the coup unless it can be put right.'),
  ],
  ['draws-otherwise', error('VIII.2.b-01', 'A card announced that punto refused is replayed by the table.')],
  [
    'draws-otherwise',
    error('VIII.3.a-01', 'A fifth card drawn unduly is the bank’s if punto asks for none.'),
  ],
  [
    'bank-counts-zero',
    error('VIII.3.b-01', 'A bank that deals itself more than two cards counts nothing, and may draw.'),
  ],
  ['two-third-cards', error('VIII.3.c-01', 'Of two third cards punto has the better, the bank the worse.')],
  [
    'punto-has-nine',
    error('VIII.3.d-01', 'Where the bank drops a card of punto in the basket, punto has nine.'),
  ],
  [
    'bank-follows-table',
    error('VIII.3.e-01', 'A bank that exposes cards of punto shows its own, and follows its table.'),
  ],
  ['bets-withdrawable', BETS_WITHDRAWABLE],
  ['totals-only', error('VIII.3.f-02', 'A bank with eight or nine that offers cards may not show any more.')],
  ['bank-loses', error('VIII.3.g-01', 'A bank that puts a card away before it was seen loses the coup.')],
  [
    'bank-follows-table',
    error('VIII.4.b-01', 'After advice of another than the croupier the table is followed.'),
  ],
  [
    'draws-otherwise',
    error('VIII.4.c-01', 'Where punto says one thing for the other, the bank may give a card or refuse it.'),
  ],
  [
    'punto-may-not-show',
    error(
      'VIII.4.d-01',
      'A punto that forgets to show may not show any more; with nine it loses to a shown eight.',
    ),
  ],
  [
    'draws-otherwise',
    error('VIII.4.e-01', 'Another wrong announcement is put right, and cards too many are discarded.'),
  ],
  ['punto-loses', error('VIII.4.f-01', 'A punto that throws its cards away unseen loses the coup.')],
  ['decided', CHEMIN_DE_FER_COUP_RULES.errorsOfPlay],
];
