import {
  type PersonalMark,
  PROTECTED_BYTES,
  PROTECTED_TEXT,
  type ProtectedText,
} from '../../kernel/fields.schema';
import type { CasinoEvent } from '../../kernel/envelope';
import { EVENT_DEFINITIONS } from './catalogue';
import { eventKey } from './streams';

export interface PersonalField {
  readonly name: string;
  readonly of: PersonalMark;
}

const fieldsOf = (properties: Readonly<Record<string, object>>): PersonalField[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const { personal } = schema as { readonly personal?: PersonalMark };
    return personal === undefined ? [] : [{ name, of: personal }];
  });

const BY_TYPE: ReadonlyMap<string, readonly PersonalField[]> = new Map(
  EVENT_DEFINITIONS.map(
    ({ type, data }) => [type, fieldsOf(data.properties)] as [string, readonly PersonalField[]],
  ).filter(([, fields]) => fields.length > 0),
);

const isOfDelivery = (of: PersonalMark): boolean => of === 'delivery' || of === 'delivery-bytes';

const CORRECTIONS: ReadonlySet<string> = new Set([
  'cagnotte.correction.proposed.v1',
  'cagnotte.correction.recorded.v1',
]);

/** A replacement does not state its type; a field of this name is personal in every type that has it. */
const OF_REPLACEMENTS: readonly PersonalField[] = [
  ...new Map(
    [...BY_TYPE.values()]
      .flat()
      .filter(({ of }) => !isOfDelivery(of))
      .map((field) => [`${field.name} ${field.of}`, field]),
  ).values(),
];

export const personalFieldsOf = (type: string): readonly PersonalField[] => BY_TYPE.get(type) ?? [];

export const mayNamePersons = (type: string): boolean => BY_TYPE.has(type) || CORRECTIONS.has(type);

export interface PersonalTextInEvent {
  readonly path: readonly string[];
  readonly text: string;
  readonly isBytes: boolean;
  /** `player/V-12`; `mailbox/ID`; `event/KEY` where the event names no player; `delivery/HASH` of what was set aside. */
  readonly subject: string;
}

type Data = Readonly<Record<string, unknown>>;

export function personalTextsOf(
  event: Pick<CasinoEvent, 'type' | 'source' | 'id' | 'data'>,
): PersonalTextInEvent[] {
  if (CORRECTIONS.has(event.type)) {
    const { corrects, replacement } = event.data as {
      readonly corrects: { readonly source: string; readonly id: string };
      readonly replacement?: Data;
    };
    if (replacement === undefined) return [];
    const own = `event/${eventKey(corrects.source, corrects.id)}`;
    return textsIn(replacement, OF_REPLACEMENTS, ['data', 'replacement'], own);
  }
  const fields = personalFieldsOf(event.type);
  return textsIn(event.data as Data, fields, ['data'], `event/${eventKey(event.source, event.id)}`);
}

function textsIn(
  data: Data,
  fields: readonly PersonalField[],
  at: readonly string[],
  own: string,
): PersonalTextInEvent[] {
  return fields.flatMap(({ name, of }) => {
    const text = data[name];
    if (typeof text !== 'string' || text === '') return [];
    return [
      { path: [...at, name], text, isBytes: of === 'delivery-bytes', subject: subjectOf(data, of) ?? own },
    ];
  });
}

function subjectOf(data: Data, of: PersonalMark): string | undefined {
  if (isOfDelivery(of)) return `delivery/${String(data['hash'])}`;
  const id = data[of];
  return typeof id === 'string' ? `${of === 'recipient' ? 'mailbox' : 'player'}/${id}` : undefined;
}

/** The event with other texts at some paths. The given event is not changed. */
export function withTexts<Event extends object>(
  event: Event,
  texts: readonly { readonly path: readonly string[]; readonly text: string }[],
): Event {
  return texts.reduce<unknown>((so, { path, text }) => replacedAt(so, path, text), event) as Event;
}

function replacedAt(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const members = value as Data;
  return { ...members, [name]: replacedAt(members[name], rest, text) };
}

const WHOLE = /^~p1(b?)~([A-Za-z0-9_-]{22})~([A-Za-z0-9_-]{38,})$/;
const WITHIN = /~p1b?~[A-Za-z0-9_-]{22}~[A-Za-z0-9_-]{38,}/g;

export function readProtected(text: string): ProtectedText | undefined {
  const [, bytes, keyId, sealed] = WHOLE.exec(text) ?? [];
  return keyId === undefined || sealed === undefined ? undefined : { keyId, sealed, isBytes: bytes === 'b' };
}

export const protectedText = ({ keyId, sealed, isBytes }: ProtectedText): string =>
  `${isBytes ? PROTECTED_BYTES : PROTECTED_TEXT}${keyId}~${sealed}`;

export const protectedWithin = (text: string): string[] =>
  text.includes('~p1') ? (text.match(WITHIN) ?? []) : [];

export const withoutProtected = (text: string, shown: (found: string) => string): string =>
  text.includes('~p1') ? text.replace(WITHIN, shown) : text;
