import { createHash } from 'node:crypto';
import type { Problem } from './problem';
import type { ArchivedBook, ArchivedLine, ArchivedRecord, ArchiveHeader, ArchiveLine } from './archive-line';

export interface Archive {
  readonly header: ArchiveHeader;
  readonly records: readonly ArchivedRecord[];
  readonly journal: readonly ArchivedLine[];
  readonly books: readonly ArchivedBook[];
  /** Errors of the file itself: an invalid line, a missing end, or an end for other lines. */
  readonly problems: readonly Problem[];
}

export async function readArchive(texts: AsyncIterable<string>): Promise<Archive> {
  const reading = new Reading();
  for await (const text of texts) if (text !== '') reading.take(text);
  return reading.archive();
}

class Reading {
  private readonly hash = createHash('sha256');
  private readonly problems: Problem[] = [];
  private header: ArchiveHeader | undefined;
  private readonly records: ArchivedRecord[] = [];
  private readonly journal: ArchivedLine[] = [];
  private readonly books: ArchivedBook[] = [];
  private lines = 0;
  private ended = false;

  take(text: string): void {
    const line = lineOf(text);
    if (line === undefined || this.ended || (this.header === undefined) !== isHeader(line)) {
      this.problem(`line ${this.lines + 1} is none of an archive`);
    } else if (line.kind === 'end') {
      this.ended = true;
      const isWhole = line.lines === this.lines && line.sha256 === this.hash.digest('hex');
      if (!isWhole) this.problem('it is not the file that was written: its end speaks of other lines');
      return;
    } else this.enter(line);
    this.hash.update(`${text}\n`);
    this.lines += 1;
  }

  archive(): Archive {
    if (!this.ended) this.problem('its end is missing');
    const header = this.header ?? { kind: 'cagnotte archive v1', release: '', sealKeys: [] };
    const { records, journal, books, problems } = this;
    return { header, records, journal, books, problems };
  }

  private enter(line: Exclude<ArchiveLine, { kind: 'end' }>): void {
    switch (line.kind) {
      case 'record':
        this.records.push(line);
        break;
      case 'journal':
        this.journal.push(line);
        break;
      case 'book':
        this.books.push(line);
        break;
      case 'cagnotte archive v1':
        this.header = line;
    }
  }

  private problem(detail: string): void {
    if (this.problems.length === 0) this.problems.push({ check: 'archive', detail });
  }
}

const KINDS: ReadonlySet<unknown> = new Set<ArchiveLine['kind']>([
  'cagnotte archive v1',
  'record',
  'journal',
  'book',
  'end',
]);

const isHeader = ({ kind }: ArchiveLine): boolean => kind === 'cagnotte archive v1';

function lineOf(text: string): ArchiveLine | undefined {
  try {
    const line = JSON.parse(text) as ArchiveLine | null;
    return KINDS.has(line?.kind) ? line! : undefined;
  } catch {
    return undefined;
  }
}
