import { createHash } from 'node:crypto';

/**
 * The hash chain of a casino: each link covers the link before it and the exact stored bytes of its event, so that
 * no record can be changed, taken out, put in or moved without every later link showing it. It is computed from the
 * order of the log alone and is therefore the same on every event store.
 *
 *     link 0     = SHA-256("cagnotte chain v1" LF casino)
 *     link n     = SHA-256(link n-1 as 32 bytes, SHA-256 of the stored bytes as 32 bytes)
 */
export const chainGenesis = (casino: string): string =>
  createHash('sha256').update(`cagnotte chain v1\n${casino}`, 'utf8').digest('hex');

/** The next link; both hashes and the answer are 64 lower-case hexadecimal digits. */
export const nextLink = (previous: string, contentHash: string): string =>
  createHash('sha256').update(previous, 'hex').update(contentHash, 'hex').digest('hex');
