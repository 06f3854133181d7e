import type { Rule, UncheckableRule } from '../rule';
import type { HandError, VoidedHandRule } from './poker-facts';
import type { VariantRules } from './poker-2010';

/** A rule of a game of open poker with common cards: 1.1.10.B.3 to B.7. */
export const ofVariant = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.10.${id}`,
  citation: `1.1.10.${id.split('-')[0]!}, ${lines}`,
  says,
});

const CARDS_USED = ofVariant(
  'B.3-I-01',
  'I L6325-6336',
  'Exactly two of the four own cards and three of the five common ones make the hand.',
);
const MANO_FIRST = ofVariant(
  'B.3-II.3-01',
  'II.3 L6353-6358, OP2-43',
  'The mano speaks first in all rounds, or the next one at his left who is in.',
);
const MANO_NULL: HandError = {
  rule: ofVariant(
    'B.3-IV.1-03',
    'IV.1.c L6404-6408, OP2-28',
    'A wrong number of cards told before two actions makes the hand null.',
  ),
  effect: 'by-OP2-28',
};
const FOUND_LATE: HandError = {
  rule: ofVariant(
    'B.3-IV.3-02',
    'IV.3.b L6460-6467',
    'A wrong number of cards found after two actions costs the hand and all that was bet.',
  ),
  effect: 'stays',
};

/** Errors of play of Omaha, by the id of their rule; the games that follow it have the same. */
export const OMAHA_ERRORS: Readonly<Record<string, HandError>> = {
  [MANO_NULL.rule.id]: MANO_NULL,
  [FOUND_LATE.rule.id]: FOUND_LATE,
};

const TURNED: readonly Rule[] = [
  ofVariant('B.3-IV.1-01', 'IV.1.a', 'The first or second card of the deal is turned: the hand is annulled.'),
  ofVariant('B.3-IV.1-02', 'IV.1.b', 'Two cards are turned: the hand is annulled.'),
];

export const OMAHA_VOIDS: Readonly<Record<string, VoidedHandRule>> = Object.fromEntries(
  TURNED.map((rule) => [rule.id, { rule, fate: 'by-OP2-27' as const }]),
);

const ofDealing = (rule: Rule): UncheckableRule => ({
  ...rule,
  reason: 'how cards are dealt and put right; of them a hand reports those that count',
});

export const OMAHA_DEALING: readonly UncheckableRule[] = [
  ofVariant('B.3-II.2-01', 'II.2', 'Four covered cards are dealt to each, one by one.'),
  ofVariant('B.3-II.4-01', 'II.4', 'A card is burnt and three common ones are shown; then the second round.'),
  ofVariant('B.3-II.5-01', 'II.5', 'A card is burnt and one common one shown, twice, each with a round.'),
  ofVariant(
    'B.3-IV.2-01',
    'IV.2.a',
    'A card not burnt: after two actions it stands, before them the shown card is burnt.',
  ),
  ofVariant('B.3-IV.2-02', 'IV.2.b', 'A flop shown too early goes back into the deck and comes anew.'),
  ofVariant(
    'B.3-IV.2-03',
    'IV.2.c',
    'A turn shown too early does not count in its round and is shuffled in again.',
  ),
  ofVariant('B.3-IV.2-04', 'IV.2.d', 'A river shown too early goes back into the deck and comes anew.'),
  ofVariant('B.3-IV.2-05', 'IV.2.e', 'So it is done even where those who have to speak give up.'),
  ofVariant('B.3-IV.3-01', 'IV.3.a', 'Cards that were shown are not replaced.'),
].map(ofDealing);

const FORCED_BETS: UncheckableRule = {
  ...ofVariant('B.3-II.1-01', 'II.1', 'The direction chooses between an ante and blinds.'),
  reason: 'a choice: either is allowed, and their amounts are checked by 1.1.10-VIII.2',
};

const LIMITS: UncheckableRule = {
  ...ofVariant(
    'B.3-III-01',
    'III',
    'It is played at a fixed limit, at the limit of the pot, or without limit.',
  ),
  reason: 'there are no other limits; what each of them allows is checked by 1.1.10-VII',
};

export const OMAHA_RULES: VariantRules = {
  cardsUsed: CARDS_USED,
  speaksFirst: MANO_FIRST,
  notCheckable: [FORCED_BETS, LIMITS, ...OMAHA_DEALING],
  errors: OMAHA_ERRORS,
  voids: OMAHA_VOIDS,
};

export const OMAHA_HIGH_LOW_RULES: VariantRules = {
  ...OMAHA_RULES,
  lowWinsBy: ofVariant(
    'B.5-II.1-01',
    'II.1 L6539-6546, OP2-32',
    'The pot may be won by the best and the lowest hand: each has half of it, the odd unit being of the best.',
  ),
  applied: [],
  notCheckable: [
    ...OMAHA_RULES.notCheckable,
    {
      ...ofVariant(
        'B.5-II.2-01',
        'II.2 L6547-6553',
        'There is a low hand only with three common cards of eight or below.',
      ),
      reason: 'nothing is found by it: without such cards no hand is low, and the high hand has the pot',
    },
    {
      ...ofVariant('B.5-II.2-02', 'II.2', 'The ace counts for high and for low.'),
      reason: 'nothing is found by it: it is how hands are compared',
    },
    {
      ...ofVariant('B.5-IV-01', 'IV', 'Errors are those of Omaha.'),
      reason: 'a reference to the rules of Omaha, which are applied',
    },
  ],
};

const errorsOfOmaha = (variant: string): UncheckableRule => ({
  ...ofVariant(`${variant}-IV-01`, 'IV', 'Errors are those of Omaha.'),
  reason: 'a reference to the rules of Omaha, which are applied',
});

export const OMAHA_FIVE_CARD_RULES: VariantRules = {
  ...OMAHA_RULES,
  cardsUsed: ofVariant(
    'B.4-I-01',
    'I',
    'Exactly two of the five own cards and three of the five common ones make the hand.',
  ),
  seats: ofVariant('B.4-II.2-01', 'II.2', 'At most eight players take part.'),
  notCheckable: [
    ...OMAHA_RULES.notCheckable,
    {
      ...ofVariant('B.4-II.3-01', 'II.3', 'The direction may show the first common card with the deal.'),
      reason: 'a permission; the board is reported as it lies at the end',
    },
    {
      ...ofVariant('B.4-III-01', 'III', 'Its limits are those of Omaha.'),
      reason: 'a reference to the rules of Omaha, which are applied',
    },
    errorsOfOmaha('B.4'),
  ],
};

export const HOLDEM_RULES: VariantRules = {
  ...OMAHA_RULES,
  cardsUsed: ofVariant(
    'B.6-I-01',
    'I L6573-6580',
    'Any five of two own and five common cards make the hand.',
  ),
  notCheckable: [
    ...OMAHA_RULES.notCheckable,
    {
      ...ofVariant('B.6-II-01', 'II', 'It is played as Omaha, with two covered cards.'),
      reason: 'a reference to the rules of Omaha, which are applied',
    },
    errorsOfOmaha('B.6'),
  ],
};

export const DOUBLE_HOLDEM_RULES: VariantRules = {
  ...OMAHA_RULES,
  cardsUsed: ofVariant(
    'B.7-I-01',
    'I',
    'Any five of two own and five common cards make the hand, on each of two lines.',
  ),
  splitBy: ofVariant(
    'B.7-II.6-01',
    'II.6 L6661-6667, OP2-33',
    'The pot is divided in two, half for the best hand of each line; who is best on both has both.',
  ),
  notCheckable: [
    ...OMAHA_RULES.notCheckable,
    {
      ...ofVariant('B.7-II.4-01', 'II.4', 'A card is burnt and two rows of three common cards are shown.'),
      reason: 'how cards are dealt and put right; of them a hand reports those that count',
    },
    {
      ...ofVariant('B.7-II.5-01', 'II.5', 'A card is burnt and one card shown on each line, twice.'),
      reason: 'how cards are dealt and put right; of them a hand reports those that count',
    },
    errorsOfOmaha('B.7'),
  ],
};
