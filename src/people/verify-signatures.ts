import { eventIn } from '../kernel/stored-form';
import type { CasinoEvent } from '../kernel/envelope';
import {
  challengeOf,
  deciderIn,
  type DecisionSignature,
  readNonce,
  readSignature,
  type SignedDefinition,
  SIGNING_MS,
  statementOf,
} from './decision-signature';
import { applyToHouse, emptyHouse, type House } from './house.state';
import type { PasskeyOfEvent, PeopleEvent } from './people.events';
import { STALENESS_MS_MAX } from './people-register';
import { assertionAnswer, hasSigned } from './sign-in/has-signed';

export interface DecisionRecord {
  readonly where: string;
  readonly bytes: string;
}

/**
 * Checks the signature of every decision that carries one against the passkey as the stream of the house introduced it. Needs
 * nothing but the records. Imported decisions are not checked: their signers are unknown here.
 * @param people the events of the house, in their order
 * @param definitionOf of every type that a person decides
 * @returns each decision whose signature does not hold, in a sentence
 */
export async function findMissigned(
  people: readonly string[],
  decisions: AsyncIterable<DecisionRecord> | Iterable<DecisionRecord>,
  definitionOf: (type: string) => SignedDefinition | undefined,
): Promise<readonly string[]> {
  const house = emptyHouse();
  for (const bytes of people) {
    const event = eventIn<PeopleEvent & { readonly time: string }>(bytes);
    applyToHouse(house, event, event.time);
  }
  const missigned: string[] = [];
  for await (const { where, bytes } of decisions) {
    const event = eventIn(bytes);
    if (event.signature === undefined || event.imported !== undefined) continue;
    const signed = { event, definition: definitionOf(event.type) ?? {} };
    const why = await signatureFault(signed, event.signature, house);
    if (why !== undefined) missigned.push(`${where} (${event.type}): ${why}`);
  }
  return missigned;
}

async function signatureFault(
  { event, definition }: { readonly event: CasinoEvent; readonly definition: SignedDefinition },
  text: string,
  house: House,
): Promise<string | undefined> {
  const signature = readSignature(text);
  if (signature === undefined) return 'its signature is malformed';
  const passkey = passkeyAt(event, signature, house);
  if (typeof passkey === 'string') return passkey;
  const nonce = readNonce(signature.nonce);
  const time = Date.parse(event.time);
  if (nonce === undefined || time < nonce.at.getTime() || time > nonce.at.getTime() + SIGNING_MS)
    return `it was signed at another time than ${event.time}`;
  const challenge = challengeOf(statementOf(event, { person: deciderIn(event.data)!, nonce }, definition));
  const { challenge: signed, origin } = clientDataOf(signature);
  if (signed !== challenge) return 'what was signed is another content than the record has';
  const isOfSite = isAt(origin, passkey.rpId);
  const isSigned =
    isOfSite && (await hasSigned(passkey, assertionAnswer(passkey, signature), { origin, challenge }));
  return isSigned ? undefined : `it was not signed with the passkey ${signature.credential}`;
}

/** The passkey with which the person of a decision could sign at its time, or why there is none. */
function passkeyAt(
  { time, data }: CasinoEvent,
  { credential: id }: DecisionSignature,
  { credentials, persons }: House,
): PasskeyOfEvent | string {
  const credential = credentials.get(id);
  const decider = deciderIn(data);
  if (credential?.passkey === undefined) return `it is signed with ${id}, which is no passkey of the house`;
  const { person, passkey, madeAt, expiresAt, revoked } = credential;
  if (person !== decider)
    return `${decider} decided it, and it is signed with the passkey ${id} of ${person}`;
  if (time < madeAt) return `the passkey ${id} was made later, at ${madeAt}`;
  if (time >= expiresAt) return `the passkey ${id} had expired at ${expiresAt}`;
  if (isOver(revoked?.at, time)) return `the passkey ${id} had been revoked at ${revoked!.at}`;
  const left = persons.get(person ?? '')?.left?.at;
  return isOver(left, time) ? `${person} had left at ${left}` : passkey;
}

/** A revocation by another process takes effect within `STALENESS_MS_MAX`, so a signature of that time holds. */
const isOver = (end: string | undefined, time: string): boolean =>
  end !== undefined && Date.parse(end) + STALENESS_MS_MAX < Date.parse(time);

function clientDataOf({ clientDataJSON }: DecisionSignature): { challenge: string; origin: string } {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as Record<string, unknown>;
    return { challenge: String(said['challenge']), origin: String(said['origin']) };
  } catch {
    return { challenge: '', origin: '' };
  }
}

function isAt(origin: string, rpId: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === rpId || hostname.endsWith(`.${rpId}`);
}
