import type { LimitsChanged, TableOpened } from '../table-session/table.events';
import { announcedOf } from './announced';

const opened = (poker?: TableOpened['poker']): TableOpened => ({
  ...{ currency: 'EUR', game: 'omaha', minimum: 500, float: { amount: 0 }, staff: [] },
  captures: { rounds: true, buyIns: true },
  ...(poker && { poker }),
});

const RATE = { numerator: 5, denominator: 100 };

it.each([
  ['a rake', { option: 'rake', rate: RATE }, '5 % of each pot', '5 % de cada bote'],
  [
    'a part of the initial stack',
    { option: 'session-percentage', rate: { numerator: 1, denominator: 10 } },
    '10 % of the initial stack of each player, for the session',
    '10 % del resto inicial de cada jugador, por sesión',
  ],
  [
    'a part of the maximum bet',
    { option: 'session-percentage', rate: { numerator: 1, denominator: 5 }, of: 'maximum-bet' },
    '20 % of the maximum bet of the table from each player, for the session',
    '20 % de la apuesta máxima de la mesa por cada jugador y sesión',
  ],
  [
    'a fixed amount',
    { option: 'session-fee', amount: 150_000 },
    '1500.00 EUR from each player, for the session',
    '1.500,00 EUR por jugador y sesión',
  ],
] as const)('the share of the house is said as it was announced: %s', (_what, share, en, es) => {
  expect(announcedOf(opened({ minutes: 240, share }), undefined)).toEqual({
    minimum: 500n,
    share: { en, es },
    minutes: 240,
  });
});

it('nothing is said of a share that was not announced, or whose rate was not', () => {
  expect(announcedOf(opened(), undefined)).toEqual({ minimum: 500n, share: undefined, minutes: undefined });
  expect(announcedOf(opened({ share: { option: 'rake' } }), undefined).share).toBeUndefined();
});

it('the minimum is that of the last announced change of limits', () => {
  const changed: LimitsChanged = {
    ...{ currency: 'EUR', oldMinimum: 500, newMinimum: 1_000, announcedAtRound: 7 },
  };
  expect(announcedOf(opened(), changed).minimum).toBe(1_000n);
});
