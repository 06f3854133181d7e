import type { CasinoEvent } from '../../ledger/_core/events/envelope';
import { findStream, shortName } from '../../ledger/event-contract/streams';
import { partitionKeyOf } from '../../ledger/fact-order/partition-key.state';
import type { PageTransaction } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { readRows } from '../../ledger/_core/store/read-rows';

/** What waits together with an event: its partition key, otherwise the stream of a decision. */
export const parkingKeyOf = (event: CasinoEvent): string =>
  partitionKeyOf(event) ?? shortName(findStream(event) ?? event.source);

/** The parked keys. */
export class ParkedKeys {
  private constructor(private readonly keys: Set<string>) {}

  static async load(page: PageTransaction, casinos: readonly string[]): Promise<ParkedKeys> {
    const rows = await readRows<{ casino: string; partitionKey: string }>(
      page,
      `SELECT DISTINCT casino, fold_key AS partition_key FROM parked_record WHERE casino = ANY ($1)`,
      [casinos],
    );
    return new ParkedKeys(new Set(rows.map(({ casino, partitionKey }) => `${casino}\0${partitionKey}`)));
  }

  /** The parked key of a record; undefined if it need not wait. */
  waitingWith({ casino, standing, event }: NumberedEvent): string | undefined {
    if (this.keys.size === 0 || standing !== 'counted') return undefined;
    const key = parkingKeyOf(event);
    return this.has(casino, key) ? key : undefined;
  }

  has(casino: string, key: string): boolean {
    return this.keys.has(`${casino}\0${key}`);
  }

  add(casino: string, key: string): void {
    this.keys.add(`${casino}\0${key}`);
  }
}
