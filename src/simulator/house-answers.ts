import { type Answers, answersOf } from '../games/open-points';

export const GIVEN_ANSWERS = { 'OP2-09': 'every-card' } as const satisfies Partial<Answers>;

export const HOUSE_ANSWERS: Answers = answersOf(GIVEN_ANSWERS);
