import { createHash } from 'node:crypto';
import { type EventStorePort, SERVICE } from '../../event-log/event-store.port';
import { derivedId } from '../../kernel/identity';
import type { CasinoEvent } from '../../kernel/envelope';
import { type Queryable, readRows } from '../../database/queryable';
import { streamOf } from '../event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { type ChainUpgraded, chainUpgraded } from './register.events';
import { CHAIN_UPGRADED } from './number-records';
import { type KeptPlace, readKeptBytes } from './read-records';
import { isoInstant } from './register';

interface ChainToUpgrade {
  readonly casino: string;
  readonly lastNumber: bigint;
  readonly chainHash: string;
}

/**
 * Records once, for each casino whose chain an earlier release began, that the chain continues in version 2. That
 * record itself is chained in version 2 (`number-records.ts`); earlier links are unchanged.
 * @returns the casinos whose chain was upgraded now
 */
export async function upgradeChains(
  db: Queryable,
  store: EventStorePort,
  now: () => Date = () => new Date(),
): Promise<string[]> {
  const chains = await readRows<ChainToUpgrade>(
    db,
    `SELECT casino, last_number, encode(chain_hash, 'hex') AS chain_hash FROM register.casino c
      WHERE chain_version = 1 ORDER BY casino`,
  );
  const upgraded: string[] = [];
  for (const chain of chains) {
    const event = upgradeOf(chain, await instantsDigest(db, chain), now());
    const answer = await store.append({
      stream: streamOf(event),
      principal: SERVICE,
      expected: 'any',
      events: [toAppend(event)],
    });
    // Refused or already recorded: another process was first.
    if (answer.kind === 'appended' && answer.events[0]!.kind === 'stored') upgraded.push(chain.casino);
  }
  return upgraded;
}

function upgradeOf(
  { casino, lastNumber, chainHash }: ChainToUpgrade,
  instants: string,
  now: Date,
): CasinoEvent<ChainUpgraded> {
  const time = now.toISOString();
  return {
    specversion: '1.0',
    id: derivedId('chain', casino, '2'),
    source: `/casinos/${casino}/service`,
    type: chainUpgraded.type,
    time,
    gamingday: time.slice(0, 10),
    datacontenttype: 'application/json',
    data: { from: 1, to: 2, through: Number(lastNumber), chainHash, instants },
  };
}

const AT_ONCE = 10_000;

/** Calculates the digest of the instants of recording up to a record, which version 1 of the chain does not cover. */
export async function instantsDigest(
  db: Queryable,
  { casino, lastNumber }: Pick<ChainToUpgrade, 'casino' | 'lastNumber'>,
): Promise<string> {
  const digest = instantsHash();
  for (let after = 0n; after < lastNumber; after += BigInt(AT_ONCE)) {
    const rows = await readRows<{ number: bigint; recordedAt: string }>(
      db,
      `SELECT number, ${isoInstant('recorded_at')} AS recorded_at FROM register.record
        WHERE casino = $1 AND number > $2 AND number <= $3 ORDER BY number LIMIT ${AT_ONCE}`,
      [casino, after, lastNumber],
    );
    for (const row of rows) digest.take(row);
  }
  return digest.hex();
}

/** SHA-256 of one line per record, in the order of their numbers. */
export function instantsHash() {
  const hash = createHash('sha256');
  return {
    take: ({ number, recordedAt }: { readonly number: bigint; readonly recordedAt: string }): void =>
      void hash.update(`${number}\t${recordedAt}\n`),
    hex: (): string => hash.digest('hex'),
  };
}

export interface ChainUpgrade {
  readonly recordNumber: bigint;
  readonly upgraded: ChainUpgraded;
}

export async function readUpgrades(
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  casino: string,
): Promise<ChainUpgrade[]> {
  const rows = await readRows<KeptPlace & { readonly number: bigint }>(
    db,
    `SELECT number, stream, stream_version AS version FROM register.record
      WHERE casino = $1 AND type = '${CHAIN_UPGRADED}' AND standing = 'counted' ORDER BY number`,
    [casino],
  );
  const texts = await readKeptBytes(store, rows);
  return rows.flatMap(({ number: recordNumber }, index) => {
    const text = texts[index];
    return text === undefined
      ? []
      : [{ recordNumber, upgraded: (JSON.parse(text) as CasinoEvent<ChainUpgraded>).data }];
  });
}
