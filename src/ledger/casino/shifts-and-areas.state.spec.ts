import type { Authorisation } from './authorisation.state';
import { areasOn, outOfOrder, shiftAt, shiftsOn, statedShifts } from './shifts-and-areas.state';

const from = (validFrom: string, more: Partial<Authorisation> = {}): Authorisation => ({
  validFrom,
  rulebook: 'ES-AN-2010',
  games: [],
  tables: [],
  pools: [],
  ...more,
});

const SHIFTS = [
  { shift: 'late', name: { en: 'Late', es: 'Tarde' }, start: '17:00' },
  { shift: 'evening', name: { es: 'Noche' }, start: '21:00' },
  { shift: 'night', start: '01:00' },
];

describe('the shifts of a gaming day', () => {
  it('are one for the whole day where the authorisation in force states none', () => {
    const known = [from('2026-01-01'), from('2026-02-01', { shifts: SHIFTS })];
    expect(shiftsOn(known, '2026-01-31').map(({ shift }) => shift)).toEqual(['whole-day']);
    expect(shiftsOn(undefined, '2026-01-31').map(({ shift }) => shift)).toEqual(['whole-day']);
    expect(shiftsOn(known, '2026-02-01').map(({ shift }) => shift)).toEqual(['late', 'evening', 'night']);
  });

  it('have the name of the other language, or the code, where a name is not given', () =>
    expect(statedShifts(SHIFTS)).toEqual([
      { shift: 'late', en: 'Late', es: 'Tarde', from: 1_020 },
      { shift: 'evening', en: 'Noche', es: 'Noche', from: 1_260 },
      { shift: 'night', en: 'night', es: 'night', from: 1_500 },
    ]));

  it('are those of a moment by the clock of the casino; before the first it is the first', () => {
    const shifts = statedShifts(SHIFTS);
    const at = (minutes: number): string => shiftAt(shifts, minutes).shift;
    expect([-30, 960, 1_020, 1_259, 1_260, 1_499, 1_500, 2_500].map(at)).toEqual([
      ...['late', 'late', 'late', 'late'],
      ...['evening', 'evening', 'night', 'night'],
    ]);
  });

  it('are out of order where one does not begin after the one before it, within a day of the first', () => {
    expect(outOfOrder(SHIFTS)).toEqual([]);
    const again = { shift: 'again', start: '17:00' };
    expect(outOfOrder([...SHIFTS, again])).toEqual([again]);
    const early = { shift: 'early', start: '12:00' };
    expect(outOfOrder([...SHIFTS, early])).toEqual([]);
    expect(outOfOrder([SHIFTS[0]!, SHIFTS[2]!, SHIFTS[1]!])).toEqual([SHIFTS[1]]);
  });

  it('count in the order of their starts, and one of two equal ones, where history states them wrongly', () =>
    expect(
      statedShifts([SHIFTS[0]!, SHIFTS[2]!, { shift: 'again', start: '01:00' }, SHIFTS[1]!]).map(
        ({ shift }) => shift,
      ),
    ).toEqual(['late', 'evening', 'night']));
});

describe('the areas of the floor', () => {
  it('are those of the authorisation in force on a day', () => {
    const areas = [{ area: 'pit-1', name: { en: 'Main room' }, tables: ['RF1'] }];
    const known = [from('2026-01-01'), from('2026-02-01', { areas })];
    expect(areasOn(known, '2026-01-01')).toEqual([]);
    expect(areasOn(known, '2026-02-02')).toEqual([
      { area: 'pit-1', en: 'Main room', es: 'Main room', tables: ['RF1'] },
    ]);
  });
});
