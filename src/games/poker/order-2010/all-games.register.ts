import type { Rule } from '../../rule';

/** A rule of 1.1.10, section 1, of the Order of 2010: what all non-banked poker has in common. */
export const common = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.10-${id}`,
  citation: `1.1.10, ${lines}`,
  says,
});

export const reading = (point: string, about: string, says: string): Rule => ({
  id: point,
  citation: `open point ${point}: ${about}`,
  says,
});

export const HAND_RULES = {
  royalFlush: common(
    'VI.1-01',
    'VI.1.a L5202-5204',
    'Ace, king, queen, jack and ten of a suit are the highest hand.',
  ),
  straightFlush: common('VI.1-02', 'VI.1.b', 'Then five cards in sequence of a suit.'),
  fourOfAKind: common('VI.1-03', 'VI.1.c', 'Then four of a rank.'),
  fullHouse: common('VI.1-04', 'VI.1.d', 'Then three of a rank and two of another one.'),
  flush: common(
    'VI.1-05',
    'VI.1.e L5218-5223',
    'Then five of a suit; with fewer than 52 cards a flush is above a full house.',
  ),
  straight: common('VI.1-06', 'VI.1.f', 'Then five in sequence of different suits.'),
  threeOfAKind: common('VI.1-07', 'VI.1.g', 'Then three of a rank.'),
  twoPair: common('VI.1-09', 'VI.1.i', 'Then two pairs.'),
  pair: common('VI.1-10', 'VI.1.j', 'Then a pair.'),
  highCard: common('VI.1-11', 'VI.1.k', 'Else the highest card or cards win.'),
  tiedFours: common('VI.2-01', 'VI.2.a', 'Of two fours the higher wins, then the higher fifth card.'),
  tiedFulls: common('VI.2-02', 'VI.2.b', 'Of two full houses the higher three wins, then the higher pair.'),
  tiedStraights: common(
    'VI.2-03',
    'VI.2.c',
    'Of two straights of any kind the one with the higher last card wins.',
  ),
  tiedFlushes: common('VI.2-04', 'VI.2.d', 'Of two flushes the one with the highest card wins.'),
  tiedThrees: common(
    'VI.2-05',
    'VI.2.e',
    'Of two threes the higher wins, then the highest of the other two cards.',
  ),
  tiedTwoPairs: common(
    'VI.2-07',
    'VI.2.g',
    'Of two pairs the higher one, then the second, then the last card.',
  ),
  tiedPairs: common(
    'VI.2-08',
    'VI.2.h',
    'Of two hands with a pair the higher pair, then the highest of the other three.',
  ),
} as const;

export const FIGURES_RULES = {
  figures: common(
    'VI.1-08',
    'VI.1.h L5232-5236',
    'Five cards that are all ace, king, queen or jack stand between three of a kind and two pairs, in covered five-card poker only.',
  ),
  tiedFigures: common(
    'VI.2-06',
    'VI.2.f',
    'Of two hands of figures the higher pair wins, then the highest card.',
  ),
} as const;

export const POT_RULES = {
  handReported: common('IX.5-01', 'IX.5 L5455-5462', 'All bets of a hand come together in the pot.'),
  ranking: common(
    'VI.1-12',
    'VI.1 L5195-5200',
    'The best hand wins; the ace stands above the king, or below the lowest card of a straight.',
  ),
  deck: common('II.1-01', 'II.1 L4957-4966', 'It is played with one English deck; each card is there once.'),
  uncalled: reading(
    'OP2-02',
    'the text is silent on a bet that nobody called',
    'What nobody called of a bet goes back before the pots are made.',
  ),
  sidePots: common(
    'IX.8-01',
    'IX.8 L5504-5510, IX.14',
    'Who has put in his last plays for his proportional part; what the others bet above it makes side pots.',
  ),
  showdown: common('IX.19-01', 'IX.19', 'Who wants the pot, or a part of it, shows his cards.'),
  lastOneLeft: common(
    'IX.9-01',
    'IX.9 L5511-5517',
    'Who has bet when all others have left takes the pot without showing.',
  ),
  split: common(
    'IX.24-01',
    'IX.24 L5637-5648, OP2-07',
    'Equal hands divide the pot, after the share of the house, in proportion to what they play for: pot by pot.',
  ),
  oddUnit: common('IX.24-02', 'IX.24', 'An odd chip goes to who made the last bet.'),
  rake: common(
    'II.4-01',
    'II.4.a L5012-5020',
    'The house takes at most 5 % of the money put into each hand, before its winner is paid.',
  ),
  rakeByPot: reading(
    'OP2-03',
    'the text is silent on side pots',
    'Each side pot bears its share of the rake rounded down, the main pot the rest.',
  ),
} as const;

export const PLAY_RULES = {
  seats: common('II.2-01', 'II.2 L4976-4980', 'A table has at most ten places.'),
  staff: common('III.1-01', 'III.1 L5040-5046', 'Each table has a chief and a croupier, at least.'),
  oneSeatEach: common('V-15', 'V.o L5190', 'Nobody plays at two tables, or at two seats of one.'),
  minimumBet: common(
    'VII.1-01',
    'VII.1 L5303-5308, VII.1.c',
    'Bets are of chips, and within the minimum and maximum that are authorised.',
  ),
  fixedLimit: common(
    'VII.1-05',
    'VII.1.a L5319-5332',
    'At a fixed limit there are at most three raises in a round of more than two players, each of the minimum in the first two rounds and of twice as much afterwards.',
  ),
  potLimit: common(
    'VII.1-06',
    'VII.1.b L5333-5343',
    'At the limit of the pot one bets what is in it at most; a raise is the call, and then the whole pot.',
  ),
  doubling: common(
    'VII.2-03',
    'VII.2 L5359-5368, IX.6.d, OP2-41',
    'At the limit of the pot and without limit a raise at least doubles the bet before it; a smaller one with the last chips lets nobody who had bet raise again.',
  ),
  limitChange: common(
    'VII.2-01',
    'VII.2 L5352-5357, OP2-43b',
    'The direction may change the limit of a running table after it was announced: from the next hand on.',
  ),
  check: common('IX.6-02', 'IX.6.b', 'Who has the turn may pass only where nobody has bet in the round.'),
  call: common('IX.6-03', 'IX.6.c, OP2-48', 'A call is exactly the highest bet, never more.'),
  folded: common('IX.6-01', 'IX.6.a', 'Who leaves has no part in the pot and gives up what he bet.'),
  matched: common(
    'IX.14-01',
    'IX.8, IX.14',
    'At the end of a round all who are in have put in the same, but for who has no more.',
  ),
  ante: common(
    'VIII.2-01',
    'VIII.2.a L5377-5382',
    'An ante is of everybody who wants cards, and at most half the minimum.',
  ),
  blinds: common(
    'VIII.2-03',
    'VIII.2.b L5385-5396',
    'Of blinds the mano puts in half the minimum, the next one the minimum.',
  ),
  anteMissing: common(
    'X.3-08',
    'X.3.h L5807-5815',
    'A hand with an ante missing is good; who takes part must post it, or it is played for a smaller pot.',
  ),
  noPotCarried: common(
    'IX.23-01',
    'IX.23 L5628-5636',
    'The pot is handed over at the end of its hand; nothing of it stays for the next one.',
  ),
} as const;

/** A session as a whole: stacks, the share of the house, its length. */
export const SESSION_RULES = {
  minimum: common(
    'VII.1-02',
    'VII.1 L5309-5314',
    'The minimum bet is at most a tenth of the stack at the start.',
  ),
  topUp: common(
    'VII.1-04',
    'VII.1 L5315-5317',
    'The least addition to a stack is never above the stack at the start.',
  ),
  oneShare: common(
    'II.4-04',
    'II.4 L5008-5011, OP2-06 (text defect D2-27)',
    'The house takes its share in one of three ways, chosen before the session.',
  ),
  percentage: common(
    'II.4-02',
    'II.4.b L5021-5026, OP2-04, OP2-05',
    'It may charge each player and session from 10 % to 20 % of the maximum bet, or of the stack at the start.',
  ),
  fee: common(
    'II.4-03',
    'II.4.c L5033-5036, OP2-04',
    'It may charge each player and session a fixed amount.',
  ),
  length: common(
    'II.4-05',
    'II.4.b L5026-5032',
    'A session that is paid for lasts as long as was announced and two hands more, and never less than it takes each player to be the last to speak twice.',
  ),
  unannounced: common(
    'IX.26-01',
    'IX.26 L5657-5665',
    'Where the length of the game was not announced, each who begins it is the last to speak twice.',
  ),
  withoutAnte: common(
    'VIII.2-02',
    'VIII.2.a L5382-5384',
    'Nobody stays for more than two hands of a session without the ante.',
  ),
} as const;
