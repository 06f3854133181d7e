import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { CasinoHeadEntity } from '../../../projections/register/casino-head.entity';
import { liveGeneration, schemaOf } from '../../../projections/generations/generation';

/** How far a casino's figures go, at the one position that all fields of an operation share. */
export interface CasinoPosition {
  readonly position: bigint;
  readonly chainHash: string;
}

/**
 * One GraphQL operation reads in one read-only transaction, so that all its fields share one position even while
 * events arrive or a rebuilt generation takes over. Opened when the first field reads, closed with the operation.
 */
export class OperationSnapshot {
  private opened: Promise<QueryRunner> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** For reading entities; the live generation's tables are the ones that are seen. */
  async manager(): Promise<EntityManager> {
    this.opened ??= this.open();
    return (await this.opened).manager;
  }

  /** Record number and chain link of a casino in this snapshot; undefined for a casino without any record. */
  async positionOf(casino: string): Promise<CasinoPosition | undefined> {
    const manager = await this.manager();
    const head = await manager.findOneBy(CasinoHeadEntity, { casino });
    return head ? { position: head.lastNumber, chainHash: head.chainHash.toString('hex') } : undefined;
  }

  async close(): Promise<void> {
    const runner = await this.opened?.catch(() => undefined);
    this.opened = undefined;
    if (!runner) return;
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }

  private async open(): Promise<QueryRunner> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      await runner.query(`SET TRANSACTION READ ONLY`);
      await runner.query(`SET LOCAL search_path TO ${schemaOf(await liveGeneration(runner))}, pg_catalog`);
      return runner;
    } catch (failure) {
      await runner.release();
      throw failure;
    }
  }
}
