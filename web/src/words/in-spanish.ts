import words from '../../../src/words/application/es.json';
import facts from '../../../src/words/application/facts.es.json';

export const spanish = { ...words, facts };
