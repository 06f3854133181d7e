import type { PoolClient } from 'pg';
import type { AppendOutcome, AppendRequest, LogPlace } from '../../event-store.port';
import { judgeAppends, type Judgement, type Knowledge } from '../../judge-appends';
import { AppendStatement } from './append-statement';
import { readKnowledge } from './log-knowledge';
import { comparePlaces, placeOf } from './postgres-place';

export interface GatheringAppended {
  readonly outcomes: readonly AppendOutcome[];
  /** The place of the last event stored; undefined where nothing was. */
  readonly head: LogPlace | undefined;
}

const NOTHING_IS_KNOWN: Knowledge = { knownEvent: () => undefined, lastVersion: () => 'none' };

/** Appends gatherings of requests, each in one transaction, each request with an answer of its own. */
export class LogWriter {
  private readonly statement = new AppendStatement();

  /**
   * Nearly always there is nothing to find out: no version is expected and no identity is known. So that is assumed
   * first, and a single statement stores everything provided that it is true. Otherwise the log is locked, what it
   * knows is read, and the requests are judged by that.
   */
  async append(client: PoolClient, requests: readonly AppendRequest[]): Promise<GatheringAppended> {
    if (requests.every(({ expected }) => expected === 'any')) {
      const assumed = judgeAppends(requests, NOTHING_IS_KNOWN);
      const first = await this.store(client, assumed);
      if (first !== 'refused') return appended(assumed, first);
    }
    return this.appendJudged(client, requests);
  }

  private async appendJudged(
    client: PoolClient,
    requests: readonly AppendRequest[],
  ): Promise<GatheringAppended> {
    await client.query('BEGIN');
    await client.query('SELECT FROM event_log.head WHERE single FOR UPDATE');
    const judgement = judgeAppends(requests, await readKnowledge(client, requests));
    const first = await this.store(client, judgement);
    if (first === 'refused') throw new Error('the log changed although it was locked');
    await client.query('COMMIT');
    return appended(judgement, first);
  }

  private async store(client: PoolClient, { toStore }: Judgement): Promise<bigint | 'refused'> {
    return toStore.length === 0 ? 0n : this.statement.store(client, toStore);
  }
}

function appended(judgement: Judgement, first: bigint): GatheringAppended {
  const place = (index: number): LogPlace => placeOf(first + BigInt(index));
  const { length } = judgement.toStore;
  return {
    outcomes: judgement.outcomes(place, comparePlaces),
    head: length === 0 ? undefined : place(length - 1),
  };
}
