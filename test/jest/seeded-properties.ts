import fc from 'fast-check';
import { chosenSeed } from '../support/service/seeded-choice';

/** Properties of `npm test` use the same values each time; long runs draw others. A failure prints its seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: chosenSeed() });
