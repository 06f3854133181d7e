import type { GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { parse } from 'graphql';
import { InMemoryEventStore } from '../../../event-log/adapters/in-memory/in-memory-event-store';
import type { OperationContext } from './operation-context';
import { OperationPlugin } from './operation.plugin';

/** A plugin whose read models have passed everything, or nothing; tells what it asked them. */
function pluginWith({ hasPassed }: { readonly hasPassed: boolean } = { hasPassed: true }) {
  const passed = jest.fn().mockResolvedValue(hasPassed);
  const plugin = new OperationPlugin({
    receipts: { passed, timeoutMs: 10_000 },
    log: new InMemoryEventStore(),
  });
  const resolve = async (query: string): Promise<void> => {
    const listener = await plugin.requestDidStart();
    await listener.didResolveOperation?.({
      document: parse(query),
      request: {},
    } as unknown as GraphQLRequestContextDidResolveOperation<OperationContext>);
  };
  return { resolve, passed };
}

describe('an operation that names receipts', () => {
  it('waits for the last of them, and so for all', async () => {
    const { resolve, passed } = pluginWith();
    await resolve('{ a(waitFor: "m7") b(waitFor: "m12") c(waitFor: "m9") }');
    expect(passed.mock.calls).toEqual([['m12']]);
  });

  it('is refused with a stable code when the read models do not come so far in time', async () => {
    await expect(pluginWith({ hasPassed: false }).resolve('{ a(waitFor: "m7") }')).rejects.toMatchObject({
      extensions: { code: 'WAIT_TIMED_OUT', receipt: 'm7', http: { status: 200 } },
    });
  });

  it.each(['', '7', 'm0', 'm-1', "m1' OR 1=1", '\0', 'm7 '])('is refused when %j is none', async (text) => {
    const { resolve, passed } = pluginWith();
    await expect(resolve(`{ a(waitFor: ${JSON.stringify(text)}) b(waitFor: "m7") }`)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
    expect(passed).not.toHaveBeenCalled();
  });
});

it('an operation that names no receipt asks nobody', async () => {
  const { resolve, passed } = pluginWith();
  await resolve('{ a }');
  expect(passed).not.toHaveBeenCalled();
});
