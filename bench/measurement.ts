/** Events acknowledged in one stretch of time. */
export interface Stretch {
  readonly events: number;
  readonly ms: number;
}

/** One way of doing the work. */
export interface Contender {
  readonly name: string;
  /** Once, before the first round. */
  open(): Promise<void>;
  /** Before each stretch, not measured: makes ready whatever the other side need not make either. */
  prepare?(): Promise<void>;
  /** Works for about so long, ends what it began, and tells how much was acknowledged. */
  work(ms: number): Promise<Stretch>;
  close(): Promise<void>;
}

export interface Comparison {
  readonly name: string;
  readonly product: () => Contender;
  readonly baseline: () => Contender;
  /** What is counted; by default events. */
  readonly unit?: Unit;
  /** The ratio to be reached; absent where none is set. */
  readonly target?: number;
  /** So many a second are wanted of a processor; printed, since machines differ. */
  readonly wanted?: number;
}

export type Unit = 'events/s' | 'lines/s' | 'reports/s' | 'rounds/s';

/** What is printed, one line of JSON each. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Median over the rounds of product / baseline. */
  readonly ratio: number;
  readonly spread: { readonly lowest: number; readonly highest: number };
  readonly baseline: { readonly name: string; readonly value: number };
  readonly target?: number;
  readonly wanted?: number;
  readonly met: boolean;
  readonly rounds: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly ms: number;
}

/**
 * Product and baseline in turn, each first in every other round, so that what the machine does meanwhile hits both.
 * One stretch of each is thrown away first.
 */
export async function compare(comparison: Comparison, { rounds, ms }: Rounds): Promise<Figure> {
  const [product, baseline] = [comparison.product(), comparison.baseline()];
  await product.open();
  await baseline.open();
  const rates: { product: number; baseline: number }[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [product, baseline] : [baseline, product];
    const measured = new Map<Contender, number>();
    for (const contender of order) measured.set(contender, await rateOf(contender, ms));
    if (round >= 0) rates.push({ product: measured.get(product)!, baseline: measured.get(baseline)! });
  }
  await product.close();
  await baseline.close();
  return figure(comparison, baseline.name, rates);
}

async function rateOf(contender: Contender, ms: number): Promise<number> {
  await contender.prepare?.();
  const stretch = await contender.work(ms);
  return (stretch.events / stretch.ms) * 1_000;
}

function figure(
  { name, target, wanted, unit = 'events/s' }: Comparison,
  baseline: string,
  rates: readonly { product: number; baseline: number }[],
): Figure {
  const ratios = rates.map((rate) => rate.product / rate.baseline);
  const ratio = median(ratios);
  const value = median(rates.map((rate) => rate.product));
  return {
    name,
    value: Math.round(value),
    unit,
    ratio: rounded(ratio),
    spread: { lowest: rounded(Math.min(...ratios)), highest: rounded(Math.max(...ratios)) },
    baseline: { name: baseline, value: Math.round(median(rates.map((rate) => rate.baseline))) },
    ...(target === undefined ? {} : { target }),
    ...(wanted === undefined ? {} : { wanted }),
    met: ratio >= (target ?? 0) && value >= (wanted ?? 0),
    rounds: rates.length,
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** So many callers, each doing one piece of work after the other until the time is over. */
export async function callersAtWork(
  callers: number,
  ms: number,
  piece: (caller: number) => Promise<number>,
): Promise<Stretch> {
  const started = performance.now();
  let events = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() - started < ms) {
        const done = await piece(caller);
        events += done;
      }
    }),
  );
  return { events, ms: performance.now() - started };
}
