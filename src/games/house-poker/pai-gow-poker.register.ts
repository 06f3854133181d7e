import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.9.D-${id}`,
  citation: `1.1.9.D, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

export const PAI_GOW_RULES = {
  sevenCards: rule('I.2-01', 'I.2', 'Of seven cards each makes a big hand of five and a small hand of two.'),
  bothHands: rule('I.3-01', 'I.3', 'Both hands must beat those of the bank.'),
  pays: rule(
    'I.6-01',
    'I.6 L4649, VI.3',
    'Who wins is paid even money less the commission; who loses, loses it.',
  ),
  comparison: rule(
    'VII.10-01',
    'VII.10 L4898-4912 (text defects D2-06, D2-21)',
    'An equal hand is won by the bank; two lost hands lose, one of them is null.',
  ),
  ranking: rule(
    'V.1-01',
    'V.1 L4741-4792 (text defects D2-23, D2-24)',
    'Five aces, royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card.',
  ),
  setHand: rule('VII.8-01', 'VII.8 L4881', 'The big hand always outranks the small one.'),
  fouledHand: rule('VIII.3-01', 'VIII.3 L4938', 'A hand that is set wrongly loses.'),
  deck: rule('II.1-01', 'II.1 L4657 (text defect D2-22)', 'It is played with 52 cards and a joker.'),
  limits: rule('VI.1-01', 'VI.1', 'Bets are within the limits of the table.'),
  authorisedMinimum: rule(
    'VI.2-01',
    'VI.2 L4805',
    'The direction sets the minimum within what is authorised.',
  ),
  maximum: rule('VI.2-02', 'VI.2 L4809', 'The maximum is in every case 25 times the minimum of the table.'),
  commission: rule('VI.3-02', 'VI.3 L4817', 'The commission is at most 5 % of the prize.'),
  seats: rule('IV.1-01', 'IV.1', 'At most six players are seated.'),
  lateBet: rule('VII.3-01', 'VII.3', 'Bets are in their boxes before the deal.'),
  dice: rule(
    'VII.5-01',
    'VII.5 L4850 (text defect D2-05)',
    'The sum of three dice, counted from the bank, says who has the first hand: 1, 8 and 15 are the bank.',
  ),
  handForEach: rule(
    'VII.6-01',
    'VII.6 (text defect D2-25)',
    'There are as many hands of seven cards as players, and one of the croupier.',
  ),
  bank: rule(
    'VII.7-01',
    'VII.7 L4870',
    'The bank goes round; a player may refuse it, the croupier must take it when his turn comes.',
  ),
  staff: rule(
    'III.1-01',
    'III.1',
    'A table has a croupier, and a chief who has at most two tables of cards.',
  ),
  voidDeal: {
    id: 'OP2-17',
    citation: 'open point OP2-17: 1.1.9.D says nothing of void deals',
    says: 'Of a void deal every stake goes back.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

const CONDUCT = 'conduct at the table; no event carries it';

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'I.5-01',
    'I.5',
    'The best small hand is two aces, the best big hand five.',
    'it follows from the cards there are',
  ),
  unchecked(
    'II.2-01',
    'II.2',
    'The cloth has five or six boxes, each with places for both hands.',
    'equipment; boxes are known by their numbers',
  ),
  unchecked(
    'II.3-01',
    'II.3 L4688 (text defect D2-13)',
    'Three dice of one colour with an edge of 20 to 25 millimetres.',
    'equipment; how dice are made is a matter of their approval',
  ),
  unchecked('III.2-01', 'III.2', 'The chief keeps a list of those who wait for a place.', CONDUCT),
  unchecked('IV.2-01', 'IV.2', 'Who sits at a box commands it, and may not show his cards.', CONDUCT),
  unchecked('VII.2-01', 'VII.2', 'The shuffled deck is cut by a player.', CONDUCT),
  unchecked(
    'VII.4-01',
    'VII.4',
    'The dice are shaken and thrown, and their sum fixes who has the first hand.',
    'of the throw its sum is reported, which is held against the first hand by 1.1.9.D-VII.5-01',
  ),
  unchecked(
    'VII.9-01',
    'VII.9',
    'All set their hands face down; then the croupier sets his in view.',
    CONDUCT,
  ),
  unchecked(
    'VII.11-01',
    'VII.11',
    'The hand of the bank is compared with that of the croupier first, then with each player in turn.',
    'conduct at the table; a round is reported when it is settled',
  ),
  unchecked('VIII.1-01', 'VIII.1', 'Once the cards of the bank are open nobody may touch his own.', CONDUCT),
  unchecked(
    'VIII.2-01',
    'VIII.2',
    'Cards are not shown, and nobody talks of them, before all are open.',
    CONDUCT,
  ),
];

export const PAI_GOW_REGISTER: RuleRegister = {
  applied: Object.values(PAI_GOW_RULES),
  notCheckable: NOT_CHECKABLE,
};
