import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { casinoOf } from '../../../src/kernel/source';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { type BooksSaid, dayBooksSaid } from '../../support/one-order/books-said';
import { closed, type Day, reopened } from '../../support/one-order/day-decisions';
import { lawfulPostings, type Posting, readPostings, sumsOf } from '../../support/one-order/model-of-books';
import { anyThreeDays, THREE_DAYS } from '../../support/one-order/three-days';
import { extent, patience } from '../../support/service/test-extent';
import { anyCorrection, type Correction, correctedIn } from './deliveries';

jest.setTimeout(patience(480_000));

const books = useBooks();
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? extent(50, 2_000));
/** One in this many runs reads all cells of the books, and one in this many runs `verify`. */
const READS_BOOKS_EVERY = 12;
const VERIFIES_EVERY = extent(12, 4);

/** A step: facts arrive, one is corrected, a day is closed with records after its checks, or a day is reopened. */
type Step =
  | { readonly what: 'facts'; readonly count: number }
  | { readonly what: 'correction'; readonly of: Correction | undefined }
  | { readonly what: 'close'; readonly day: number; readonly behind: number }
  | { readonly what: 'reopening'; readonly day: number };

const anyDay = fc.nat({ max: THREE_DAYS.length - 1 });

const facts = fc.record({ what: fc.constant('facts' as const), count: fc.nat({ max: 12 }) });
const correction = fc.record({ what: fc.constant('correction' as const), of: anyCorrection });
const close = fc.record({ what: fc.constant('close' as const), day: anyDay, behind: fc.nat({ max: 4 }) });
const reopening = fc.record({ what: fc.constant('reopening' as const), day: anyDay });

/** Weighted so that most sequences have facts and corrections of closed days with later reopenings. */
const anySteps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.tuple(
      facts,
      close,
      facts,
      correction,
      close,
      correction,
      reopening,
      fc.oneof(facts, close, reopening),
    ),
    {
      minLength: 2,
      maxLength: 4,
    },
  )
  .map((rounds) => rounds.flat());

const anyOrderOfDays = fc.shuffledSubarray([...THREE_DAYS], { minLength: THREE_DAYS.length });

/** A sequence of steps on three days. */
const anyStory = fc.record({
  facts: anyThreeDays.chain(([opening, ...facts]) =>
    fc.shuffledSubarray(facts, { minLength: facts.length }).map((rest) => [opening!, ...rest]),
  ),
  steps: anySteps,
  reopenedInOrder: anyOrderOfDays,
  closedInOrder: anyOrderOfDays,
  pageSize: fc.constantFrom(1, 7, 1_000),
});

/** The records of one casino in order; record numbers start at 1. */
class Log {
  readonly events: CasinoEvent[] = [];
  private readonly closedDays = new Set<string>();

  constructor(private readonly casino: string) {}

  facts(facts: readonly CasinoEvent[]): void {
    this.events.push(...facts);
  }

  correct(correction: Correction): void {
    const facts = this.events.filter(({ type }) => !/gaming-day|correction|ledger\.opened/.test(type));
    if (facts.length === 0) return;
    const { target, data } = correctedIn(facts, correction);
    this.events.push({
      ...tell('correction.recorded', {
        corrects: { source: target.source, id: target.id },
        ...(data !== undefined && { replacement: data as never }),
        reason: 'reported wrong',
        proposedBy: { id: 'E-1' },
        approvedBy: { id: 'E-2' },
      }),
      source: `/casinos/${this.casino}/office`,
      gamingday: target.gamingday,
    });
  }

  close(day: string, behind = 0): void {
    if (this.closedDays.has(day)) return;
    this.closedDays.add(day);
    this.events.push(closed(this.of(day), Math.max(1, this.events.length - behind)));
  }

  reopen(day: string): void {
    if (this.closedDays.delete(day)) this.events.push(reopened(this.of(day)));
  }

  private readonly of = (day: string): Day => ({ casino: this.casino, day });
}

/** Runs the steps; afterwards all facts have arrived. */
function told(
  log: Log,
  { facts, steps }: { readonly facts: CasinoEvent[]; readonly steps: readonly Step[] },
): void {
  let next = 1;
  log.facts(facts.slice(0, next));
  for (const step of steps) {
    if (step.what === 'facts') log.facts(facts.slice(next, (next += step.count)));
    if (step.what === 'correction' && step.of !== undefined) log.correct(step.of);
    if (step.what === 'close') log.close(THREE_DAYS[step.day]!, step.behind);
    if (step.what === 'reopening') log.reopen(THREE_DAYS[step.day]!);
  }
  log.facts(facts.slice(next));
}

const byRecord = (postings: readonly Posting[]): string[] =>
  sumsOf(postings, 'record', 'book', 'fact', 'key');
const booked = (postings: readonly Posting[]): string[] => sumsOf(postings, 'book', 'fact', 'key');
const ofOwnDays = (postings: readonly Posting[]): string[] => sumsOf(postings, 'gamingDay', 'fact', 'key');

/** Records and projects the new part of the log. @returns the postings of the books */
async function project(log: Log, recorded: number, pageSize: number): Promise<Posting[]> {
  await books.record(...log.events.slice(recorded));
  await books.project(pageSize);
  const postings = await readPostings(books);
  expect(byRecord(postings)).toEqual(byRecord(lawfulPostings(log.events, postings)));
  return postings;
}

let runs = 0;
/** Whether this run also reads all official books and tie-outs, which takes longer than all else. */
const readsBooks = (): boolean => runs % READS_BOOKS_EVERY === 0;
const everyBook = async (): Promise<BooksSaid> => (readsBooks() ? dayBooksSaid(books) : {});

it('days closed and reopened in any order have the books of their facts, each difference once, as if all had come in time', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async ({ reopenedInOrder, closedInOrder, pageSize, ...story }) => {
      runs += 1;
      const log = new Log(casinoOf(story.facts[0]!.source));
      await books.empty();
      told(log, story);
      await project(log, 0, pageSize);

      const asTold = log.events.length;
      for (const day of reopenedInOrder) log.reopen(day);
      for (const day of closedInOrder) log.close(day);
      const first = await project(log, asTold, pageSize);
      expect(booked(first)).toEqual(ofOwnDays(first));
      const books1 = await everyBook();

      const reopenedOnce = log.events.length;
      for (const day of closedInOrder) log.reopen(day);
      for (const day of reopenedInOrder) log.close(day);
      const second = await project(log, reopenedOnce, pageSize);
      expect(booked(second)).toEqual(booked(first));
      expect(second).toHaveLength(first.length);
      expect(await everyBook()).toEqual(books1);
      if (runs % VERIFIES_EVERY === 0) expect(await verify(books)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
