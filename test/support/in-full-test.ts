import { IS_FULL_TEST } from './service/test-extent';

/**
 * Specs of `npm run test:full` alone: variations of a shorter spec beside them, and specs that need a machine of their own.
 */
export const itInFullTest = IS_FULL_TEST ? it : it.skip;
export const describeInFullTest = IS_FULL_TEST ? describe : describe.skip;
