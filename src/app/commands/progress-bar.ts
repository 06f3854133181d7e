import { SingleBar } from 'cli-progress';

/** Progress on standard error: silent without a terminal. */
export interface ProgressBar {
  show(value: number): void;
  end(): void;
}

/** A bar of `total`, or a running count if the total is unknown. */
export function progressBar(unit: string, total?: number): ProgressBar {
  if (!process.stderr.isTTY) return { show: () => undefined, end: () => undefined };
  const format = total === undefined ? `{value} ${unit}` : `{bar} {percentage} % · {value}/{total} ${unit}`;
  const bar = new SingleBar({ format, hideCursor: true, stream: process.stderr, clearOnComplete: true });
  bar.start(total ?? 0, 0);
  return {
    show: (value) => bar.update(value),
    end: () => bar.isActive && bar.stop(),
  };
}
