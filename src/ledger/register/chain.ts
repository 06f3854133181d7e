import { createHash } from 'node:crypto';
import { sha256 } from '../../kernel/identity';

/**
 * The hash chain of a casino: each link covers the link before it and its record, so that no record can be changed, taken
 * out, put in or moved without every later link showing it. It follows from the log alone and is the same on every event
 * store.
 *
 *     link 0                = SHA-256("cagnotte chain v1" LF casino)
 *     link n, version 1     = SHA-256(link n-1 as 32 bytes, SHA-256 of the stored bytes as 32 bytes)
 *     link n, version 2     = SHA-256("cagnotte chain v2" LF link n-1 LF n LF recorded at LF principal LF SHA-256 of the stored bytes LF)
 *
 * Version 1 covers the stored bytes alone. Version 2 also covers the number, the instant of recording as the log keeps it
 * (ISO 8601, milliseconds, UTC), and the principal who delivered or decided; an unknown principal is an empty line.
 * docs/books/seals.md publishes both with vectors.
 */
export type ChainVersion = 1 | 2;

/** With this record of the service a chain continues in version 2, beginning with the record itself. */
export const CHAIN_UPGRADED = 'cagnotte.chain.upgraded.v1';

export const chainGenesis = (casino: string): string =>
  createHash('sha256').update(`cagnotte chain v1\n${casino}`, 'utf8').digest('hex');

export interface ChainedRecord {
  readonly number: bigint;
  readonly recordedAt: string;
  readonly principal: string | undefined;
  readonly contentHash: string;
}

export const nextLink = (
  previous: string,
  { number, recordedAt, principal, contentHash }: ChainedRecord,
  version: ChainVersion,
): string =>
  version === 1
    ? createHash('sha256').update(previous, 'hex').update(contentHash, 'hex').digest('hex')
    : sha256(
        `cagnotte chain v2\n${previous}\n${number}\n${recordedAt}\n${principal ?? ''}\n${contentHash}\n`,
      );
