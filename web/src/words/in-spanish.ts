import words from '../../../src/words/application/es.json';
import facts from '../../../src/words/application/facts.es.json';
import titles from '../../../src/words/application/titles.es.json';

export const spanish = { ...words, facts: { ...facts, types: titles } };
