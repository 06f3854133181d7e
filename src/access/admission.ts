import { setTimeout } from 'node:timers/promises';

export interface AdmissionLimits {
  /** How many operations run at once, in all; connections of the pool are left for intake, projections and health. */
  readonly inAll: number;
  readonly weightOfCredential: number;
  readonly waiting: number;
  readonly longestWaitMs: number;
}

export const ADMISSION_LIMITS: AdmissionLimits = {
  inAll: 6,
  weightOfCredential: 4,
  waiting: 100,
  longestWaitMs: 20_000,
};

/** Ends an admitted operation: gives its share back. Calls after the first do nothing. */
export type Leave = () => void;

interface Waiting {
  readonly weight: number;
  readonly admit: (leave: Leave) => void;
}

interface Credential {
  used: number;
  readonly waiting: Waiting[];
}

/**
 * Lets operations run a few at a time. Each credential has a share of its own and credentials take turns, so that the
 * operations of one credential leave room for those of other credentials.
 */
export class Admission {
  private readonly credentials = new Map<string, Credential>();
  private running = 0;

  constructor(private readonly limits: AdmissionLimits = ADMISSION_LIMITS) {}

  /**
   * Waits for room and takes it; the answer gives it back.
   * @param weight 1 for a light operation; at most the share of a credential counts
   * @returns undefined if too many operations of the credential wait, or this one has waited too long
   */
  async enter(credential: string, weight: number): Promise<Leave | undefined> {
    const of = this.credentials.get(credential) ?? { used: 0, waiting: [] };
    if (of.waiting.length >= this.limits.waiting) return undefined;
    this.credentials.set(credential, of);
    const { waiting, admitted } = place(Math.min(weight, this.limits.weightOfCredential));
    of.waiting.push(waiting);
    this.admitNext();
    return this.inTime(admitted, of, waiting);
  }

  private async inTime(
    admitted: Promise<Leave>,
    of: Credential,
    waiting: Waiting,
  ): Promise<Leave | undefined> {
    if (!of.waiting.includes(waiting)) return admitted;
    const waitingTime = new AbortController();
    const { signal } = waitingTime;
    const late = setTimeout(this.limits.longestWaitMs, undefined, { ref: false, signal }).catch(
      () => undefined,
    );
    const leave = await Promise.race([admitted, late]);
    waitingTime.abort();
    if (leave === undefined) of.waiting.splice(of.waiting.indexOf(waiting), 1);
    return leave;
  }

  /** Admits the operations that fit, one credential at a time. A credential that was served goes to the end of the queue. */
  private admitNext(): void {
    for (const [name, credential] of this.credentials) {
      if (this.running >= this.limits.inAll) return;
      const next = credential.waiting[0];
      if (next === undefined || credential.used + next.weight > this.limits.weightOfCredential) continue;
      credential.waiting.shift();
      this.toTheEnd(name, credential);
      this.admit(name, credential, next);
    }
  }

  private admit(name: string, credential: Credential, { weight, admit }: Waiting): void {
    let isInside = true;
    this.running += 1;
    credential.used += weight;
    admit(() => {
      if (!isInside) return;
      isInside = false;
      this.running -= 1;
      credential.used -= weight;
      if (credential.used === 0 && credential.waiting.length === 0) this.credentials.delete(name);
      else this.toTheEnd(name, credential);
      this.admitNext();
    });
  }

  private toTheEnd(name: string, credential: Credential): void {
    this.credentials.delete(name);
    this.credentials.set(name, credential);
  }
}

function place(weight: number): { readonly waiting: Waiting; readonly admitted: Promise<Leave> } {
  let admit: (leave: Leave) => void = () => undefined;
  const admitted = new Promise<Leave>((resolve) => (admit = resolve));
  return { waiting: { weight, admit: (leave) => admit(leave) }, admitted };
}
