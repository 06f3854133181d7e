import { yieldToEventLoop } from './yield-to-event-loop';

describe('the turn of others', () => {
  const asked = async (everyMs: number): Promise<readonly string[]> => {
    const said: string[] = [];
    const page = { query: (statement: string) => Promise.resolve(void said.push(statement)) };
    const quiet = () => Promise.resolve(void said.push('quiet'));
    const turn = yieldToEventLoop(page as never, quiet, everyMs);
    await turn();
    return said;
  };

  it('lets the database hear of a transaction that has said nothing for long, once its rows are written', async () => {
    expect(await asked(0)).toEqual(['quiet', 'SELECT']);
  });

  it('asks the database nothing before that', async () => {
    expect(await asked(60_000)).toEqual([]);
  });

  it('is given to a connection that waits', async () => {
    let waited = false;
    setImmediate(() => (waited = true));
    await asked(60_000);
    expect(waited).toBe(true);
  });
});
