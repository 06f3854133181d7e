import type { DataSource } from 'typeorm';
import { inSnapshot } from '../../api/feed-reader';
import type { ViewClock } from '../../api/timed-feeds';
import type { ReadSources } from '../../projector/read-sources';
import type { SecurityLog } from '../../security-log/security-log';
import { secretsAt, type WebhookOfHouse } from '../../people/webhook.state';
import type { OutgoingPlace, OutgoingPlaces, PlaceKey } from '../outgoing-places';
import { alertAccepted, alertNotices, readDueAlerts } from './alert-notices';
import type { Notice, NoticeOfRecord } from './notice';
import { readNotices } from './notices.queries';
import { postNotice, type PostOutcome } from './post-notice';
import type { ReceiverNetworks } from './receiver-networks';
import type { RetryTimes } from './retry-times';
import type { WebhookSecrets } from './webhook-secrets';

/** What lanes need of the service. */
export interface LaneNeeds {
  readonly dataSource: DataSource;
  readonly reads: ReadSources;
  readonly places: OutgoingPlaces;
  readonly secrets: WebhookSecrets;
  readonly networks: ReceiverNetworks;
  readonly times: RetryTimes;
  readonly log: SecurityLog;
  readonly now: () => Date;
  /** The clock by which alerts of the floor are due. */
  readonly clock: Pick<ViewClock, 'now'>;
  /** The webhook as decided until now; undefined once it has ended. */
  readonly current: (id: string) => Promise<WebhookOfHouse | undefined>;
  /** Reads one page after the other, so that webhooks take one connection from queries, however many there are. */
  readonly inTurn: <Answer>(read: () => Promise<Answer>) => Promise<Answer>;
}

/** So many records are looked through at once, so that one that is far behind holds little. */
const RECORDS_AT_ONCE = 1_000n;

export const consumerOf = (webhook: string): string => `webhook:${webhook}`;

/** Sends a notice to a webhook once, signed with the secrets of the moment. Never throws. */
export async function sendNotice(
  { secrets, networks, times, now }: Pick<LaneNeeds, 'secrets' | 'networks' | 'times' | 'now'>,
  webhook: WebhookOfHouse,
  notice: Notice,
): Promise<PostOutcome> {
  const at = now();
  try {
    const hashes = secretsAt(webhook, at.toISOString()).map(({ hash }) => hash);
    const whole = { secrets: await secrets.read(hashes), networks, now: at };
    return await postNotice(notice, { ...whole, url: webhook.url, answerWithinMs: times.answerWithinMs });
  } catch (failure) {
    return { isAccepted: false, isGone: false, answer: `not sent: ${(failure as Error).message}` };
  }
}

/**
 * Sends the notices of one casino to one webhook, in order, until there are none: one request at a time, each again until it is
 * accepted. A failure ends the lane, and the place says when it is tried again.
 */
export class WebhookLane {
  private readonly key: PlaceKey;
  /** Attempts that failed since the last that was accepted. */
  private failures = 0;

  constructor(
    private readonly needs: LaneNeeds,
    private readonly webhook: string,
    private readonly casino: string,
    private readonly signal: AbortSignal,
  ) {
    this.key = { consumer: consumerOf(webhook), casino };
  }

  async run(): Promise<void> {
    await this.needs.places.inHold(this.key, (place) => this.send(place));
  }

  private async send(place: OutgoingPlace): Promise<void> {
    let after = place.record;
    this.failures = place.failures;
    while (!this.signal.aborted) {
      const page = await this.pageAfter(after);
      if (page === undefined) return;
      if (!(await this.sendPage(page))) return;
      if (page.isLast) return;
      after = page.reached;
    }
  }

  private async pageAfter(after: bigint) {
    const { needs, casino } = this;
    const webhook = await needs.current(this.webhook);
    if (webhook === undefined) return undefined;
    return needs.inTurn(() =>
      inSnapshot(needs.reads, async (snapshot) => {
        const position = await snapshot.positionOf(casino);
        if (position === undefined) return undefined;
        const upTo = after + RECORDS_AT_ONCE < position ? after + RECORDS_AT_ONCE : position;
        const isLast = upTo >= position || position <= after;
        const reached = isLast && position < after ? after : upTo;
        const [notices, due] = await snapshot.read(async (db) => [
          reached <= after ? [] : await readNotices(db, { casino, after, upTo: reached }, webhook.notices),
          isLast && webhook.notices.includes('floor-alert')
            ? await readDueAlerts(db, { casino, position, now: needs.clock.now() })
            : undefined,
        ]);
        return { notices, due, reached, after, isLast };
      }),
    );
  }

  /** @returns whether all of it was accepted, and the place is still held */
  private async sendPage({
    notices,
    due,
    reached,
    after,
  }: NonNullable<Awaited<ReturnType<WebhookLane['pageAfter']>>>): Promise<boolean> {
    const { places, dataSource } = this.needs;
    let sent = after;
    for (const [at, { record, notice }] of notices.entries()) {
      const outcome = await this.post(notice);
      if (outcome === undefined) return false;
      // A record with several notices is passed with its last one: after a crash they are all sent again.
      if (isLastOfRecord(notices, at) && !(await places.move(this.key, record, outcome.answer))) return false;
      sent = record;
    }
    if (reached > sent && !(await places.move(this.key, reached))) return false;
    if (due === undefined) return true;
    const of = { webhook: this.webhook, casino: this.casino };
    for (const { alert, notice } of await alertNotices(dataSource, of, due)) {
      const outcome = await this.post(notice);
      if (outcome === undefined) return false;
      await alertAccepted(dataSource, of, alert);
      if (!(await places.move(this.key, reached, outcome.answer))) return false;
    }
    return true;
  }

  /** @returns what was answered, where it was accepted; else the place is given back with the failure */
  private async post(notice: Notice): Promise<PostOutcome | undefined> {
    const { places, times, log } = this.needs;
    const webhook = this.signal.aborted ? undefined : await this.needs.current(this.webhook);
    if (webhook === undefined) return undefined;
    const outcome = await sendNotice(this.needs, webhook, notice);
    if (outcome.isAccepted) {
      this.failures = 0;
      return outcome;
    }
    const failed = await places.fail(this.key, {
      answer: outcome.answer,
      againInMs: times.againInMs(this.failures + 1),
      parkAfterMs: outcome.isGone ? 0 : times.parkAfterMs,
    });
    if (failed?.parkedSince)
      await log.record({
        kind: 'webhook.parked',
        casino: this.casino,
        details: { webhook: this.webhook, record: `${failed.record}`, answer: outcome.answer },
      });
    return undefined;
  }
}

const isLastOfRecord = (notices: readonly NoticeOfRecord[], at: number): boolean =>
  notices[at + 1]?.record !== notices[at]!.record;
