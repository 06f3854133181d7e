import { randomUUID } from 'node:crypto';
import { PersonalKeyError } from '../../access/personal-data/house-key';
import type { Principal } from '../../access/principal';
import { HOUSE } from '../../kernel/house';
import { casinosUntil } from '../../ledger/register/register';
import type { Moment } from '../../people/people.rules';
import { LONGEST_SECRET_OVERLAP_HOURS, type RenewalWanted } from '../../people/webhook.rules';
import type { WebhookOfHouse } from '../../people/webhook.state';
import type { OutgoingPlace } from '../outgoing-places';
import { noticeOf } from './notice';
import type { PostOutcome } from './post-notice';
import { consumerOf, type LaneNeeds, sendNotice } from './webhook-lane';
import type { DrawnSecret } from './webhook-secrets';

const HOUR_MS = 3_600_000;

interface TestOutcome extends Pick<PostOutcome, 'isAccepted' | 'answer'> {
  readonly milliseconds: number;
}

/** What administrators do with webhooks beside deciding: secrets, places, tests. */
export class WebhookOffice {
  private readonly underWay = new Set<string>();

  constructor(private readonly needs: LaneNeeds) {}

  /** Whether http is allowed somewhere. */
  get mayBePlain(): boolean {
    return this.needs.networks.hasOwn;
  }

  /**
   * Draws a secret and keeps it wrapped.
   * @returns undefined where the key of the house that wraps it is not there
   */
  async drawSecret(): Promise<DrawnSecret | undefined> {
    return this.needs.secrets.draw().catch((failure: unknown) => {
      if (failure instanceof PersonalKeyError) return undefined;
      throw failure;
    });
  }

  places(webhooks: readonly string[]): Promise<readonly OutgoingPlace[]> {
    return this.needs.places.of(webhooks.map(consumerOf));
  }

  /** The last record of each casino. */
  async lastRecords(): Promise<ReadonlyMap<string, bigint>> {
    const casinos = await casinosUntil(this.needs.dataSource);
    return new Map(casinos.map(({ casino, position }) => [casino, position]));
  }

  /** Until when a former secret signs, and may sign at most, as of the moment of the decision. */
  overlapOf(hours: number, { now }: Pick<Moment, 'now'>): Pick<RenewalWanted, 'formerUntil' | 'latest'> {
    const after = (some: number): string => new Date(Date.parse(now) + some * HOUR_MS).toISOString();
    return { formerUntil: after(hours), latest: after(LONGEST_SECRET_OVERLAP_HOURS) };
  }

  /**
   * Sends a test that an administrator asked for: one of a webhook at a time, so that nobody makes the service call
   * somebody often.
   * @returns undefined while another test of the webhook is under way in this process
   */
  async sendTest(webhook: WebhookOfHouse, principal: Principal): Promise<TestOutcome | undefined> {
    if (this.underWay.has(webhook.id)) return undefined;
    this.underWay.add(webhook.id);
    try {
      return await this.sendNow(webhook, principal);
    } finally {
      this.underWay.delete(webhook.id);
    }
  }

  private async sendNow(webhook: WebhookOfHouse, principal: Principal): Promise<TestOutcome> {
    const { log, now } = this.needs;
    const casino = webhook.casinos === 'all' ? HOUSE : webhook.casinos[0]!;
    const time = now().toISOString();
    const notice = noticeOf({ casino, kind: 'test', of: randomUUID(), time, data: { webhook: webhook.id } });
    const began = performance.now();
    const { isAccepted, answer } = await sendNotice(this.needs, webhook, notice);
    await log.record({
      kind: 'webhook.tested',
      credential: principal.credentialId,
      person: principal.personId,
      details: { webhook: webhook.id, answer },
    });
    return { isAccepted, answer, milliseconds: Math.round(performance.now() - began) };
  }
}
