import { type DynamicModule, Logger, Module } from '@nestjs/common';
import type { FileMaking } from '../exports/book-file';
import { FILE_MAKING } from '../exports/file-threads';
import { PersonalData } from '../ledger/personal-data/personal-data';
import type { MailSettings } from '../outgoing/monthly-pack/mail-server';
import { PackSender } from '../outgoing/monthly-pack/pack-sender';
import { OutgoingPlaces } from '../outgoing/outgoing-places';
import { Site } from '../people/sign-in/site';
import { ReadSources } from '../projector/read-sources';
import { SecurityLog } from '../security-log/security-log';
import { RepeatedFaults } from './repeated-faults';

type Injected = readonly [ReadSources, OutgoingPlaces, FileMaking, PersonalData, SecurityLog, Site];

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
          inject: [ReadSources, OutgoingPlaces, FILE_MAKING, PersonalData, SecurityLog, Site],
          useFactory: (...[reads, places, making, personal, log, site]: Injected) => {
            const logger = new Logger('monthly pack');
            const faults = new RepeatedFaults((words) => logger.error(`packs are not sent: ${words}`));
            const told = { onError: faults.failed, onLooked: faults.worked };
            return new PackSender({ server, reads, places, making, personal, log, site, ...told });
          },
        },
      ],
    };
  }
}
