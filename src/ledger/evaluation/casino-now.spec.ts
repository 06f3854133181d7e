import { signedLine } from '../_core/journal-entry';
import { unopenedSession } from '../table-session/table-session.state';
import { CasinoNow, tallyNamedBy, TrackedMap } from './casino-now';

const on = (day: string, hour = '20') => `2026-05-0${day} 1 2026-05-0${day}T${hour}:00:00 5 cage  . e`;
const chips = (amount: bigint, currency = 'EUR') => signedLine('chips:cage', amount, currency);

describe('the present state of a casino', () => {
  it('notes the record that changed each part, and none for a part that was loaded', () => {
    let cause = 7n;
    const kept = new TrackedMap<number>(() => cause, [['a', 1]], ['b']);
    kept.load('a', 9);
    kept.load('b', 9);
    kept.load('c', 3);
    kept.load('d', undefined);
    expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual([1, undefined, 3, undefined]);
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => kept.knows(key))).toEqual([true, true, true, true, false]);
    kept.set('a', 2);
    cause = 8n;
    kept.delete('c');
    kept.delete('e');
    kept.load('c', 5);
    kept.load('e', 5);
    expect([...kept.entries()]).toEqual([['a', 2]]);
    expect([...kept.changed]).toEqual([
      ['a', 7n],
      ['c', 8n],
      ['e', 8n],
    ]);
  });

  it('gives the session of a key, or an unopened one', () => {
    const state = { ...unopenedSession, box: 'B-1' };
    const now = new CasinoNow({ sessions: [['table/T1/2026-05-01/1', { state, last: 'a' }]] });
    expect(now.session('table/T1/2026-05-01/1')).toBe(state);
    expect(now.session('table/T2/2026-05-01/1')).toBe(unopenedSession);
    expect(now.session(undefined)).toBe(unopenedSession);
  });

  it('names a tally by its currency and account', () =>
    expect(tallyNamedBy('EUR tally:meter/my pool')).toEqual({
      currency: 'EUR',
      account: 'tally:meter/my pool',
    }));
});

describe('an account', () => {
  it('has the last place at which it was posted to and the last at which it was read', () => {
    const now = new CasinoNow();
    now.ask(on('2'), 'chips:cage');
    now.post(on('1'), chips(5n));
    expect(now.accounts.get('chips:cage')).toEqual({ posted: on('1'), asked: on('2') });
    now.post(on('3'), chips(5n));
    now.post(on('2'), chips(5n));
    now.ask(on('1'), 'chips:cage');
    expect(now.accounts.get('chips:cage')).toEqual({ posted: on('3'), asked: on('2') });
    now.ask(on('4'), 'chips:cage');
    expect(now.accounts.get('chips:cage')).toEqual({ posted: on('3'), asked: on('4') });
    now.ask(on('1'), 'bank');
    expect(now.accounts.get('bank')).toEqual({ posted: '', asked: on('1') });
    expect(now.balances.of('chips:cage', 'EUR')).toBe(15n);
  });
});

describe('a holder of chips', () => {
  const holder = (now: CasinoNow, key = 'chips:cage EUR') =>
    [...now.holders.entries()].filter(([name]) => name.includes(key.split(' ')[1]!)).map(([, kept]) => kept);

  it('has the last day of its postings, and the balance before that day', () => {
    const now = new CasinoNow();
    now.post(on('1'), chips(100n));
    expect(holder(now)).toEqual([{ day: '2026-05-01', opening: 0n }]);
    now.post(on('2'), chips(-30n));
    expect(holder(now)).toEqual([{ day: '2026-05-02', opening: 100n }]);
    now.post(on('2', '21'), chips(7n));
    expect(holder(now)).toEqual([{ day: '2026-05-02', opening: 100n }]);
  });

  it('gets another balance before that day from a late posting of an earlier day', () => {
    const now = new CasinoNow();
    now.post(on('2'), chips(100n));
    now.post(on('1'), chips(40n));
    now.post(on('1'), chips(-15n));
    expect(holder(now)).toEqual([{ day: '2026-05-02', opening: 25n }]);
  });

  it('is kept for each currency of an account of chips, and for no account of the bank', () => {
    const now = new CasinoNow();
    now.post(on('1'), [...chips(5n), ...chips(7n, 'USD'), ...signedLine('bank', 9n, 'EUR')]);
    expect([...now.holders.entries()]).toHaveLength(2);
    expect(holder(now, 'chips:cage USD')).toEqual([{ day: '2026-05-01', opening: 0n }]);
  });

  it('is changed by record 0 if no record has begun', () => {
    const now = new CasinoNow();
    now.post(on('1'), chips(5n));
    expect([...now.accounts.changed.values()]).toEqual([0n]);
  });

  it('has its movement of each day since the present record began', () => {
    const now = new CasinoNow();
    now.begin(1n);
    now.post(on('1'), chips(5n));
    now.begin(2n);
    now.post(on('2'), chips(7n));
    expect(now.moved.all.map(({ account, byDay }) => [account, [...byDay]])).toEqual([
      ['chips:cage', [['2026-05-02', 7n]]],
    ]);
    expect([...now.accounts.changed.values()]).toEqual([2n]);
  });
});
