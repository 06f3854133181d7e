export interface ArrivalWait {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

export class ArrivalBell {
  private readonly sleepers = new Set<() => void>();

  wait({ signal, timeoutMs }: ArrivalWait): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      signal.addEventListener('abort', wake, { once: true });
      this.sleepers.add(wake);
    });
  }

  ring(): void {
    for (const wake of [...this.sleepers]) wake();
  }
}
