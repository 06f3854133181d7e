import type { EntityManager } from 'typeorm';

/** Whoever runs a statement: a transaction, a connection, or the pool. */
export type Queryable = Pick<EntityManager, 'query'>;
