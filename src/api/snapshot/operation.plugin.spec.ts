import type {
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import { EventEmitter } from 'node:events';
import { buildSchema, getOperationAST, parse } from 'graphql';
import type { DataSource } from 'typeorm';
import { Admission, type Leave } from '../../access/admission';
import type { Principal } from '../../access/principal';
import { accepted } from '../../kernel/result';
import { InMemoryEventStore } from '../../../test/support/event-store/in-memory-event-store';
import { AT_THE_PRIMARY, contextOf, type OperationContext } from './operation-context';
import { checkCost } from './operation-cost';
import { type AskedBefore, OperationPlugin } from './operation.plugin';

type Resolved = GraphQLRequestContextDidResolveOperation<OperationContext>;
type Sending = GraphQLRequestContextWillSendResponse<OperationContext>;

const schema = buildSchema(
  'type Query { a(waitFor: String): Int b(waitFor: String): Int c(waitFor: String): Int revoked: Int } type Mutation { d: Int }',
);

Object.assign(schema.getQueryType()!.getFields()['revoked']!, { extensions: { [AT_THE_PRIMARY]: true } });

interface Surroundings {
  readonly hasPassed?: boolean;
  readonly hasReplica?: boolean;
  readonly enter?: Admission['enter'];
}

function pluginWith({ hasPassed = true, hasReplica = false, enter }: Surroundings = {}) {
  const happened: string[] = [];
  const primary = { name: 'primary' } as unknown as DataSource;
  const replica = { name: 'replica' } as unknown as DataSource;
  const now = (): DataSource => (hasReplica ? replica : primary);
  const seen = hasReplica ? ({ state: 'ok', lagMs: 0 } as const) : undefined;
  const passed = jest.fn<void, [string, readonly string[]]>();
  const reached = (
    receipt: string,
    reads: { readonly now: () => DataSource },
    casinos: readonly string[],
  ) => {
    passed(receipt, casinos);
    return Promise.resolve(
      hasPassed ? { passed: true, source: reads.now() } : { passed: false, place: 'm5' },
    );
  };
  const admission = enter ? { enter } : new Admission();
  const reading = {
    begin: (credential: string) => {
      happened.push(`${credential} reads`);
      return Promise.resolve(() => void happened.push('has read'));
    },
  };
  const plugin = new OperationPlugin(
    {
      receipts: { reached, timeoutMs: 10_000 } as unknown as AskedBefore['receipts'],
      reads: { primary, now, seen },
      log: new InMemoryEventStore(),
    },
    { admission, reading, longestMs: 7_000 },
  );
  const snapshot = {
    readFrom: (source: DataSource & { readonly name: string }) => happened.push(`reads from ${source.name}`),
    endIn: (ms: number) => happened.push(`ends in ${ms} ms`),
    close: () => Promise.resolve(happened.push('closed')),
  };
  const run = async (
    query: string,
    { isNew = false, isFaulty = false, isCounted = true } = {},
  ): Promise<void> => {
    const document = parse(query);
    if (isCounted && !isNew) checkCost({ schema, document });
    const operation = getOperationAST(document);
    const asked = {
      schema,
      document,
      operation,
      request: {},
      contextValue: { snapshot, credential: 'k', casinos: ['ronda'] },
    };
    const listener = await plugin.requestDidStart();
    if (isNew) await listener.parsingDidStart?.(asked as never);
    try {
      if (isFaulty) return;
      await listener.didResolveOperation?.(asked as unknown as Resolved);
    } finally {
      await listener.willSendResponse?.(asked as unknown as Sending);
    }
  };
  return { resolve: run, passed, happened };
}

describe('an operation that names receipts', () => {
  it('waits for the last of them, and so for all', async () => {
    const { resolve, passed } = pluginWith();
    await resolve('{ a(waitFor: "m7") b(waitFor: "m12") c(waitFor: "m9") }');
    expect(passed.mock.calls).toEqual([['m12', ['ronda']]]);
  });

  it('is refused with a stable code when the read models do not come so far in time', async () => {
    await expect(pluginWith({ hasPassed: false }).resolve('{ a(waitFor: "m7") }')).rejects.toMatchObject({
      message: expect.stringContaining('`reached` says where they stand') as string,
      extensions: { code: 'WAIT_TIMED_OUT', receipt: 'm7', reached: 'm5', http: { status: 200 } },
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

it('an operation that names no receipt does not wait', async () => {
  const { resolve, passed } = pluginWith();
  await resolve('{ a }');
  expect(passed).not.toHaveBeenCalled();
});

describe('an operation', () => {
  it('has room only after it was admitted, and gives it back when its snapshot is closed', async () => {
    const entered: unknown[] = [];
    const { resolve, happened } = pluginWith({
      enter: (...asked) => {
        entered.push(asked);
        return Promise.resolve<Leave>(() => happened.push('left'));
      },
    });
    await resolve('{ a b }');
    expect(entered).toEqual([['k', 1]]);
    expect(happened).toEqual(['ends in 7000 ms', 'closed', 'left']);
  });

  it('is not stopped half way where it decides something', async () => {
    const { resolve, happened } = pluginWith();
    await resolve('mutation { d }');
    expect(happened).toEqual(['closed']);
  });

  it('waits for its turn with a new document, until its cost is known', async () => {
    const { resolve, happened } = pluginWith();
    await resolve('{ a }', { isNew: true });
    expect(happened.slice(0, 3)).toEqual(['k reads', 'has read', 'ends in 7000 ms']);
  });

  it('waits for its turn with other variables of a known document, which are counted again', async () => {
    const { resolve, happened } = pluginWith();
    await resolve('{ a }', { isCounted: false });
    expect(happened.slice(0, 3)).toEqual(['k reads', 'has read', 'ends in 7000 ms']);
  });

  it('ends its turn if the document is invalid, too', async () => {
    const { resolve, happened } = pluginWith();
    await resolve('{ a }', { isNew: true, isFaulty: true });
    expect(happened).toEqual(['k reads', 'has read', 'closed']);
  });

  it('is refused before it is read where too many new documents of its key wait', async () => {
    const carriers = { req: {}, reply: { raw: new EventEmitter() } } as unknown as Parameters<
      typeof contextOf
    >[0];
    const asked = contextOf(carriers, {} as DataSource, {
      authenticate: () => Promise.resolve(accepted({ credentialId: 'k' } as Principal)),
      reading: { isFull: (credential) => credential === 'k' },
    });
    await expect(asked).rejects.toMatchObject({
      extensions: { code: 'TOO_MANY_OPERATIONS', http: { status: 429 } },
    });
  });

  it('is refused if too many of its key wait, with the time after which to ask again', async () => {
    const { resolve } = pluginWith({ enter: () => Promise.resolve(undefined) });
    const refused = await resolve('{ a }').catch((error: unknown) => error);
    expect(refused).toMatchObject({ extensions: { code: 'TOO_MANY_OPERATIONS', http: { status: 429 } } });
    const { headers } = (refused as { extensions: { http: { headers: Map<string, string> } } }).extensions
      .http;
    expect(headers.get('retry-after')).toBe('1');
  });
});

describe('an operation, where there is a replica,', () => {
  const happened = async (query: string): Promise<readonly string[]> => {
    const plugin = pluginWith({ hasReplica: true });
    await plugin.resolve(query);
    return plugin.happened;
  };

  it.each(['{ a }', '{ a(waitFor: "m7") }'])('is read from it: %s', async (query) => {
    expect(await happened(query)).toContain('reads from replica');
  });

  it.each([
    ['a decision', 'mutation { d }'],
    ['a question that needs the present state', '{ a revoked }'],
    ['such a question in a fragment', '{ ...F } fragment F on Query { again: revoked }'],
  ])('is read from the primary if it is %s', async (_what, query) => {
    expect(await happened(query)).not.toContain('reads from replica');
  });
});
