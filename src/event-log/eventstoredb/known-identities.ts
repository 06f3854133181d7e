import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { AppendRequest, EventToAppend, LogPosition } from '../event-store.port';
import { identityOf, type Knowledge } from '../decide-appends';

export type Identity = Pick<EventToAppend, 'casino' | 'source' | 'id'>;

export interface FirstRecord extends Identity {
  readonly contentHash: string;
  readonly place: LogPosition;
  readonly stream: string;
  readonly version: number;
}

/**
 * The register of the records that the projections have counted. EventStoreDB cannot be asked for an event by its
 * identity, so the adapter asks here.
 */
export interface IdentityRegister {
  firstRecords(identities: readonly Identity[]): Promise<readonly FirstRecord[]>;
}

/** More than the lag of healthy projections. */
const MOST_REMEMBERED = 100_000;

const MOST_ASKED = 2_000;

export type BytesOf = (record: FirstRecord) => Promise<string>;

/**
 * The identities in the log: those that this process has met lately, and those in the register. An event that another
 * process has stored in another stream is unknown until the projections reach it; they ensure that it counts once.
 */
export class KnownIdentities {
  private readonly met = new LRUCache<string, FirstRecord>({ max: MOST_REMEMBERED });
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly registered: DataLoader<Identity, FirstRecord | undefined>;
  private readonly asked = new WeakMap<Identity, Promise<FirstRecord | undefined>>();

  constructor(
    register: IdentityRegister,
    private readonly bytesOf: BytesOf,
  ) {
    let answered: Promise<unknown> = Promise.resolve();
    this.registered = new DataLoader(
      (identities) => {
        const answer = register.firstRecords(identities);
        answered = answer.catch(() => undefined);
        return answer.then((records) => inOrderOf(identities, records));
      },
      // One query at a time: the questions of all streams meanwhile, and in this turn of the loop, are sent together.
      {
        cache: false,
        maxBatchSize: MOST_ASKED,
        batchScheduleFn: (ask) => void answered.then(() => setImmediate(ask)),
      },
    );
  }

  /** Stores no content; for a known identity the earlier record counts. */
  remember({ casino, source, id, contentHash, place, stream, version }: FirstRecord): void {
    const identity = identityOf({ casino, source, id });
    if (!this.met.has(identity))
      this.met.set(identity, { casino, source, id, contentHash, place, stream, version });
  }

  /**
   * Waits until no other append of this process stores any of these events, in any stream, and keeps later ones
   * waiting.
   * @returns a function that ends the claim
   */
  async claim(requests: readonly AppendRequest[]): Promise<() => void> {
    const claimed = [...new Set(requests.flatMap(({ events }) => events.map(identityOf)))];
    for (let others = this.othersOf(claimed); others.length > 0; others = this.othersOf(claimed))
      await Promise.all(others);
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    for (const identity of claimed) this.underWay.set(identity, ended);
    return () => {
      for (const identity of claimed) this.underWay.delete(identity);
      end();
    };
  }

  /** Whether the register has a record: then it has every record before it in the log. */
  async isRegistered(record: FirstRecord): Promise<boolean> {
    return (await this.registered.load(record)) !== undefined;
  }

  /** Asks the register about events that will be appended, together with those of all other streams. */
  ask({ events }: AppendRequest): void {
    for (const event of events) {
      if (this.met.has(identityOf(event))) continue;
      const answer = this.registered.load(event);
      // `knowledgeOf` awaits the answer and throws its failure; without this line Node would end the process before that.
      answer.catch(() => undefined);
      this.asked.set(event, answer);
    }
  }

  /** @param anew asks again in place of using the answers to `ask`, because something may have been recorded since */
  async knowledgeOf(
    requests: readonly AppendRequest[],
    anew: boolean,
  ): Promise<Pick<Knowledge, 'knownEvent'>> {
    const events = requests.flatMap((request) => request.events);
    const unmet = events.filter((event) => !this.met.has(identityOf(event)));
    const records = await Promise.all(
      unmet.map((event) => (anew ? undefined : this.asked.get(event)) ?? this.registered.load(event)),
    );
    for (const record of records) if (record !== undefined) this.remember(record);
    const bytes = new Map<string, string>();
    for (const event of events) {
      const record = this.met.get(identityOf(event));
      if (record && record.contentHash !== event.contentHash && !bytes.has(record.place))
        bytes.set(record.place, await this.bytesOf(record));
    }
    return {
      knownEvent: (event) => {
        const record = this.met.get(identityOf(event));
        return record && { ...record, bytes: () => bytes.get(record.place)! };
      },
    };
  }

  private othersOf(identities: readonly string[]): Promise<void>[] {
    return identities.map((identity) => this.underWay.get(identity)).filter((other) => other !== undefined);
  }
}

function inOrderOf(
  identities: readonly Identity[],
  records: readonly FirstRecord[],
): readonly (FirstRecord | undefined)[] {
  const byIdentity = new Map(records.map((record) => [identityOf(record), record]));
  return identities.map((identity) => byIdentity.get(identityOf(identity)));
}
