import { definitionOf, type EventOf, type EventType } from '../../event-contract/catalogue';
import type { CasinoEvent } from '../../../kernel/envelope';
import { mayNamePersons } from '../../event-contract/personal-fields';
import { streamOf } from '../../event-contract/streams';
import { toAppend, storedForm } from '../../../kernel/stored-form';
import { casinoOf } from '../../../kernel/source';
import type { Permission } from '../../../access/permissions';
import { asGraphQLError, casinoClosed } from '../../../access/access-refusal';
import { mayCasino, type Principal } from '../../../access/principal';
import type { AppendRequest, EventStorePort, ExpectedVersion } from '../../../event-log/event-store.port';
import { derivedId } from '../../../kernel/identity';
import { type Person, secondPairRefusal, type SecondPerson } from '../../../kernel/second-person';
import type { GraphQLError } from 'graphql';
import { findHiddenLoss, findUnstorable, isTooDeep, storable } from '../../../intake/json-text';
import { badInput } from '../../../api/coded-error';
import type { RecordedNow } from '../../../api/decision-refused';

/** The person of a credential as decisions record it; undefined for devices and services, which take no decisions. */
export const decidingPerson = ({ personId, name, kind }: Principal): Person | undefined =>
  kind === 'person' && personId !== undefined ? { id: personId, name } : undefined;

export const unsigned = ({ credentialId, again }: Principal): Pick<Principal, 'credentialId' | 'again'> => ({
  credentialId,
  ...(again && { again }),
});

interface Right {
  readonly permission: Permission;
  readonly casino: string;
}

/** A person as the second of two, who checks that the first still has a permission at a casino. */
export const secondPerson = (
  by: Person,
  { tiedTo, holds }: Pick<Principal, 'tiedTo' | 'holds'>,
  { permission, casino }: Right,
): SecondPerson => ({ by, tiedTo, stillMay: holds && ((person) => holds(person, permission, casino)) });

type NoSecondPair = NonNullable<ReturnType<typeof secondPairRefusal>>;

class Lapsed extends Error {
  constructor(readonly why: NoSecondPair) {
    super(why);
  }
}

/**
 * Records the decision of a second person. Immediately before it is appended, after all waits, it is checked again that
 * the person may be the second one of this proposal, and still has the permission.
 * @param record records with the given principal
 * @returns what was recorded, or why the person is not a second person any more
 */
export async function recordAsSecond<Recorded>(
  principal: Principal,
  { first, ...right }: Right & { readonly first: Person },
  record: (principal: Principal) => Promise<Recorded>,
): Promise<Recorded | NoSecondPair> {
  const by = decidingPerson(principal);
  const again = async (): Promise<Principal> => {
    const still = await principal.again!();
    const why = by && secondPairRefusal(first, secondPerson(by, still, right));
    if (why !== undefined) throw new Lapsed(why);
    return still;
  };
  try {
    return await record(principal.again ? { ...principal, again } : principal);
  } catch (failure) {
    if (failure instanceof Lapsed) return failure.why;
    throw failure;
  }
}

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

/**
 * Records decisions of persons as events of the office of accounts, with the expected version of the stream: of two
 * persons who decide at once, one is refused. A credential that can sign signs the event as recorded. A decision is
 * refused if the credential, session or role ended since the request began.
 */
export class DecisionWriter {
  constructor(
    private readonly store: EventStorePort,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @returns undefined if another decision was recorded after `decision.after` */
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
   * Records a decision that is taken once about its subject, in a stream with other events.
   * @returns undefined if it was recorded before
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
    const { id, source, time } = event;
    const casino = casinoOf(source);
    const kept = await this.asKept(event);
    const signed = (await principal.signing?.sign(kept, definitionOf(event.type)!)) ?? kept;
    // The credential may have ended while books, signature and store were awaited.
    const still = await principal.again?.();
    if (still !== undefined && !mayCasino(still, casino)) throw asGraphQLError(casinoClosed(casino));
    const answer = await this.store.append({
      stream,
      events: [toAppend(signed)],
      expected,
      principal: principal.credentialId,
    });
    return answer.kind === 'appended' ? { eventId: id, time, receipt: answer.receipt } : undefined;
  }

  /**
   * The event as the log stores it, with encrypted texts about persons, because the signature must cover what is
   * stored.
   */
  async asKept(event: CasinoEvent): Promise<CasinoEvent> {
    if (this.store.asKept === undefined || !mayNamePersons(event.type)) return event;
    return JSON.parse((await this.store.asKept(toAppend(event))).bytes) as CasinoEvent;
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

/** Maximum lengths: a proposal contains its replacement, a reason and names, and must fit into one event. */
const LONGEST = { replacement: 60_000, count: 60_000, clearing: 60_000, authorisation: 200_000 } as const;

type StatedAs = keyof typeof LONGEST;

/**
 * The data of an event, from JSON text: a JSON scalar of GraphQL would already have lost numbers that JavaScript does
 * not hold exactly.
 * @throws GraphQLError BAD_USER_INPUT if it is no object, or contains what the log cannot store unchanged
 */
export function statedData(text: string, as: StatedAs): object {
  const unreadable = (en: string, es: string): GraphQLError =>
    badInput({
      en: `${as} ${en}: give the data of the event as JSON text.`,
      es: `${as} ${es}: indique los datos del evento como texto JSON.`,
    });
  if (text.length > LONGEST[as]) {
    throw unreadable(
      `has ${text.length} characters, more than ${LONGEST[as]}`,
      `tiene ${text.length} caracteres, más de ${LONGEST[as]}`,
    );
  }
  const value = parsed(text);
  if (value === undefined) throw unreadable('is no JSON', 'no es JSON');
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw unreadable('is no object', 'no es un objeto');
  }
  const loss = isTooDeep(text) ? { reason: 'too-deep', path: '' } : lossIn(text, value);
  if (loss !== undefined) {
    const where = `${loss.reason}, ${loss.path || '/'}`;
    throw unreadable(`cannot be kept as it is (${where})`, `no se puede conservar tal cual (${where})`);
  }
  return value;
}

const lossIn = (text: string, value: object) =>
  findHiddenLoss(text) ?? findUnstorable(value, storedForm(value).bytes);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An optional note of a person; checked as `statedWords`. */
export const statedNote = (note: string | undefined): { readonly note?: string } =>
  note === undefined ? {} : { note: statedWords(note) };

const LONGEST_WORDS = 1_000;

/**
 * A trimmed text of a person, as an event stores it.
 * @throws GraphQLError BAD_USER_INPUT if it is empty or too long
 */
export function statedWords(text: string): string {
  const trimmed = storable(text.trim());
  if (trimmed.length > 0 && trimmed.length <= LONGEST_WORDS) return trimmed;
  throw badInput({
    en: `Give a reason of 1 to ${LONGEST_WORDS} characters; this one has ${trimmed.length}.`,
    es: `Indique un motivo de 1 a ${LONGEST_WORDS} caracteres; este tiene ${trimmed.length}.`,
  });
}

/**
 * A trimmed text in one line, as an event stores it.
 * @throws GraphQLError BAD_USER_INPUT for an empty text, for characters that cannot be seen, and for more than the event may hold
 */
export function statedText(field: string, text: string, most: number): string {
  const stated = text.trim();
  if (stated.length >= 1 && stated.length <= most && !/\p{C}/u.test(stated)) return stated;
  throw badInput({
    en: `${field}: give 1 to ${most} characters in one line; this one has ${stated.length}.`,
    es: `${field}: indique de 1 a ${most} caracteres en una línea; este tiene ${stated.length}.`,
  });
}
