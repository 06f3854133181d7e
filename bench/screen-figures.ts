import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../src/database/queryable';
import { liveGeneration, schemaOf } from '../src/projector/generations/generation';
import { HttpCaller } from './contenders/http-caller';
import { ProductService } from './contenders/product-service';
import { QUESTIONS, type ScreenQuestion } from './contenders/screen-questions';
import type { Rounds } from './measurement';
import { ABOUT_NIGHTS, NIGHTS, startRepeatedNights } from './repeated-nights';
import { eventsOf, type SimulatedCasino } from './simulated-casino';

/** Response times of a question that a screen asks: 95th percentiles of all rounds together, in milliseconds. */
export interface ScreenFigure {
  readonly name: string;
  readonly p95Ms: number;
  /** The goal, only printed, since machines differ. */
  readonly wantedMs: number;
  /** Time of the question / time of the baseline. */
  readonly ratio: number;
  /** One statement that adds or lists the same rows, without rules, names, records known later, and HTTP. */
  readonly baseline: { readonly name: 'one statement'; readonly p95Ms: number };
  /** While a night is being reported, with the ratio to the time without. */
  readonly reporting: { readonly p95Ms: number; readonly ratio: number; readonly eventsPerSecond: number };
  readonly questions: number;
  readonly of: string;
  readonly met: boolean;
}

/** A question that the service answered with an error, such as its limit of time: the others are measured all the same. */
export interface UnansweredScreen {
  readonly name: string;
  readonly wantedMs: number;
  readonly answered: string;
  readonly met: false;
}

class Unanswered extends Error {}

/**
 * Measures the questions with one service on the same casinos.
 * @param start makes the casinos, which takes minutes
 */
export async function* screenFigures(
  only: string,
  rounds: Rounds,
  start = startRepeatedNights,
): AsyncGenerator<ScreenFigure | UnansweredScreen> {
  const wanted = QUESTIONS.filter(({ name }) => nameOf(name).includes(only));
  if (wanted.length === 0) return;
  const casino = await start();
  const service = new ProductService(casino);
  const program = await service.start(true);
  try {
    const night = reportedNight();
    await untilKept(casino);
    // Connects after the wait: the service closes a connection that has been idle for some seconds.
    const caller = await HttpCaller.connect(program.port);
    const of = { casino, caller, key: service.keyShown, rounds };
    for (const question of wanted)
      yield await measure(question, of, () => reporting(of, program.port, night)).catch(unanswered(question));
    caller.close();
  } finally {
    await program.stop();
    await casino.end();
  }
}

const LOOK_MS = 1_000;

/** Waits until the service has kept the sums of every day, as it has in a casino that has been open for years. */
async function untilKept({ dataSource }: SimulatedCasino): Promise<void> {
  const days = async (): Promise<number> => {
    const schema = schemaOf(await liveGeneration(dataSource.manager));
    const [left] = await dataSource.query<{ days: string }[]>(
      `SELECT (SELECT count(*) FROM (SELECT DISTINCT casino, gaming_day FROM ${schema}.table_session) played)
            - (SELECT count(*) FROM projection.kept_day) AS days`,
    );
    return Number(left!.days);
  };
  while ((await days()) > 0) await sleep(LOOK_MS);
}

const unanswered =
  ({ name, wantedMs }: ScreenQuestion) =>
  (failure: unknown): UnansweredScreen => {
    if (!(failure instanceof Unanswered)) throw failure;
    return { name: nameOf(name), wantedMs, answered: failure.message, met: false };
  };

const nameOf = (name: string): string => `screen: ${name}`;

interface Measured {
  readonly casino: SimulatedCasino;
  readonly caller: HttpCaller;
  readonly key: string;
  readonly rounds: Rounds;
}

async function measure(
  { name, wantedMs, body, rows, statement }: ScreenQuestion,
  { casino, caller, key, rounds: { rounds, ms } }: Measured,
  startReporting: () => { stop(): Promise<number> },
): Promise<ScreenFigure> {
  const ask = async (): Promise<void> => {
    const answer = await caller.post({ path: '/graphql', headers: headersOf(key), body });
    if (answer.status !== 200 || !answer.body.includes(rows))
      throw new Unanswered(answer.body.slice(0, 2_000));
  };
  const state = (): Promise<void> =>
    inTransaction(casino.dataSource, async (db) => {
      await db.query(`SET LOCAL search_path TO ${schemaOf(await liveGeneration(db))}, pg_catalog`);
      const found: unknown[] = await db.query(statement);
      if (found.length === 0) throw new Error(`the statement of ${name} finds nothing`);
    });
  await timesOf(ask, ms);
  await timesOf(state, ms);
  const times = { quiet: [] as number[], baseline: [] as number[], reporting: [] as number[] };
  let events = 0;
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(...(await timesOf(ask, ms)));
    times.baseline.push(...(await timesOf(state, ms)));
    const night = startReporting();
    times.reporting.push(...(await timesOf(ask, ms)));
    events += await night.stop();
  }
  const [quiet, baseline, reporting] = [p95(times.quiet), p95(times.baseline), p95(times.reporting)];
  const reported = times.reporting.reduce((sum, time) => sum + time, 0);
  return {
    name: nameOf(name),
    p95Ms: rounded(quiet),
    wantedMs,
    ratio: rounded(quiet / baseline),
    baseline: { name: 'one statement', p95Ms: rounded(baseline) },
    reporting: {
      p95Ms: rounded(reporting),
      ratio: rounded(reporting / quiet),
      eventsPerSecond: Math.round((events / reported) * 1_000),
    },
    questions: times.quiet.length,
    of: ABOUT_NIGHTS,
    met: quiet <= wantedMs && reporting <= wantedMs,
  };
}

const headersOf = (key: string): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${key}`,
});

/** One person asks again when the answer is there, until `ms` milliseconds are over; at least once. */
async function timesOf(ask: () => Promise<void>, ms: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ms;
  do {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  } while (performance.now() < until);
  return times;
}

const p95 = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]!;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Some hundred times as fast as twelve tables report. */
const EVENTS = 5;
const PAUSE_MS = 250;

/**
 * The lines of the night after those that were simulated. All are made before anything is measured, because this process asks as
 * well, and the earlier nights are simulated for them again.
 */
function reportedNight(): Iterator<string> {
  const lines: string[] = [];
  for (const event of eventsOf({ ...NIGHTS, days: NIGHTS.days + 1 }))
    if (event.gamingday > NIGHTS.lastDay) lines.push(`${JSON.stringify(event)}\n`);
  return lines.values();
}

/** Reports the night from where the last call ended, a few events at a time, until it is stopped. */
function reporting({ key }: Measured, port: number, night: Iterator<string>): { stop(): Promise<number> } {
  let isStopped = false;
  const report = async (): Promise<number> => {
    const caller = await HttpCaller.connect(port);
    let events = 0;
    for (; !isStopped; await sleep(PAUSE_MS)) {
      const lines = Array.from({ length: EVENTS }, () => night.next().value as string | undefined);
      const body = lines.filter((line) => line !== undefined).join('');
      if (body === '') throw new Error('the night has ended: ask for fewer rounds, or shorter ones');
      const headers = { ...headersOf(key), 'content-type': 'application/x-ndjson' };
      const answer = await caller.post({ path: '/v1/events', headers, body });
      if (answer.status >= 300) throw new Error(answer.body.slice(0, 2_000));
      events += lines.length;
    }
    caller.close();
    return events;
  };
  const events = report();
  events.catch(() => undefined);
  return {
    stop() {
      isStopped = true;
      return events;
    },
  };
}
