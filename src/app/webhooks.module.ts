import { Logger, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiModule } from '../api/api.module';
import { ViewClock } from '../api/timed-feeds';
import { SubjectKeys } from '../access/personal-data/subject-keys';
import { OutgoingPlaces } from '../outgoing/outgoing-places';
import { NoticesController } from '../outgoing/webhooks/notices.controller';
import { ReceiverNetworks } from '../outgoing/webhooks/receiver-networks';
import { RetryTimes } from '../outgoing/webhooks/retry-times';
import type { LaneNeeds } from '../outgoing/webhooks/webhook-lane';
import { WebhookResolver } from '../outgoing/webhooks/webhook.resolver';
import { WebhookSecrets } from '../outgoing/webhooks/webhook-secrets';
import { WebhookSender } from '../outgoing/webhooks/webhook-sender';
import { WebhookOffice } from '../outgoing/webhooks/webhook-office';
import { PeopleRegister } from '../people/people-register';
import { ReadSources } from '../projector/read-sources';
import { SecurityLog } from '../security-log/security-log';
import { RepeatedFaults } from './repeated-faults';

/** What sending a notice needs. */
const NEEDS = Symbol('what webhooks need');

const INJECTED = [
  ReadSources,
  OutgoingPlaces,
  WebhookSecrets,
  ReceiverNetworks,
  RetryTimes,
  SecurityLog,
  PeopleRegister,
  ViewClock,
] as const;

/** What Nest gives for a list of classes: an instance of each, in its order. */
type InstancesOf<Classes> = {
  [At in keyof Classes]: Classes[At] extends new (...given: never[]) => infer Instance ? Instance : never;
};

function needsOf(
  ...[reads, places, secrets, networks, times, log, register, clock]: InstancesOf<typeof INJECTED>
): LaneNeeds {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...{ reads, places, secrets, networks, times, log, clock },
    dataSource: reads.primary,
    now: () => new Date(),
    current: async (id) => {
      const webhook = (await register.recently()).webhooks.get(id);
      return webhook?.ended === undefined ? webhook : undefined;
    },
    inTurn: (read) => {
      const answer = last.then(read);
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

/** What is sent to programs outside: webhooks, and the schemas of what they are sent. */
@Module({
  imports: [ApiModule],
  controllers: [NoticesController],
  providers: [
    {
      provide: WebhookSecrets,
      inject: [DataSource, SubjectKeys],
      useFactory: (dataSource: DataSource, keys: SubjectKeys) => new WebhookSecrets(dataSource, keys),
    },
    { provide: RetryTimes, useFactory: () => new RetryTimes() },
    { provide: NEEDS, inject: [...INJECTED], useFactory: needsOf },
    { provide: WebhookOffice, inject: [NEEDS], useFactory: (needs: LaneNeeds) => new WebhookOffice(needs) },
    {
      provide: WebhookSender,
      inject: [PeopleRegister, NEEDS],
      useFactory: (register: PeopleRegister, needs: LaneNeeds) => {
        const logger = new Logger('webhooks');
        const faults = new RepeatedFaults((words) => logger.error(words));
        return new WebhookSender(register, needs, { onError: faults.failed, onLooked: faults.worked });
      },
    },
    WebhookResolver,
  ],
})
export class WebhooksModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly sender: WebhookSender) {}

  onApplicationBootstrap(): void {
    this.sender.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.sender.stop();
  }
}
