import { type DynamicModule, Module } from '@nestjs/common';
import type { FileMaking } from '../exports/book-file';
import { FILE_MAKING } from '../exports/file-threads';
import { PersonalData } from '../ledger/personal-data/personal-data';
import { Site } from '../people/sign-in/site';
import { ReadSources } from '../projector/read-sources';
import { SecurityLog } from '../security-log/security-log';
import type { MailSettings } from '../outgoing/monthly-pack/mail-server';
import { PackSender } from '../outgoing/monthly-pack/pack-sender';

type PackNeeds = readonly [ReadSources, FileMaking, PersonalData, SecurityLog, Site];

/** Sends the monthly pack, where the house has a mail server. */
@Module({})
export class MonthlyPackModule {
  /** @param exporting the module that makes files */
  static of(server: MailSettings | undefined, exporting: DynamicModule): DynamicModule {
    return {
      module: MonthlyPackModule,
      imports: [exporting],
      providers: [
        {
          provide: PackSender,
          inject: [ReadSources, FILE_MAKING, PersonalData, SecurityLog, Site],
          useFactory: (...[reads, making, personal, log, site]: PackNeeds) =>
            new PackSender({ server, reads, making, personal, log, site }),
        },
      ],
    };
  }
}
