import { type Rule, type UncheckableRule, because } from '../rule';
import type { HandError, RegulatedPlay } from './poker-facts';
import type { VariantRules } from './poker-2010';

const seven = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.10.B.1-${id}`,
  citation: `1.1.10.B.1, ${lines}`,
  says,
});
const five = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.10.B.2-${id}`,
  citation: `1.1.10.B.2, ${lines}`,
  says,
});

export const STUD_PLAY = {
  forced: ['ante'],
  raisesOf: 'player',
  speaksFirst: 'highest-open',
} as const satisfies Partial<RegulatedPlay>;
const ofDealing = because('how cards are dealt and put right; of them a hand reports those that count');

const FIXED_LIMIT = seven(
  'II.1-01',
  'II.1.a L6038-6050, OP2-42 (text defect D2-32)',
  'At a fixed limit rounds one and two are played low, the others high; each player may raise three times in a round.',
);

const BOTH_EXPOSED: HandError = {
  rule: seven(
    'III.1-02',
    'III.1.a.2 L6177-6181',
    'Whose two first cards are both open has his hand annulled and his ante back.',
  ),
  effect: 'returned',
};
const STOPS: HandError = {
  rule: seven(
    'III.1-03',
    'III.1.b L6182-6196',
    'Whose seventh card is wrongly given may stop: he plays for the bets so far, and the others for a side pot.',
  ),
  effect: 'plays-for-less',
};
const NOT_SEVEN: HandError = {
  rule: seven('II.7-02', 'II.7, III.1.d, OP2-28', 'A hand with more or fewer than seven cards is null.'),
  effect: 'by-OP2-28',
};
const UNCOVERED: HandError = {
  rule: seven(
    'III.3-02',
    'III.3.b',
    'Who uncovers his own cards without having matched a bet renounces: his hand is null.',
  ),
  effect: 'stays',
};
const ABSENT: HandError = {
  rule: seven('III.3-03', 'III.3.c L6266-6270', 'Who is absent at his turn loses his ante and his bring-in.'),
  effect: 'stays',
};

const byRule = (...errors: readonly HandError[]): Readonly<Record<string, HandError>> =>
  Object.fromEntries(errors.map((error) => [error.rule.id, error]));

export const SEVEN_STUD_ERRORS = byRule(BOTH_EXPOSED, STOPS, NOT_SEVEN, UNCOVERED, ABSENT);
export const FIVE_STUD_ERRORS = byRule(BOTH_EXPOSED, UNCOVERED, ABSENT);

const SEVEN_DEALING: readonly UncheckableRule[] = [
  seven('II.2-01', 'II.2', 'Everybody antes; two cards are dealt covered and one open.'),
  seven('II.5-02', 'II.5', 'Who gives up without a bet is dealt on until a bet comes.'),
  seven('II.6-01', 'II.6', 'Rounds three and four go as round two.'),
  seven(
    'II.9-01',
    'II.9.a',
    'Four cards are burnt and kept apart; they serve for the seventh card where the rest does not suffice.',
  ),
  seven('II.9-02', 'II.9.b', 'Who was skipped has the first burnt card.'),
  seven(
    'III.1-01',
    'III.1.a.1 (text defect D2-37)',
    'One of the first two cards open: it stays so, and the third comes covered.',
  ),
  seven('III.1-04', 'III.1.c', 'A card that falls off the table counts as seen.'),
  seven(
    'III.2-01',
    'III.2.a',
    'A seventh card dealt open: of two players both have it open; of more the others covered.',
  ),
  seven('III.2-02', 'III.2.b', 'Cards dealt too early are taken away.'),
  seven('III.2-03', 'III.2.c', 'The open last card of who is all-in stands.'),
  seven('III.2-04', 'III.2.d', 'A bring-in made by the wrong player stands.'),
  seven('III.2-05', 'III.2.e', 'Cards burnt in error are put right where that is possible.'),
  seven('III.3-01', 'III.3.a', 'Who shows his own cards by mistake plays on.'),
].map(ofDealing);

export const SEVEN_STUD_RULES: VariantRules = {
  cardsUsed: seven(
    'II.9-03',
    'I, II.9.c L6122-6153',
    'The best five of seven own cards make the hand; the seventh is common where the pack does not suffice.',
  ),
  fixedLimit: FIXED_LIMIT,
  seats: seven('I-01', 'I L6020-6032', 'Four to eight players take part.'),
  speaksFirst: seven(
    'II.4-01',
    'II.4, II.7 L6106-6112',
    'From the second round on the highest open cards speak first; of equal ones who sits nearest to the mano.',
  ),
  bringIn: seven(
    'II.3-01',
    'II.3 L6065-6075',
    'The lowest open card speaks first, by suit where ranks are equal, and bets the minimum at least.',
  ),
  notCheckable: [
    because('says no more than 1.1.10-IX.9-01, by which it is applied (text defect D2-36)')(
      seven('II.5-01', 'II.5 L6091-6098', 'Who has bet when all others have left takes the pot.'),
    ),
    because('a permission; who goes back to the low limit when it was used is found by II.1-01')(
      seven(
        'II.1-02',
        'II.1.a',
        'With an open pair in the second round the high limit may be used; then all raises are of it.',
      ),
    ),
    because('a permission: there are no other limits')(
      seven('II.1-03', 'II.1.b, c', 'It may be played at the limit of the pot or without limit.'),
    ),
    because('says no more than II.4-01')(
      seven(
        'II.7-01',
        'II.7 L6106-6112',
        'The seventh card is dealt covered; of equal open cards who sits nearest to the left of the mano speaks first.',
      ),
    ),
    because('the hand is null by II.7-02')(
      seven('III.1-06', 'III.1.d', 'A hand with more or fewer than seven cards is null.'),
    ),
    {
      ...STOPS.rule,
      reason: 'its stake stays what it is, and the side pot follows from the bets of the others',
    },
    ...SEVEN_DEALING,
  ],
  errors: SEVEN_STUD_ERRORS,
};

export const FIVE_STUD_RULES: VariantRules = {
  cardsUsed: five('II-01', 'I, II', 'It is played with 52 cards; the five cards of a player are his hand.'),
  fixedLimit: five(
    'IV-01',
    'IV, OP2-42',
    'Limits are those of seven-card stud: rounds one and two low, three and four high.',
  ),
  speaksFirst: five(
    'III.5-01',
    'III.5 L6313-6317 (text defect D2-39)',
    'From the second round on the highest open cards speak first.',
  ),
  bringIn: five(
    'III.3-01',
    'III.3',
    'The lowest open card speaks first and must bet the minimum of the table.',
  ),
  notCheckable: [
    ...[
      five('III.1-01', 'III.1, III.2', 'Everybody antes; one card is dealt covered and one open.'),
      five(
        'III.4-01',
        'III.4',
        'After each round a card is burnt and one dealt open, up to the fourth round.',
      ),
    ].map(ofDealing),
  ],
  errors: FIVE_STUD_ERRORS,
};
