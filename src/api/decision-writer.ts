import type { EventOf, EventType } from '../ledger/event-contract/catalogue';
import type { CasinoEvent } from '../ledger/_core/envelope';
import { mayNamePersons } from '../ledger/event-contract/personal-fields';
import { casinoOf, streamOf } from '../ledger/event-contract/streams';
import type { Permission } from '../access/permissions';
import { casinoClosed } from '../access/access-refusal';
import { mayCasino, type Principal } from '../access/principal';
import { asGraphQLError } from '../access/refusal-errors';
import type {
  AppendRequest,
  EventStorePort,
  ExpectedVersion,
  LogPosition,
} from '../event-log/event-store.port';
import { derivedId } from '../kernel/identity';
import { storedForm } from '../kernel/stored-form';
import type { Person, SecondPerson } from '../ledger/gaming-day/gaming-day.state';
import type { EntityManager } from 'typeorm';

export interface BooksInView {
  readonly casino: string;
  readonly position: bigint;
  readonly manager: EntityManager;
}

/** The person of a credential as named in decisions; undefined for devices and services, which decide nothing. */
export const decidingPerson = ({ personId, name, kind }: Principal): Person | undefined =>
  kind === 'person' && personId !== undefined ? { id: personId, name } : undefined;

export const unsigned = ({ credentialId, again }: Principal): Pick<Principal, 'credentialId' | 'again'> => ({
  credentialId,
  ...(again && { again }),
});

/** A person as the second of two, with a permission at a casino that the first must still have. */
export const secondPerson = (
  by: Person,
  { tiedTo, holds }: Pick<Principal, 'tiedTo' | 'holds'>,
  { permission, casino }: { readonly permission: Permission; readonly casino: string },
): SecondPerson => ({ by, tiedTo, stillMay: holds && ((person) => holds(person, permission, casino)) });

export interface DecisionToRecord<Type extends EventType> {
  readonly principal: Pick<Principal, 'credentialId' | 'signing' | 'again'>;
  readonly casino: string;
  readonly gamingDay: string;
  readonly type: Type;
  readonly data: EventOf<Type>['data'];
  readonly about?: string;
  readonly after: string | undefined;
}

type DecidedOnce<Type extends EventType> = Omit<DecisionToRecord<Type>, 'after'> & { readonly about: string };

export interface RecordedNow {
  readonly eventId: string;
  readonly time: string;
  readonly receipt: LogPosition;
}

/**
 * Records decisions of people as events of the office of accounts, each knowing the exact version of its stream: of
 * two people who decide at once, one is told that the other has decided. Who can sign does, under the event as it is recorded.
 * Whose credential, session or role has ended since the request began decides nothing.
 */
export class DecisionWriter {
  constructor(
    private readonly store: EventStorePort,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @returns undefined if something else was decided meanwhile */
  async record<Type extends EventType>(decision: DecisionToRecord<Type>): Promise<RecordedNow | undefined> {
    const { casino, gamingDay, type, about = gamingDay, principal } = decision;
    const draft = this.draftOf(decision);
    const stream = streamOf({ ...draft, id: '' });
    const last = await this.lastOf(stream);
    if (last?.id !== decision.after) return undefined;
    const id = derivedId('decision', casino, type, about, `${last === undefined ? 0 : last.version + 1}`);
    return this.append({ ...draft, id }, { stream, principal, expected: last?.version ?? 'none' });
  }

  /**
   * Records what is decided once and for all about something, in a stream that others write to as well.
   * @returns undefined when it was decided before
   */
  async recordOnce<Type extends EventType>(decision: DecidedOnce<Type>): Promise<RecordedNow | undefined> {
    const event = this.eventOf(decision);
    return this.append(event, { stream: streamOf(event), principal: decision.principal, expected: 'any' });
  }

  eventOf<Type extends EventType>(decision: Omit<DecidedOnce<Type>, 'principal'>): CasinoEvent {
    const { casino, type, about } = decision;
    return { ...this.draftOf(decision), id: derivedId('decision', casino, type, about) };
  }

  private draftOf<Type extends EventType>({
    casino,
    gamingDay,
    type,
    data,
  }: Omit<DecisionToRecord<Type>, 'after' | 'principal'>): Omit<CasinoEvent, 'id'> {
    return {
      specversion: '1.0',
      source: `/casinos/${casino}/accounting`,
      type,
      time: this.now().toISOString(),
      gamingday: gamingDay,
      datacontenttype: 'application/json',
      data,
    };
  }

  private async append(
    event: CasinoEvent,
    {
      stream,
      principal,
      expected,
    }: Omit<AppendRequest, 'events' | 'principal'> & Pick<DecidedOnce<EventType>, 'principal'>,
  ): Promise<RecordedNow | undefined> {
    const { id, type, source, time } = event;
    const casino = casinoOf(source);
    const kept = await this.asKept(event);
    const signed = (await principal.signing?.sign(kept)) ?? kept;
    // Books, signature and store were waited for.
    const still = await principal.again?.();
    if (still !== undefined && !mayCasino(still, casino)) throw asGraphQLError(casinoClosed(casino));
    const appended = { casino, source, id, type, ...storedForm(signed) };
    const answer = await this.store.append({
      ...{ stream, events: [appended], expected },
      principal: principal.credentialId,
    });
    return answer.kind === 'appended' ? { eventId: id, time, receipt: answer.receipt } : undefined;
  }

  /** The event as the log keeps it: texts about persons are protected, and what is signed is what is kept. */
  async asKept(event: CasinoEvent): Promise<CasinoEvent> {
    if (this.store.asKept === undefined || !mayNamePersons(event.type)) return event;
    const { id, type, source } = event;
    const given = { casino: casinoOf(source), source, id, type, ...storedForm(event) };
    return JSON.parse((await this.store.asKept(given)).bytes) as CasinoEvent;
  }

  private async lastOf(
    stream: string,
  ): Promise<{ id: string; version: number & ExpectedVersion } | undefined> {
    for await (const { id, version } of this.store.readStream(stream, { direction: 'backwards', limit: 1 })) {
      return { id, version };
    }
    return undefined;
  }
}
