import { Inject } from '@nestjs/common';
import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { ACCESS_SOURCES, type AccessSources } from '../../access/access-sources';
import { covers } from '../../access/permissions';
import type { Principal } from '../../access/principal';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import { Position } from '../../api/scalars';
import { scopeAsked } from '../../people/casinos.rules';
import { PeopleRegister, type Taken } from '../../people/people-register';
import { refusing } from '../../people/people.refusals';
import {
  decided,
  type HouseDecision,
  HouseDecisionField,
  instanceOf,
  type PeopleRefused,
  refusedFor,
} from '../../people/people.type';
import type { SigningActor } from '../../people/principal-of';
import {
  endWebhook,
  registerWebhook,
  renewWebhookSecret,
  replayWebhook,
  webhookOf,
} from '../../people/webhook.rules';
import type { WebhookOfHouse } from '../../people/webhook.state';
import { consumerOf } from './webhook-lane';
import { WebhookOffice } from './webhook-office';
import type { DrawnSecret } from './webhook-secrets';
import {
  WebhookChanged,
  WebhookInput,
  WebhookResult,
  WebhookSecretResult,
  WebhookSecretShown,
  WebhookTested,
  WebhookTestResult,
  WebhookType,
  webhookTypeOf,
} from './webhook.type';

type Rule = Parameters<PeopleRegister['decide']>[0];

const DAY_HOURS = 24;

@Resolver(() => WebhookType)
@RequirePermission('keys:manage')
export class WebhookResolver {
  constructor(
    private readonly register: PeopleRegister,
    private readonly office: WebhookOffice,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  @Query(() => [WebhookType], {
    name: 'webhooks',
    description: 'The webhooks of your casinos, the oldest first, without their secrets; ended ones too.',
  })
  async listWebhooks(@CurrentPrincipal() principal: Principal): Promise<WebhookType[]> {
    const { webhooks } = await this.register.house();
    return this.typesOf([...webhooks.values()].filter(({ casinos }) => covers(principal.casinos, casinos)));
  }

  @HouseDecisionField(
    () => WebhookSecretResult,
    'Sends a program outside notices of some kinds from now on. The answer shows the secret that signs them, once.',
  )
  registerWebhook(@Args('input') { name, url, notices, ...scope }: WebhookInput) {
    return this.withSecret(({ hash }, actor) => (house, moment) => {
      const wanted = { name, url, notices, casinos: scopeAsked(scope), secretHash: hash };
      return registerWebhook(house, actor, { ...wanted, mayBePlain: this.office.mayBePlain }, moment);
    });
  }

  @HouseDecisionField(() => WebhookResult, 'Sends a webhook nothing more.')
  endWebhook(@Args('webhook', { type: () => ID }) id: string) {
    return this.changed((actor) => (house) => endWebhook(house, actor, id));
  }

  @HouseDecisionField(
    () => WebhookSecretResult,
    'Gives a webhook another secret, and shows it once. For some hours both sign, so that the receiver can be changed meanwhile.',
  )
  renewWebhookSecret(
    @Args('webhook', { type: () => ID }) id: string,
    @Args('overlapHours', {
      type: () => Int,
      defaultValue: DAY_HOURS,
      description: '0 to 168; 0 where the former secret is known to others.',
    })
    overlapHours: number,
  ) {
    return this.withSecret(
      ({ hash: secretHash }, actor) =>
        (house, moment) =>
          renewWebhookSecret(
            house,
            actor,
            { id, secretHash, ...this.office.overlapOf(overlapHours, moment) },
            moment,
          ),
    );
  }

  @HouseDecisionField(
    () => WebhookResult,
    'Sends a webhook the notices of a casino again from a record on, at once, also where it is parked.',
  )
  replayWebhook(
    @Args('webhook', { type: () => ID }) id: string,
    @Args('casino', { type: () => ID }) casino: string,
    @Args('from', {
      type: () => Position,
      nullable: true,
      description: 'The first record to send again. Default: the one after the last that was accepted.',
    })
    from?: bigint | null,
  ): HouseDecision<WebhookChanged | PeopleRefused> {
    return async (principal) => {
      const last = (await this.office.lastRecords()).get(casino);
      const place = (await this.office.places([id])).find((each) => each.casino === casino);
      const record = from ?? (place?.record ?? last ?? 0n) + 1n;
      const decide = this.changed(
        (actor) => (house, moment) =>
          replayWebhook(
            house,
            actor,
            { id, casino, record: Number(record), last: last === undefined ? last : Number(last) },
            moment,
          ),
      );
      return decide(principal);
    };
  }

  @HouseDecisionField(
    () => WebhookTestResult,
    'Sends a webhook a notice of the type cagnotte.notice.test.v1 now, once, and answers what it said. Nothing is recorded but a line of the security log.',
  )
  testWebhook(@Args('webhook', { type: () => ID }) id: string): HouseDecision<WebhookTested | PeopleRefused> {
    return async (principal) => {
      const found = webhookOf(await this.register.house(), principal, id);
      if (!found.ok) return refusedFor(found.refusal);
      const outcome = await this.office.sendTest(found.value, principal);
      return outcome === undefined
        ? refusedFor(refusing('PEOPLE.WEBHOOK_TESTING').refusal)
        : instanceOf(WebhookTested, outcome);
    };
  }

  private changed(rule: (actor: SigningActor) => Rule) {
    return decided(
      (actor) => this.register.decide(rule(actor), actor),
      async (taken) => instanceOf(WebhookChanged, { webhook: await this.typeIn(taken) }),
    );
  }

  private withSecret(
    rule: (drawn: DrawnSecret, actor: SigningActor) => Rule,
  ): HouseDecision<WebhookSecretShown | PeopleRefused> {
    return async (principal) => {
      const drawn = await this.office.drawSecret();
      if (drawn === undefined) return refusedFor(refusing('PEOPLE.WEBHOOK_KEY').refusal);
      const decide = decided(
        (actor) => this.register.decide(rule(drawn, actor), actor),
        async (taken) =>
          instanceOf(WebhookSecretShown, { webhook: await this.typeIn(taken), secret: drawn.secret }),
      );
      return decide(principal);
    };
  }

  private async typeIn({ events: [event], house }: Taken): Promise<WebhookType> {
    const { webhook } = event!.data as { readonly webhook: string };
    const [type] = await this.typesOf([house.webhooks.get(webhook)!]);
    return type!;
  }

  private async typesOf(webhooks: readonly WebhookOfHouse[]): Promise<WebhookType[]> {
    const places = await this.office.places(webhooks.map(({ id }) => id));
    const known = { last: await this.office.lastRecords(), now: this.sources.now().toISOString() };
    return webhooks.map((webhook) =>
      webhookTypeOf(webhook, {
        ...known,
        places: places.filter(({ consumer }) => consumer === consumerOf(webhook.id)),
      }),
    );
  }
}
