import { createHash } from 'node:crypto';
import type { FileMaking } from '../../exports/book-file';
import { daysOfMonth, type BooksPlan, planBooks, zipOfBooks } from '../../exports/books-zip';
import { isFound } from '../../exports/read-kept-book';
import { bytesAtMost } from '../../kernel/bytes-at-most';
import type { DuePack } from '../../ledger/monthly-pack/due-packs';
import type { AttachedPack } from '../../ledger/monthly-pack/pack-mail';
import type { ReadSources } from '../../projector/read-sources';

export interface PackSource {
  readonly reads: ReadSources;
  readonly making: FileMaking;
  readonly signal: AbortSignal;
}

export interface MadePack {
  readonly plan: BooksPlan;
  /** Undefined where it is larger than the limit. */
  readonly attached: (AttachedPack & { readonly content: Buffer }) | undefined;
}

/**
 * The ZIP of a month, with the bytes that `/v1/books` gives for the same month and record; all of it is in memory, so it has
 * a limit.
 * @throws Error where the books cannot be made
 */
export async function makePack(
  source: PackSource,
  { casino, month, completedBy }: Pick<DuePack, 'month' | 'completedBy'> & { readonly casino: string },
  mostBytes: number,
): Promise<MadePack> {
  const days = daysOfMonth(month)!;
  const plan = await source.reads.read(
    (dataSource) => planBooks(dataSource, { casino, ...days, knownAt: completedBy }),
    isFound,
  );
  if (typeof plan === 'string') throw new Error(`the books of ${month} are not there: ${plan}`);
  const content = await bytesAtMost(
    zipOfBooks(untilStopped(source), plan, (work) => work()),
    mostBytes,
  );
  if (content === undefined) return { plan, attached: undefined };
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { plan, attached: { file: plan.file, bytes: content.length, sha256, content } };
}

/** The making of files waits without an end for threads that a stopping service does not give any more. */
const untilStopped = ({ reads, making, signal }: PackSource): Pick<PackSource, 'reads' | 'making'> => {
  const { make } = making;
  if (make === undefined) return { reads, making };
  return {
    reads,
    making: {
      ...making,
      make: (book, format) => {
        signal.throwIfAborted();
        return make(book, format);
      },
    },
  };
};
