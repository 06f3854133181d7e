import { describe, expect, it } from 'vitest';
import { GAME_FORMS } from '../../api/generated/event-forms';
import { fitsCloth, isOnCloth, nextSpot, rowOfSpot, type Spot, spotsOf, withStake } from './cloth';
import type { Typed } from './read-form';
import { offTheCloth } from './round-needs';

const FRENCH = GAME_FORMS['roulette-french']!;
const GAMES = ['roulette-french', 'roulette-french-abbreviated', 'roulette-american'];
const READ = { language: 'es', decimals: 2 } as const;

const spots = spotsOf(FRENCH);
const spot = (type: string, selection = ''): Spot =>
  spots.find((each) => each.type === type && each.selection === selection)!;

describe('the cloth of roulette', () => {
  it.each(GAMES)('has a place for every bet of %s', (game) => {
    const form = GAME_FORMS[game]!;
    expect(isOnCloth(form)).toBe(true);
    expect(new Set(spotsOf(form).map(({ type }) => type))).toEqual(new Set(Object.keys(form.bets)));
  });

  it('has 37 numbers, 60 splits, 12 streets, 2 with the zero, 22 corners, 11 six-lines', () => {
    const count = (type: string): number => spots.filter((each) => each.type === type).length;
    expect(
      ['straight-up', 'split', 'street', 'street-zero', 'corner', 'first-four', 'six-line'].map(count),
    ).toEqual([...[37, 60, 12, 2, 22, 1, 11]]);
    expect(['dozen', 'column', 'two-dozens', 'two-columns', 'red', 'low'].map(count)).toEqual([
      3, 3, 2, 2, 1, 1,
    ]);
  });

  it('has each of them on a place of its own', () => {
    const covered = new Map<string, string>();
    for (const { rows, columns, type, selection } of spots)
      for (let row = rows[0]; row < rows[1]; row++)
        for (let column = columns[0]; column < columns[1]; column++) {
          const place = `${row} ${column}`;
          expect([place, covered.get(place)]).toEqual([place, undefined]);
          expect(Number.isInteger(rows[0]) && Number.isInteger(columns[0])).toBe(true);
          covered.set(place, `${type} ${selection}`);
        }
  });

  it('has a split between its two numbers, and a corner between its four', () => {
    const [one, two, four, five] = [1, 2, 4, 5].map((number) => spot('straight-up', `${number}`)) as [
      ...[Spot, Spot, Spot, Spot],
    ];
    expect(spot('split', '1 2').columns[0]).toBe((one.columns[0] + two.columns[0]) / 2);
    expect(spot('split', '1 4').rows[0]).toBe((one.rows[0] + four.rows[0]) / 2);
    expect(spot('corner', '1 2 4 5')).toMatchObject({
      rows: [(one.rows[0] + five.rows[0]) / 2, (one.rows[0] + five.rows[0]) / 2 + 1],
      columns: spot('split', '1 2').columns,
    });
  });

  it('is no cloth of other games', () => {
    expect(['boule', 'blackjack', 'craps'].map((game) => isOnCloth(GAME_FORMS[game]))).toEqual([
      false,
      false,
      false,
    ]);
    expect(isOnCloth(undefined)).toBe(false);
  });
});

describe('a bet fits the cloth', () => {
  it.each([
    ['straight-up', '0', true],
    ['straight-up', '37', false],
    ['split', '1 2', true],
    ['split', '2 1', true],
    ['split', '1 3', false],
    ['split', '3 4', false],
    ['split', '0 2', true],
    ['street', '1 2 3', true],
    ['street', '2 3 4', false],
    ['street-zero', '0 1 2', true],
    ['street-zero', '0 1 3', false],
    ['corner', '1 2 4 5', true],
    ['corner', '3 4 6 7', false],
    ['six-line', '1 2 3 4 5 6', true],
    ['six-line', '2 3 4 5 6 7', false],
    ['first-four', '', true],
    ['first-four', '0 1 2 4', false],
    ['red', '', true],
    ['red', '1 2', false],
    ['dozen', '3', true],
    ['dozen', '4', false],
    ['two-dozens', '1 2', true],
    ['two-dozens', '1 3', false],
  ])('%s %s: %s', (type, selection, fits) => {
    expect(fitsCloth(type, selection)).toBe(fits);
  });
});

it('a captured round is complete only if each bet lies on the cloth', () => {
  const me = { id: '17', name: 'Nuria' };
  const typed = {
    ...{ roundNo: '4', 'bets#': '2', 'outcome.number': '17' },
    ...{ 'bets.0.type': 'split', 'bets.0.selection': '17 18', 'bets.0.stake': '5' },
    ...{ 'bets.1.type': 'corner', 'bets.1.selection': '3 4 6 7', 'bets.1.stake': '5' },
  };
  expect(offTheCloth(typed, { me, gameForm: FRENCH })).toEqual(['bets.1.selection']);
  expect(offTheCloth({ ...typed, 'bets.1.selection': '2 3 5 6' }, { me, gameForm: FRENCH })).toEqual([]);
  // A correction keeps what was recorded, and other games have other cloths.
  expect(offTheCloth(typed, { me: undefined, gameForm: FRENCH })).toEqual([]);
  expect(offTheCloth(typed, { me, gameForm: GAME_FORMS['boule'] })).toEqual([]);
});

describe('a tap', () => {
  const placed = (...taps: readonly (readonly [Spot, string])[]): Typed =>
    taps.reduce<Typed>((typed, [on, stake]) => withStake(typed, on, stake, READ), { roundNo: '7' });

  it('puts a bet down, and more on the one that lies there', () => {
    expect(
      placed([spot('split', '1 2'), '5,00'], [spot('red'), '10,00'], [spot('split', '1 2'), '2,50']),
    ).toEqual({
      ...{ roundNo: '7', 'bets#': '2' },
      ...{ 'bets.0.type': 'split', 'bets.0.selection': '1 2', 'bets.0.stake': '7,50' },
      ...{ 'bets.1.type': 'red', 'bets.1.stake': '10,00' },
    });
  });

  it('adds up amounts of thousands exactly', () => {
    const typed = placed([spot('dozen', '1'), '999,99'], [spot('dozen', '1'), '0,01']);
    expect(withStake(typed, spot('dozen', '1'), '500,00', READ)['bets.0.stake']).toBe('1.500,00');
  });

  it('leaves a bet of a named seat alone', () => {
    const typed = { ...placed([spot('red'), '10,00']), 'bets.0.player': 'cli-1' };
    expect(rowOfSpot(typed, spot('red'))).toBe(-1);
    expect(withStake(typed, spot('red'), '5,00', READ)).toMatchObject({
      ...{ 'bets#': '2', 'bets.0.stake': '10,00', 'bets.1.stake': '5,00' },
    });
  });
});

it('arrow keys lead over the cloth to every place', () => {
  const seen = new Set<Spot>([spots[0]!]);
  const open = [spots[0]!];
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = nextSpot(spots, from, direction);
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  expect(seen.size).toBe(spots.length);
  expect(nextSpot(spots, spot('straight-up', '1'), 'right')).toBe(spot('split', '1 2'));
  expect(nextSpot(spots, spot('straight-up', '1'), 'down')).toBe(spot('split', '1 4'));
});
