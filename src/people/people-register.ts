import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type AccessRefusal,
  KEY_EXPIRED,
  KEY_MALFORMED,
  KEY_MISSING,
  KEY_REVOKED,
  KEY_UNKNOWN,
  UNAVAILABLE,
} from '../access/access-refusal';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import { type PresentedKey, readBearer, sameHash } from '../access/api-key';
import type { Principal, Signing, SigningNonce } from '../access/principal';
import {
  type AppendOutcome,
  type EventStorePort,
  type EventToAppend,
  CONSOLE,
  EVENT_STORE,
} from '../event-log/event-store.port';
import { sha256 } from '../kernel/identity';
import { accepted, refused, type Result } from '../kernel/result';
import { toAppend, eventIn } from '../kernel/stored-form';
import type { CasinoEvent } from '../kernel/envelope';
import { applyToHouse, type CredentialOfHouse, emptyHouse, type House, isGood } from './house.state';
import { endedWithMaker } from './credential-part.rules';
import { PEOPLE_SOURCE } from './house-fields.events';
import { peopleDefinitionOf, type PeopleEvent } from './people.events';
import { HOUSE } from '../kernel/house';
import { type PeopleRefusal, refusing } from './people.refusals';
import type { Moment, PeopleDecision } from './people.rules';
import { actsNoLonger, monthBefore, principalOfCredential, type SigningActor } from './principal-of';

/**
 * The one stream of all decisions about persons and credentials, so that each decision is made with knowledge of all earlier
 * ones.
 */
export const PEOPLE_STREAM = `cagnotte_people-${HOUSE}`;

/** Milliseconds within which decisions of another process take effect in this one; its own take effect at once. */
export const STALENESS_MS_MAX = 10_000;

/**
 * Attempts of one decision. Of persons who decide at the same time, one succeeds and the others repeat; more repetitions are
 * a fault.
 */
const MOST_TRIES = 10;

function principalBehind({ type, data }: PeopleEvent): string {
  const { kind, id, credential } = data.by;
  if (kind === 'console') return CONSOLE;
  if (kind === 'service') return id;
  return credential ?? (type === 'cagnotte.credential.made.v1' ? data.credential : id);
}

type Rule = (house: House, moment: Moment) => PeopleDecision;

interface Signs {
  readonly signing: Signing;
  readonly nonce: SigningNonce;
}

export interface Taken {
  readonly events: readonly PeopleEvent[];
  readonly house: House;
}

/**
 * The persons, roles and credentials of the house. They are folded from the stream of the house and kept in memory: a table
 * could be changed beside the log. This class records decisions about them and authenticates requests.
 */
@Injectable()
export class PeopleRegister {
  private readonly logger = new Logger(PeopleRegister.name);
  private readonly state = emptyHouse();
  private version = -1;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private readonly used = new Map<string, Date>();
  private readonly tellDecision: ((events: readonly PeopleEvent[]) => Promise<void>)[] = [];

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  /**
   * The principal of this `Authorization` header, or why it is refused. An expiry takes effect at its instant, a revocation
   * by another process within `STALENESS_MS_MAX`. Never throws: an unreachable log is a refusal too.
   */
  async authenticate(authorization: string | undefined): Promise<Result<Principal, AccessRefusal>> {
    if (!authorization) return refused(KEY_MISSING);
    const shown = readBearer(authorization);
    if (!shown) return refused(KEY_MALFORMED);
    try {
      await this.recent();
      // Re-read: another process may have made the credential. A wrong secret of a known id re-reads too, so that its time
      // does not differ from that of an unknown id.
      if (this.credentialOf(shown) === undefined) await this.catchUp();
    } catch (failure) {
      this.logger.error(`credentials cannot be read: ${String(failure)}`);
      return refused(UNAVAILABLE);
    }
    const credential = this.credentialOf(shown);
    return credential === undefined ? refused(KEY_UNKNOWN) : this.letIn(credential);
  }

  private credentialOf({ id, hash }: PresentedKey): CredentialOfHouse | undefined {
    const credential = this.state.credentials.get(id);
    return credential?.keyHash && sameHash(credential.keyHash, hash) ? credential : undefined;
  }

  private letIn(credential: CredentialOfHouse): Result<Principal, AccessRefusal> {
    const holder = credential.person === undefined ? undefined : this.state.persons.get(credential.person);
    if (credential.revoked || holder?.left || endedWithMaker(this.state, credential))
      return refused(KEY_REVOKED);
    const at = this.sources.now();
    const now = at.toISOString();
    if (!isGood(credential, now)) return refused(KEY_EXPIRED);
    this.saw(credential.id, at);
    return accepted(principalOfCredential(this.state, credential, now));
  }

  /** The house as of at most `STALENESS_MS_MAX` ago, with every decision of this process. The caller must not change it. */
  async recently(): Promise<House> {
    await this.recent();
    return this.state;
  }

  async house(): Promise<House> {
    await this.catchUp();
    return this.state;
  }

  /**
   * Takes a decision: evaluates the rule on all earlier decisions and records its events together or not at all. If another
   * decision was recorded meanwhile, the rule is evaluated again.
   * @param by who decides; whether they still may is checked at each attempt. For a signed decision the rule is evaluated as
   * of the moment when the signature was requested, so that it gives what was signed, and again as of now
   * @throws EventStoreUnavailable when the log cannot be reached, and what `Signing.sign` throws
   */
  async decide(rule: Rule, by?: SigningActor): Promise<Result<Taken, PeopleRefusal>> {
    const signs = by?.signing && { signing: by.signing, nonce: await by.signing.begin() };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.catchUp();
      const now = this.sources.now();
      const decided = this.ask(rule, now, by, signs?.nonce);
      if (!decided.ok) return decided;
      const answer = decided.value.length === 0 ? 'appended' : await this.append(decided.value, now, signs);
      // The ids of a signed decision follow from its nonce, so a nonce that is used again gives an id that is already
      // recorded.
      if (answer === 'conflict') return refusing('PEOPLE.SIGNED_BEFORE');
      if (answer === 'appended') {
        await this.catchUp();
        for (const tell of this.tellDecision) await tell(decided.value);
        return accepted({ events: decided.value, house: this.state });
      }
    }
    return refusing('PEOPLE.BUSY');
  }

  private ask(rule: Rule, now: Date, by?: SigningActor, nonce?: SigningNonce): PeopleDecision {
    if (by !== undefined && actsNoLonger(this.state, by, now.toISOString()))
      return refusing('PEOPLE.NO_LONGER');
    const lapsed = nonce && rule(this.state, this.momentOf(now));
    return lapsed?.ok === false ? lapsed : rule(this.state, this.momentOf(now, nonce));
  }

  /** What hears of decisions of this process is called in the order in which it came, and waited for. */
  onDecision(tell: (events: readonly PeopleEvent[]) => Promise<void>): void {
    this.tellDecision.push(tell);
  }

  /** Notes that a credential, or a session that began with it, was used. */
  saw(credential: string, at: Date): void {
    this.used.set(credential, at);
  }

  /** When each credential was last shown to this process since the last call. */
  takeUses(): ReadonlyMap<string, Date> {
    const uses = new Map(this.used);
    this.used.clear();
    return uses;
  }

  /** The ids of a signed decision are derived from its nonce, because the signature covers them. */
  private momentOf(at: Date, nonce?: SigningNonce): Moment {
    const now = (nonce?.at ?? at).toISOString();
    let ids = 0;
    return {
      now,
      monthAgo: monthBefore(now),
      newId: () =>
        nonce === undefined
          ? this.sources.randomBytes(8).toString('hex')
          : sha256(`id ${(ids += 1)} of ${nonce.text}`).slice(0, 16),
    };
  }

  private async append(
    events: readonly PeopleEvent[],
    now: Date,
    signs?: Signs,
  ): Promise<AppendOutcome['kind']> {
    const expected = this.version === -1 ? 'none' : this.version;
    const signed: EventToAppend[] = [];
    for (const [index, event] of events.entries())
      signed.push(await this.recordOf(event, { now, index, signs }));
    const { kind } = await this.store.append({
      stream: PEOPLE_STREAM,
      events: signed,
      expected,
      principal: principalBehind(events[0]!),
    });
    return kind;
  }

  private async recordOf(
    { type, data }: PeopleEvent,
    { now, index, signs }: { readonly now: Date; readonly index: number; readonly signs: Signs | undefined },
  ): Promise<EventToAppend> {
    const time = now.toISOString();
    const id =
      signs === undefined
        ? this.sources.randomBytes(16).toString('hex')
        : sha256(`event ${index} of ${signs.nonce.text}`).slice(0, 32);
    const event: CasinoEvent = {
      specversion: '1.0',
      id,
      source: PEOPLE_SOURCE,
      type,
      time,
      datacontenttype: 'application/json',
      gamingday: time.slice(0, 10),
      data,
    };
    const signed = (await signs?.signing.sign(event, peopleDefinitionOf(event.type), signs.nonce)) ?? event;
    return toAppend(signed);
  }

  private async recent(): Promise<void> {
    if (this.sources.monotonicMs() - this.readAt >= STALENESS_MS_MAX) await this.catchUp();
  }

  /** Reads the stream to its end. Callers during a read share the next read, which begins later. */
  private catchUp(): Promise<void> {
    return (this.next ??= this.readAfter(this.reading));
  }

  private async readAfter(current: Promise<void> | undefined): Promise<void> {
    await current?.catch(() => undefined);
    this.reading = this.next;
    this.next = undefined;
    await this.readOn();
  }

  private async readOn(): Promise<void> {
    const began = this.sources.monotonicMs();
    for await (const { bytes, version } of this.store.readStream(PEOPLE_STREAM, { from: this.version + 1 })) {
      const event = eventIn<PeopleEvent & { readonly time: string }>(bytes);
      applyToHouse(this.state, event, event.time);
      this.version = version;
    }
    this.readAt = began;
  }
}
