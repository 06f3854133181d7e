import { EVENT_DEFINITIONS } from '../ledger/event-contract/catalogue';
import { demandOf } from '../kernel/schema-demand';

const NO_DEMANDS = new Set([
  'description',
  'properties',
  'patternProperties',
  'items',
  'additionalProperties',
]);

function wordsOf(schema: object): string[] {
  return Object.entries(schema).flatMap(([word, value]: [string, unknown]): string[] => {
    if (word === 'properties' || word === 'patternProperties')
      return [word, ...Object.values(value as object).flatMap((below: object) => wordsOf(below))];
    if (word === 'items') return [word, ...wordsOf(value as object)];
    if (word === 'anyOf') return [word, ...(value as object[]).flatMap(wordsOf)];
    return [word];
  });
}

describe('the demand of a broken rule of a schema', () => {
  const words = [...new Set(EVENT_DEFINITIONS.flatMap(({ data }) => wordsOf(data)))];

  it('has its own words for every keyword that the schemas of the events use', () => {
    expect(words.length).toBeGreaterThan(10);
    const params = { type: 'integer', format: 'instant', allowedValues: [1], allowedValue: 1, limit: 1 };
    const unsaid = words
      .filter((word) => !NO_DEMANDS.has(word))
      .filter((keyword) => demandOf({ keyword, params }).en.startsWith('must satisfy'));
    expect(unsaid).toEqual([]);
  });
});
