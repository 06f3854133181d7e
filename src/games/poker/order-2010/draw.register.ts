import { DECK_OF_52 } from '../../_mechanics/poker-hands/deck';
import type { Rule, UncheckableRule } from '../../rule';
import type { HandError, OpeningRules, VoidedHandRule } from '../regulated-play';
import { FIGURES_RULES, reading } from './all-games.register';
import type { VariantRules } from './poker-2010';

const draw = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.10.A-${id}`,
  citation: `1.1.10.A, ${lines}`,
  says,
});

const because =
  (reason: string) =>
  (rule: Rule): UncheckableRule => ({ ...rule, reason });
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

export const DRAW_ERRORS: Readonly<Record<string, HandError>> = {
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
