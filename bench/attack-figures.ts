import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type AttackName, ATTACKS, type Target } from './contenders/attacks';
import { ProductService } from './contenders/product-service';
import type { RunningProgram } from './contenders/running-program';
import type { Rounds } from './measurement';
import { MADE_UP, startSimulatedCasino } from './simulated-casino';

/** Response times of another user during an attack: medians over the rounds of the 95th percentile of a round. */
export interface AttackFigure {
  readonly name: string;
  readonly quietMs: number;
  readonly attackedMs: number;
  /** Time under attack / time without; `most` is the limit. */
  readonly ratio: number;
  readonly most: number;
  /** Answers of `/health/ready` during the attack that were not 200; none are allowed. */
  readonly notReady: number;
  /** Growth of the resident memory of the service during the attack; the limit is 100 MB, for printing 700 MB. */
  readonly memoryGrowthMb: number;
  readonly questions: number;
  readonly met: boolean;
}

const PROGRAM = join(__dirname, 'contenders', 'attack.main.ts');
const HOOK = join(__dirname, '..', 'test', 'support', 'database', 'typescript-hook.cjs');

const DAY = '2026-01-01';
const MOST_RATIO = 2;
const MOST_GROWTH_MB = 100;
/** Printing uses a worker thread with its own heap. */
const MOST_GROWTH_OF_PRINTING_MB = 700;

const isPrinting = (attack: AttackName): boolean => attack.includes('prints');
/** Pause between requests of the other user, and between readiness checks. */
const PAUSE_MS = 20;
const QUESTION = JSON.stringify({ query: `{ trialBalance(casino: "${MADE_UP.casino}") { position } }` });

export const attackFigures = (rounds: Rounds): { name: string; measure: () => Promise<AttackFigure> }[] =>
  (Object.keys(ATTACKS) as AttackName[]).map((attack) => ({
    name: `attack: ${attack}`,
    measure: () => measure(attack, rounds),
  }));

async function measure(attack: AttackName, { rounds, ms }: Rounds): Promise<AttackFigure> {
  const casino = await startSimulatedCasino({ firstDay: DAY, days: 1, tables: isPrinting(attack) ? 6 : 2 });
  const service = new ProductService(casino);
  const program = await service.start(true);
  try {
    const [readerKey, otherKey] = [await service.makeKey('manager'), await service.makeKey('accountant')];
    const of = { casino: MADE_UP.casino, port: program.port, readerKey, day: DAY, last: casino.events };
    await observe(program, otherKey, ms);
    const before = residentMb(program);
    const quiet: Observed[] = [];
    const attacked: Observed[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await observe(program, otherKey, ms));
      attacked.push(await underAttack(attack, of, () => observe(program, otherKey, ms)));
    }
    return figure(attack, {
      quiet,
      attacked,
      memoryGrowthMb: Math.max(...attacked.map((round) => round.residentMb)) - before,
    });
  } finally {
    await program.stop();
    await casino.end();
  }
}

async function underAttack(
  attack: AttackName,
  target: Target,
  observed: () => Promise<Observed>,
): Promise<Observed> {
  const attacker = new Worker(PROGRAM, { workerData: { attack, target }, execArgv: ['-r', HOOK] });
  // The attack is measured after it has reached its full rate.
  await sleep(500);
  try {
    return await observed();
  } finally {
    await attacker.terminate();
    await sleep(500);
  }
}

interface Observed {
  readonly p95Ms: number;
  readonly questions: number;
  readonly notReady: number;
  readonly residentMb: number;
}

/** One user queries a trial balance repeatedly, and a supervisor checks readiness. */
async function observe(program: RunningProgram, key: string, ms: number): Promise<Observed> {
  const url = `http://127.0.0.1:${program.port}`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const times: number[] = [];
  let notReady = 0;
  let resident = 0;
  const until = performance.now() + ms;
  const ask = async (): Promise<void> => {
    const begun = performance.now();
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: QUESTION });
    const text = await answer.text();
    if (!text.includes('"position"')) throw new Error(`no trial balance: ${text}`);
    times.push(performance.now() - begun);
  };
  const askReady = async (): Promise<void> => {
    const { status } = await fetch(`${url}/health/ready`);
    if (status !== 200) notReady += 1;
    resident = Math.max(resident, residentMb(program));
  };
  const untilTheEnd = async (piece: () => Promise<void>): Promise<void> => {
    while (performance.now() < until) {
      await piece();
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all([untilTheEnd(ask), untilTheEnd(askReady)]);
  times.sort((a, b) => a - b);
  return {
    p95Ms: times[Math.ceil(times.length * 0.95) - 1]!,
    questions: times.length,
    notReady,
    residentMb: resident,
  };
}

function figure(
  attack: AttackName,
  seen: {
    readonly quiet: readonly Observed[];
    readonly attacked: readonly Observed[];
    readonly memoryGrowthMb: number;
  },
): AttackFigure {
  const [quietMs, attackedMs] = [median(seen.quiet), median(seen.attacked)];
  const notReady = sum(seen.attacked.map((round) => round.notReady));
  const ratio = rounded(attackedMs / quietMs);
  const memoryGrowthMb = Math.round(seen.memoryGrowthMb);
  const mostGrowthMb = isPrinting(attack) ? MOST_GROWTH_OF_PRINTING_MB : MOST_GROWTH_MB;
  return {
    name: `attack: ${attack}`,
    quietMs: rounded(quietMs),
    attackedMs: rounded(attackedMs),
    ratio,
    most: MOST_RATIO,
    notReady,
    memoryGrowthMb,
    questions: sum(seen.attacked.map((round) => round.questions)),
    met: ratio < MOST_RATIO && notReady === 0 && memoryGrowthMb < mostGrowthMb,
  };
}

function median(rounds: readonly Observed[]): number {
  const sorted = rounds.map(({ p95Ms }) => p95Ms).sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The resident memory of the process, in MB (Linux). */
function residentMb({ pid }: RunningProgram): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4_096) / 1_048_576;
}
