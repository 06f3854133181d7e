import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { liveGeneration, seeGeneration } from '../../../src/projector/generations/generation';
import { inTransaction } from '../../../src/database/queryable';

export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = typeof Client.prototype.query;

/** The different statements that this process sends while it works, each with the parameters of its first time. */
export async function statementsAsked(work: () => Promise<unknown>): Promise<readonly Asked[]> {
  const asked = new Map<string, Asked>();
  // eslint-disable-next-line typescript/unbound-method -- it is called with the client that it is called on
  const query: Query = Client.prototype.query;
  Client.prototype.query = function (this: Client, ...given: Parameters<Query>) {
    const [first, second] = given as readonly unknown[];
    const { text, values } =
      typeof first === 'string'
        ? { text: first, values: second }
        : (first as { readonly text?: string; readonly values?: unknown });
    if (text !== undefined && !asked.has(text))
      asked.set(text, { text, values: Array.isArray(values) ? (values as unknown[]) : [] });
    return query.apply(this, given);
  } as Query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return [...asked.values()];
}

/** How Citus does a statement. */
export interface PlanSeen {
  /** The number of tasks of each part of the statement that is sent to nodes. */
  readonly tasks: readonly number[];
  /** Results that are brought to the coordinator first, and sent to the nodes again. */
  readonly broughtFirst: number;
}

export function planOf(dataSource: DataSource, { text, values }: Asked): Promise<PlanSeen> {
  return inTransaction(dataSource, async (db) => {
    await seeGeneration(db, await liveGeneration(db));
    const rows = (await db.query(`EXPLAIN (COSTS OFF) ${text}`, [...values])) as { 'QUERY PLAN': string }[];
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return {
      tasks: [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count)),
      broughtFirst: plan.match(/Distributed Subplan/g)?.length ?? 0,
    };
  });
}
