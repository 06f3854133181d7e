import { bytesAtMost } from '../../kernel/bytes-at-most';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRows } from '../../database/queryable';
import type { Anchor, StampedAnchor } from '../../projector/verification/anchors';
import { anchorText, TimeStampError } from '../../projector/verification/anchors';
import { stampAnchor } from '../../projector/verification/stamped-anchors';
import { readConfig } from '../config';
import { ConfigError } from '../config-error';
import { answer, say } from './terminal';
import { withDatabase } from '../database/open-database';

export interface AnchorsOptions {
  readonly timestamp?: boolean;
  readonly out?: string;
}

/**
 * `cagnotte anchors`: prints `CASINO:RECORD:HASH` of the last record of every casino. Kept outside (printed, sent, signed), each
 * proves later that nothing until that record was changed, taken out or cut off. With --timestamp the authority of
 * CAGNOTTE_TSA_URL stamps each (RFC 3161); `verify` checks the stamps. Answers the exit code.
 * @throws ConfigError without an authority; TimeStampError where it cannot be reached, refuses, or answers something else
 */
export async function anchors({ timestamp = false, out }: AnchorsOptions): Promise<number> {
  const config = readConfig();
  if ((timestamp || out !== undefined) && config.timeStampAuthority === undefined)
    throw new ConfigError(
      'CAGNOTTE_TSA_URL must name a time-stamping authority (RFC 3161) for --timestamp and --out.',
    );
  return withDatabase(config, async (dataSource) => {
    const heads = await readRows<Anchor>(
      dataSource,
      `SELECT casino, last_number AS record, encode(chain_hash, 'hex') AS hash FROM register.casino ORDER BY casino`,
    );
    for (const head of heads) {
      if (config.timeStampAuthority !== undefined && (timestamp || out !== undefined)) {
        const url = config.timeStampAuthority;
        const stamp = await stampAnchor(dataSource, head, (request) => askAuthority(url, request));
        if (out !== undefined) await keepOutside(out, stamp);
      }
      say(answer(anchorText(head)));
    }
    return 0;
  });
}

/** For a check without this program: the stamped text, byte for byte, and the token beside it. */
async function keepOutside(directory: string, stamp: StampedAnchor): Promise<void> {
  const file = join(directory, `${encodeURIComponent(stamp.casino)}-${stamp.record}`);
  await mkdir(directory, { recursive: true });
  await writeFile(`${file}.anchor`, anchorText(stamp));
  await writeFile(`${file}.token`, Buffer.from(stamp.token, 'base64'));
}

const ANSWER_MS = 30_000;
/** An answer has some thousand bytes. */
const LARGEST_ANSWER = 1_000_000;

async function askAuthority(url: string, request: Buffer): Promise<Buffer> {
  try {
    const said = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: new Uint8Array(request),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!said.ok) throw new TimeStampError(`${url} answers with the status ${said.status}`);
    const read = said.body === null ? Buffer.alloc(0) : await bytesAtMost(said.body, LARGEST_ANSWER);
    if (read !== undefined) return read;
    throw new TimeStampError(`${url} answers with more than a time stamp`);
  } catch (failure) {
    if (failure instanceof TimeStampError) throw failure;
    const { message, cause } = failure as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new TimeStampError(
      `${url} gives no answer (${why}). See CAGNOTTE_TSA_URL, and run the command again.`,
    );
  }
}
