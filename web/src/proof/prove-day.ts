import { ask, request, Unreachable } from '../api/ask';
import { SealedBalancesDocument } from '../api/generated/operations';
import { isBalanceOf, isRootOf, isSigned, NO_SEAL, type Seal, sealHash } from './seal';

/** Whether each part of a seal is correct; undefined until it is verified. */
export interface Proof {
  readonly signature?: boolean;
  readonly chain?: boolean;
  readonly records?: boolean;
  readonly balance?: boolean;
}

export interface ProofOfDay {
  readonly casino: string;
  readonly seal: Seal;
  /** The preceding seal of the casino; undefined for the first. */
  readonly before: Seal | undefined;
  readonly progress: (proof: Proof, recordsRead: number) => void;
}

/** Browsers offer `crypto.subtle` only to pages from a secure connection. */
export const canProve = (): boolean => globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined;

/**
 * Verifies a sealed day in this browser: reads the stored bytes of its records and its trial balance and calculates every
 * part of the seal from them. It trusts no conclusion of the service.
 */
export async function proveDay({ casino, seal, before, progress }: ProofOfDay): Promise<Proof> {
  let proof: Proof = {};
  const found = (part: Proof, read = 0): void => {
    proof = { ...proof, ...part };
    progress(proof, read);
  };
  found({ signature: await isSigned(casino, seal) });
  found({ chain: await continues(casino, seal, before) });
  const records = await readRecords(casino, seal, (count) => progress(proof, count));
  found({ records: await isRootOf(seal, records) }, records.length);
  const { trialBalance } = await ask(SealedBalancesDocument, {
    ...{ casino, asOf: seal.gamingDay },
    // The position of the close: its trial balance contains the duty that the close posts.
    knownAt: { position: seal.recordNumber },
  });
  found({ balance: await isBalanceOf(seal, trialBalance.lines) }, records.length);
  return proof;
}

async function continues(casino: string, seal: Seal, before: Seal | undefined): Promise<boolean> {
  if (before === undefined) return seal.previous === NO_SEAL && seal.firstRecord === 1;
  const follows = seal.firstRecord === before.lastRecord + 1;
  return follows && seal.previous === (await sealHash(casino, before));
}

interface StoredRecord {
  readonly recordNumber: number;
  readonly bytes: string;
}

/** The stored bytes of the records under a seal, in the order of their numbers. */
async function readRecords(
  casino: string,
  { firstRecord, lastRecord }: Seal,
  read: (count: number) => void,
): Promise<string[]> {
  const query = new URLSearchParams({ casino, from: `${firstRecord}`, to: `${lastRecord}` });
  const response = await request(`/v1/records?${query}`, { method: 'GET' });
  if (!response.ok || !response.body) throw new Unreachable(response.status);
  const records: string[] = [];
  let next = firstRecord;
  for await (const line of linesOf(response.body)) {
    const { recordNumber, bytes } = JSON.parse(line) as StoredRecord;
    // A gap would make the root differ; this error also names the missing record.
    if (recordNumber !== next) throw new Unreachable(`record ${next} is missing`);
    next += 1;
    records.push(bytes);
    if (records.length % 500 === 0) read(records.length);
  }
  return records;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}
