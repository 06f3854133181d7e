import { openSpans } from './open-hours';

const at = (time: string): string => `2026-01-01T${time}:00Z`;
const table = (...pauses: readonly (readonly [string, string?])[]) =>
  openSpans({
    openedAt: at('20:00'),
    closedAt: at('23:00'),
    pauses: pauses.map(([from, until]) => ({
      from: at(from),
      ...(until === undefined ? {} : { until: at(until) }),
    })),
  })?.map(({ from, until }) => `${from.slice(11, 16)}-${until.slice(11, 16)}`);

describe('the times in which a table is open', () => {
  it('last from its opening to its close', () => expect(table()).toEqual(['20:00-23:00']));

  it('are without its interruptions', () =>
    expect(table(['20:30', '20:45'], ['22:00', '22:10'])).toEqual([
      '20:00-20:30',
      '20:45-22:00',
      '22:10-23:00',
    ]));

  it('end with an interruption that lasts until the close', () =>
    expect(table(['22:00'])).toEqual(['20:00-22:00']));

  it('stay within opening and close, whatever the interruptions say', () => {
    expect(table(['19:00', '20:15'])).toEqual(['20:15-23:00']);
    expect(table(['22:30', '23:30'])).toEqual(['20:00-22:30']);
    expect(table(['23:30', '23:40'])).toEqual(['20:00-23:00']);
    expect(table(['20:00', '23:00'])).toEqual([]);
  });

  it('are unknown while the table is not closed, or not opened', () => {
    expect(openSpans({ openedAt: at('20:00'), closedAt: null, pauses: [] })).toBeUndefined();
    expect(openSpans({ openedAt: null, closedAt: at('20:00'), pauses: [] })).toBeUndefined();
  });
});
