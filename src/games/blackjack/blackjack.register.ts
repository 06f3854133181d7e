import type { Rule, RuleRegister, UncheckableRule } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.3-${id}`,
  citation: `1.1.3, ${lines}`,
  says,
});

export const BLACKJACK_RULES = {
  main: rule(
    'V.1.a-01',
    'V.1.a L808-864',
    'A hand nearer to 21 than the dealer pays even money; above 21 it loses at once.',
  ),
  blackjack: rule(
    'V.1.a-02',
    'V.1.a L869-875',
    '21 with the first two cards pays 3 to 2, and beats 21 with more cards.',
  ),
  twoCards: rule(
    'V.1.a-03',
    'V.1.a L810-818',
    'When bets are made each hand has a card, the dealer has one, and each hand a second one.',
  ),
  noCardWith21: rule('V.1.a-04', 'V.1.a L820-832', 'With 21 or more no further card is asked for.'),
  dealerPlays: rule('V.1.a-05', 'V.1.a L834-837', 'The dealer plays while a hand is in play.'),
  dealerDraws: rule(
    'V.1.a-06',
    'V.1.a L837-846',
    'The dealer draws to 16 and stands on 17 or more, an ace counting eleven where that makes 17 to 21.',
  ),
  comparison: rule(
    'V.1.a-08',
    'V.1.a L856-867, of a dealer who is not above 21 (text defect D1-08)',
    'Lower hands lose, higher ones win, equal ones are null; above 21 the dealer pays every bet still there.',
  ),
  insurance: rule(
    'V.1.b-01',
    'V.1.b L877-899, any card worth ten (text defect D1-10)',
    "When the dealer's first card is an ace, insurance pays 2 to 1 if he makes blackjack.",
  ),
  evenMoney: rule(
    'V.1.b-02',
    'V.1.b L900-907',
    'Against an ace, blackjack may be paid even money at once, whatever the dealer makes.',
  ),
  insuranceMaximum: rule('V.1.b-03', 'V.1.b L889-892', 'Insurance is at most half of the bet.'),
  split: rule(
    'V.1.c-01',
    'V.1.c L909-927',
    'Two cards of the same value may be played as two hands, with another bet on the second.',
  ),
  splitAgain: rule(
    'V.1.c-02',
    'V.1.c L918-927',
    'A new pair may be split again, without an end; ten and king are a pair.',
  ),
  splitAces: rule('V.1.c-03', 'V.1.c L929-932', 'Split aces have one card each.'),
  splitTwentyOne: rule(
    'V.1.c-04',
    'V.1.c L934-938',
    '21 with the next card on split aces or tens is no blackjack and pays even money.',
  ),
  extraBets: rule(
    'V.1.c-06',
    'V.1.c L913-915, V.1.d L942-943',
    'The bet on a split hand, and what doubles a bet, are equal to it.',
  ),
  double: rule(
    'V.1.d-01',
    'V.1.d L940-946',
    'With the first two cards of any hand a bet may be doubled, for exactly one more card.',
  ),
  bolsa: rule(
    'V.1.e-01',
    'V.1.e L948-957',
    'A table may offer Bolsa: a further stake on the first cards of a hand, whatever becomes of the hand.',
  ),
  bolsaUnit: rule('V.1.e-02', 'V.1.e L957-966', 'Bolsa is played for one amount, shown at the table.'),
  bolsaFloor: rule('V.1.e-03', 'V.1.e L986-989', 'The pool pays at least 3,000 times the stake.'),
  firstSeven: rule('V.1.e-04', 'V.1.e L971-972', 'A seven as the first card pays 2 to 1.'),
  twoSevens: rule('V.1.e-05', 'V.1.e L974-976', 'Two sevens of different suits pay 10 to 1.'),
  twoSuitedSevens: rule('V.1.e-06', 'V.1.e L978-980', 'Two sevens of the same suit pay 100 to 1.'),
  threeSevens: rule(
    'V.1.e-07',
    'V.1.e L982-984, not all of the same suit (text defect D1-12)',
    'Three sevens that are not all of the same suit pay 200 to 1.',
  ),
  threeSuitedSevens: rule('V.1.e-08', 'V.1.e L986-989', 'Three sevens of the same suit win the whole pool.'),
  bolsaTables: rule(
    'V.1.e-11',
    'V.1.e L951-955',
    'Several tables may be linked in one pool, which names them.',
  ),
  onlyHighest: rule('V.1.e-09', 'V.1.e L991-992', 'Only the highest combination is paid.'),
  beforeTheDeal: rule('V.2-01', 'V.2 L1002-1006', 'Bets are made before the cards are dealt.'),
  minimum: rule(
    'V.2.a-01',
    'V.2.a L1008-1013',
    'The minimum is that of the authorisation; it is changed as that of roulette.',
  ),
  maximum: rule(
    'V.2.b-01',
    'V.2.b L1015-1018',
    'The maximum of a table is from 10 to 200 times its minimum.',
  ),
  maximumOfHand: rule(
    'V.2.b-02',
    'V.2.b L1018-1021, IV.a-b L769-791',
    'The maximum is of a hand, and holds for all who bet on it.',
  ),
  playersOfBox: rule('IV.c-01', 'IV.c L793-800', 'A box has at most three players.'),
  seats: rule('II.3-01', 'II.3 L714-724', 'A table has at most seven seats.'),
  decks: rule('II.1-01', 'II.1 L668-678', 'It is played with six French decks.'),
  reserve: rule('V.3.b-01', 'V.3.b L1032-1043', 'At least a deck lies behind the separator.'),
  lastRound: rule(
    'V.3.c-02',
    'V.3.c L1049-1052',
    'When the separator appears, the round under way is the last.',
  ),
  burntCards: rule('V.3.c-03', 'V.3.c L1045-1049', 'The first five cards of a shoe are set aside.'),
  chief: rule('III.1-01', 'III.1 L744-751', 'A chief has at most two tables of cards against the house.'),
  croupier: rule('III.2-01', 'III.2 L753-759', 'A table has a croupier.'),
  voidRound: {
    id: 'OP1-06',
    citation: 'open point OP1-06: 1.1.3 says nothing of void rounds',
    says: 'The stakes of a void round are returned, insurance and Bolsa with them.',
  },
  whenDealerHasBlackjack: {
    id: 'OP1-09',
    citation: 'open point OP1-09: 1.1.3-V.1 makes no exception for further stakes',
    says: "Against the dealer's blackjack further stakes are lost with the first, or go back.",
  },
} as const satisfies Readonly<Record<string, Rule>>;

const unchecked = (id: string, lines: string, says: string, reason: string): UncheckableRule => ({
  id: `1.1.3-${id}`,
  citation: `1.1.3, ${lines}`,
  says,
  reason,
});

const BLACKJACK_NOT_CHECKABLE: readonly UncheckableRule[] = [
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

export const BLACKJACK_REGISTER: RuleRegister = {
  applied: Object.values(BLACKJACK_RULES),
  notCheckable: BLACKJACK_NOT_CHECKABLE,
};
