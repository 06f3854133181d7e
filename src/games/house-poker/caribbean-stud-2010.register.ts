import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy, openPoint } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.9.A-${id}`,
  citation: `1.1.9.A, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

export const CARIBBEAN_2010_RULES = {
  royalFlush: rule('V.1-01', 'V.1.a L3637-3693', 'A royal flush pays the second bet 100 to 1.'),
  straightFlush: rule('V.1-02', 'V.1.b', 'A straight flush pays it 25 to 1.'),
  fourOfAKind: rule('V.1-03', 'V.1.c', 'Four of a kind pay it 20 to 1.'),
  fullHouse: rule('V.1-04', 'V.1.d', 'A full house pays it 7 to 1.'),
  flush: rule('V.1-05', 'V.1.e', 'A flush pays it 5 to 1.'),
  straight: rule('V.1-06', 'V.1.f', 'A straight pays it 4 to 1; the ace may be its lowest card.'),
  threeOfAKind: rule('V.1-07', 'V.1.g', 'Three of a kind pay it 3 to 1.'),
  twoPair: rule('V.1-08', 'V.1.h', 'Two pairs pay it 2 to 1.'),
  pair: rule('V.1-09', 'V.1.i', 'A pair pays it 1 to 1.'),
  highCard: rule('V.1-10', 'V.1.j', 'Higher cards, compared from the highest down, pay it 1 to 1.'),
  tie: rule(
    'V.2-01',
    'V.2 L3695 (text defect D2-14)',
    'On equal hands a player keeps his stakes and wins nothing.',
  ),
  equalFours: rule('V.3-01', 'V.3.a L3702', 'Of two fours the higher wins.'),
  equalFullHouses: rule('V.3-02', 'V.3.b', 'Of two full houses that with the higher three wins.'),
  equalFlushes: rule('V.3-03', 'V.3.c', 'Of two flushes that with the highest card wins.'),
  equalStraights: rule('V.3-04', 'V.3.d', 'Of two straights that with the highest card wins.'),
  equalThrees: rule('V.3-05', 'V.3.e', 'Of two threes the higher wins.'),
  equalTwoPairs: rule(
    'V.3-06',
    'V.3.f',
    'Of two pairs the higher pair, then the other, then the card beside them.',
  ),
  equalPairs: rule('V.3-07', 'V.3.g', 'Of pairs the higher, then the highest of the other cards.'),
  initialBet: rule('VII.1-05', 'VII.1.e L3803', 'Initial bets and insurance are made before the deal.'),
  lateBet: rule(
    'VII.1-06',
    'VII.1.f',
    'With "no va más" they are made; five cards each, the last of the house open.',
  ),
  decision: rule(
    'VII.2-01',
    'VII.2',
    'Having seen his cards a player says "voy" or "paso"; who passes loses his bet.',
  ),
  secondBet: rule('VII.2-02', 'VII.2 L3829 (text defect D2-62)', 'Who goes on adds twice his initial bet.'),
  qualifies: rule('VII.3-01', 'VII.3 L3841', 'The house plays with ace and king, or better.'),
  notQualified: rule(
    'VII.3-02',
    'VII.3 L3848',
    'Where it does not play it pays each initial bet even money.',
  ),
  playerWins: rule(
    'VII.3-03',
    'VII.3 L3856',
    'A higher hand than the house has wins even money on the initial bet, the second bet by the table of hands.',
  ),
  houseWins: rule('VII.3-04', 'VII.3 L3861', 'A lower one loses both bets whole.'),
  insurance: rule(
    'VII.4-01',
    'VII.4 L3874',
    'Insurance pays a full house 100, four of a kind 300, a straight flush 1000, a royal flush 2000 to 1.',
  ),
  insuranceAmount: rule(
    'VII.4-02',
    'VII.4 L3877',
    'It is one fixed amount, at most half of the minimum of the table.',
  ),
  purchase: rule('VII.5-01', 'VII.5 L3900', 'One card may be bought; its price goes to the bank at once.'),
  purchasePrice: rule('VII.5-02', 'VII.5 L3904', 'It costs what the initial bet is.'),
  limits: rule('VI.1-02', 'VI.1', 'Bets lie within minimum and maximum of the table.'),
  authorisedMinimum: rule(
    'VI.1-03',
    'VI.1 L3748',
    'The direction sets the limits within what is authorised.',
  ),
  perBox: rule('VI.1-04', 'VI.1 L3754', 'The maximum is of a box, whoever bets on it.'),
  maximum: rule(
    'VI.2-01',
    'VI.2 L3760',
    'The maximum of the initial bet is from 10 to 30 times its minimum.',
  ),
  seats: rule('IV.1-01', 'IV.1 L3600', 'Seven boxes at most.'),
  players: rule('IV.1-02', 'IV.1 L3604', 'Three bets at most on a box.'),
  notBlind: rule('IV.4-02', 'IV.4', 'No card is bought for a box that is played blind.'),
  deck: rule('VII.1-04', 'VII.1.d, II.1', 'One deck of 52 cards; with a shuffler two alternate.'),
  chief: rule('III.1-01', 'III.1 L3579', 'A chief has two tables of cards against the house at most.'),
  croupier: rule('III.2-01', 'III.2', 'A croupier shuffles, deals, pays and collects.'),
  voidDeal: rule('VII.7-01', 'VII.7.1 L3995', 'An error of dealing makes the whole round null.'),
  forfeited: rule(
    'VII.7-02',
    'VII.7.2 L4001',
    'Who exchanges information, turns cards early or asks for advice loses his whole bet to the bank.',
  ),
  secondBetUnqualified: openPoint(
    'OP2-19',
    '1.1.9.A-VII.3 names the initial amount only',
    'Where the house does not play the second bet goes back, or is paid even money.',
  ),
  backers: openPoint(
    'OP2-20',
    '1.1.9.A-IV.2 has all accept what the seated player decides',
    'Who bets on a box that goes on, and adds nothing, loses his bet or takes it back.',
  ),
  tieBreakReadings: openPoint(
    'OP2-09',
    '1.1.9.A-V.3 names one card only of flushes and beside a pair',
    'Only the cards that are named decide, or all of them in order.',
  ),
  carruselBet: rule(
    'VII.6-01',
    'VII.6.1 L3916',
    'All or some tables form the carrusel; who bets on it has an initial bet.',
  ),
  carruselOpening: rule('VII.6-04', 'VII.6.2 L3938', 'It begins with 5000 times its bet at least.'),
  carruselRises: rule(
    'VII.6-05',
    'VII.6.2 L3945',
    'It rises with what is played in it (OP2-12), and is shown.',
  ),
  carruselMeter: rule('VII.6-06', 'VII.6.3 L3950', 'Each of its prizes is taken from the meter.'),
  carruselPrizes: rule(
    'VII.6-07',
    'VII.6.3 L3959-3968, L4022-4031 (text defect D2-01)',
    'A royal flush has all of the meter, a straight flush 10 %; four 300, full house 100, flush 50, straight 30 bets.',
  ),
  carruselRoyals: rule(
    'VII.6-09',
    'VII.6.4 L3976',
    'Several royal flushes of a round share the meter equally.',
  ),
  carruselChain: rule(
    'VII.6-10',
    'VII.6.4 L3981',
    'Straight flushes of different value have 10 % each of what remains, the highest first.',
  ),
  carruselOwnPrizes: rule(
    'VII.6-08',
    'VII.6.3 L3970',
    'The direction may vary combinations and prizes with prior authorisation.',
  ),
  carruselEquals: rule('VII.6-11', 'VII.6.4 L3987', 'Straight flushes of equal value share one 10 %.'),
  insuranceAfterPassing: openPoint(
    'OP2-46',
    '1.1.9.A-VII.4 has insurance depend on the own cards only',
    'Insurance of who passes stays in play, or is lost.',
  ),
} as const satisfies Readonly<Record<string, Rule>>;

const CONDUCT = 'conduct at the table; no event carries it';

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked('II.1-01', 'II.1', 'Cards rank from ace to two.', 'part of the order of hands'),
  unchecked('II.1-02', 'II.1', 'The ace may stand before the two.', 'part of the order of hands'),
  unchecked(
    'II.2-01',
    'II.2 L3556 (text defect D2-16)',
    'The table is like that of blackjack, with two or three spaces in a box.',
    'its build is a matter of its approval',
  ),
  unchecked(
    'VII.1-02',
    'VII.1.b',
    'The cut is offered from the left of the croupier, five cards at least.',
    CONDUCT,
  ),
  unchecked('VII.1-03', 'VII.1.c', 'With a shuffler cards are dealt five by five.', CONDUCT),
  unchecked(
    'VI.1-01',
    'VI.1 L3737 (text defect D2-17)',
    'Bets are made in chips, but for a mechanism that records credits.',
    'what a bet is made with is not reported',
  ),
  unchecked(
    'VII.3-05',
    'VII.3 (text defect D2-14)',
    'Ties are referred to V.1.',
    'a reference; V.2 is what it means',
  ),
  unchecked('IV.2-01', 'IV.2', 'The seated player decides for all who bet on his box.', CONDUCT),
  unchecked('IV.3-01', 'IV.3 L3617', 'He shows his cards to nobody and asks for no advice.', CONDUCT),
  unchecked(
    'IV.4-01',
    'IV.4 L3617',
    'Who has a seat may bet on a vacant box blind; only the croupier turns its cards.',
    CONDUCT,
  ),
  unchecked(
    'VII.6-02',
    'VII.6.1 L3928',
    'Prizes of the carrusel depend on the own cards only.',
    'a definition',
  ),
  unchecked('VII.6-03', 'VII.6.1 L3935', 'Its bets may be recorded digitally.', 'a permission'),
];

export const CARIBBEAN_2010_REGISTER: RuleRegister = {
  applied: Object.values(CARIBBEAN_2010_RULES),
  notCheckable: NOT_CHECKABLE,
};
