import { describe, expect, it } from 'vitest';
import { EVENT_FORMS } from '../../api/generated/event-forms';
import { exactJson, readExact } from '../../money/exact-json';
import { gameFormOf, readFact } from './read-fact';
import { holdsAll, typeFact } from './type-fact';

const context = (game?: string) => ({
  desk: { currency: 'EUR', decimals: 2, chipValues: ['500', '2500', '10000'] },
  read: { language: 'es', decimals: 2 } as const,
  ...{ game, gameForm: gameFormOf(game), me: undefined },
});

const TOLD: readonly (readonly [type: string, game: string | undefined, data: string])[] = [
  [
    'cagnotte.table.counted.v1',
    'roulette-french',
    '{"currency":"EUR","inventory":570000,"pieces":[{"denomination":10000,"pieces":57}],"occasion":"closing","certifiedBy":[{"id":"41","name":"Iria Costa"}]}',
  ],
  [
    'cagnotte.round.settled.v1',
    'roulette-french',
    '{"currency":"EUR","roundNo":4,"outcome":{"number":17},"bets":[{"betId":"4-1","type":"straight-up","selection":[17],"stake":500,"paid":17500,"taken":0}]}',
  ],
  ['cagnotte.table.filled.v1', undefined, '{"currency":"EUR","amount":9007199254740993,"slip":"A-1"}'],
];

describe('a recorded fact in the form that it was captured with', () => {
  it.each(TOLD)('is read back as recorded: %s', (type, game, json) => {
    const { fields } = EVENT_FORMS[type]!;
    const data = readExact(json) as Record<string, never>;
    const { data: read, missing } = readFact(fields, typeFact(fields, data, context(game)), context(game));
    expect({ missing, again: readExact(exactJson(read)) }).toEqual({ missing: [], again: data });
    expect(holdsAll(fields, data, context(game))).toBe(true);
  });

  it('is not offered if the form cannot represent all of its data', () => {
    const { fields } = EVENT_FORMS['cagnotte.table.filled.v1']!;
    const data = { currency: 'EUR', amount: 5n, slip: 'A-1', unheardOf: 'x' };
    expect(holdsAll(fields, data, context())).toBe(false);
  });

  it('shows an amount as the person of the language types it', () => {
    const { fields } = EVENT_FORMS['cagnotte.table.filled.v1']!;
    expect(typeFact(fields, { currency: 'EUR', amount: 123_450n, slip: 'A-1' }, context())).toEqual({
      ...{ currency: 'EUR', 'amount=': '1.234,50', slip: 'A-1' },
    });
  });
});
