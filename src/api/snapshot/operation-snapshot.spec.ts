import type { DataSource } from 'typeorm';
import { OperationSnapshot } from './operation-snapshot';

function countingSource({ failing = false } = {}) {
  const tally = { given: 0, returned: 0, statements: [] as string[] };
  const createQueryRunner = () => {
    tally.given++;
    const runner = {
      manager: { connection: tally.given },
      isReleased: false,
      query: (sql: string) => {
        if (failing) return Promise.reject(new Error('no connection'));
        tally.statements.push(sql);
        return Promise.resolve([]);
      },
      release: () => {
        tally.returned++;
        runner.isReleased = true;
        return Promise.resolve();
      },
    };
    return runner;
  };
  return { tally, snapshot: new OperationSnapshot({ createQueryRunner } as unknown as DataSource) };
}

describe('the snapshot of an operation', () => {
  it('takes one connection for all fields and gives it back', async () => {
    const { tally, snapshot } = countingSource();
    const managers = await Promise.all(
      Array.from({ length: 50 }, () => snapshot.read((m) => Promise.resolve(m))),
    );
    expect(new Set(managers).size).toBe(1);
    await snapshot.close();
    await snapshot.close();
    expect(tally).toMatchObject({ given: 1, returned: 1 });
  });

  it('begins again with another connection, once the first is returned', async () => {
    const { tally, snapshot } = countingSource();
    const first = await snapshot.read((manager) => Promise.resolve(manager));
    await snapshot.reset();
    expect(tally).toMatchObject({ given: 1, returned: 1 });
    expect(await snapshot.read((manager) => Promise.resolve(manager))).not.toBe(first);
    await snapshot.close();
    expect(tally).toMatchObject({ given: 2, returned: 2 });
  });

  it('takes no connection if nothing is read', async () => {
    const { tally, snapshot } = countingSource();
    await snapshot.close();
    expect(tally.given).toBe(0);
  });

  it('reads the live generation at one instant in a read-only transaction, and then ends it', async () => {
    const { tally, snapshot } = countingSource();
    await snapshot.read(() => Promise.resolve());
    expect(tally.statements).toEqual([
      expect.stringMatching(
        /^BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; .*search_path.* FROM projection.live$/s,
      ),
    ]);
    await snapshot.close();
    expect(tally.statements.slice(1)).toEqual(['ROLLBACK']);
  });

  it('asks one question at a time, in the order of the fields', async () => {
    const { snapshot } = countingSource();
    const happened: string[] = [];
    const question = (name: string) => async (): Promise<void> => {
      happened.push(`${name} begins`);
      await new Promise(setImmediate);
      happened.push(`${name} ends`);
    };
    await Promise.all([snapshot.read(question('one')), snapshot.read(question('two'))]);
    expect(happened).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('asks for the same field of many nodes once, and for other books apart', async () => {
    const { snapshot } = countingSource();
    const asked: string[][] = [];
    const question = {
      name: 'squares',
      read: async (_manager: unknown, keys: readonly { casino: string; n: number; position: bigint }[]) => {
        asked.push(keys.map(({ n, position }) => `${n} at ${position}`));
        return keys.map(({ n }) => n * n);
      },
    };
    const ask = (n: number, position: bigint) => snapshot.load(question, { casino: 'granada', n, position });
    const later = Promise.resolve().then(() => ask(4, 9n));
    expect(await Promise.all([ask(2, 9n), ask(3, 9n), ask(5, 1n), later])).toEqual([4, 9, 25, 16]);
    expect(asked).toEqual([['2 at 9', '3 at 9', '4 at 9'], ['5 at 1']]);
    expect(await ask(6, 9n)).toBe(36);
    expect(asked).toHaveLength(3);
  });

  it('goes on after a question that failed', async () => {
    const { tally, snapshot } = countingSource();
    const failing = snapshot.read(() => Promise.reject(new Error('bad question')));
    const next = snapshot.read(() => Promise.resolve('an answer'));
    await expect(failing).rejects.toThrow('bad question');
    expect(await next).toBe('an answer');
    await snapshot.close();
    expect(tally.returned).toBe(1);
  });

  it('takes no further connection for fields that go on when their operation is over', async () => {
    const { tally, snapshot } = countingSource();
    const first = snapshot.read(() => Promise.resolve(1));
    const closing = first.then(() => snapshot.close());
    const late = first.then(() => snapshot.read(() => Promise.resolve(2)));
    await closing;
    await expect(late).rejects.toMatchObject({ extensions: { code: 'OPERATION_OVER' } });
    await expect(snapshot.read(() => Promise.resolve(3))).rejects.toThrow('over');
    expect(tally).toMatchObject({ given: 1, returned: 1 });
  });

  it('gives the connection back when its transaction cannot begin', async () => {
    const { tally, snapshot } = countingSource({ failing: true });
    await expect(snapshot.read(() => Promise.resolve())).rejects.toThrow('no connection');
    await expect(snapshot.read(() => Promise.resolve())).rejects.toThrow('no connection');
    await snapshot.close();
    expect(tally).toMatchObject({ given: 1, returned: 1 });
  });

  describe('that is ended', () => {
    /** A database whose statement runs until it is cancelled; the first cancellations may come before it has begun. */
    function standingStill({ cancelledBefore = 0 } = {}) {
      const asked: string[] = [];
      let cancel: (failure: Error) => void = () => undefined;
      const endless = new Promise<never>((_resolve, reject) => (cancel = reject));
      const runner = {
        manager: {},
        isReleased: false,
        connect: () => Promise.resolve({ processID: 42 }),
        query: (sql: string) => Promise.resolve(asked.push(sql)),
        release: () => Promise.resolve((runner.isReleased = true)),
      };
      const query = (sql: string, [pid]: readonly unknown[]): Promise<void> => {
        asked.push(`${sql} of ${String(pid)}`);
        const cancellations = asked.filter((each) => each.startsWith(sql)).length;
        if (cancellations > cancelledBefore) cancel(new Error('canceling statement due to user request'));
        return Promise.resolve();
      };
      const source = { createQueryRunner: () => runner, query };
      return { asked, endless, runner, snapshot: new OperationSnapshot(source as unknown as DataSource) };
    }

    it('after its time, has its statement cancelled and says that it was stopped', async () => {
      const { asked, endless, runner, snapshot } = standingStill();
      snapshot.endIn(5);
      const reading = snapshot.read(() => endless);
      await expect(reading).rejects.toMatchObject({
        extensions: { code: 'OPERATION_TIMED_OUT', seconds: 0.005 },
      });
      await expect(snapshot.read(() => Promise.resolve(1))).rejects.toMatchObject({
        extensions: { code: 'OPERATION_TIMED_OUT' },
      });
      await snapshot.close();
      expect(asked.slice(1)).toEqual(['SELECT pg_cancel_backend($1) of 42', 'ROLLBACK']);
      expect(runner.isReleased).toBe(true);
    });

    it('is cancelled again where the first time came before its statement had begun', async () => {
      const { asked, endless, snapshot } = standingStill({ cancelledBefore: 2 });
      snapshot.endIn(1);
      await expect(snapshot.read(() => endless)).rejects.toMatchObject({
        extensions: { code: 'OPERATION_TIMED_OUT' },
      });
      await snapshot.close();
      expect(asked.filter((sql) => sql.startsWith('SELECT pg_cancel_backend'))).toHaveLength(3);
    });

    it('because its client went away, has its statement cancelled and reads nothing more', async () => {
      const { asked, endless, snapshot } = standingStill();
      const reading = snapshot.read(() => endless);
      await Promise.resolve();
      snapshot.end();
      await expect(reading).rejects.toMatchObject({ extensions: { code: 'OPERATION_OVER' } });
      await snapshot.reset();
      await expect(snapshot.read(() => Promise.resolve(1))).rejects.toThrow('over');
      expect(asked.filter((sql) => sql.startsWith('BEGIN'))).toHaveLength(1);
    });

    it('has one error for all fields that go on, however many they are', async () => {
      const { endless, snapshot } = standingStill();
      const reading = snapshot.read(() => endless).catch((failure: unknown) => failure);
      await Promise.resolve();
      snapshot.end();
      const late = snapshot.read(() => Promise.resolve(1)).catch((failure: unknown) => failure);
      expect(await late).toBe(await reading);
    });

    it('has no deadline left once it is closed', async () => {
      const { asked, snapshot } = standingStill();
      snapshot.endIn(1);
      await snapshot.read(() => Promise.resolve());
      await snapshot.close();
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(asked).toHaveLength(2);
    });
  });
});
