import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.13-${id}`,
  citation: `1.1.13, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

export const MONTE_RULES = {
  vistaHermosa: rule(
    'VI.1-01',
    'VI.1.a',
    'Vista Hermosa pays 32 for one, less a point for each card doubled or burnt, when the first card has the rank of the placed one and the next suit.',
  ),
  camo: rule(
    'VI.1-02',
    'VI.1.b',
    'Camo, the next suit, pays 11 for one in Primeras, less a point for each doubled card, and 5 in Segundas.',
  ),
  anti: rule('VI.1-03', 'VI.1.c L7359 (text defect D2-50)', 'Anti, the previous suit, pays as Camo does.'),
  viudo: rule('VI.1-04', 'VI.1.d L7370 (text defect D2-51)', 'Viudo, the opposite suit, pays as Camo does.'),
  salto: rule('VI.1-05', 'VI.1.e', 'Salto, any suit, pays 3 for one, and in Primeras only.'),
  cards: rule(
    'VI.1-06',
    'VI.1.f',
    'A card or two against as many others: the one whose rank comes first is paid even money.',
  ),
  firstMatch: rule(
    'Vbis.6-02',
    'V (second).6 L7450, VI.1',
    'Camo, Anti, Viudo and Salto are decided by the first card that has the rank of any card in play.',
  ),
  firstCard: rule('Vbis.6-03', 'VI.1.a', 'Vista Hermosa is decided by the very first card.'),
  cardsWait: rule(
    'Vbis.6-04',
    'VI.1.f',
    'A bet on cards waits until the rank of one of its own cards comes.',
  ),
  deduction: rule(
    'V.2-01',
    'V.2 L7323',
    'If the first card after bets are closed has the rank of a placed one, a tenth of all winnings but those of Vista Hermosa is deducted for the house.',
  ),
  minimum: rule('VI.2-01', 'VI.2 L7398', 'The direction sets the minimum within what is authorised.'),
  cardsMaximum: rule('VI.2-02', 'VI.2.a (text defect D2-09)', 'On cards at most 300 times the minimum.'),
  vistaMaximum: rule(
    'VI.2-03',
    'VI.2.b (text defect D2-09)',
    'On Vista Hermosa at most ten times the minimum.',
  ),
  suitMaximum: rule(
    'VI.2-04',
    'VI.2.c (text defect D2-09)',
    'On Camo, Anti and Viudo at most 30 times the minimum in Primeras and 60 times in Segundas.',
  ),
  saltoMaximum: rule('VI.2-05', 'VI.2.d (text defect D2-09)', 'On Salto at most 100 times the minimum.'),
  phases: rule('Vbis.1-01', 'V (second).1 (text defect D2-52)', 'It has two phases, Primeras and Segundas.'),
  firstTwo: rule(
    'Vbis.3-01',
    'V (second).3, VI (second).1.a (text defects D2-56, D2-57)',
    'The first card goes to the upper left and the second to the upper right; two of one rank are burnt and replaced.',
  ),
  lastTwo: rule(
    'Vbis.4-01',
    'V (second).4',
    'The third goes to the lower left and the fourth to the lower right.',
  ),
  doubled: rule(
    'VIbis.1-02',
    'VI (second).1.b L7482',
    'A third or fourth card of the rank of the first or the second is laid on it, which is doubled or tripled, and another one is drawn.',
  ),
  annulledPlay: rule(
    'VIbis.1-03',
    'VI (second).1.b L7489 (text defect D2-53)',
    'If four cards of the rank of the first or the second come before all four are placed, the play is null.',
  ),
  points: rule(
    'VIbis.1-04',
    'VI (second).1.c',
    'Every card doubled, tripled or burnt takes a point from Vista Hermosa.',
  ),
  oneDoubled: rule(
    'VIbis.2-01',
    'VI (second).2.a L7501 (text defect D2-54)',
    'A doubled card annuls Camo of the cards beside and below it.',
  ),
  twoDoubled: rule(
    'VIbis.2-02',
    'VI (second).2.b',
    'Two doubled cards annul Camo of the third and the fourth.',
  ),
  oneTripled: rule(
    'VIbis.2-03',
    'VI (second).2.c',
    'A tripled card annuls Camo and Viudo of the one beside it, and Camo of the third and the fourth.',
  ),
  tripledAndDoubled: rule(
    'VIbis.2-04',
    'VI (second).2.d',
    'One tripled and one doubled annul Camo and Viudo of the doubled one and of the one below the tripled one, and Camo of the last.',
  ),
  twoTripled: rule(
    'VIbis.2-05',
    'VI (second).2.e',
    'Two tripled cards annul Camo and Viudo of the third and the fourth.',
  ),
  saltoAnnulled: rule(
    'VIbis.2-06',
    'VI (second).2.f L7533 (text defect D2-55)',
    'In Salto a doubled card annuls Camo, a tripled one Camo and Viudo, of the cards beside and below it.',
  ),
  lateBet: rule('Vbis.5-01', 'V (second).5', 'Bets are made between "hagan juego" and "no va más".'),
  winner: rule(
    'Vbis.6-01',
    'V (second).6 L7450',
    'The first card of a rank in play makes its placed card win; the losing one is turned down.',
  ),
  segundas: rule(
    'Vbis.7-01',
    'V (second).7 L7456',
    'Segundas is played with the row of which no card has come, over new bets.',
  ),
  decks: rule('II.1-01', 'II.1', 'It is played with two Spanish decks of forty cards.'),
  chief: rule(
    'III.1-01',
    'III.1',
    'A chief has this table and at most one other of cards against the house.',
  ),
  croupier: rule('III.2-01', 'III.2', 'A table has a croupier.'),
} as const satisfies Readonly<Record<string, Rule>>;

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'V.1-01',
    'V.1',
    'The house holds the bank, collects and pays.',
    'a definition: its family is house',
  ),
  unchecked(
    'VIbis.2-07',
    'VI (second).2.g (text defect D2-56)',
    'Cards are doubled only by those from the top, or by the third or the fourth.',
    'from which side of the pack a card was drawn is not reported; which card it lies on is',
  ),
  unchecked(
    'VIbis.2-08',
    'VI (second).2.h (text defect D2-57)',
    'The first two may be doubled as they come from below; equal ones are burnt.',
    'from which side of the pack a card was drawn is not reported; that equal ones are burnt falls under Vbis.3-01',
  ),
  unchecked(
    'II.2-01',
    'II.2',
    'The shoe, by hand or a machine, is that of blackjack.',
    'its build is a matter of its approval',
  ),
  unchecked(
    'II.3-01',
    'II.3',
    'The table has the form of that of punto y banca.',
    'its build is a matter of its approval',
  ),
  unchecked('IV-01', 'IV', 'Players may sit or stand.', 'there is nothing that would break it'),
];

export const MONTE_REGISTER: RuleRegister = {
  applied: Object.values(MONTE_RULES),
  notCheckable: NOT_CHECKABLE,
};
