import { QueryFailedError } from 'typeorm';
import { EventStoreUnavailable } from '../../event-log/event-store.port';
import { mayBeOfPage, PartitionsAside } from './partitions-aside';

const HELD: ReadonlySet<number> = new Set([3, 7, 40]);

let now: number;
let aside: PartitionsAside;
beforeEach(() => {
  now = 1_000;
  aside = new PartitionsAside(() => now);
});

/** Fails each partition that is due, once. */
const failAll = (): number[] => {
  const failed: number[] = [];
  for (let next = aside.next(HELD); next !== undefined; next = aside.next(HELD)) {
    failed.push(next);
    aside.hasFailed(next);
  }
  return failed;
};

describe('partitions of a page that failed', () => {
  it('are each tried alone at once, while the others go on', () => {
    aside.put([7, 3]);
    expect([...aside.without(HELD)]).toEqual([40]);
    expect(failAll()).toEqual([7, 3]);
  });

  it('go on with the others after a page of their own', () => {
    aside.put([7, 3]);
    aside.goesOn(7);
    expect([...aside.without(HELD)]).toEqual([7, 40]);
    aside.goesOn(3);
    expect(aside.without(HELD)).toBe(HELD);
  });

  it('are the same set until they change, so that the runner notices', () => {
    aside.put([7]);
    const without = aside.without(HELD);
    aside.hasFailed(7);
    expect(aside.without(HELD)).toBe(without);
    aside.put([3]);
    expect(aside.without(HELD)).not.toBe(without);
  });

  it('are tried after pauses that double up to half a minute', () => {
    aside.put([7]);
    const pauses: number[] = [];
    for (let nth = 0; nth < 9; nth++) {
      const since = now;
      failAll();
      while (aside.next(HELD) === undefined) now += 50;
      pauses.push(now - since);
    }
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('keep their pause when another page of theirs fails', () => {
    aside.put([7]);
    failAll();
    aside.put([7, 3]);
    expect(failAll()).toEqual([3]);
  });

  it('are given up once another service holds them', () => {
    aside.put([7, 3]);
    expect(aside.next(new Set([3]))).toBe(3);
    expect([...aside.without(HELD)]).toEqual([7, 40]);
  });

  it('count as stuck after they have failed alone, and stop everything where there are no others', () => {
    aside.hasSeen([3, 7]);
    aside.put([3, 7]);
    expect([aside.stuck, aside.isAll]).toEqual([0, false]);
    aside.hasFailed(3);
    expect([aside.stuck, aside.isAll]).toEqual([1, false]);
    aside.hasFailed(7);
    expect([aside.stuck, aside.isAll]).toEqual([2, true]);
    aside.hasSeen([40]);
    expect(aside.isAll).toBe(false);
  });
});

describe('a page', () => {
  const answer = (code: string): Error => Object.assign(new Error('no'), { severity: 'ERROR', code });

  it.each([
    ['a node of the cluster is down', answer('08006')],
    ['its rows are refused', answer('0A000')],
    ['a bug', new TypeError('undefined')],
  ])('may have failed for what is on it: %s', (_, failure) => {
    expect(mayBeOfPage(failure)).toBe(true);
  });

  it.each([
    ['the database stops', answer('57P01')],
    ['it did not answer', new QueryFailedError('SELECT', [], new Error('Connection terminated'))],
    ['it is not there', Object.assign(new Error('no'), { code: 'ECONNREFUSED', syscall: 'connect' })],
    ['the log is not there', new EventStoreUnavailable('down')],
  ])('fails as any other would: %s', (_, failure) => {
    expect(mayBeOfPage(failure)).toBe(false);
  });
});
