import { type Answers, answersOf } from '../games/open-points';

/** What the house answers to points that the regulation leaves open: every card breaks a tie of poker. */
export const GIVEN_ANSWERS = { 'OP2-09': 'every-card' } as const satisfies Partial<Answers>;

/** The answers by which its tables settle. */
export const HOUSE_ANSWERS: Answers = answersOf(GIVEN_ANSWERS);
