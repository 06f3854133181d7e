import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.12-${id}`,
  citation: `1.1.12, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

export const CASINO_WAR_RULES = {
  initial: rule('V.6-01', 'V.6 L7133', 'The initial bet is made before the deal.'),
  comparison: rule(
    'V.8-01',
    'V.8',
    'A card lower than that of the bank loses; a higher one is paid even money.',
  ),
  deal: rule('V.7-01', 'V.7', 'Each hand has one open card, then the bank has its own.'),
  tie: rule(
    'V.6-02',
    'V.6 L7133, V.9 L7168 (text defect D2-47)',
    'The bet on the tie pays ten for one on equal cards, and is lost on others.',
  ),
  tieNeedsInitial: rule('II.3-01', 'II.3 L7038', 'Who bets on the tie has made an initial bet before.'),
  revancha: rule(
    'V.11-01',
    'V.11 L7179 (text defect D2-48)',
    'After a tie one may stake as much again as the initial bet: the revancha.',
  ),
  surrender: rule('V.11-02', 'V.11 L7179', 'Who does not go to the revancha loses half of the initial bet.'),
  burnt: rule('V.12-01', 'V.12', 'Before the revancha one to three cards are burnt.'),
  secondCards: rule(
    'V.13-01',
    'V.13 (text defect D2-49)',
    'Second cards decide as the first: a revancha that wins is paid even money and the initial bet goes back, one that loses costs both.',
  ),
  secondTie: rule(
    'V.14-01',
    'V.14 L7217',
    'On a second tie twice the initial bet is paid, the revancha goes back, and the hand is over.',
  ),
  limits: rule('VI.1-01', 'VI.1', 'Bets are within the limits that the direction sets for the table.'),
  maximumOfBox: rule('VI.1-02', 'VI.1 L7231', 'The maximum is that of a box, whoever bets on it.'),
  maximum: rule(
    'VI.2-01',
    'VI.2 L7237',
    'The maximum of the initial bet is from 10 to 50 times the minimum of the table.',
  ),
  seats: rule('IV-01', 'IV L7076', 'At most nine players have a place at the table.'),
  playersOfBox: rule('IV-02', 'IV L7076', 'Three more may bet on the box of one who has a place.'),
  decks: rule('II.1-01', 'II.1', 'It is played with six decks of 52 cards.'),
  reserve: rule('V.2-01', 'V.2', 'The cut card leaves a reserve of at least one deck.'),
  setAside: rule('V.3-01', 'V.3', 'The first five cards are set aside.'),
  lastHand: rule('V.4-01', 'V.4', 'The hand in which the separator appears is the last of the shoe.'),
  chief: rule(
    'III.1-01',
    'III.1',
    'A chief has this table and at most one other of cards against the house.',
  ),
  croupier: rule('III.2-01', 'III.2', 'A table has a croupier.'),
  voidHand: {
    id: 'OP1-06',
    citation: 'open point OP1-06: 1.1.12 says nothing of void hands',
    says: 'The bets of a void hand are returned.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'V.1-01',
    'V.1',
    'The cards are cut by a player, from the left of the croupier on, at least fifteen of them; else by the croupier.',
    'conduct at the table; no event carries it',
  ),
  unchecked(
    'V.10-01',
    'V.10',
    'Ties are settled after all other hands.',
    'conduct at the table; a round is reported when it is settled',
  ),
  unchecked(
    'VII.1-01',
    'VII.1, V.4',
    'A card that lies face up in the shoe is taken away.',
    'conduct at the table; such a card is in no hand that is reported',
  ),
  unchecked('VII.2-01', 'VII.2', 'Players may not touch the cards.', 'conduct at the table'),
];

export const CASINO_WAR_REGISTER: RuleRegister = {
  applied: Object.values(CASINO_WAR_RULES),
  notCheckable: NOT_CHECKABLE,
};
