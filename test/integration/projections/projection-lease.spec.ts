import { setTimeout as sleep } from 'node:timers/promises';
import { PARTITIONS } from '../../../src/event-log/event-store.port';
import { ProjectionLease } from '../../../src/projector/runner/projection-lease';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();
const LONG_MS = 60_000;
const SHORT_MS = 200;

const leaseOf = (holder: string, termMs = LONG_MS): ProjectionLease =>
  new ProjectionLease(books.dataSource, holder, termMs);

const sizes = (...leases: readonly ProjectionLease[]): number[] => leases.map(({ held }) => held.size);

/** Renews the leases in turn, often enough that partitions given up by one are taken by another. */
async function settle(...leases: readonly ProjectionLease[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) for (const lease of leases) await lease.renew();
}

const allHeld = (...leases: readonly ProjectionLease[]): number[] =>
  leases.flatMap(({ held }) => [...held]).sort((a, b) => a - b);

const EVERY_PARTITION = Array.from({ length: PARTITIONS }, (_, partition) => partition);

describe('the lease of the projections', () => {
  it('is whole with one service, and empty before its first request', async () => {
    const lease = leaseOf('a');
    expect(lease.held.size).toBe(0);
    await lease.renew();
    expect(allHeld(lease)).toEqual(EVERY_PARTITION);
  });

  it('is shared fairly by those that take part, each partition with one', async () => {
    const leases = ['a', 'b', 'c'].map((holder) => leaseOf(holder));
    await settle(...leases);
    expect(sizes(...leases)).toEqual([22, 22, 20]);
    expect(allHeld(...leases)).toEqual(EVERY_PARTITION);
  });

  it('stays the same set as long as nothing changes', async () => {
    const lease = leaseOf('a');
    await lease.renew();
    const { held } = lease;
    await lease.renew();
    expect(lease.held).toBe(held);
  });

  it('goes to the others when one leaves', async () => {
    const [a, b] = [leaseOf('a'), leaseOf('b')];
    await settle(a, b);
    expect(sizes(a, b)).toEqual([32, 32]);
    await a.release();
    expect(a.held.size).toBe(0);
    await b.renew();
    expect(allHeld(b)).toEqual(EVERY_PARTITION);
  });

  it('runs out where it is not renewed, by its own clock and by that of the database', async () => {
    const [a, b] = [leaseOf('a', SHORT_MS), leaseOf('b')];
    await settle(a, b);
    await sleep(SHORT_MS + 50);
    expect(a.held.size).toBe(0);
    await b.renew();
    expect(allHeld(b)).toEqual(EVERY_PARTITION);
  });

  it('is not renewed by a service whose lease another one has taken meanwhile', async () => {
    const [a, b] = [leaseOf('a', SHORT_MS), leaseOf('b')];
    await a.renew();
    await sleep(SHORT_MS + 50);
    await b.renew();
    expect(b.held.size).toBe(PARTITIONS);
    await a.renew();
    expect(sizes(a, b)).toEqual([0, PARTITIONS]);
    await settle(b, a);
    expect(allHeld(a, b)).toEqual(EVERY_PARTITION);
  });

  it('is never with two at once, though all ask at the same time', async () => {
    const leases = Array.from({ length: 5 }, (_, index) => leaseOf(`service-${index}`));
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(leases.map((lease) => lease.renew()));
      const held = allHeld(...leases);
      expect(held).toEqual([...new Set(held)]);
    }
    expect(allHeld(...leases)).toEqual(EVERY_PARTITION);
    expect(Math.max(...sizes(...leases))).toBe(13);
  });
});
