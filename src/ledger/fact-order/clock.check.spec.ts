import { tell } from '../../../test/support/book/told';
import { checkClockAhead } from './source-sequence.check';

const RECORDED = '2026-01-01T22:00:00.000Z';
const found = (time: string): string[] =>
  checkClockAhead({ ...tell('drop.counted', { box: 'B-1', notes: [] } as never), time }, RECORDED).map(
    ({ code, severity }) => `${code} ${severity}`,
  );

describe('the time of a report', () => {
  test.each(['2026-01-01T22:02:00Z', '2026-01-01T23:02:00+01:00', '2020-01-01T00:00:00Z'])(
    'may be %s where it is recorded at 22:00, however late it comes',
    (time) => expect(found(time)).toEqual([]),
  );

  test.each(['2026-01-01T22:02:00.001Z', '2026-01-01T23:03:00+01:00', '2026-01-02T22:05:00+23:59'])(
    'is found where it is %s, more than two minutes ahead',
    (time) => expect(found(time)).toEqual(['clock-differs information']),
  );
});
