import type { SecurityEntry } from '../security-log/security-entry';
import { type LogPosition, MAX_EVENT_BYTES } from '../event-log/event-store.port';
import type { QuarantineReason, RefusalReason } from './explanations';
import type { RefusalText } from '../kernel/words';
import type { MissingRight } from './reporting-rights';
import { definitionOf } from '../ledger/event-contract/catalogue';
import { type CasinoEvent, EnvelopeSchema } from '../kernel/envelope';
import type { Undeclared } from './reading';
import { pointerToken } from './json-text';
import { present } from '../kernel/present';

export interface Named {
  readonly source?: string;
  readonly id?: string;
}

export interface StoredDelivery extends Named {
  readonly outcome: 'stored' | 'duplicate';
  /** A query with this as `waitFor` includes the event. */
  readonly receipt: LogPosition;
}

export interface SetAside extends Named, RefusalText {
  readonly outcome: 'conflict' | 'quarantined';
  readonly reason: QuarantineReason;
  /** JSON pointer to the cause. */
  readonly path: string;
  /** SHA-256 of the delivered bytes: the name of the delivery in quarantine. */
  readonly delivery: string;
  readonly receipt: LogPosition;
}

export interface TurnedAway extends Named, RefusalText {
  readonly outcome: 'too-large' | 'forbidden';
  /** Why an event is forbidden: its sender lacks the right, or no sender may deliver its type. */
  readonly reason?: MissingRight | RefusalReason;
}

export type DeliveryOutcome = StoredDelivery | SetAside | TurnedAway;

export const OUTCOMES = ['stored', 'duplicate', 'conflict', 'quarantined', 'too-large', 'forbidden'] as const;

export type OutcomeCounts = Record<(typeof OUTCOMES)[number], number>;

export const noOutcomes = (): OutcomeCounts =>
  Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as OutcomeCounts;

interface Receipts {
  furthest(so: LogPosition | undefined, outcome: DeliveryOutcome): LogPosition | undefined;
}

/** Sums up several deliveries: the count of each outcome, and one receipt that covers all of them. */
export class OutcomeTally {
  readonly counts = noOutcomes();
  private furthest: LogPosition | undefined;

  constructor(private readonly intake: Receipts) {}

  enter(outcome: DeliveryOutcome): void {
    this.counts[outcome.outcome]++;
    this.furthest = this.intake.furthest(this.furthest, outcome);
  }

  get summary(): OutcomeSummary {
    return { counts: this.counts, ...present({ receipt: this.furthest }) };
  }
}

export interface OutcomeSummary {
  readonly counts: OutcomeCounts;
  readonly receipt?: LogPosition;
}

export const isStored = (outcome: DeliveryOutcome): outcome is StoredDelivery =>
  outcome.outcome === 'stored' || outcome.outcome === 'duplicate';

export function forbiddenDelivery(
  { source = '', reason }: TurnedAway,
  { credentialId: credential }: { readonly credentialId: string },
): SecurityEntry {
  const [, casino] = /^\/casinos\/([^/]*)/.exec(source) ?? [];
  return {
    kind: 'delivery.forbidden',
    credential,
    casino,
    details: { source, ...present({ reason }) },
  };
}

export class IntakeStopping extends Error {
  override readonly name = 'IntakeStopping';

  constructor() {
    super('the service is stopping');
  }
}

export function unlessStopping<Answer>(promise: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new IntakeStopping());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

export const tooLarge = (size: number): TurnedAway => ({
  outcome: 'too-large',
  message: `The event has ${size} bytes; at most ${MAX_EVENT_BYTES} are kept. Report it in smaller parts.`,
  messageEs: `El evento ocupa ${size} bytes; se admiten ${MAX_EVENT_BYTES} como máximo. Comuníquelo en partes menores.`,
});

/** Maximum number of characters of the stored form for all undeclared members of one event. */
export const MOST_UNDECLARED = 16 * 1024;

/**
 * A value whose shape is declared by a game and not by the schema, such as a selection, counts as undeclared only beyond this
 * number of characters.
 */
const FREE_OF_SCHEMA = 512;

/** The part of a JSON Schema that says which fields there are. */
interface Declared {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, object>>;
  readonly patternProperties?: object;
  readonly items?: object;
  readonly anyOf?: readonly object[];
}

/**
 * The undeclared members of a valid event, if they take more than `MOST_UNDECLARED`. Unknown fields are kept, since devices
 * may be newer than this service; the limit keeps a sender from storing other data in them.
 * @param stored its stored form: most are shorter than what may be undeclared, and need no second look
 */
export function undeclaredExcess(event: CasinoEvent, stored: string): Undeclared | undefined {
  if (stored.length <= MOST_UNDECLARED) return undefined;
  const properties = { ...EnvelopeSchema.properties, data: definitionOf(event.type)!.data };
  const found = undeclaredIn(event, { type: 'object', properties }, '');
  const size = total(found);
  if (size <= MOST_UNDECLARED) return undefined;
  const { path } = found.reduce((largest, each) => (each.size > largest.size ? each : largest));
  return { path, size };
}

export const tooMuchUndeclared = ({ path, size }: Undeclared): TurnedAway => ({
  outcome: 'too-large',
  message: `No schema declares ${size} characters of the event, most of them at ${path.slice(0, 120)}; at most ${MOST_UNDECLARED} are kept. Leave the field out, or attach a document.`,
  messageEs: `Ningún esquema declara ${size} caracteres del evento, la mayoría en ${path.slice(0, 120)}; se admiten ${MOST_UNDECLARED} como máximo. Omita el campo o adjunte un documento.`,
});

const total = (found: readonly Undeclared[]): number => found.reduce((sum, { size }) => sum + size, 0);

function undeclaredIn(value: unknown, schema: Declared, path: string): Undeclared[] {
  const { items, properties = {}, anyOf } = schema;
  if (anyOf) return leastOf(anyOf.map((form) => undeclaredIn(value, form, path)));
  if (isFree(schema)) return free(value, path);
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value))
    return items
      ? value.flatMap((item, at) => undeclaredIn(item, items, `${path}/${at}`))
      : free(value, path);
  return Object.entries(value).flatMap(([name, member]) => {
    const at = `${path}/${pointerToken(name)}`;
    return Object.hasOwn(properties, name)
      ? undeclaredIn(member, properties[name]!, at)
      : [{ path: at, size: lengthOf(member) + name.length }];
  });
}

/** Whether a schema says of a value only that it exists, or lets the sender choose the names of its members. */
const isFree = ({ type, properties, patternProperties, ...rest }: Declared): boolean =>
  type === undefined
    ? !('const' in rest || 'enum' in rest)
    : type === 'object' && (patternProperties !== undefined || Object.keys(properties ?? {}).length === 0);

const free = (value: unknown, path: string): Undeclared[] => {
  const size = lengthOf(value) - FREE_OF_SCHEMA;
  return size > 0 ? [{ path, size }] : [];
};

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const leastOf = (forms: readonly Undeclared[][]): Undeclared[] =>
  forms.reduce((least, form) => (total(form) < total(least) ? form : least));
