import { SingleBar } from 'cli-progress';

export interface Saying {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export function say({ code, out, err }: Saying): number {
  process.stdout.write(out);
  process.stderr.write(err);
  return code;
}

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

/** Resolves at the first SIGINT or SIGTERM. A second one ends the process at once: nothing acknowledged can be lost. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = (): void => {
      if (asked) process.exit(130);
      asked = true;
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
