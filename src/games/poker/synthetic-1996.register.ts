import { type Rule, type UncheckableRule, because } from '../rule';
import { rational } from '../../kernel/rational';
import type { PokerRule, OtherReading, RegulatedRule, SessionRules, VoidedHandRule } from './poker-facts';

const decree = (id: string, lines: string, says: string): Rule => ({
  id: `D385/1996-II.${id}`,
  citation: `Decreto 385/1996, anexo, SEGUNDO, ${lines}`,
  says,
});

const MATCHED = decree(
  '7.5-05',
  '7.5',
  'At the end of a round all who are in have put in the same; who has no more plays for his proportional part.',
);
const LAST_ONE_LEFT = decree(
  '7.5-06',
  '7.5',
  'Who alone has bet takes the pot, after the share of the house, without showing.',
);
const MINIMUM_BET = decree('7.3-01', '7.3', 'Everybody puts the minimum bet into the pot before the deal.');
const EQUAL_HANDS = decree('7.6-01', '7.6', 'Equal hands share the pot after the deductions.');
const BETTING = decree('7.5-04', '7.5.d', 'A raise is any amount above the bet before it.');
const FOLDED = decree('7.5-03', '7.5.a', 'Who leaves gives up all that he bet.');
const TABLE = decree('6-01', '6', 'Bets are of chips only, within the limits of the table.');
const PLACES = decree('2.2-01', '2.2', 'A table has up to ten numbered places.');
const STAFF = decree(
  '3-01',
  '3',
  'A table has a croupier and a cambista, and a representative of the direction.',
);
const DECK = decree('2.1-01', '2.1', 'It is played with 28 cards, from the eight up.');
const SPEAKS_FIRST = decree(
  '7.5-01',
  '7.5',
  'The mano opens; later rounds who bet most in the round before.',
);

export const SYNTHETIC_1996_POT: Readonly<Record<PokerRule, Rule>> = {
  handReported: MINIMUM_BET,
  ranking: decree('5.1-01', '5.1', 'The best hand of the list wins: a full house is above a flush.'),
  cardsUsed: decree('1-01', '1', 'Both own cards and three of the five common ones make the hand.'),
  deck: DECK,
  limits: TABLE,
  ownChips: TABLE,
  uncalled: LAST_ONE_LEFT,
  sidePots: MATCHED,
  showdown: decree('7.6-02', '7.6', 'The croupier alone announces the hands that are shown.'),
  lastOneLeft: LAST_ONE_LEFT,
  split: EQUAL_HANDS,
  oddUnit: EQUAL_HANDS,
  rake: decree(
    '6-02',
    '6',
    'The house takes at most 3 % of what is bet in each hand, before its winner is paid.',
  ),
  rakeByPot: EQUAL_HANDS,
};

export const SYNTHETIC_1996_PLAY: Readonly<Record<RegulatedRule, Rule>> = {
  seats: PLACES,
  staff: STAFF,
  chiefOfOneTable: STAFF,
  oneSeatEach: PLACES,
  minimumBet: TABLE,
  fixedLimit: TABLE,
  potLimit: TABLE,
  doubling: BETTING,
  raiseNotReopened: BETTING,
  check: MATCHED,
  call: MATCHED,
  folded: FOLDED,
  matched: MATCHED,
  ante: MINIMUM_BET,
  blinds: MINIMUM_BET,
  anteMissing: MINIMUM_BET,
  speaksFirst: SPEAKS_FIRST,
  noPotCarried: EQUAL_HANDS,
  error: decree(
    '8.1-01',
    '8.1, OP2-27',
    'A wrong order, a wrong number of cards, or a card exposed is a misdeal.',
  ),
};

const NO_CARDS_LEFT = decree(
  '8.2-02',
  '8.2',
  'Where the unused cards do not suffice to replace one, the hand is annulled.',
);

export const SYNTHETIC_1996_VOIDS: Readonly<Record<string, VoidedHandRule>> = {
  [SYNTHETIC_1996_PLAY.error.id]: { rule: SYNTHETIC_1996_PLAY.error, fate: 'by-OP2-27' },
  [NO_CARDS_LEFT.id]: { rule: NO_CARDS_LEFT, fate: 'by-OP2-28' },
};

/** A session as a whole. The scale of stacks is in pesetas, and always a fifth: in euros to the nearest cent (OP2-38). */
export const SYNTHETIC_1996_SESSION: SessionRules = {
  topUp: {
    rule: decree('6-03', '6, OP2-38', 'The least addition to a stack is a fifth of the stack at the start.'),
    least: rational(1n, 5n),
    most: rational(1n, 5n),
  },
  unannounced: decree(
    '9-01',
    '9',
    'Where no length was announced, a game lasts until each who began it was the mano twice.',
  ),
  mustOpen: {
    rule: decree('7.1-01', '7.1', 'The house need open with four players only, and may close with fewer.'),
    players: 4,
  },
};

export const SYNTHETIC_1996_READINGS: readonly OtherReading[] = [
  {
    point: 'OP2-09',
    code: 'tiebreak-readings-differ',
    advised: 'always',
    rule: {
      id: 'OP2-09',
      citation: 'open point OP2-09: D385/1996-II.5.2 names one card where several could decide',
      says: 'Only the cards that the rule names break a tie; where every card would give another winner, either is accepted.',
    },
  },
  {
    point: 'OP2-45',
    code: 'tiebreak-readings-differ',
    advised: 'always',
    rule: {
      id: 'OP2-45',
      citation: 'open point OP2-45: D385/1996-II.5.2 names "the card of higher value" of full houses',
      says: 'The higher three decides between full houses; where the highest card of either would, it is accepted.',
    },
  },
];
const conduct = because('conduct at the table, of which no event tells');

export const SYNTHETIC_1996_NOT_CHECKABLE: readonly UncheckableRule[] = [
  ...[
    decree('3.2-01', '3.2', 'The croupier computes the share of the house and drops it.'),
    decree('4.1-01', '4.1', 'Vacant places are drawn for; a player may rest for two hands.'),
    decree('4.2-01', '4.2', 'Nobody plays by proxy, in a team, or jointly; there is no collusion.'),
    decree('7.2-01', '7.2', 'The croupier names the mano, which goes counter-clockwise.'),
    decree('7.4-01', '7.4', 'Cards are dealt clockwise; players look after the first common card is turned.'),
    decree('7.5-02', '7.5', 'Only what lay on the table before the hand plays.'),
    decree(
      '8.2-01',
      '8.2',
      'Of several common cards turned at once the first counts; one turned too early is replaced.',
    ),
    decree('8.3-01', '8.3', 'There are no spectators.'),
  ].map(conduct),
  because('which card decides is how hands are compared; nothing is found by it')(
    decree('5.2-01', '5.2, OP2-45', 'Ties are broken by the cards that the rules of caribbean stud name.'),
  ),
];
