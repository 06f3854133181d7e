import type { DataSource } from 'typeorm';
import type { ReadReplica, ReplicaSeen } from './read-replica';

export const REPEATED_BECAUSE = ['recovery-conflict', 'failure', 'refusal'] as const;
type RepeatedBecause = (typeof REPEATED_BECAUSE)[number];

/**
 * SQLSTATEs of statements that a replica cancels in order to replay changes: rows that they read were removed, or a
 * table was locked.
 */
const OF_RECOVERY = new Set(['40001', '40P01', '57014', '57P04']);

/**
 * Where queries are read: the replica while it is well, otherwise the primary. The replica gives complete answers
 * only: a query that fails there, or for which it lacks something, is read again from the primary.
 */
export class ReadSources {
  readonly answered = { replica: 0, primary: 0 };
  readonly repeated: Record<RepeatedBecause, number> = { 'recovery-conflict': 0, failure: 0, refusal: 0 };

  constructor(
    readonly primary: DataSource,
    private readonly replica?: ReadReplica,
  ) {}

  get seen(): ReplicaSeen | undefined {
    return this.replica?.lastSeen;
  }

  async close(): Promise<void> {
    await this.replica?.stop();
  }

  now(): DataSource {
    return this.replica?.lastSeen.state === 'ok' ? this.replica.dataSource : this.primary;
  }

  /**
   * Reads from the replica where it is well; from the primary otherwise, and where the replica fails or its answer is
   * incomplete.
   */
  async read<Answer>(
    work: (dataSource: DataSource) => Promise<Answer>,
    isWhole: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const source = this.now();
    if (source !== this.primary) {
      try {
        const answer = await work(source);
        if (isWhole(answer)) return this.counted('replica', answer);
        this.readAgain([]);
      } catch (failure) {
        this.readAgain([failure]);
      }
    }
    return this.counted('primary', await work(this.primary));
  }

  counted<Answer>(source: 'replica' | 'primary', answer: Answer): Answer {
    this.answered[source]++;
    return answer;
  }

  /** Counts what the primary reads again, and checks the replica if its database or the connection has failed. */
  readAgain(failures: readonly unknown[]): void {
    const reasons = failures.map(reasonOf);
    const reason = REPEATED_BECAUSE.find((each) => reasons.includes(each)) ?? 'refusal';
    this.repeated[reason]++;
    if (reason === 'failure') void this.replica?.look();
  }
}

/** A refusal has a code of GraphQL or HTTP and no fault as its cause. */
function reasonOf(failure: unknown): RepeatedBecause {
  const fault = faultOf(failure);
  if (fault === undefined) return 'refusal';
  const { driverError = fault } = fault as { driverError?: { code?: string } };
  const { code = '' } = driverError as { code?: string };
  return OF_RECOVERY.has(code) ? 'recovery-conflict' : 'failure';
}

function faultOf(failure: unknown): object | undefined {
  if (!(failure instanceof Error)) return undefined;
  if (failure.name !== 'GraphQLError') return failure;
  const { originalError } = failure as { originalError?: Error };
  return originalError?.name === 'GraphQLError' ? undefined : originalError;
}
