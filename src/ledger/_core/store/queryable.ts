import type { EntityManager } from 'typeorm';

/** An executor of statements: a transaction, a connection, or the pool. */
export type Queryable = Pick<EntityManager, 'query'>;
