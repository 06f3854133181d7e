import { GAME_CODES } from '../../../src/games/game-codes';
import { Intake } from '../../../src/intake/intake';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { ExpectedFinding, InjectedFault } from '../../../packages/simulator/deliveries';
import { injectFaults } from '../../../packages/simulator/inject-faults';
import { simulate } from '../../../packages/simulator/simulate';
import { MemoryBook } from '../../support/book/memory-book';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { spoilt } from '../../support/faults/spoilt-lines';
import { AT_THE_CONSOLE } from '../../support/service/history';
import { extent, patience } from '../../support/service/test-extent';
import { ANY_DAY } from '../../../src/intake/reading';
import { itInFullTest } from '../../support/in-full-test';

jest.setTimeout(patience(240_000));

const books = useBooks();

/** Two short nights with a table of each game. */
const NIGHTS: readonly CasinoEvent[] = [
  ...simulate({
    casino: 'simulated',
    currency: 'EUR',
    seed: '1',
    firstDay: '2026-02-27',
    days: 2,
    tables: GAME_CODES.length,
    hours: extent(1, 5),
  }),
];

const written = (findings: readonly ExpectedFinding[]): string[] =>
  findings.map(({ code, eventIds }) => `${code}: ${eventIds.join(', ')}`).sort();

/** Advisory findings about correct reports, such as ties with two readings. */
function advisedOf(clean: Iterable<CasinoEvent>): readonly ExpectedFinding[] {
  const { findings } = new MemoryBook().postAll(clean);
  expect(findings.filter(({ severity }) => severity !== 'advisory')).toEqual([]);
  return findings;
}

/** Findings that are not about a report with a fault. */
function unspoilt(
  findings: readonly ExpectedFinding[],
  faults: readonly InjectedFault[],
): readonly ExpectedFinding[] {
  const spoiltIds = new Set(faults.flatMap(({ eventIds }) => eventIds));
  return findings.filter(({ eventIds }) => !eventIds.some((id) => spoiltIds.has(id)));
}

const expectedOf = (faults: readonly InjectedFault[]): readonly ExpectedFinding[] =>
  faults.flatMap((fault) => fault.expect);

async function openAfter(lines: readonly string[]): Promise<readonly ExpectedFinding[]> {
  await new Intake(books.store, ANY_DAY).record(lines, AT_THE_CONSOLE);
  await books.project(500);
  const rows = await books.sql<{ code: string; event_ids: string[] }>(
    `SELECT code, event_ids FROM finding WHERE closed_by IS NULL`,
  );
  return rows.map(({ code, event_ids: eventIds }) => ({ code, eventIds }));
}

describe('faults that come through intake', () => {
  let advised: readonly ExpectedFinding[];
  beforeAll(() => {
    advised = advisedOf(NIGHTS);
  });

  it('are open findings in the end, and nothing else is; and the books verify', async () => {
    const { deliveries, faults } = injectFaults(NIGHTS, { seed: '1', times: extent(1, 4) });
    const open = await openAfter(deliveries.map((delivery) => JSON.stringify(delivery)));
    expect(written(open)).toEqual(written([...unspoilt(advised, faults), ...expectedOf(faults)]));
    expect(new Set(faults.map(({ fault }) => fault)).size).toBeGreaterThan(80);
    expect(await verify(books)).toEqual([]);
  });

  itInFullTest('are found as exactly under the Decree of 1996', async () => {
    const [hours, times] = [extent(2, 5), extent(1, 4)];
    const house = { casino: 'simulated', currency: 'EUR', seed: '1', firstDay: '2005-02-27', days: 2 };
    const clean = [...simulate({ ...house, tables: 2, hours, rulebook: 'ES-AN-1996' })];
    const { deliveries, faults } = injectFaults(clean, { seed: '1', times });
    const open = await openAfter(deliveries.map((delivery) => JSON.stringify(delivery)));
    expect(written(open)).toEqual(written([...unspoilt(advisedOf(clean), faults), ...expectedOf(faults)]));
    const names = new Set(faults.map(({ fault }) => fault));
    const ofPoker = ['caribbean-stud', 'synthetic-poker'].flatMap((game) =>
      [...names].filter((name) => name.endsWith(game)),
    );
    expect(ofPoker.length).toBeGreaterThan(3);
  });

  itInFullTest('are found as exactly where prizes wait and payments name their wins', async () => {
    const house = { casino: 'simulated', currency: 'EUR', seed: '1', firstDay: '2026-01-01', days: 3 };
    const clean = [...simulate({ ...house, tables: GAME_CODES.length, hours: 1, prizesWait: true })];
    const { findings: known } = new MemoryBook().postAll(clean);
    const broken = known.filter(({ severity }) => severity !== 'advisory').map(({ code }) => code);
    expect(new Set(broken)).toEqual(new Set(['prize-paid-in-part']));
    const { deliveries, faults } = injectFaults(clean, { seed: '1', times: 1 });
    expect(faults.filter(({ fault }) => fault.startsWith('prize-'))).toHaveLength(4);
    const open = await openAfter(deliveries.map((delivery) => JSON.stringify(delivery)));
    expect(written(open)).toEqual(written([...unspoilt(known, faults), ...expectedOf(faults)]));
    expect(await verify(books)).toEqual([]);
  });

  itInFullTest('are found as completely when somebody else spoils the lines on their way', async () => {
    const { lines, expect: expected } = spoilt(NIGHTS.map((event) => JSON.stringify(event)));
    expect(written(await openAfter(lines))).toEqual(written([...advised, ...expected]));
  });
});
