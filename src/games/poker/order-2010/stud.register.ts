import type { Rule, UncheckableRule } from '../../rule';
import type { HandError, RegulatedPlay } from '../regulated-play';
import type { VariantRules } from './circle-poker-2010';

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

/** What both games of stud have otherwise than games with common cards. */
export const STUD_PLAY = {
  forced: ['ante'],
  raisesOf: 'player',
  speaksFirst: 'highest-open',
} as const satisfies Partial<RegulatedPlay>;

const because =
  (reason: string) =>
  (rule: Rule): UncheckableRule => ({ ...rule, reason });
const ofDealing = because('how cards are dealt and put right; of them a hand reports those that count');

const BOTH_EXPOSED: HandError = {
  rule: seven(
    'III.1-02',
    'III.1.a.2 L6177-6181',
    'Whose two first cards are both open has his hand annulled and his ante back.',
  ),
  effect: 'returned',
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

/** Five-card stud is a variant of it, and has those that do not speak of the seventh card. */
export const FIVE_STUD_ERRORS = byRule(BOTH_EXPOSED, UNCOVERED, ABSENT);

/** Five-card stud. */
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
