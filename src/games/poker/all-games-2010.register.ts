import { type Rule, type UncheckableRule, because } from '../rule';
import type { HandError, VoidedHandRule } from './poker-facts';

const common = (id: string, lines: string, says: string): Rule => ({
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

const ofDealing = because('conduct of the croupier at the table, of which no event tells');
const ofPlayers = because('conduct of players at the table, of which no event tells');
const byAnother = (id: string) => because(`says no more than ${id}, by which it is found`);
const ofTime = because('no event says when within a hand something was done');

const STANDING: readonly Rule[] = [
  common('X.2-01', 'X.2.a', 'Where the croupier misreads a hand, the cards speak.'),
  common('X.2-03', 'X.2.c', 'A card dealt to an empty seat is collected after the deal.'),
  common(
    'X.2-05',
    'X.2.e',
    'Common cards shown before the round is closed are not valid; how they are replaced each game says.',
  ),
  common('X.3-01', 'X.3.a', 'Who announces a raise wrongly, or with too few chips, may only call.'),
  common('X.3-03', 'X.3.c', 'Who calls with too few chips may only complete the call.'),
  common(
    'X.3-04',
    'X.3.d',
    'A chip that is too large is a call and the rest goes back; with no bet before it, it is bet whole.',
  ),
  common(
    'X.3-05',
    'X.3.e',
    'At the limit of the pot a chip that is too large is a bet of the most that is allowed.',
  ),
  common('X.3-06', 'X.3.f', 'Who shows his cards by mistake plays on.'),
  common(
    'X.3-07',
    'X.3.g L5799-5806',
    'A bet out of turn counts; its player may not raise, and may take it back only where somebody raised in between.',
  ),
  common('X.3-10', 'X.3.j', 'Who is passed over must say so at once, or has checked.'),
];

export const COMMON_NOT_CHECKABLE: readonly UncheckableRule[] = [
  because('a definition of the game')(
    common('I-01', 'I', 'Several players play each other for the best hand of a certain number of cards.'),
  ),
  because('build of the table')(
    common('II.2-02', 'II.2.a', 'A slot at the right of the croupier takes the share of the house.'),
  ),
  because('build of the table')(common('II.2-03', 'II.2.b', 'A slot at his left takes the tips.')),
  ...[
    common('III.3-01', 'III.3.a', 'The croupier counts, shuffles and deals.'),
    common('III.3-02', 'III.3.b', 'He announces the course of the game.'),
    common('III.3-03', 'III.3.c', 'He computes the share of the house and drops it.'),
    common('III.3-04', 'III.3.d', 'He drops the tips.'),
    common('III.3-05', 'III.3.e', 'He sees to it that nobody bets out of turn.'),
    common('III.3-06', 'III.3.f', 'He guards and pays the pot.'),
    common('III.3-07', 'III.3.g', 'He answers questions about the rules.'),
    common('III.3-08', 'III.3.h', 'He tells the chief of the sector of problems.'),
  ].map(ofDealing),
  because('a permission: a table may be without one')(
    common('III.4-01', 'III.4', 'There may be a cambista.'),
  ),
  because('who sits where is reported hand by hand, and how the seats were given is not')(
    common('IV.1-01', 'IV.1', 'At each space of the table one player sits.'),
  ),
  because('who sits where is reported hand by hand, and how the seats were given is not')(
    common(
      'IV.1-02',
      'IV.2',
      'Seats are drawn by lot at the beginning and given by the chief of the sector later.',
    ),
  ),
  because('that a player leaves out a hand is reported, that he asked for it and keeps his seat is not')(
    common('IV.3-01', 'IV.3', 'A player may rest for two hands; then his seat is free.'),
  ),
  ...[
    common('V-01', 'V.a L5129', 'Nobody plays in a team.'),
    common('V-02', 'V.b', 'Nobody plays for the pot jointly.'),
    common('V-03', 'V.c', 'Nobody shares the pot by agreement.'),
    common('V-04', 'V.d', 'Players do not collude.'),
    common('V-06', 'V.f', 'Players do not lend each other of their stacks.'),
    common('V-08', 'V.h', 'Nobody takes his cards from the table.'),
    common('V-09', 'V.i', 'Nobody comments on a hand, or looks at the cards of others.'),
    common('V-10', 'V.j', 'Players do not change seats or leave a proxy.'),
    common('V-11', 'V.k', 'Nobody influences the play of others; there are no spectators.'),
    common('V-12', 'V.l L5173', 'Nobody shows cards while he is in.'),
    common('V-13', 'V.m', 'Nobody hides his chips.'),
    common('V-14', 'V.n', 'A bet is made in one movement.'),
  ].map(ofPlayers),
  ofTime(
    common('V-05', 'V.e L5140-5149', 'Nobody adds to his stack once the first card of a hand is dealt.'),
  ),
  because('a stack also shrinks by tips and charges that no event names a seat for')(
    common('V-07', 'V.g', 'Nobody takes chips of his stack away.'),
  ),
  because('a choice of the direction: what it chose is announced with the opening of the table')(
    common('VII.1-03', 'VII.1 L5312-5315', 'The direction fixes the stack at the start and additions to it.'),
  ),
  because('a permission of the direction')(
    common('VII.2-02', 'VII.2', 'The direction may hold games by invitation.'),
  ),
  because('the button is reported, the draw for it and its way round the table are not')(
    common('IX.1-01', 'IX.1', 'The button is drawn for and goes clockwise from hand to hand.'),
  ),
  ...[
    common(
      'IX.4-01',
      'IX.2 to IX.4',
      'The deck is checked, shuffled and cut; forced bets are made, and then cards are dealt clockwise.',
    ),
    common('IX.10-01', 'IX.10', 'A bet is made when its chips cross the line in one movement.'),
    common('IX.11-01', 'IX.11', 'A spoken amount counts before the chips.'),
    common('IX.13-01', 'IX.13', 'Nobody raises his own bet by what others make of it.'),
    common('IX.20-01', 'IX.20', 'Who bet last shows first.'),
    common('IX.21-01', 'IX.21', 'The croupier alone reads the hands.'),
  ].map(ofDealing),
  byAnother('1.1.10-VII.2-03')(
    common('IX.6-04', 'IX.6.d L5489', 'A raise at least doubles the highest bet.'),
  ),
  byAnother('1.1.10-VII.1-05')(
    common(
      'IX.7-01',
      'IX.7',
      'How often one may raise depends on game and round; two players may without end.',
    ),
  ),
  byAnother('1.1.10-IX.24-02')(common('IX.24-03', 'IX.24', 'Nobody has more than one odd chip.')),
  byAnother('1.1.10-IX.24-01')(
    common('IX.24-04', 'IX.24', 'The share of the house comes off before equal hands divide the pot.'),
  ),
  because('a permission: there is no amount that would be too high')(
    common(
      'VII.1-07',
      'VII.1.c L5344-5351',
      'Without limit there is neither a maximum nor a number of raises.',
    ),
  ),
  ...STANDING.map(because('the hand goes on: what was done about it is in its actions and cards')),
];

const MISDEALS = [
  common('X.1-01', 'X.1.a L5674', 'A misdeal: cards come in the wrong order.'),
  common(
    'X.1-02',
    'X.1.b',
    'A misdeal: a wrong number of cards that cannot be put right before the betting.',
  ),
  common('X.1-03', 'X.1.c', 'A misdeal: a player has seen a card that is not his.'),
  common('X.1-04', 'X.1.d', 'A misdeal: the first or second card is turned.'),
  common('X.1-05', 'X.1.e', 'A misdeal: more than one card is turned or falls off the table.'),
  common('X.1-06', 'X.1.f', 'A misdeal: a card is missing or damaged.'),
  common('X.1-07', 'X.1.g', 'A misdeal: the button lies at the wrong place.'),
  common('X.1-08', 'X.1.h', 'A misdeal: no cards to a player who posted his forced bet.'),
  common('X.1-09', 'X.1.i', 'A misdeal: a card with another back.'),
  common('X.1-10', 'X.1.j', 'A misdeal: two cards of the same rank and suit.'),
] as const;

const ANNULLED = common(
  'X.1-11',
  'X.1.k L5710-5720',
  'After two actions a misdealt hand stands, but for a wrong back or a doubled card: then all money goes back to everybody.',
);

export const COMMON_VOIDS: Readonly<Record<string, VoidedHandRule>> = {
  ...Object.fromEntries(MISDEALS.map((rule) => [rule.id, { rule, fate: 'by-OP2-27' as const }])),
  [ANNULLED.id]: { rule: ANNULLED, fate: 'stakes-returned' },
};

const error = (rule: Rule, effect: HandError['effect']): HandError => ({ rule, effect });

const ANNULLING: readonly HandError[] = [
  error(
    common('IX.12-01', 'IX.12', 'Who does not protect his cards has no claim when they are taken away.'),
    'by-OP2-29',
  ),
  error(common('IX.22-01', 'IX.22', 'Cards laid face down beyond the line are a dead hand.'), 'stays'),
  error(common('X.2-02', 'X.2.b L5727-5736', 'The hand of who is absent at his turn is withdrawn.'), 'stays'),
  error(
    common(
      'X.2-04',
      'X.2.d L5744-5752',
      'Whose protected cards the croupier mucks has back all he bet; his hand is null.',
    ),
    'returned',
  ),
  error(common('X.3-02', 'X.3.b', 'Who mixes his cards with the muck loses the pot.'), 'stays'),
  error(
    common('X.3-09', 'X.3.i, OP2-29', 'Where cards of two players touch, both hands are null.'),
    'by-OP2-29',
  ),
  error(
    common(
      'X.3-11',
      'X.3.k L5828-5833',
      'Who plays an irregular card unseen loses his hand and what he bet.',
    ),
    'stays',
  ),
  error(
    common(
      'X.3-12',
      'X.3.k L5833-5837, OP2-28',
      'A wrong number of cards told before two actions makes the hand null.',
    ),
    'by-OP2-28',
  ),
  error(
    common(
      'X.3-13',
      'X.3.k L5837-5841',
      'A wrong number of cards found later costs the hand and all that was bet.',
    ),
    'stays',
  ),
];

export const COMMON_ERRORS: Readonly<Record<string, HandError>> = Object.fromEntries(
  [...ANNULLING, ...STANDING.map((rule) => error(rule, 'stands'))].map((one) => [one.rule.id, one]),
);

export const appliedErrors = (
  errors: Readonly<Record<string, HandError>>,
  voids: Readonly<Record<string, VoidedHandRule>>,
): readonly Rule[] => [
  ...Object.values(errors)
    .filter(({ effect }) => effect !== 'stands' && effect !== 'plays-for-less')
    .map(({ rule }) => rule),
  ...Object.values(voids).map(({ rule }) => rule),
];
