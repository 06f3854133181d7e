import { ApiKeyCache, STALENESS_MS_MAX } from './api-key-cache';

interface Row {
  readonly revoked: boolean;
}

function cacheOver(table: Map<string, Row>) {
  const clock = { ms: 1000 };
  const reads: string[] = [];
  const gate = { open: Promise.resolve() };
  const cache = new ApiKeyCache<Row>(
    async (id) => {
      reads.push(id);
      const row = table.get(id);
      await gate.open;
      return row;
    },
    () => clock.ms,
  );
  return { cache, clock, reads, gate };
}

const heldBack = () => {
  let release = () => {};
  const open = new Promise<void>((resolve) => (release = resolve));
  return { open, release };
};

describe('the cache of keys', () => {
  it('reads a key once while it is fresh, and again as soon as it is older than the promise', async () => {
    const table = new Map([['a', { revoked: false }]]);
    const { cache, clock, reads } = cacheOver(table);
    await cache.find('a');
    table.set('a', { revoked: true });

    clock.ms += STALENESS_MS_MAX;
    expect(await cache.find('a')).toEqual({ revoked: false });
    expect(reads).toHaveLength(1);

    clock.ms += 1;
    expect(await cache.find('a')).toEqual({ revoked: true });
    expect(reads).toHaveLength(2);
  });

  it('promises at most ten seconds', () => {
    expect(STALENESS_MS_MAX).toBeLessThanOrEqual(10_000);
  });

  it('counts the age of a key from when it was asked for, not from when a slow answer came', async () => {
    const { cache, clock, reads, gate } = cacheOver(new Map([['a', { revoked: false }]]));
    const slow = heldBack();
    gate.open = slow.open;
    const first = cache.find('a');
    clock.ms += STALENESS_MS_MAX + 1;
    slow.release();
    await first;
    await cache.find('a');
    expect(reads).toHaveLength(2);
  });

  it('shares one read among requests that come together', async () => {
    const { cache, reads } = cacheOver(new Map([['a', { revoked: false }]]));
    const found = await Promise.all(Array.from({ length: 256 }, async () => cache.find('a')));
    expect(reads).toEqual(['a']);
    expect(found.every((row) => row?.revoked === false)).toBe(true);
  });

  it('does not keep ids that do not exist, so made-up ones push no real key out', async () => {
    const { cache, reads } = cacheOver(new Map([['a', { revoked: false }]]));
    await cache.find('a');
    for (let number = 0; number < 20_000; number++) await cache.find(`made-up-${number}`);
    expect(await cache.find('a')).toEqual({ revoked: false });
    expect(reads.filter((id) => id === 'a')).toHaveLength(1);
  });

  it('reads a forgotten key anew', async () => {
    const table = new Map([['a', { revoked: false }]]);
    const { cache } = cacheOver(table);
    await cache.find('a');
    table.set('a', { revoked: true });
    cache.forget('a');
    expect(await cache.find('a')).toEqual({ revoked: true });
  });

  it('does not keep what a read under way brings after the key was forgotten', async () => {
    const table = new Map([['a', { revoked: false }]]);
    const { cache, gate } = cacheOver(table);
    const slow = heldBack();
    gate.open = slow.open;
    const early = cache.find('a');
    table.set('a', { revoked: true });
    cache.forget('a');
    slow.release();
    await early;
    expect(await cache.find('a')).toEqual({ revoked: true });
  });

  it('tells a failed read to everybody who waits for it and tries again for the next', async () => {
    let fail = true;
    const cache = new ApiKeyCache<Row>(
      async () => {
        if (fail) throw new Error('no database');
        return { revoked: false };
      },
      () => 1000,
    );
    const together = await Promise.allSettled([cache.find('a'), cache.find('a')]);
    expect(together.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    fail = false;
    expect(await cache.find('a')).toEqual({ revoked: false });
  });
});
