import type { KeyChange, RefoldedKey } from '../../accounting/refold/refold-key';
import { foldKeyOf } from '../../domain/fold-order/fold-key';
import { countingFacts } from './key-facts';
import { refoldFacts } from './refold-facts';
import { RefoldedPools } from './refold-pools';
import type { Refolding } from './refolding';

/** The key in which a record changes something. */
interface ChangedKey extends KeyChange {
  readonly casino: string;
  readonly key: string;
  /** The record. */
  readonly cause: bigint;
  /** Whether these are all facts of the key; else only the one that comes after all others there. */
  readonly isWhole: boolean;
}

/** The keys that were folded again because of one record, and the pools. */
export interface RefoldedKeys {
  readonly keys: readonly RefoldedKey[];
  readonly pools: RefoldedPools;
}

/**
 * Folds a key again, the pools that its facts tell of, and the keys of whatever means something else because of what
 * those pools have come to.
 */
export async function refoldKeys(refolding: Refolding, changed: ChangedKey): Promise<RefoldedKeys> {
  const { casino, cause } = changed;
  const partial = changed.isWhole ? undefined : changed;
  const whole = new Map<string, KeyChange>(changed.isWhole ? [[changed.key, changed]] : []);
  for (;;) {
    const isInWhole = partial === undefined || whole.has(changed.key);
    const changes = [...whole.values(), ...(isInWhole ? [] : [partial])];
    const pools = await RefoldedPools.of(refolding, { casino, changes });
    const more = new Set(
      pools.restated
        .filter(({ record }) => record !== cause)
        .map(({ event }) => foldKeyOf(event)!)
        .filter((key) => !whole.has(key) && !refolding.knowledge.parked.has(casino, key)),
    );
    if (more.size === 0) return { keys: await refoldEach(refolding, { casino, whole, pools }), pools };
    for (const key of [...more].sort()) {
      const facts = await countingFacts(refolding, { casino, key });
      whole.set(key, { before: facts, after: key === changed.key ? [...facts, ...changed.after] : facts });
    }
  }
}

async function refoldEach(
  { page }: Refolding,
  {
    casino,
    whole,
    pools,
  }: {
    readonly casino: string;
    readonly whole: ReadonlyMap<string, KeyChange>;
    readonly pools: RefoldedPools;
  },
): Promise<RefoldedKey[]> {
  const keys: RefoldedKey[] = [];
  for (const [key, change] of whole) {
    keys.push({ key, refolded: await refoldFacts(page, { casino, key, ...change }, pools.known) });
  }
  return keys;
}
