import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../words/catalogue';
import { changesBetween } from './changes';
import {
  type Authorised,
  inForceOn,
  laterThan,
  nextAfter,
  type RecordedAuthorisation,
} from './recorded-authorisations';

const FIRST = {
  ...{ validFrom: '2026-01-01', document: 'RES-1', currency: 'EUR', games: ['roulette-french', 'craps'] },
  tables: [
    { table: 'RF1', game: 'roulette-french', minimum: { from: 200n, to: 1_000n }, maxima: { '*': 100_000n } },
    { table: 'CR1', game: 'craps', minimum: { from: 500n }, seats: 12n },
  ],
  accounting: { nextDay: 'warn', tolerances: { table: 500n } },
} as unknown as Authorised;

const changes = (before: Authorised | undefined, after: Authorised): readonly (readonly string[])[] =>
  changesBetween(before, after, { read: { language: 'en', decimals: 2 }, words: wordsIn('en') }).map(
    ({ name, before: was, after: is }) => [name ?? '', was, is],
  );

describe('the changes of an authorisation', () => {
  it('are named by tables and bets, with amounts before and after', () =>
    expect(
      changes(FIRST, {
        ...FIRST,
        validFrom: '2026-02-01',
        tables: [
          {
            ...FIRST.tables[0]!,
            minimum: { from: 250n },
            maxima: { '*': 200_000n, 'straight-up': 5_000n },
          },
          FIRST.tables[1]!,
        ],
      }),
    ).toEqual([
      ['RF1: Minimum bet: From', '2.00', '2.50'],
      ['RF1: Minimum bet: To', '10.00', ''],
      ['RF1: Maximum by bet: all others', '1,000.00', '2,000.00'],
      ['RF1: Maximum by bet: straight up', '', '50.00'],
    ]));

  it('contain a removed table, and nothing of those after it', () =>
    expect(changes(FIRST, { ...FIRST, games: ['craps', 'boule'], tables: [FIRST.tables[1]!] })).toEqual([
      ['Games', 'French roulette', 'Boule'],
      ['RF1: Table', 'RF1', ''],
      ['RF1: Game', 'French roulette', ''],
      ['RF1: Minimum bet: From', '2.00', ''],
      ['RF1: Minimum bet: To', '10.00', ''],
      ['RF1: Maximum by bet: all others', '1,000.00', ''],
    ]));

  it('are named by the number of a resolution and its game, so that two on one game stand side by side', () => {
    const resolution = (number: string, numerator: bigint) => ({
      ...{ game: 'synthetic-poker', resolution: number, rate: { numerator, denominator: 100n } },
    });
    const first = resolution('RES-2004/31', 3n);
    expect(
      changes(
        { ...FIRST, resolutions: [first] },
        { ...FIRST, resolutions: [first, resolution('RES-2005/9', 2n)] },
      ).map(([name, was, is]) => [name!.split(': ').slice(1).join(': '), was, is]),
    ).toEqual([
      ['RES-2005/9 synthetic-poker: Game', '', 'Synthetic poker'],
      ['RES-2005/9 synthetic-poker: Resolution', '', 'RES-2005/9'],
      ['RES-2005/9 synthetic-poker: Rate: Numerator', '', '2'],
      ['RES-2005/9 synthetic-poker: Rate: Denominator', '', '100'],
    ]);
  });

  it('contain members without a field in the form: tolerances, options', () =>
    expect(
      changes(FIRST, {
        ...FIRST,
        accounting: { tolerances: { table: 2_500n }, duty: { pools: 'funded' } },
      }).map(([, ...texts]) => texts),
    ).toEqual([
      ['warn', ''],
      ['5.00', '25.00'],
      ['', 'funded'],
    ]));

  it('contain everything if no authorisation is in force', () =>
    expect(changes(undefined, { ...FIRST, tables: [] }).map(([, was]) => was)).toEqual(['', '', '', '']));
});

describe('an authorisation dated before the last one', () => {
  const stated = (validFrom: string, record: number): RecordedAuthorisation => ({
    record,
    data: { ...FIRST, validFrom },
  });
  const all = [stated('2026-01-01', 1), stated('2026-03-01', 5), stated('2026-03-01', 7)];

  it('is compared with the one in force on its day, and ends where the next begins', () => {
    expect(inForceOn(all, '2026-02-01')?.record).toBe(1);
    expect(nextAfter(all, '2026-02-01')?.record).toBe(5);
    expect(inForceOn(all, '2026-03-01')?.record).toBe(7);
    expect(nextAfter(all, '2026-03-01')).toBeUndefined();
    expect(inForceOn(all, '2025-12-31')).toBeUndefined();
  });

  it('copies members without a field from the authorisation in force', () =>
    expect(
      laterThan(FIRST, {
        validFrom: '2026-02-01',
        tables: [{ table: 'BO1', game: 'boule', minimum: { from: 100n } }],
      }),
    ).toMatchObject({ accounting: FIRST['accounting'], games: ['roulette-french', 'craps', 'boule'] }));

  it('leaves out fees, which the service refuses', () =>
    expect(
      laterThan({ ...FIRST, fees: [{ game: 'craps', rule: 'rake' }] }, { ...FIRST, validFrom: '2026-02-01' }),
    ).toMatchObject({ validFrom: '2026-02-01', fees: undefined }));
});
