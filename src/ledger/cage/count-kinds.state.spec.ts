import { COUNT_EVENTS, countedBy, whyNotCountedThere } from './count-kinds.state';

const NURIA = { id: 'Nuria Campos', name: 'Nuria Campos' };

describe('a count', () => {
  it.each([
    ['table', 'RF1', undefined],
    ['tips', 'RF1', undefined],
    ['tips', undefined, undefined],
    ['cage', undefined, undefined],
    ['box', undefined, 'COUNT.TABLE_NOT_NAMED'],
    ['slot', undefined, 'COUNT.TABLE_NOT_NAMED'],
    ['cambista', undefined, 'COUNT.TABLE_NOT_NAMED'],
    ['cage', 'RF1', 'COUNT.NOT_AT_A_TABLE'],
  ] as const)('of %s at %s: %s', (kind, table, code) => expect(whyNotCountedThere(kind, table)).toBe(code));

  it('names the person first, whoever else took part', () => {
    expect(countedBy(NURIA, 'box', { amount: 1 })).toEqual({ amount: 1, by: [NURIA] });
    expect(countedBy(NURIA, 'cage', { by: [{ id: 'E-2' }] })).toEqual({ by: [NURIA, { id: 'E-2' }] });
  });

  it('of a table is certified by them', () =>
    expect(countedBy(NURIA, 'table', { inventory: 5, certifiedBy: [{ id: 'E-2' }] })).toEqual({
      inventory: 5,
      certifiedBy: [NURIA, { id: 'E-2' }],
    }));

  it('is recorded as the event of what was counted', () =>
    expect(Object.entries(COUNT_EVENTS).map(([kind, type]) => `${kind}: ${type.split('.')[1]}`)).toEqual([
      ...['table: table', 'box: drop', 'slot: slot', 'cambista: cambista', 'tips: tips', 'cage: cage'],
    ]));
});
