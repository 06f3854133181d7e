import { injectFaults } from '../../../packages/simulator/inject-faults';
import { type Simulation, simulate } from '../../../packages/simulator/simulate';
import { Intake } from '../../../src/intake/intake';
import { ANY_DAY } from '../../../src/intake/reading';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { nextGamingDay } from '../../../src/kernel/gaming-day';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import type { BooksUnderTest } from '../books/books-under-test';
import { closeDay, keysOf } from '../books/close-day';
import { AT_THE_CONSOLE } from '../service/history';

const CHECK = /"check":"([^"]+)"/g;

/** Closes a day; if checks do not tie, with an explanation of each. */
async function closeExplained(books: BooksUnderTest, casino: string, day: string): Promise<void> {
  const keys = keysOf(books);
  try {
    await closeDay(books, casino, day, { keys, explained: [] });
  } catch (failure) {
    const explained = [...new Set([...String(failure).matchAll(CHECK)].map(([, check]) => check!))];
    await closeDay(books, casino, day, { keys, explained });
  }
}

/** Records simulated days, with or without faults, closes and seals each day, and archives the books. @returns the lines */
export async function simulatedArchive(
  books: BooksUnderTest,
  simulation: Simulation,
  { withFaults }: { readonly withFaults: boolean },
): Promise<string[]> {
  const { casino, firstDay, days, seed } = simulation;
  const clean = [...simulate(simulation)];
  const events = withFaults ? injectFaults(clean, { seed, times: 1 }).deliveries : clean;
  const arrived = new Map<CasinoEvent, number>(events.map((event, index) => [event, index]));
  let from = 0;
  for (let day = firstDay, n = 0; n < days; day = nextGamingDay(day), n += 1) {
    const last = events.findLast(({ gamingday }) => gamingday <= day)!;
    const until = Math.max(from, arrived.get(last)! + 1);
    const lines = events.slice(from, until).map((event) => JSON.stringify(event));
    await new Intake(books.store, ANY_DAY).record(lines, AT_THE_CONSOLE);
    from = until;
    await books.project();
    await closeExplained(books, casino, day);
  }
  const archive: string[] = [];
  for await (const line of writeArchive(books.dataSource, books.store)) archive.push(line.trimEnd());
  return archive;
}
