import type { Client } from '../service/client';

const PLACES =
  'places { casino position behind failures failingSince nextAttemptAt parkedSince lastAnswer lastAnswerAt }';
const WEBHOOK = `id name url notices everyCasino casinos formerSecretUntil endedAt ${PLACES}`;
const REFUSED = '... on PeopleRefused { code message messageEs }';

export interface ShownPlace {
  readonly casino: string;
  readonly position: number;
  readonly behind: number;
  readonly failures: number;
  readonly failingSince: string | null;
  readonly nextAttemptAt: string | null;
  readonly parkedSince: string | null;
  readonly lastAnswer: string | null;
}

export interface ShownWebhook {
  readonly id: string;
  readonly url: string;
  readonly formerSecretUntil: string | null;
  readonly endedAt: string | null;
  readonly places: readonly ShownPlace[];
}

export interface WebhookAnswer {
  readonly code?: string;
  readonly message?: string;
  readonly secret?: string;
  readonly webhook?: ShownWebhook;
}

/** What an administrator does with webhooks, over GraphQL. */
export class WebhookDesk {
  constructor(private readonly client: Client) {}

  async list(): Promise<readonly ShownWebhook[]> {
    return (await this.client.ask<{ webhooks: ShownWebhook[] }>(`{ webhooks { ${WEBHOOK} } }`)).webhooks;
  }

  async place(id: string, casino: string): Promise<ShownPlace | undefined> {
    const webhook = (await this.list()).find((each) => each.id === id);
    return webhook?.places.find((each) => each.casino === casino);
  }

  register(input: object): Promise<WebhookAnswer> {
    return this.ask(
      `mutation ($input: WebhookInput!) { answer: registerWebhook(input: $input) {
         ... on WebhookSecretShown { secret webhook { ${WEBHOOK} } } ${REFUSED} } }`,
      { input: { name: 'A receiver', notices: ['JACKPOT_WON'], casinos: ['granada'], ...input } },
    );
  }

  end(id: string): Promise<WebhookAnswer> {
    return this.ask(
      `mutation ($id: ID!) { answer: endWebhook(webhook: $id) { ... on WebhookChanged { webhook { ${WEBHOOK} } } ${REFUSED} } }`,
      { id },
    );
  }

  renew(id: string, overlapHours: number): Promise<WebhookAnswer> {
    return this.ask(
      `mutation ($id: ID!, $hours: Int!) { answer: renewWebhookSecret(webhook: $id, overlapHours: $hours) {
         ... on WebhookSecretShown { secret webhook { ${WEBHOOK} } } ${REFUSED} } }`,
      { id, hours: overlapHours },
    );
  }

  replay(id: string, casino: string, from?: number): Promise<WebhookAnswer> {
    return this.ask(
      `mutation ($id: ID!, $casino: ID!, $from: Position) { answer: replayWebhook(webhook: $id, casino: $casino, from: $from) {
         ... on WebhookChanged { webhook { ${WEBHOOK} } } ${REFUSED} } }`,
      { id, casino, from },
    );
  }

  test(id: string): Promise<{ isAccepted?: boolean; answer?: string; code?: string }> {
    return this.ask(
      `mutation ($id: ID!) { answer: testWebhook(webhook: $id) {
         ... on WebhookTested { isAccepted answer milliseconds } ${REFUSED} } }`,
      { id },
    );
  }

  private async ask<Answer>(mutation: string, variables: object): Promise<Answer> {
    return (await this.client.ask<{ answer: Answer }>(mutation, variables)).answer;
  }
}
