import { Module } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { AbsentArgumentsPipe, TextArgumentsPipe } from '../api/arguments.pipe';
import { LedgerModule } from '../ledger/ledger.module';
import { PeopleModule } from '../people/people.module';
import { RecordEventsModule } from '../intake/record-events.resolver';
import { WebhooksModule } from './webhooks.module';

@Module({
  imports: [RecordEventsModule, PeopleModule, LedgerModule, WebhooksModule],
  providers: [
    { provide: APP_PIPE, useClass: AbsentArgumentsPipe },
    { provide: APP_PIPE, useClass: TextArgumentsPipe },
  ],
})
export class GraphqlApiModule {}
