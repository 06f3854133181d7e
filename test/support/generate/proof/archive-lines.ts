import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chainedRecords, chainLinks, sealVector } from '../../../vectors/seals/sealed-days';
import type {
  ArchiveHeader,
  ArchivedRecord,
  ArchiveLine,
} from '../../../../src/projector/verification/archive-line';
import { layoutsOf } from '../../../../src/projector/verification/archive-layouts';
import { readLine } from '../../../../src/projector/verification/archive-text';
import type { LogPosition } from '../../../../src/event-log/event-store.port';
import type { CasinoEvent } from '../../../../src/kernel/envelope';
import { streamOf } from '../../../../src/ledger/event-contract/streams';
import { block } from './proof-bytes';

/** The release whose header the page shows: the first one that states layouts. */
const RELEASE = '0.4.0';

/** A line as an archive has it. @throws if `verify --archive` would not read it */
function lineText(line: ArchiveLine): string {
  const text = JSON.stringify(line);
  const read = readLine(text);
  if (typeof read === 'string') throw new Error(`the line of the page ${read}`);
  return text;
}

export function headerLine(): string {
  const { publicKey } = sealVector('2026-01-04').seal;
  const header: ArchiveHeader = {
    kind: 'cagnotte archive v1',
    release: RELEASE,
    layouts: layoutsOf(RELEASE),
    sealKeys: [publicKey],
    introductions: [{ publicKey, introducedBy: null, introduction: null }],
    timeStamps: [],
  };
  return lineText(header);
}

/** The last record of the test data, as the first one of its stream. */
export function recordLine(): string {
  const { bytes, contentHash, number, recordedAt, principal } = chainedRecords().at(-1)!;
  const event = JSON.parse(bytes) as CasinoEvent;
  const { source, id, type } = event;
  const record: ArchivedRecord = {
    kind: 'record',
    casino: 'granada',
    place: '0000000014' as LogPosition,
    stream: streamOf(event),
    version: 0,
    principal,
    recordedAt,
    source,
    id,
    type,
    contentHash,
    bytes,
    register: { number: `${number}`, chainHash: chainLinks().at(-1)!, standing: 'counted', recordedAt },
  };
  return lineText(record);
}

/** Lines of a golden archive, which every release proves (test/golden/archives.spec.ts). */
const keptLines = (root: string): string[] =>
  gunzipSync(readFileSync(join(root, 'test/golden/archives/0.3.0-box-not-counted.jsonl.gz')))
    .toString()
    .trimEnd()
    .split('\n');

function keptLine(root: string, wanted: (text: string) => boolean): string {
  const text = keptLines(root).find(wanted)!;
  return lineText(JSON.parse(text) as ArchiveLine);
}

export const journalLine = (root: string): string =>
  keptLine(root, (text) => text.startsWith('{"kind":"journal"') && text.includes('"table_id":"RF1"'));

export const bookLine = (root: string): string =>
  keptLine(root, (text) => text.startsWith('{"kind":"book"') && text.includes('"book":"propinas"'));

export function endLine(root: string): string {
  const lines = [headerLine(), recordLine(), journalLine(root)];
  const sha256 = createHash('sha256');
  for (const line of lines) sha256.update(`${line}\n`);
  return lineText({ kind: 'end', lines: lines.length, sha256: sha256.digest('hex') });
}

export const jsonBlock = (line: string): string => block(line, 'json');
