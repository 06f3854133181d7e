import { readRoomTime } from './room-clock';

describe('the clock of the room', () => {
  it.each([
    ['2009/11/20 7:12:10 ET', '2009-11-20T07:12:10-05:00'],
    ['2009/07/04 12:00:00 ET', '2009-07-04T12:00:00-04:00'],
    ['2009/03/08 1:59:59 ET', '2009-03-08T01:59:59-05:00'],
    ['2009/03/08 3:00:00 ET', '2009-03-08T03:00:00-04:00'],
    ['2009/11/01 0:59:59 ET', '2009-11-01T00:59:59-04:00'],
    ['2009/11/01 2:00:00 ET', '2009-11-01T02:00:00-05:00'],
    ['2005/08/31 - 18:55:54 (ET)', '2005-08-31T18:55:54-04:00'],
    ['2006/03/20 9:00:00 ET', '2006-03-20T09:00:00-05:00'],
    ['2009/11/20 13:12:10 CET [2009/11/20 7:12:10 ET]', '2009-11-20T07:12:10-05:00'],
    ['2009/11/21 0:12:10 UTC', '2009-11-21T00:12:10Z'],
  ])('writes %s as %s', (text, instant) => {
    expect(readRoomTime(text).instant).toBe(instant);
    expect(readRoomTime(text).seconds).toBe(Date.parse(instant) / 1000);
  });

  it('reads a time in the repeated hour as the first of the two', () => {
    expect(readRoomTime('2009/11/01 1:30:00 ET').instant).toBe('2009-11-01T01:30:00-04:00');
  });

  it('keeps the day of the header', () => {
    expect(readRoomTime('2009/11/21 5:30:00 CET [2009/11/20 23:30:00 ET]').day).toBe('2009-11-20');
  });

  it('agrees with the time zone of New York at noon of every day from 1990 to 2030', () => {
    const newYork = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      timeZoneName: 'longOffset',
    });
    const disagreeing: string[] = [];
    for (let noon = Date.UTC(1990, 0, 1, 17); noon < Date.UTC(2031, 0, 1); noon += 86_400_000) {
      const day = new Date(noon).toISOString().slice(0, 10);
      const offset = newYork.format(new Date(noon)).slice(-6);
      const { instant } = readRoomTime(`${day.replaceAll('-', '/')} 12:00:00 ET`);
      if (instant !== `${day}T12:00:00${offset}`) disagreeing.push(`${instant} ${offset}`);
    }
    expect(disagreeing).toEqual([]);
  });

  it.each([
    '2009/02/30 7:12:10 ET',
    '2009/11/20 24:00:00 ET',
    '2009/11/20 7:60:00 ET',
    '2009/11/20 7:00:60 ET',
  ])('refuses %s, which does not exist', (text) => {
    expect(() => readRoomTime(text)).toThrow('expected a date and a time that exist');
  });

  it.each(['2009-11-20 7:12:10 ET', 'today'])('refuses %s', (text) => {
    expect(() => readRoomTime(text)).toThrow('expected a time such as');
  });

  it.each(['2009/11/20 7:12:10', '2005/08/31 - 18:55:54', '2009/11/20 13:12:10 CET [2009/11/20 7:12:10]'])(
    'refuses %s, which has no time zone, with a remedy',
    (text) => {
      expect(() => readRoomTime(text)).toThrow(
        'expected the zone of the time; write ET, UTC or GMT after it',
      );
    },
  );

  it('refuses a zone whose rules it does not know', () => {
    expect(() => readRoomTime('2009/11/20 7:12:10 MSK')).toThrow('expected a time in ET, UTC or GMT');
  });
});
