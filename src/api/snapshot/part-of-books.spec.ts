import { belongsTo, partOfSessions } from './operation-snapshot';

describe('a parked key', () => {
  const key = 'table/RF1/2026-01-01/2';
  it.each([
    ['all books', undefined, true],
    ['its table', partOfSessions({ table: 'RF1' }), true],
    ['its session', partOfSessions({ table: 'RF1', gamingDay: '2026-01-01', sessionNo: 2 }), true],
    ['sessions of its day', partOfSessions({ gamingDay: '2026-01-01' }), true],
    ['any pool: its table may stake on it', { pool: 'bolsa' }, true],
    ['another table', partOfSessions({ table: 'RF2' }), false],
    ['another day', partOfSessions({ table: 'RF1', gamingDay: '2026-01-02' }), false],
    ['another session of the day', partOfSessions({ gamingDay: '2026-01-01', sessionNo: 1 }), false],
  ])('of a table belongs, or does not, to %s', (_part, part, belongs) => {
    expect(belongsTo(key, part)).toBe(belongs);
  });

  it.each([
    ['all books', undefined, true],
    ['a table', partOfSessions({ table: 'RF1' }), false],
    ['its pool', { pool: 'bolsa' }, true],
    ['another pool', { pool: 'carrusel' }, false],
  ])('of a pool belongs, or does not, to %s', (_part, part, belongs) => {
    expect(belongsTo('jackpot/bolsa', part)).toBe(belongs);
  });
});
