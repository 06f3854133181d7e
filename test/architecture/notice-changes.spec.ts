import { breaksInNotices } from './breaking-changes';

describe('a change of a notice that its receivers did not expect', () => {
  const won = {
    type: 'object',
    required: ['amount'],
    properties: {
      amount: { type: 'integer', minimum: 0 },
      paidFrom: { enum: ['cage', 'later'] },
      table: { type: 'string' },
    },
  };
  const { properties } = won;
  const changed = (change: object): string[] => breaksInNotices({ won }, { won: { ...won, ...change } });

  it.each<[string, string[], string[]]>([
    ['a notice that is gone', breaksInNotices({ won }, {}), ['won was removed.']],
    [
      'a member that is gone',
      changed({ properties: { amount: properties.amount, paidFrom: properties.paidFrom } }),
      ['won: table was removed.'],
    ],
    ['a member that may be missing', changed({ required: [] }), ['won: amount may be missing.']],
    [
      'a value more',
      changed({ properties: { ...properties, paidFrom: { enum: ['cage', 'later', 'bank'] } } }),
      ['won: paidFrom may be "bank" too.'],
    ],
    [
      'another type',
      changed({ properties: { ...properties, amount: { type: 'string' } } }),
      [
        'won: amount is wider (type: "integer" → "string").',
        'won: amount is wider (minimum: 0 → undefined).',
      ],
    ],
    [
      'nothing where a member comes, or always comes',
      changed({ required: ['amount', 'table'], properties: { ...properties, pool: { type: 'string' } } }),
      [],
    ],
  ])('%s', (_what, told, said) => expect(told).toEqual(said));
});
