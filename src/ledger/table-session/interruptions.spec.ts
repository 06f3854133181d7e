import { pausesIn } from './interruptions';

const stop = (at: number) => ({ eventType: 'cagnotte.table.interrupted.v1', at });
const goOn = (at: number) => ({ eventType: 'cagnotte.table.resumed.v1', at });
const count = (at: number) => ({ eventType: 'cagnotte.table.counted.v1', at });

describe('the interruptions of a session', () => {
  it('each last until the next resumption, and the last one has no end while it lasts', () =>
    expect(pausesIn([stop(1), count(2), goOn(3), stop(5)])).toEqual([
      { from: stop(1), until: goOn(3) },
      { from: stop(5) },
    ]));

  it('begin with the first report; a second report and a resumption of a table that plays change nothing', () =>
    expect(pausesIn([goOn(0), stop(1), stop(2), goOn(3), goOn(4)])).toEqual([
      { from: stop(1), until: goOn(3) },
    ]));

  it('are none where none was reported', () => expect(pausesIn([count(1)])).toEqual([]));
});
