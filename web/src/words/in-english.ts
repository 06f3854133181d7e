import words from '../../../src/words/application/en.json';
import facts from '../../../src/words/application/facts.en.json';
import titles from '../../../src/words/application/titles.en.json';

export const english = { ...words, facts: { ...facts, types: titles } };
