import { spanishMoment } from './words';

test.each([
  ['a day', '2026-01-31', '31/01/2026'],
  ['a moment, to the minute, as its clock showed it', '2026-01-31T20:15:59.5+01:00', '31/01/2026 20:15'],
  ['no day', 'closed', 'closed'],
])('%s is written as in Spain: %s is %s', (_what, at, written) => expect(spanishMoment(at)).toBe(written));

it('a moment is followed by its offset if the clock shows the same hour twice', () =>
  expect(
    ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'].map((at) => spanishMoment(at, true)),
  ).toEqual(['25/10/2026 02:30 (+02:00)', '25/10/2026 02:30 (+01:00)']));
