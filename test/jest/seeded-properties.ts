import fc from 'fast-check';
import { chosenSeed } from '../support/service/seeded-choice';

/** Properties of `npm test` are tried with the same values each time; the long runs draw others, and a failure prints its seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: chosenSeed() });
