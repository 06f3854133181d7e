import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';
import { INTERCONNECTED_RULES } from './carrusel-checks';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.9.C-${id}`,
  citation: `1.1.9.C, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

export const THREE_CARD_POKER_RULES = {
  fortune: rule(
    'VII.1-01',
    'VII.1 L4506, L4451-4547 (text defect D2-03)',
    'Fortuna pays a pair or better of the own hand, whatever the house has.',
  ),
  surrendered: rule(
    'VII.2-01',
    'VII.2 L4462',
    'Having seen his cards a player bets once more, or surrenders.',
  ),
  qualifies: rule('VII.3-01', 'VII.3 L4471', 'The house plays with a queen as its highest card, or better.'),
  notQualified: rule(
    'VII.3-02',
    'VII.3',
    'Where it does not play it pays the ante even money, and the bet is withdrawn.',
  ),
  playerWins: rule('VII.4-01', 'VII.4', 'A higher hand than the house has wins the ante and the bet 1 to 1.'),
  houseWins: rule('VII.4-02', 'VII.4 L4483, L4522 (text defect D2-04)', 'A lower one loses both.'),
  tie: rule(
    'VII.4-03',
    'VII.4 L4524, OP2-22 (text defect D2-20)',
    'On equal hands players keep their bets or take them back.',
  ),
  extraAnte: rule(
    'VII.5-01',
    'VII.5 L4529',
    'A straight or better adds to the ante, even where the house does not play or has the higher hand.',
  ),
  initialBets: rule('VI.5-01', 'VI.5 L4445', 'Initial bets are made on Fortuna, on Ante, or on both.'),
  betEqualsAnte: rule('VI.5-02', 'VI.5 L4492', 'The bet is equal to the ante.'),
  ranking: rule(
    'V-01',
    'V L4398 (text defect D2-19)',
    'Hands rank as the table of Fortuna lists them: straight flush, three of a kind, straight, flush, pair, high card.',
  ),
  lateBet: rule(
    'VI.6-01',
    'VI.6',
    'With "no va más" bets are made; three cards each and three for the house.',
  ),
  limits: rule('VIII.1-01', 'VIII.1 L4550', 'Minimum and maximum hold for each of the three boxes.'),
  maximum: rule(
    'VIII.2-01',
    'VIII.2 L4557',
    'The direction sets the limits within what is authorised, the maximum from 10 to 50 times the minimum.',
  ),
  seats: rule('IV-01', 'IV', 'Nine players at most; nobody plays on the hand of another.'),
  deck: rule(
    'II.1-01',
    'II.1',
    'Each hand is dealt from one deck of 52 cards; with a shuffler two alternate.',
  ),
  chief: rule('III.1-01', 'III.1', 'A chief has two tables of cards against the house at most.'),
  croupier: rule('III.2-01', 'III.2', 'A croupier shuffles, deals, pays and collects.'),
  voidDeal: rule('X.1-01', 'X.1 L4595', 'An error of dealing makes the round null: all bets go back.'),
  forfeited: rule(
    'X.2-01',
    'X.2 L4602',
    'Who exchanges information, turns cards early or asks for advice loses all his bets to the bank.',
  ),
  ...INTERCONNECTED_RULES,
} as const satisfies Readonly<Record<string, Rule>>;

const CONDUCT = 'conduct at the table; no event carries it';

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'II.1-02',
    'II.1',
    'The ace is the highest card, or the lowest before the two.',
    'part of the order of hands: ace, two and three are the lowest straight',
  ),
  unchecked(
    'II.2-01',
    'II.2',
    'Shuffling is manual, or by an approved machine.',
    'approval of the equipment',
  ),
  unchecked('II.3-01', 'II.3', 'Nine places at most, with three boxes each.', 'the seats fall under IV-01'),
  unchecked(
    'VI.2-01',
    'VI.2',
    'The cut is offered from the left of the croupier, five cards at least.',
    CONDUCT,
  ),
  unchecked('VI.3-01', 'VI.3', 'With a shuffler cards are dealt three by three.', CONDUCT),
  unchecked(
    'VI.4-01',
    'VI.4',
    'With a shuffler two decks may alternate.',
    'a permission; their number falls under II.1-01',
  ),
  unchecked('X.1-02', 'X.1', 'Cards stay on the table.', CONDUCT),
];

export const THREE_CARD_POKER_REGISTER: RuleRegister = {
  applied: Object.values(THREE_CARD_POKER_RULES),
  notCheckable: NOT_CHECKABLE,
};
