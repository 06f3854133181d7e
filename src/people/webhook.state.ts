import type { CasinoScope } from '../access/permissions';
import { scopeNamed } from './casinos.state';
import type { DataOf } from '../kernel/event-definition';
import type {
  NOTICE_KINDS,
  webhookEnded,
  webhookRegistered,
  webhookReplayed,
  webhookSecretRenewed,
} from './webhook.events';

export type NoticeKind = (typeof NOTICE_KINDS)[number];

type Registered = DataOf<typeof webhookRegistered>;
type Decider = Registered['by'];

/** A secret of a webhook, by its hash. */
export interface WebhookSecret {
  readonly hash: string;
  /** Signs until then, beside the secret that replaced it; of the newest secret undefined. ISO 8601. */
  readonly until?: string;
}

/** Sends a casino's records again from one on. */
export interface Replay {
  readonly id: string;
  readonly record: bigint;
}

export interface WebhookOfHouse {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly notices: readonly NoticeKind[];
  readonly casinos: CasinoScope;
  readonly registeredAt: string;
  readonly registeredBy: Decider;
  /** The newest first. */
  readonly secrets: readonly WebhookSecret[];
  /** The last replay of each casino. */
  readonly replays: ReadonlyMap<string, Replay>;
  readonly ended?: { readonly at: string; readonly by: Decider };
}

/** The webhooks of the house by id, ended ones too. */
export type Webhooks = Map<string, WebhookOfHouse>;

type Applied<Data> = (house: { readonly webhooks: Webhooks }, data: Data, at: string) => void;

const changed = (webhooks: Webhooks, id: string, change: Partial<WebhookOfHouse>): void => {
  const known = webhooks.get(id);
  if (known !== undefined) webhooks.set(id, { ...known, ...change });
};

interface ApplyWebhook {
  readonly 'cagnotte.webhook.registered.v1': Applied<Registered>;
  readonly 'cagnotte.webhook.ended.v1': Applied<DataOf<typeof webhookEnded>>;
  readonly 'cagnotte.webhook.secret-renewed.v1': Applied<DataOf<typeof webhookSecretRenewed>>;
  readonly 'cagnotte.webhook.replayed.v1': Applied<DataOf<typeof webhookReplayed>>;
}

/** How each decision about webhooks changes them. */
export const APPLY_WEBHOOKS: ApplyWebhook = {
  'cagnotte.webhook.registered.v1': ({ webhooks }, data, at) => {
    const { webhook: id, name, url, notices, everyCasino, casinos, secretHash, by } = data;
    webhooks.set(id, {
      id,
      name,
      url,
      notices,
      casinos: scopeNamed({ everyCasino, casinos }),
      registeredAt: at,
      registeredBy: by,
      secrets: [{ hash: secretHash }],
      replays: new Map(),
    });
  },
  'cagnotte.webhook.ended.v1': ({ webhooks }, { webhook, by }, at) =>
    changed(webhooks, webhook, { ended: { at, by } }),
  'cagnotte.webhook.secret-renewed.v1': ({ webhooks }, { webhook, secretHash: hash, formerUntil }) => {
    const [former] = webhooks.get(webhook)?.secrets ?? [];
    const before = former === undefined ? [] : [{ ...former, until: formerUntil }];
    changed(webhooks, webhook, { secrets: [{ hash }, ...before] });
  },
  'cagnotte.webhook.replayed.v1': ({ webhooks }, { webhook, replay: id, casino, record }) => {
    const replays = new Map(webhooks.get(webhook)?.replays);
    changed(webhooks, webhook, { replays: replays.set(casino, { id, record: BigInt(record) }) });
  },
};

/** The webhooks that are sent something. */
export const webhooksInForce = ({ webhooks }: { readonly webhooks: ReadonlyMap<string, WebhookOfHouse> }) =>
  [...webhooks.values()].filter(({ ended }) => ended === undefined);

/** The secrets that sign at a moment: two for as long as a renewed one overlaps. */
export const secretsAt = ({ secrets }: WebhookOfHouse, now: string): readonly WebhookSecret[] =>
  secrets.filter(({ until }) => until === undefined || now < until);
