import type { UncheckableRule } from '../rule';

const unchecked = (id: string, lines: string, says: string, reason: string): UncheckableRule => ({
  id: `1.1.3-${id}`,
  citation: `1.1.3, ${lines}`,
  says,
  reason,
});

export const BLACKJACK_NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'V.1.a-07',
    'V.1.a L848-854',
    'Bets are collected and paid from right to left, the cards of the dealer last.',
    'conduct at the table; a round is reported when it is settled',
  ),
  unchecked(
    'V.1.c-05',
    'V.1.c L922-925',
    'Split hands are played beginning with the one furthest to the right of the player.',
    'the order in which hands are played is not reported',
  ),
  unchecked(
    'V.1.e-10',
    'V.1.e L994-998',
    'The direction may change combinations and prizes, with prior authorisation.',
    'a permission; another table of prizes is another rulebook, as data',
  ),
  unchecked(
    'IV.a-01',
    'IV.a L769-782',
    'Players may bet on vacant boxes and on the hands of others; who sits in front of a box commands it.',
    'a permission; bets on the same box are told apart by their players',
  ),
  unchecked(
    'IV.b-01',
    'IV.b L784-791',
    'Who stands may bet on a hand, gives no advice, and accepts what its player does.',
    'conduct at the table; the limit falls under V.2.b-02',
  ),
  unchecked(
    'IV.d-01',
    'IV.d L802-804',
    'A table may be used for other games of cards against the house in turn.',
    'a permission; the game of a session is told when it opens',
  ),
  unchecked(
    'II.2-01',
    'II.2 L680-712',
    'Shoes are of an authorised model, numbered, locked away, and not always sent to the same table.',
    'events name the shoe by its number; keys and the habit of a room are matters of inspection',
  ),
  unchecked(
    'V.3.c-01',
    'V.3.c L1053-1054',
    'A card that lies face up in the shoe is eliminated, and play goes on.',
    'an eliminated card is not reported',
  ),
  unchecked(
    'V.3.d-01',
    'V.3.d L1056-1060',
    'Automatic shufflers may be used, and what does not go with them need not be kept.',
    'whether cards were shuffled by a machine is not reported',
  ),
];
