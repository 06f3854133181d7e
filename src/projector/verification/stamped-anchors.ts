import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { insertRows } from '../../database/table';
import type { Anchor, AnchoredBooks, StampedAnchor } from './anchors';
import { anchorText, findUnanchored, TIME_STAMP, TimeStampError } from './anchors';
import type { Problem } from './problem';
import { readTimeStamp, timeStampRequest, tokenIn } from './time-stamp';

/** Length of a nonce, by which the answer to another request is refused. */
const NONCE_BYTES = 16;

/**
 * Has an anchor stamped and keeps the token.
 * @param ask sends a request to the authority, both in DER
 * @throws TimeStampError where the authority refuses, or its answer is not for this request
 */
export async function stampAnchor(
  dataSource: DataSource,
  anchor: Anchor,
  ask: (request: Buffer) => Promise<Buffer>,
): Promise<StampedAnchor> {
  const stamped = {
    text: anchorText(anchor),
    nonce: `1${randomBytes(NONCE_BYTES).toString('hex').slice(1)}`,
  };
  const token = await tokenIn(await ask(timeStampRequest(stamped)), stamped);
  const row = { ...anchor, nonce: stamped.nonce, token: token.toString('base64') };
  await insertRows(dataSource, TIME_STAMP, [row]);
  return row;
}

export interface TimeStampsSeen {
  readonly problems: readonly Problem[];
  readonly latest: readonly string[];
}

/**
 * Checks the chain against every stamped anchor, and each stamp against its anchor, offline.
 * @param authorities trusted certificates in DER; none: the signer is reported, and trust is not checked
 */
export async function verifyTimeStamps(
  books: AnchoredBooks,
  stamps: readonly StampedAnchor[],
  authorities: readonly Buffer[] = [],
): Promise<TimeStampsSeen> {
  const problems: Problem[] = [];
  const latest = new Map<string, string>();
  for (const stamp of stamps) {
    const { wrong, says } = await readStamp(stamp, authorities);
    if (wrong !== undefined) {
      const detail = `casino ${stamp.casino}: the time stamp over record ${stamp.record} does not hold: ${wrong}`;
      problems.push({ check: 'time-stamps', detail });
      continue;
    }
    latest.set(stamp.casino, `${stamp.casino}: record ${stamp.record}, ${says}`);
    const contradicted = await findUnanchored(books, [stamp]);
    problems.push(
      ...contradicted.map(({ detail }): Problem => ({
        check: 'time-stamps',
        detail: `${detail} (stamped ${says})`,
      })),
    );
  }
  return { problems, latest: [...latest.values()] };
}

type Read =
  | { readonly wrong: string; readonly says?: never }
  | { readonly wrong?: never; readonly says: string };

async function readStamp(stamp: StampedAnchor, authorities: readonly Buffer[]): Promise<Read> {
  try {
    const stamped = { text: anchorText(stamp), nonce: stamp.nonce };
    const { at, authority, isTrusted } = await readTimeStamp(
      Buffer.from(stamp.token, 'base64'),
      stamped,
      authorities,
    );
    if (isTrusted === false)
      return { wrong: `its certificate (${authority}) leads to none of the authorities given` };
    const unjudged = isTrusted === undefined ? ', which --tsa-ca did not confirm' : '';
    return { says: `${at} by ${authority}${unjudged}` };
  } catch (failure) {
    if (failure instanceof TimeStampError) return { wrong: failure.message };
    throw failure;
  }
}
