import type { PoolClient } from 'pg';
import type { AppendOutcome, AppendRequest, LogPosition } from '../../event-store.port';
import { decideAppends, type AppendDecision, type Knowledge } from '../../decide-appends';
import { AppendStatement } from './append-statement';
import { readKnowledge } from './log-knowledge';
import { compareLogPositions, logPositionOf } from './postgres-log-position';

export interface BatchAppended {
  readonly outcomes: readonly AppendOutcome[];
  /** The position of the last event stored; undefined if nothing was. */
  readonly head: LogPosition | undefined;
}

const NOTHING_IS_KNOWN: Knowledge = { knownEvent: () => undefined, lastVersion: () => 'none' };

export class LogWriter {
  private readonly statement = new AppendStatement();

  /**
   * Nearly always there is nothing to find out: no version is expected and no identity is known. So that is assumed
   * first, and a single statement stores everything provided that it is true. Otherwise the log is locked, what it
   * knows is read, and the requests are decided by that.
   */
  async append(client: PoolClient, requests: readonly AppendRequest[]): Promise<BatchAppended> {
    if (requests.every(({ expected }) => expected === 'any')) {
      const assumed = decideAppends(requests, NOTHING_IS_KNOWN);
      const first = await this.store(client, assumed);
      if (first !== 'refused') return appended(assumed, first);
    }
    return this.appendDecided(client, requests);
  }

  private async appendDecided(
    client: PoolClient,
    requests: readonly AppendRequest[],
  ): Promise<BatchAppended> {
    await client.query('BEGIN');
    await client.query('SELECT FROM event_log.head WHERE single FOR UPDATE');
    const decision = decideAppends(requests, await readKnowledge(client, requests));
    const first = await this.store(client, decision);
    if (first === 'refused') throw new Error('the log changed although it was locked');
    await client.query('COMMIT');
    return appended(decision, first);
  }

  private async store(client: PoolClient, { toStore }: AppendDecision): Promise<bigint | 'refused'> {
    return toStore.length === 0 ? 0n : this.statement.store(client, toStore);
  }
}

function appended(decision: AppendDecision, first: bigint): BatchAppended {
  const place = (index: number): LogPosition => logPositionOf(first + BigInt(index));
  const { length } = decision.toStore;
  return {
    outcomes: decision.outcomes(place, compareLogPositions),
    head: length === 0 ? undefined : place(length - 1),
  };
}
