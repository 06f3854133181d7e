interface Group {
  readonly stream: string;
  /** Resolves once everything that the source reported earlier, in other streams, is stored or refused. */
  readonly begin: Promise<void>;
  readonly end: Promise<void>;
  readonly hasEnded: () => void;
  pending: number;
}

/**
 * Keeps the order in which a source tells its events where they go to several streams: different streams do not wait
 * for each other, but what a source told before, in another stream, is stored first. Otherwise the log would have
 * events of a device out of their order, and each would be reported as late.
 */
export class SourceOrder {
  private readonly last = new Map<string, Group>();

  async inTurn<Answer>(source: string, stream: string, append: () => Promise<Answer>): Promise<Answer> {
    const group = this.groupOf(source, stream);
    group.pending += 1;
    try {
      await group.begin;
      return await append();
    } finally {
      group.pending -= 1;
      if (group.pending === 0) this.end(source, group);
    }
  }

  private groupOf(source: string, stream: string): Group {
    const last = this.last.get(source);
    if (last?.stream === stream) return last;
    let hasEnded: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (hasEnded = resolve));
    const group = { stream, begin: last?.end ?? Promise.resolve(), end, hasEnded, pending: 0 };
    this.last.set(source, group);
    return group;
  }

  private end(source: string, group: Group): void {
    if (this.last.get(source) === group) this.last.delete(source);
    group.hasEnded();
  }
}
