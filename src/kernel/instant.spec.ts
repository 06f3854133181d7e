import { isInstant, utcText } from './instant';

describe('an instant', () => {
  test.each([
    '2026-01-01T21:30:00Z',
    '2026-01-01T21:30:00.1Z',
    '2026-01-01T21:30:00.123456789+01:00',
    '2024-02-29T00:00:00-03:30',
    '0001-01-01T00:00:00-00:00',
    '2026-12-31T23:59:59-23:59',
  ])('may be written %s', (text) => expect(isInstant(text)).toBe(true));

  test.each([
    ['a date that does not exist', '2025-02-29T10:00:00Z'],
    ['year 0', '0000-01-01T10:00:00Z'],
    ['hour 24', '2026-01-01T24:00:00Z'],
    ['minute 60', '2026-01-01T10:60:00Z'],
    ['second 60, which no clock here can compute with', '2016-12-31T23:59:60Z'],
    ['no offset', '2026-01-01T10:00:00'],
    ['an offset of 24 hours', '2026-01-01T10:00:00+24:00'],
    ['an offset of 60 minutes', '2026-01-01T10:00:00+01:60'],
    ['an offset without colon', '2026-01-01T10:00:00+0100'],
    ['small letters', '2026-01-01t10:00:00z'],
    ['a space for T', '2026-01-01 10:00:00Z'],
    ['a date alone', '2026-01-01'],
    ['a point without digits', '2026-01-01T10:00:00.Z'],
    ['something before', ' 2026-01-01T10:00:00Z'],
    ['a line end after', '2026-01-01T10:00:00Z\n'],
  ])('is not one with %s', (_why, text) => expect(isInstant(text)).toBe(false));
});

describe('an instant as text that sorts by time', () => {
  test.each([
    ['2026-01-01T21:30:00Z', '2026-01-01T21:30:00.000000000'],
    ['2026-01-01T21:30:00.5+01:00', '2026-01-01T20:30:00.500000000'],
    ['2025-12-31T23:30:00.123456789-03:30', '2026-01-01T03:00:00.123456789'],
    ['2024-02-29T00:00:00-00:00', '2024-02-29T00:00:00.000000000'],
    ['2026-01-01T00:59:59+01:00', '2025-12-31T23:59:59.000000000'],
    ['2026-01-01T01:00:00+01:00', '2026-01-01T00:00:00.000000000'],
    ['2026-01-01T18:15:00-05:45', '2026-01-02T00:00:00.000000000'],
    ['2026-01-01T18:14:00-05:45', '2026-01-01T23:59:00.000000000'],
  ])('%s is %s', (instant, text) => expect(utcText(instant)).toBe(text));
});
