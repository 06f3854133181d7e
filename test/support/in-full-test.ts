import { IS_FULL_TEST } from './service/test-extent';

/**
 * Specs of `npm run test:full` alone: variations of what a shorter spec beside them says, and what needs a machine of its
 * own for a while.
 */
export const itInFullTest = IS_FULL_TEST ? it : it.skip;
export const describeInFullTest = IS_FULL_TEST ? describe : describe.skip;
