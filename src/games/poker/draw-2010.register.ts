import { DECK_OF_52 } from '../_mechanics/hand-ranking';
import { type Rule, because } from '../rule';
import type { HandError, OpeningRules, VoidedHandRule } from './poker-facts';
import { FIGURES_RULES, reading } from './all-games-2010.register';
import type { VariantRules } from './poker-2010';
import { rational } from '../../kernel/rational';

const draw = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.10.A-${id}`,
  citation: `1.1.10.A, ${lines}`,
  says,
});
const ofDealing = because('how cards are dealt and put right; of them a hand reports those that count');

const OPENING: OpeningRules = {
  openers: draw('II.1-02', 'II.1.a', 'The pot is opened with a pair of jacks or better.'),
  blankHand: draw(
    'II.3-01',
    'II.3 L5887-5901 (text defect D2-35)',
    'Where all pass the hand is blank: another ante is put in, and then it takes queens, kings, and always aces to open.',
  ),
  falseOpener: draw(
    'III.3-01',
    'III.3 L6000-6008',
    'Who opened without the cards cannot win and must leave; all he bet stays in the pot.',
  ),
  uncovered: draw(
    'III.3-02',
    'III.3 L6009-6013',
    'Where nobody met the bet of a false opener the pot stays for the next hand.',
  ),
  potLeft: reading(
    'OP2-30',
    'II.3 does not say how often another ante is put in, nor what ends with the session',
    'Each blank hand costs one more ante; a pot that is still there when the session ends is shared equally.',
  ),
};

const DRAW_ERRORS: Readonly<Record<string, HandError>> = {
  [OPENING.falseOpener.id]: { rule: OPENING.falseOpener, effect: 'stays' },
};

const MISDEALS: readonly Rule[] = [
  draw('III.1-02', 'III.1.b', 'A wrong number of cards that were looked at is a misdeal.'),
  draw('III.1-03', 'III.1.c', 'A first card dealt open is a misdeal.'),
];

export const DRAW_VOIDS: Readonly<Record<string, VoidedHandRule>> = Object.fromEntries(
  MISDEALS.map((rule) => [rule.id, { rule, fate: 'by-OP2-27' as const }]),
);

export const DRAW_RULES: VariantRules = {
  cardsUsed: draw(
    'II.4-01',
    'II.4',
    'After the first round cards are exchanged; the five that each then has are his hand.',
  ),
  deck: draw(
    'I-01',
    'I L5851-5857, OP2-31 (text defect D2-33)',
    `It is played with ${DECK_OF_52.ranks.length * 4} or 32 cards, by the number of players; with 32 a flush is above a full house.`,
  ),
  speaksFirst: draw(
    'II.9-01',
    'II.9 L5953-5962 (text defect D2-34)',
    'The second round begins with who opened.',
  ),
  opening: OPENING,
  applied: Object.values(FIGURES_RULES),
  notCheckable: [
    ...[
      draw('II.1-01', 'II.1', 'Everybody antes, five covered cards are dealt, and the first round begins.'),
      draw('II.7-01', 'II.7', 'Where the deck does not suffice, discards are shuffled in.'),
      draw(
        'III.1-01',
        'III.1.a',
        'A wrong number of cards told before looking is put right, and the hand stands.',
      ),
      draw(
        'III.2-01',
        'III.2',
        'A deck taken away too early is used on, or shuffled, cut, and one card burnt.',
      ),
    ].map(ofDealing),
    because('a permission: who holds openers need not open')(
      draw('II.1-03', 'II.1.b', 'One may pass with openers, too, and call or raise later.'),
    ),
    because('that others fold, call or raise is checked by 1.1.10-IX.6')(
      draw('II.2-01', 'II.2', 'Once somebody has bet the pot is open.'),
    ),
    because('which cards were discarded is not reported, but for those that prove the opening')(
      draw('II.6-01', 'II.6', 'Who opened may discard his openers; they are kept on the pot for proof.'),
    ),
    because('a decision of the chief')(
      draw('III.3-03', 'III.3', 'In doubt the chief of the sector decides.'),
    ),
  ],
  errors: DRAW_ERRORS,
  voids: DRAW_VOIDS,
};

const synthetic = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.10.B.8-${id}`,
  citation: `1.1.10.B.8, ${lines}`,
  says,
});

const NULL_HANDS: readonly Rule[] = [
  synthetic(
    'IVbis.1-01',
    'second IV, 1.a L6784-6790, OP2-28',
    'A card turned over in the deal makes the hand null.',
  ),
  synthetic(
    'IVbis.1-02',
    'second IV, 1.b, OP2-28',
    'A card thrown off the table in the deal makes the hand null.',
  ),
];

export const SYNTHETIC_VOIDS: Readonly<Record<string, VoidedHandRule>> = Object.fromEntries(
  NULL_HANDS.map((rule) => [rule.id, { rule, fate: 'by-OP2-28' as const }]),
);

export const SYNTHETIC_RULES: VariantRules = {
  cardsUsed: synthetic('I.1-01', 'I.1', 'Both own cards and three of the five common ones make the hand.'),
  deck: synthetic(
    'II.1-01',
    'II.1 L6698-6712',
    'It is played with 28 cards, from the eight up; the ace stands below the eight or above the king.',
  ),
  limits: synthetic('III.1-01', 'III.1', 'It is always played without limit.'),
  ante: synthetic('III.2-02', 'III.2', 'The ante is at most half the minimum.'),
  topUp: {
    rule: synthetic(
      'III.2-01',
      'III.2 L6728-6730',
      'The least addition to a stack is from 20 % to 40 % of the stack at the start.',
    ),
    least: rational(20n, 100n),
    most: rational(40n, 100n),
  },
  flush: synthetic('IV-01', 'IV L6733-6740', 'The common order holds, but a flush is above a full house.'),
  speaksFirst: synthetic(
    'V.5-01',
    'V.5 L6765-6775 (text defect D2-42)',
    'From the second round on who bet most in the round before speaks first.',
  ),
  notCheckable: [
    ...[
      synthetic('I.2-01', 'I.2', 'Common cards are drawn one by one.'),
      synthetic(
        'V.1-01',
        'V.1 (text defect D2-44)',
        'The button begins at the first occupied seat at the right of the croupier.',
      ),
      synthetic('V.2-01', 'V.2', 'Everybody antes; two covered cards are dealt.'),
      synthetic('V.3-01', 'V.3', 'Cards are dealt one by one, counter-clockwise.'),
      synthetic('V.4-01', 'V.4', 'The first common card is turned and the mano speaks.'),
      synthetic('V.6-01', 'V.6', 'There are five rounds, one with each common card.'),
      synthetic(
        'IVbis.2-01',
        'second IV, 2.a L6798',
        'Of several common cards turned at once the first counts; the others are mixed in again.',
      ),
      synthetic(
        'IVbis.2-02',
        'second IV, 2.b',
        'A common card turned too early does not count and is mixed in again.',
      ),
    ].map(ofDealing),
    because('the button is reported; which way it goes from hand to hand is not')(
      synthetic('II.2-01', 'II.2', 'The button marks the mano and goes counter-clockwise.'),
    ),
  ],
  voids: SYNTHETIC_VOIDS,
};
