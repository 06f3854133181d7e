import { rational } from '../../../kernel/rational';
import type { Rule, UncheckableRule } from '../../rule';
import type { VoidedHandRule } from '../regulated-play';
import type { VariantRules } from './poker-2010';

const synthetic = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.10.B.8-${id}`,
  citation: `1.1.10.B.8, ${lines}`,
  says,
});

const because =
  (reason: string) =>
  (rule: Rule): UncheckableRule => ({ ...rule, reason });
const ofDealing = because('how cards are dealt and put right; of them a hand reports those that count');

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

/** Synthetic poker of the Order of 2010. */
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
