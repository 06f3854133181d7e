import words from '../../../src/words/application/en.json';
import facts from '../../../src/words/application/facts.en.json';

export const english = { ...words, facts };
