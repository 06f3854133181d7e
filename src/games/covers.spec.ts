import COVERS from '../words/bet-covers.json';
import { coveredBy } from './covers';
import { RULEBOOKS } from './rules-in-force';

const ROWS = RULEBOOKS.flatMap(({ rules }) => Object.values(rules).flatMap(({ payTable }) => payTable));
const NO_WORDS = /^[0-9 ,()-]+$/;

describe('what a bet covers', () => {
  it('is in Spanish for each row of every rulebook, and the catalogue has no other text', () => {
    // An authorisation may state a prize for the lowest hand; no rule does.
    const known = [...ROWS.map(({ covers }) => covers), 'high card'];
    expect(new Set(known)).toEqual(new Set(Object.values(COVERS).map(({ en }) => en)));
  });

  it('is another text in each language, unless it has no words', () => {
    const same = ROWS.map(({ covers }) => coveredBy(covers)).filter(({ en, es }) => en === es);
    expect(same.filter(({ en }) => !NO_WORDS.test(en))).toEqual([]);
  });
});
