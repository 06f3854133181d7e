import { describeFault } from './graphql-fault-log';

/**
 * Tells the faults of work that is tried again and again: one that comes back tells nothing until the work has succeeded, so
 * that hours without a database are a line for each kind of fault, not one for each attempt.
 */
export class RepeatedFaults {
  /** The first lines of the faults since the work last succeeded: name and message, without the place in the program. */
  private readonly told = new Set<string>();

  constructor(private readonly tell: (words: string) => void) {}

  readonly failed = (fault: unknown): void => {
    const words = describeFault(fault);
    const [kind = ''] = words.split('\n', 1);
    if (this.told.has(kind)) return;
    this.told.add(kind);
    this.tell(words);
  };

  readonly worked = (): void => this.told.clear();
}
