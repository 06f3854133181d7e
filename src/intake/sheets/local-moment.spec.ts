import fc from 'fast-check';
import { clockIn } from '../../kernel/time-zone';
import { hourIn, momentIn } from './local-moment';
import type { SheetCell } from './sheet';

const text = (said: string): SheetCell => ({ kind: 'text', text: said });
const MADRID = { zone: 'Europe/Madrid', days: 'DD/MM/YYYY' } as const;
const of = (gamingDay: string) => ({ gamingDay, zone: 'Europe/Madrid' });

describe('the moment of a cell', () => {
  it.each([
    ['20/03/2026 21:30', '2026-03-20T21:30:00+01:00'],
    ['20/07/2026 9:05:07', '2026-07-20T09:05:07+02:00'],
    ['20/07/2026 09:05:07.250', '2026-07-20T09:05:07.250+02:00'],
    ['2026-03-20T21:30:00Z', '2026-03-20T21:30:00Z'],
    ['25/10/2026 02:30 +02:00', '2026-10-25T02:30:00+02:00'],
    ['25/10/2026 02:30+01:00', '2026-10-25T02:30:00+01:00'],
    ['25/10/2026 03:00', '2026-10-25T03:00:00+01:00'],
    ['29/03/2026 03:00', '2026-03-29T03:00:00+02:00'],
  ])('%s is %s by the clocks of the casino', (said, instant) => {
    expect(momentIn(text(said), MADRID)).toEqual({ ok: true, value: instant });
  });

  it.each([
    ['29/03/2026 02:30', 'hour-left-out', ''],
    ['25/10/2026 02:30', 'hour-twice', '+02:00, +01:00'],
    ['20/03/2026 21:30 +02:00', 'other-offset', '+01:00'],
  ])('%s is refused as %s', (said, code, offsets) => {
    expect(momentIn(text(said), MADRID)).toMatchObject({
      ok: false,
      refusal: { code, parts: { zone: 'Europe/Madrid', offsets } },
    });
  });

  it.each(['20/03/2026', '21:30', '20/03/2026 25:00', '31/02/2026 21:30', '2026-03-20 21:30', 'ayer 21:30'])(
    '%s is no moment',
    (said) => {
      expect(momentIn(text(said), MADRID)).toMatchObject({ ok: false, refusal: { code: 'not-a-moment' } });
    },
  );

  it('of dates in a workbook is by the clocks of the casino too', () => {
    expect(momentIn({ kind: 'moment', text: '2026-07-20T21:30:00' }, MADRID)).toEqual({
      ok: true,
      value: '2026-07-20T21:30:00+02:00',
    });
    expect(momentIn({ kind: 'number', text: '46101.5' }, MADRID).ok).toBe(false);
  });

  it('comes back from what the clock of the casino shows, with its offset', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
    const zones = fc.constantFrom(
      'Europe/Madrid',
      'Atlantic/Canary',
      'America/New_York',
      'Australia/Lord_Howe',
    );
    fc.assert(
      fc.property(days, zones, (date, zone) => {
        const instant = `${date.toISOString().slice(0, 19)}Z`;
        const { at } = clockIn(zone, instant);
        const said = `${at.slice(0, 10)} ${at.slice(11, 19)} ${at.slice(19)}`;
        const read = momentIn(text(said), { zone, days: 'YYYY-MM-DD' });
        expect(read.ok && Date.parse(read.value)).toBe(Date.parse(instant));
      }),
    );
  });
});

describe('an hour alone', () => {
  it.each([
    ['21:30', '2026-03-20T21:30:00+01:00'],
    ['12:00', '2026-03-20T12:00:00+01:00'],
    ['01:45', '2026-03-21T01:45:00+01:00'],
    ['11:59', '2026-03-21T11:59:00+01:00'],
  ])('%s is of the gaming day, or of the night that goes on from it', (said, instant) => {
    expect(hourIn(text(said), of('2026-03-20'))).toEqual({ ok: true, value: instant });
  });

  it('is named where the clocks leave it out or show it twice on that night', () => {
    expect(hourIn(text('02:30'), of('2026-03-28'))).toMatchObject({ refusal: { code: 'hour-left-out' } });
    expect(hourIn(text('02:30'), of('2026-10-24'))).toMatchObject({ refusal: { code: 'hour-twice' } });
  });

  it('of a workbook is a time without a day', () => {
    expect(hourIn({ kind: 'moment', text: '1899-12-30T21:30:00' }, of('2026-03-20'))).toMatchObject({
      ok: true,
    });
    expect(hourIn({ kind: 'moment', text: '2026-03-20T21:30:00' }, of('2026-03-20'))).toMatchObject({
      refusal: { code: 'not-an-hour' },
    });
    expect(hourIn(text('21:30'), of(''))).toMatchObject({ refusal: { code: 'not-an-hour' } });
    expect(hourIn({ kind: 'number', text: '0.5' }, of('2026-03-20')).ok).toBe(false);
  });
});
