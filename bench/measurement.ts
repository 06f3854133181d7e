import { type ProcessorTime, processorTime, processorTimeOf, split } from './processor-time';
import type { WorkShares } from './work-shares';
import { present } from '../src/kernel/present';

/** Events acknowledged in one stretch of time. */
export interface Stretch {
  readonly events: number;
  readonly ms: number;
  /** By event. */
  readonly processor?: ProcessorTime | undefined;
  readonly shares?: WorkShares;
}

/** Measures a piece of work, which returns the number of acknowledged events. */
export async function stretchOf(work: () => Promise<number>): Promise<Stretch> {
  const before = processorTime();
  const started = performance.now();
  const events = await work();
  return { events, ms: performance.now() - started, processor: processorTimeOf(events, before) };
}

/** One way of doing the work. */
export interface Contender {
  readonly name: string;
  /** Once, before the first round. */
  open(): Promise<void>;
  /** Unmeasured preparation before each stretch, for work that the other side does not have to do either. */
  prepare?(): Promise<void>;
  /** Works for about this time, completes what it has begun, and returns the acknowledged work. */
  work(ms: number): Promise<Stretch>;
  close(): Promise<void>;
}

export interface Comparison {
  readonly name: string;
  readonly product: () => Contender;
  readonly baseline: () => Contender;
  /** The counted unit; by default events. */
  readonly unit?: Unit;
  /** The ratio to be reached; absent if there is no target. */
  readonly target?: number;
  /** The wanted rate per second of a processor; only printed, since machines differ. */
  readonly wanted?: number;
}

export type Unit = 'events/s' | 'lines/s' | 'reports/s' | 'rounds/s';

/** A figure, printed as one line of JSON. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Median over the rounds of product / baseline. */
  readonly ratio: number;
  readonly spread: { readonly lowest: number; readonly highest: number };
  readonly baseline: { readonly name: string; readonly value: number };
  /** Processor time per event in microseconds, and the number of busy processors. */
  readonly processor?: Partial<Record<'product' | 'baseline', Used | undefined>>;
  /** Shares of the work of this process, in the last round. */
  readonly shares?: Partial<Record<'product' | 'baseline', WorkShares>>;
  readonly target?: number;
  readonly wanted?: number;
  readonly met: boolean;
  readonly rounds: number;
}

type Used = ProcessorTime & { readonly inUse: number };

export interface Rounds {
  readonly rounds: number;
  readonly ms: number;
}

/**
 * Measures product and baseline in turn, each first in every other round, so that other load on the machine affects both. The
 * first stretch of each is discarded.
 */
export async function compare(comparison: Comparison, { rounds, ms }: Rounds): Promise<Figure> {
  const [product, baseline] = [comparison.product(), comparison.baseline()];
  await product.open();
  await baseline.open();
  const measured: { product: Stretch; baseline: Stretch }[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [product, baseline] : [baseline, product];
    const stretches = new Map<Contender, Stretch>();
    for (const contender of order) {
      await contender.prepare?.();
      stretches.set(contender, await contender.work(ms));
    }
    if (round >= 0) measured.push({ product: stretches.get(product)!, baseline: stretches.get(baseline)! });
  }
  await product.close();
  await baseline.close();
  return figure(comparison, baseline.name, measured);
}

const rateOf = ({ events, ms }: Stretch): number => (events / ms) * 1_000;

/** The medians of each part and of the number of busy processors. */
function used(stretches: readonly Stretch[]): Used | undefined {
  const known = stretches.flatMap(({ events, ms, processor }) =>
    processor ? [{ events, ms, processor }] : [],
  );
  if (known.length === 0) return undefined;
  const inUse = known.map(
    ({ events, ms, processor: { bench, services, database } }) =>
      ((bench + services + database) * events) / (ms * 1_000),
  );
  const parts = split((user) => Math.round(median(known.map(({ processor }) => processor[user]))));
  return { ...parts, inUse: rounded(median(inUse)) };
}

function figure(
  { name, target, wanted, unit = 'events/s' }: Comparison,
  baseline: string,
  measured: readonly { product: Stretch; baseline: Stretch }[],
): Figure {
  const ratios = measured.map((round) => rateOf(round.product) / rateOf(round.baseline));
  const ratio = median(ratios);
  const value = median(measured.map(({ product }) => rateOf(product)));
  const processor = {
    product: used(measured.map(({ product }) => product)),
    baseline: used(measured.map(({ baseline }) => baseline)),
  };
  const last = measured.at(-1)!;
  const shares = present({ product: last.product.shares, baseline: last.baseline.shares });
  return {
    name,
    value: Math.round(value),
    unit,
    ratio: rounded(ratio),
    spread: { lowest: rounded(Math.min(...ratios)), highest: rounded(Math.max(...ratios)) },
    baseline: { name: baseline, value: Math.round(median(measured.map((round) => rateOf(round.baseline)))) },
    ...(processor.product && { processor }),
    ...(shares.product && { shares }),
    ...present({ target, wanted }),
    met: ratio >= (target ?? 0) && value >= (wanted ?? 0),
    rounds: measured.length,
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * Measures a closed load: each of `callers` begins its next `piece` when the last has ended, until `ms` milliseconds are over.
 * A piece returns how many events it handled.
 */
export async function callersAtWork(
  callers: number,
  ms: number,
  piece: (caller: number) => Promise<number>,
): Promise<Stretch> {
  const end = performance.now() + ms;
  let events = 0;
  return stretchOf(async () => {
    await Promise.all(
      Array.from({ length: callers }, async (_, caller) => {
        while (performance.now() < end) {
          const done = await piece(caller);
          events += done;
        }
      }),
    );
    return events;
  });
}
