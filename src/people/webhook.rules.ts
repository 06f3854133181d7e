import { type CasinoScope, covers } from '../access/permissions';
import { accepted, type Result } from '../kernel/result';
import { scopeOf } from './casinos.rules';
import type { House, Instant } from './house.state';
import { refusing } from './people.refusals';
import {
  type Actor,
  casinoScopeRefusal,
  type Moment,
  type PeopleDecision,
  type Refused,
} from './people.rules';
import { NOTICE_KINDS } from './webhook.events';
import { type NoticeKind, type WebhookOfHouse, webhooksInForce } from './webhook.state';

/** Each holds four connections at most, so this bounds what the service has open. */
export const MOST_WEBHOOKS = 50;

/** A week, as of a rotated key: time enough to install the new secret at the receiver. */
export const LONGEST_SECRET_OVERLAP_HOURS = 168;

export interface WebhookWanted {
  readonly name: string;
  readonly url: string;
  readonly notices: readonly NoticeKind[];
  readonly casinos: CasinoScope;
  readonly secretHash: string;
  /** Whether http is allowed: the deployment names networks of its own. */
  readonly mayBePlain: boolean;
}

/**
 * Sends a program outside notices of some kinds. One administrator suffices, since notices name no persons and the only
 * amounts in them are those of jackpots.
 */
export function registerWebhook(
  house: House,
  actor: Actor,
  { name: given, url, notices, casinos, secretHash, mayBePlain }: WebhookWanted,
  { newId }: Moment,
): PeopleDecision {
  const name = given.trim();
  if (name === '' || name.length > 200 || /[\p{C}]/u.test(name)) return refusing('PEOPLE.NAME_MISSING');
  const refusal = urlRefusal(url, mayBePlain) ?? casinoScopeRefusal(actor, casinos);
  if (refusal) return refusal;
  if (notices.length === 0) return refusing('PEOPLE.WEBHOOK_NOTICES');
  if (webhooksInForce(house).length >= MOST_WEBHOOKS)
    return refusing('PEOPLE.WEBHOOK_TOO_MANY', `${MOST_WEBHOOKS}`);
  const data = {
    webhook: newId(),
    name,
    url,
    notices: NOTICE_KINDS.filter((kind) => notices.includes(kind)),
    ...scopeOf(casinos),
    secretHash,
    by: actor.by,
  };
  return accepted([{ type: 'cagnotte.webhook.registered.v1', data }]);
}

/** Printable ASCII: a URL as it is sent, without a password, which would stand in the log. */
function urlRefusal(text: string, mayBePlain: boolean): Refused | undefined {
  const wrong = refusing('PEOPLE.WEBHOOK_URL', JSON.stringify(text.slice(0, 100)));
  if (text.length > 500 || !/^https?:\/\/[!-~]+$/.test(text) || !URL.canParse(text)) return wrong;
  const { protocol, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return wrong;
  return protocol === 'https:' || mayBePlain ? undefined : refusing('PEOPLE.WEBHOOK_PLAIN');
}

/** A webhook in force that somebody reaches: all of its casinos are theirs. */
export function webhookOf(
  house: House,
  { casinos }: Pick<Actor, 'casinos'>,
  id: string,
): Result<WebhookOfHouse, Refused['refusal']> {
  const webhook = house.webhooks.get(id);
  return webhook === undefined || webhook.ended !== undefined || !covers(casinos, webhook.casinos)
    ? refusing('PEOPLE.UNKNOWN_WEBHOOK', id)
    : accepted(webhook);
}

export function endWebhook(house: House, actor: Actor, id: string): PeopleDecision {
  const found = webhookOf(house, actor, id);
  if (!found.ok) return found;
  return accepted([{ type: 'cagnotte.webhook.ended.v1', data: { webhook: id, by: actor.by } }]);
}

export interface RenewalWanted {
  readonly id: string;
  readonly secretHash: string;
  /** Until when the former secret signs too, and the latest moment for that: `LONGEST_SECRET_OVERLAP_HOURS` from now. */
  readonly formerUntil: Instant;
  readonly latest: Instant;
}

export function renewWebhookSecret(
  house: House,
  actor: Actor,
  { id, secretHash, formerUntil, latest }: RenewalWanted,
  { now }: Moment,
): PeopleDecision {
  const found = webhookOf(house, actor, id);
  if (!found.ok) return found;
  if (formerUntil < now || formerUntil > latest) return refusing('PEOPLE.WEBHOOK_OVERLAP');
  const data = { webhook: id, secretHash, formerUntil, by: actor.by };
  return accepted([{ type: 'cagnotte.webhook.secret-renewed.v1', data }]);
}

export interface ReplayWanted {
  readonly id: string;
  readonly casino: string;
  readonly record: number;
  /** The last record of the casino; undefined where it has none. */
  readonly last: number | undefined;
}

/** Sends the notices of a casino again, from a record on; with the record after the last that was sent, tries again at once. */
export function replayWebhook(
  house: House,
  actor: Actor,
  { id, casino, record, last }: ReplayWanted,
  { newId }: Moment,
): PeopleDecision {
  const found = webhookOf(house, actor, id);
  if (!found.ok) return found;
  if (last === undefined || !covers(found.value.casinos, [casino]))
    return refusing('PEOPLE.WEBHOOK_CASINO', JSON.stringify(casino.slice(0, 70)));
  if (record < 1 || record > last + 1) return refusing('PEOPLE.WEBHOOK_RECORD', `${last + 1}`);
  const data = { webhook: id, replay: newId(), casino, record, by: actor.by };
  return accepted([{ type: 'cagnotte.webhook.replayed.v1', data }]);
}
