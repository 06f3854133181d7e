import { setTimeout as pause } from 'node:timers/promises';
import { covers } from '../../access/permissions';
import { readRows } from '../../database/queryable';
import { eachAlone } from '../../kernel/each-alone';
import { HOUSE } from '../../kernel/house';
import { casinosUntil } from '../../ledger/register/register';
import type { PeopleRegister } from '../../people/people-register';
import { webhooksInForce, type WebhookOfHouse } from '../../people/webhook.state';
import type { OutgoingPlace } from '../outgoing-places';
import { forgetAlerts } from './alert-notices';
import { consumerOf, type LaneNeeds, WebhookLane } from './webhook-lane';

/** Milliseconds between two looks at what there is to send. */
const LOOK_MS = 500;

/** Alerts of the floor become due with time, so they are looked at without a new record too. */
const ALERTS_EVERY_MS = 15_000;

/** What ended is cleared away this often. */
const CLEAR_MS = 10 * 60_000;

/** Requests to one receiver at a time, each of another casino. One that is slow takes no more, and delays no other receiver. */
const LANES_OF_WEBHOOK = 4;

export interface SenderOptions {
  readonly onError?: (failure: unknown) => void;
  readonly onLooked?: () => void;
}

interface CasinoAt {
  readonly casino: string;
  readonly position: bigint;
}

/**
 * Looks at what each webhook has not been sent yet, and sends it in lanes: one for each webhook and casino. Any number of
 * services may run: a place is held by one of them. What is sent follows from the log and from the places in the database, so
 * nothing is lost with a process.
 */
export class WebhookSender {
  private readonly stopping = new AbortController();
  private readonly lanes = new Map<string, Promise<void>>();
  private readonly alertsLookedAt = new Map<string, number>();
  private running: Promise<void> | undefined;
  private clearedAt = -Infinity;

  constructor(
    private readonly register: PeopleRegister,
    private readonly needs: LaneNeeds,
    private readonly options: SenderOptions = {},
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await Promise.all(this.lanes.values());
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.look().then(this.options.onLooked, (failure: unknown) => this.options.onError?.(failure));
      await pause(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async look(): Promise<void> {
    if (performance.now() - this.clearedAt >= CLEAR_MS) await this.clear();
    const webhooks = webhooksInForce(await this.register.recently());
    if (webhooks.length === 0) return;
    const casinos = (await casinosUntil(this.needs.dataSource)).filter(({ casino }) => casino !== HOUSE);
    const rows = await this.needs.places.of(webhooks.map(({ id }) => consumerOf(id)));
    const places = new Map(rows.map((row) => [`${row.consumer} ${row.casino}`, row]));
    const all = webhooks.flatMap((webhook) =>
      casinos.filter(({ casino }) => covers(webhook.casinos, [casino])).map((at) => ({ webhook, at })),
    );
    await eachAlone(all, ({ webhook, at }) =>
      this.lookAt(webhook, at, places.get(`${consumerOf(webhook.id)} ${at.casino}`)),
    );
  }

  private async lookAt(
    webhook: WebhookOfHouse,
    at: CasinoAt,
    place: OutgoingPlace | undefined,
  ): Promise<void> {
    const { places } = this.needs;
    const key = { consumer: consumerOf(webhook.id), casino: at.casino };
    const replay = webhook.replays.get(at.casino);
    if (place === undefined) await places.begin(key, await this.lastBefore(at.casino, webhook.registeredAt));
    else if (replay !== undefined && replay.id !== place.setBackBy)
      await places.setBack(key, replay.record - 1n, replay.id);
    else if (this.hasWork(webhook, at, place)) this.open(webhook, at.casino);
  }

  /**
   * A webhook is sent what is recorded after it was registered. Records that were not numbered yet when this is read are sent
   * too, since none may be missed.
   */
  private async lastBefore(casino: string, moment: string): Promise<bigint> {
    const [last] = await readRows<{ number: bigint }>(
      this.needs.dataSource,
      `SELECT number FROM register.record WHERE casino = $1 AND recorded_at < $2 ORDER BY number DESC LIMIT 1`,
      [casino, moment],
    );
    return last?.number ?? 0n;
  }

  private hasWork(webhook: WebhookOfHouse, { casino, position }: CasinoAt, place: OutgoingPlace): boolean {
    const now = this.needs.now();
    if (place.parkedSince !== null || (place.nextAt !== null && place.nextAt > now)) return false;
    if (position > place.record) return true;
    const since = performance.now() - (this.alertsLookedAt.get(`${webhook.id} ${casino}`) ?? -Infinity);
    return webhook.notices.includes('floor-alert') && since >= ALERTS_EVERY_MS * this.needs.times.scale;
  }

  private open(webhook: WebhookOfHouse, casino: string): void {
    const name = `${webhook.id} ${casino}`;
    const open = [...this.lanes.keys()].filter((each) => each.startsWith(`${webhook.id} `));
    if (this.lanes.has(name) || open.length >= LANES_OF_WEBHOOK || this.stopping.signal.aborted) return;
    this.alertsLookedAt.set(name, performance.now());
    const lane = new WebhookLane(this.needs, webhook.id, casino, this.stopping.signal)
      .run()
      .catch((failure: unknown) => this.options.onError?.(failure))
      .finally(() => this.lanes.delete(name));
    this.lanes.set(name, lane);
  }

  /** By the house as it is decided now: what another process has just begun must not be cleared away. */
  private async clear(): Promise<void> {
    const house = await this.register.house();
    const inForce = webhooksInForce(house);
    const ended = [...house.webhooks.values()].filter(({ ended: end }) => end !== undefined);
    await this.needs.places.end(ended.map(({ id }) => consumerOf(id)));
    await forgetAlerts(
      this.needs.dataSource,
      ended.map(({ id }) => id),
    );
    await this.needs.secrets.keepOnly(inForce.flatMap(({ secrets }) => secrets.map(({ hash }) => hash)));
    this.clearedAt = performance.now();
  }
}
