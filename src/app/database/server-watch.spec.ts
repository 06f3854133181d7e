import { ServerWatch } from './server-watch';

/** No server listens here, so the watch never connects by itself. */
const NOWHERE = { port: 1, password: '' };

describe('the watch over an embedded PostgreSQL', () => {
  it('answers how the server stands when asked, not how it stood when an earlier attempt began', async () => {
    let killEarlier = (): void => undefined;
    const earlier = new Promise<void>((_, fail) => {
      killEarlier = () => fail(new Error('the server was killed while it started'));
    });
    const attempts = [earlier, Promise.reject(new Error('the port is taken'))];
    for (const attempt of attempts) attempt.catch(() => undefined);
    const restore = jest.fn(() => attempts.shift() ?? Promise.reject(new Error('asked once too often')));
    const watch = new ServerWatch({
      address: NOWHERE,
      isAnswering: () => Promise.resolve(false),
      restore,
      log: () => undefined,
    });
    const begun = watch.begin().catch(() => undefined);
    while (restore.mock.calls.length === 0) await new Promise(setImmediate);

    const answer = watch.ensureRunning();
    killEarlier();

    await expect(answer).rejects.toThrow('the port is taken');
    await begun;
    await watch.end();
  });
});
