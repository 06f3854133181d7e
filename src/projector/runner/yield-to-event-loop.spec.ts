import { yieldToEventLoop } from './yield-to-event-loop';

describe('a pause of the projection for other work', () => {
  const asked = async (everyMs: number): Promise<readonly string[]> => {
    const said: string[] = [];
    const page = { query: (statement: string) => Promise.resolve(void said.push(statement)) };
    const quiet = () => Promise.resolve(void said.push('quiet'));
    const turn = yieldToEventLoop(page as never, quiet, everyMs);
    await turn();
    return said;
  };

  it('sends a statement in a transaction that was silent for long, after its rows are written', async () => {
    expect(await asked(0)).toEqual(['quiet', 'SELECT']);
  });

  it('sends no statement before that', async () => {
    expect(await asked(60_000)).toEqual([]);
  });

  it('lets a waiting connection continue', async () => {
    let waited = false;
    setImmediate(() => (waited = true));
    await asked(60_000);
    expect(waited).toBe(true);
  });
});
