import { CAGE, OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const by = { id: 'E-1' };
const on = (event: CasinoEvent, gamingday: string): CasinoEvent => ({ ...event, gamingday });
const opened = (day: string): CasinoEvent => on(tell('gaming-day.opened', { by }, OFFICE), day);
const closed = (day: string): CasinoEvent =>
  on(tell('gaming-day.closed', { by, through: 1, controlTotals: [] }, OFFICE), day);
const certified = (day: string): CasinoEvent => on(tell('gaming-day.certified', { by }, OFFICE), day);
const reopened = (day: string): CasinoEvent =>
  on(tell('gaming-day.reopened', { by: [by, { id: 'E-2' }], reason: 'x' }, OFFICE), day);
const FIRST = '2026-01-01';
const SECOND = '2026-01-02';

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.map(({ code }) => code);

const tableOn = (day: string): CasinoEvent =>
  on(
    tell('table.opened', {
      game: 'boule',
      minimum: 100,
      float: { amount: 0 },
      staff: [by],
      captures: { rounds: true, buyIns: true },
    }),
    day,
  );
const cageOn = (day: string): CasinoEvent =>
  on(tell('cage.opened', { chips: 1_000_000, cash: 500_000, by: [by] }, { at: 'cage' }), day);
const roundOn = (day: string): CasinoEvent =>
  on(tell('round.settled', { roundNo: 1, bets: [], outcome: {}, result: 500 }), day);
const chequeClearedOn = (day: string): CasinoEvent =>
  on(tell('cage.cheque-cleared', { document: 'CH-1', amount: 500 }, CAGE), day);
const answering = (nextDay?: 'block' | 'warn'): CasinoEvent =>
  tell(
    'casino.authorised',
    {
      validFrom: FIRST,
      timezone: 'Europe/Madrid',
      tables: [],
      games: [],
      accounting: nextDay === undefined ? {} : { nextDay },
    } as never,
    OFFICE,
  );
/** `code severity` of what is found about the beginning of the day. */
const begun = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => code.startsWith('day-'))
    .map(({ code, severity }) => `${code} ${severity}`);

describe('a day that tables or the cage begin while the last one is not certified', () => {
  const VIOLATION = ['day-begun-before-certified violation'];
  test.each([
    ['a table, the last day being closed only', [closed(FIRST), tableOn(SECOND)], VIOLATION],
    ['the cage, the last day being closed only', [closed(FIRST), cageOn(SECOND)], VIOLATION],
    [
      'a table, the last day being opened and not closed',
      [closed('2025-12-31'), certified('2025-12-31'), opened(FIRST), tableOn(SECOND)],
      VIOLATION,
    ],
    ['a house that answers block', [answering('block'), closed(FIRST), tableOn(SECOND)], VIOLATION],
    [
      'a house that only wants to be warned',
      [answering('warn'), closed(FIRST), tableOn(SECOND)],
      ['day-begun-before-certified advisory'],
    ],
    [
      'an opening by a house that only wants to be warned',
      [answering('warn'), opened(FIRST), closed(FIRST), opened(SECOND)],
      ['day-opened-before-certified advisory'],
    ],
    ['a round whose table never opened', [closed(FIRST), roundOn(SECOND)], VIOLATION],
    [
      'a table, the last day being begun by its tables alone',
      [closed('2025-12-31'), certified('2025-12-31'), tableOn(FIRST), tableOn(SECOND)],
      VIOLATION,
    ],
    [
      'a table of a day that was opened, the last day being begun by its tables alone',
      [closed('2025-12-31'), certified('2025-12-31'), tableOn(FIRST), opened(SECOND), tableOn(SECOND)],
      VIOLATION,
    ],
  ] as const)('gives a finding: %s', (_what, events, findings) => expect(begun(...events)).toEqual(findings));

  test.each([
    ['the last day is certified', [closed(FIRST), certified(FIRST), tableOn(SECOND)]],
    ['a house closes no days at all', [opened(FIRST), tableOn(SECOND)]],
    ['the day has begun with a report of its own', [closed(FIRST), opened(SECOND), tableOn(SECOND)]],
    ['the fact is a late one of a closed day', [closed(FIRST), tableOn(FIRST)]],
    ['only later days wait to be certified', [closed(SECOND), tableOn(FIRST)]],
    ['a cheque alone is cleared', [closed(FIRST), chequeClearedOn(SECOND)]],
  ] as const)('is right where %s', (_what, events) => expect(begun(...events)).toEqual([]));

  it('gives a finding until the last day is certified, and again after that day is reopened', () => {
    const facts = [tableOn(FIRST), tableOn(SECOND)];
    expect(stands(...facts, closed(FIRST))).toEqual([`${SECOND}: closed, and not certified`]);
    expect(stands(...facts, closed(FIRST), certified(FIRST))).toEqual([]);
    expect(stands(...facts, closed('2025-12-31'), closed(FIRST), certified(FIRST), reopened(FIRST))).toEqual([
      `${FIRST}: closed, and not certified`,
      `${SECOND}: not closed`,
    ]);
  });

  it('gives the same finding in any order of facts and decisions', () => {
    const facts = [tableOn(FIRST), roundOn(SECOND), cageOn('2026-01-03')];
    const decisions = [closed(FIRST), certified(FIRST), closed(SECOND)];
    const found = interleaved(facts, decisions).map((events) => stands(...events));
    expect(found).toHaveLength(6 * 20);
    for (const each of found) expect(each).toEqual(['2026-01-03: closed, and not certified']);
  });
});

/** Days found to have begun too early, after all events. */
function stands(...events: readonly CasinoEvent[]): string[] {
  const found = new Map<string, string>();
  for (const { evaluation } of openedBook(...events).entries) {
    for (const name of evaluation.settles ?? []) found.delete(name);
    for (const { code, of, found: said, standing } of evaluation.findings)
      if (code === 'day-begun-before-certified') found.set(standing!, `${of!.gamingDay}: ${said}`);
  }
  return [...found.values()].sort();
}

const interleaved = (
  facts: readonly CasinoEvent[],
  decisions: readonly CasinoEvent[],
): (readonly CasinoEvent[])[] => {
  if (facts.length + decisions.length === 0) return [[]];
  const [decision, ...others] = decisions;
  return [
    ...facts.flatMap((fact, n) =>
      interleaved(facts.toSpliced(n, 1), decisions).map((rest) => [fact, ...rest]),
    ),
    ...(decision === undefined ? [] : interleaved(facts, others).map((rest) => [decision, ...rest])),
  ];
};

describe('the order of gaming days', () => {
  test.each([
    [
      'a house that closes its days opens one before the last is certified',
      [opened(FIRST), closed(FIRST), opened(SECOND)],
      ['day-opened-before-certified'],
    ],
    [
      'the last day was closed, and never opened',
      [closed(FIRST), opened(SECOND)],
      ['day-opened-before-certified'],
    ],
    [
      'the last day was not even closed',
      [opened(FIRST), closed(FIRST), certified(FIRST), opened(SECOND), opened('2026-01-03')],
      ['day-opened-before-certified'],
    ],
    [
      'a certified day was reopened',
      [opened(FIRST), closed(FIRST), certified(FIRST), reopened(FIRST), closed('2025-12-31'), opened(SECOND)],
      ['day-opened-before-certified'],
    ],
    ['a day is closed twice', [closed(FIRST), closed(FIRST)], ['day-closed-twice']],
    ['a day is certified that is open', [certified(FIRST)], ['day-not-closed']],
    ['a day is reopened that is open', [reopened(FIRST)], ['day-not-closed']],
  ] as const)('is broken, with a finding, if %s', (_what, events, codes) =>
    expect(found(...events)).toEqual(codes),
  );

  test.each([
    ['the last day is certified', [opened(FIRST), closed(FIRST), certified(FIRST), opened(SECOND)]],
    ['a house closes no days at all', [opened(FIRST), opened(SECOND)]],
    ['a day is closed again that was reopened', [closed(FIRST), reopened(FIRST), closed(FIRST)]],
    ['an earlier day is opened late', [closed(FIRST), opened(SECOND), opened(FIRST)]],
  ] as const)('holds where %s', (_what, events) => expect(found(...events)).toEqual([]));
});
