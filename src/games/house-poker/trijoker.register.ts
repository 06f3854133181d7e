import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';
import { INTERCONNECTED_RULES } from './carrusel-checks';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.9.B-${id}`,
  citation: `1.1.9.B, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

const PAYMENTS = 'V.2';

export const TRIJOKER_RULES = {
  pairOfJacks: rule('V.2-01', `${PAYMENTS}.a`, 'A pair of jacks or better pays each bet in play 1 to 1.'),
  twoPair: rule('V.2-02', `${PAYMENTS}.b`, 'Two pairs pay 2 to 1.'),
  threeOfAKind: rule('V.2-03', `${PAYMENTS}.c`, 'Three of a kind pay 3 to 1.'),
  straight: rule('V.2-04', `${PAYMENTS}.d`, 'A straight pays 5 to 1.'),
  flush: rule('V.2-05', `${PAYMENTS}.e`, 'A flush pays 8 to 1.'),
  fullHouse: rule('V.2-06', `${PAYMENTS}.f`, 'A full house pays 11 to 1.'),
  fourOfAKind: rule('V.2-07', `${PAYMENTS}.g`, 'Four of a kind pay 50 to 1.'),
  straightFlush: rule('V.2-08', `${PAYMENTS}.h`, 'A straight flush pays 200 to 1.'),
  royalFlush: rule('V.2-09', `${PAYMENTS}.i`, 'A royal flush pays 500 to 1.'),
  threeBets: rule('VII.2-01', 'VII.2 L4228', 'Each player makes three equal bets, one in each of his boxes.'),
  lateBet: rule('VII.2-02', 'VII.2', 'With "no va más" the bets are made; then the cards are dealt.'),
  deal: rule('VII.2-03', 'VII.2', 'Three cards for each player, two for all, one to the left and one right.'),
  exposed: rule(
    'VII.2-04',
    'VII.2 L4245',
    'A common card seen too early makes the hand null if it is a jack or higher, and else nothing.',
  ),
  firstWithdrawn: rule(
    'VII.2-05',
    'VII.2 L4256',
    'After his three cards a player may withdraw the first bet.',
  ),
  secondWithdrawn: rule(
    'VII.2-07',
    'VII.2 L4267',
    'After the first common card he may withdraw the second bet, whatever he did with the first.',
  ),
  thirdStays: rule('VII.2-08', 'VII.2 L4274', 'So one, two or three bets play; the third stays.'),
  belowMinimum: rule('VII.3-01', 'VII.3 L4278', 'Below a pair of jacks all bets in play are lost.'),
  limits: rule('VI.1-02', 'VI.1.1', 'Minimum and maximum hold for each of the three bets.'),
  authorisedMinimum: rule('VI.1-03', 'VI.1.2', 'The direction sets the limits within what is authorised.'),
  maximum: rule('VI.1-04', 'VI.1.3 L4200', 'The maximum is ten, twenty or thirty times the minimum.'),
  seats: rule('IV.1-01', 'IV.1', 'Seven players at most, each at one place only.'),
  deck: rule('II.1-01', 'II.1', 'It is played with one deck of 52 cards, the ace the highest.'),
  chief: rule('III.1-01', 'III.1', 'A chief has two tables of cards against the house at most.'),
  croupier: rule('III.2-01', 'III.2', 'A croupier holds the bank, deals, pays and collects.'),
  voidDeal: rule('VIII.1-01', 'VIII.1 L4299', 'An error of dealing makes the hand null: all bets go back.'),
  lowAce: {
    id: 'OP2-11',
    citation: 'open point OP2-11: 1.1.9.B-II.1 lists the ace as the highest card only',
    says: 'Ace, two, three, four and five are a straight, or are not.',
  },
  ...INTERCONNECTED_RULES,
} as const satisfies Readonly<Record<string, Rule>>;

const CONDUCT = 'conduct at the table; no event carries it';

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'I-01',
    'I L4011',
    'The player wins by reaching a pair of jacks or better; there is no hand of the house.',
    'a definition: the table of payments has it',
  ),
  unchecked(
    'VI.1-01',
    'VI.1.1 L4186',
    'Bets are made in chips of the casino, but for a mechanism of the progressive system (text defect D2-18).',
    'what a bet is made with is not reported',
  ),
  unchecked('VII.1-02', 'VII.1', 'Mechanical shufflers are allowed.', 'a permission'),
  unchecked(
    'VII.2-06',
    'VII.2',
    'When all have decided on the first bet the left common card is turned.',
    'the moment at which a card is turned is not reported',
  ),
  unchecked(
    'VII.3-02',
    'VII.3 L4293',
    'At the end of the day the chief announces the three last hands.',
    CONDUCT,
  ),
  unchecked('VIII.1-02', 'VIII.1', 'Cards stay on the table.', CONDUCT),
  unchecked(
    'VIII.2-01',
    'VIII.2',
    'Players exchange no information, do not turn cards early, ask for no advice.',
    `${CONDUCT}, and the text names no effect on money`,
  ),
  unchecked('IV.2-01', 'IV.2', 'Cards are not shown; nobody plays standing.', CONDUCT),
  unchecked(
    'II.2-01',
    'II.2',
    'Cards come from a shoe, whose mechanical kind is approved.',
    'a matter of the approval of the equipment',
  ),
  unchecked(
    'II.3-01',
    'II.3',
    'The table has seven places with three boxes each, two places for common cards and a slot for tips.',
    'its build is a matter of its approval; the number of seats is checked under IV.1-01',
  ),
];

export const TRIJOKER_REGISTER: RuleRegister = {
  applied: Object.values(TRIJOKER_RULES),
  notCheckable: NOT_CHECKABLE,
};
