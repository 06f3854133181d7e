import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { AccessModule } from '../people/access.module';
import { Admission } from '../access/admission';
import { PersonalData } from '../ledger/personal-data/personal-data';
import { SubjectKeys } from '../access/personal-data/subject-keys';
import { SealKeys } from '../ledger/gaming-day/seal-keys';
import { ReceiverNetworks } from '../outgoing/webhooks/receiver-networks';
import { EnrolController } from '../people/enrol.controller';
import { Doorkeeper } from '../access/doorkeeper';
import { OidcController } from '../people/sign-in/oidc.controller';
import { OthersSessionsController } from '../people/sign-in/others-sessions.controller';
import { SessionController } from '../people/sign-in/session.controller';
import { TabletController } from '../people/sign-in/tablet.controller';
import { GraphqlApiModule } from './graphql-api.module';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { ExportsModule } from '../exports/exports.module';
import { IntakeModule } from '../intake/intake.module';
import { SheetsModule } from '../intake/sheets/entrance/sheets.module';
import { USUAL_WINDOW } from '../intake/reading';
import { SecurityLogModule } from '../security-log/security-log';
import { MonthlyPackModule } from './monthly-pack.module';
import { OutgoingPlaces } from '../outgoing/outgoing-places';
import { ReadSources } from '../projector/read-sources';
import { ReceiptWatch } from '../projector/runner/receipt-watch';
import { CodeFirstDriver, graphqlOptions } from './graphql.options';
import type { Config } from './config';
import { present } from '../kernel/present';
import { type KeySettings, personalKeyPlace, sealKeyPlace } from './key-places';
import { FaultFilter } from './fault.filter';
import { BehindLimit, HealthController, MOST_BEHIND_MS } from './health.controller';
import { MetricsController, ServiceMetrics } from './service-metrics';
import { usualThreads } from './projection-threads';
import { HouseMetrics, KeptPlaces } from './house-metrics';
import { OpenApi, OpenApiController } from './open-api.controller';
import { ProjectorModule } from './projector.module';
import { SubscriptionServer } from './subscription-server';
import { AllowedOrigins } from './allowed-origins';
import { Site } from '../people/sign-in/site';
import { TrustedProxies } from './trusted-proxies';
import { WebController } from './web.controller';
import { DataSource } from 'typeorm';

/** The providers that every module may inject: the database, the log and the keys of the house. */
@Module({})
class HouseModule {
  /** Everything except queries uses the data source of the primary. */
  static of(
    reads: ReadSources,
    store: EventStorePort,
    config: KeySettings & Pick<Config, 'webhookNetworks'>,
  ): DynamicModule {
    const { primary } = reads;
    const keys = new SubjectKeys(primary, personalKeyPlace(config));
    return {
      module: HouseModule,
      global: true,
      providers: [
        { provide: DataSource, useValue: primary },
        { provide: ReadSources, useValue: reads },
        { provide: EVENT_STORE, useValue: store },
        { provide: SealKeys, useValue: new SealKeys(primary, store, sealKeyPlace(config)) },
        { provide: SubjectKeys, useValue: keys },
        { provide: PersonalData, useValue: new PersonalData(keys) },
        { provide: ReceiverNetworks, useValue: new ReceiverNetworks(config.webhookNetworks) },
        // One for webhooks and the monthly pack: it renews the places of the whole process.
        { provide: OutgoingPlaces, useValue: new OutgoingPlaces(primary) },
      ],
      exports: [
        ...[DataSource, ReadSources, EVENT_STORE, SealKeys, SubjectKeys, PersonalData],
        ...[ReceiverNetworks, OutgoingPlaces],
      ],
    };
  }
}

type GraphqlNeeds = readonly [ReadSources, ReceiptWatch, EventStorePort, Doorkeeper, Admission];

type AppSettings =
  | 'sealKey'
  | 'personalKey'
  | 'dataDirectory'
  | 'backups'
  | 'longestOperationMs'
  | 'trustedProxies'
  | 'allowedOrigins'
  | 'webhookNetworks'
  | 'projectionThreads'
  | 'mostBehindMs'
  | 'fileThreads'
  | 'mail'
  | 'days';

interface AppOptions extends Pick<Config, AppSettings> {
  readonly tellSecurity?: ((line: string) => void) | undefined;
}

/** The time limit of a query. Queries that a person waits for take less; the longest book takes three seconds. */
const LONGEST_OPERATION_MS = 10_000;

@Module({})
export class AppModule {
  static on(
    reads: ReadSources,
    { store, databaseUrl }: { readonly store: EventStorePort; readonly databaseUrl: string },
    { longestOperationMs, trustedProxies, allowedOrigins, days, tellSecurity, ...config }: AppOptions,
  ): DynamicModule {
    const exporting = ExportsModule.of(present({ threads: config.fileThreads }));
    return {
      module: AppModule,
      imports: [
        HouseModule.of(reads, store, config),
        SecurityLogModule.of(tellSecurity),
        AccessModule,
        ProjectorModule.of({ databaseUrl, most: config.projectionThreads ?? usualThreads() }),
        IntakeModule.of(days ?? USUAL_WINDOW),
        SheetsModule.of(days ?? USUAL_WINDOW),
        exporting,
        MonthlyPackModule.of(config.mail, exporting),
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: CodeFirstDriver,
          inject: [ReadSources, ReceiptWatch, EVENT_STORE, Doorkeeper, Admission],
          useFactory: (...[reads, receipts, log, doorkeeper, admission]: GraphqlNeeds) =>
            graphqlOptions(
              doorkeeper,
              { receipts, reads, log },
              { admission, longestMs: longestOperationMs ?? LONGEST_OPERATION_MS },
            ),
        }),
        GraphqlApiModule,
      ],
      controllers: [
        ...[EnrolController, SessionController, OthersSessionsController, TabletController, OidcController],
        ...[HealthController, MetricsController, OpenApiController, WebController],
      ],
      providers: [
        ServiceMetrics,
        HouseMetrics,
        { provide: KeptPlaces, useValue: new KeptPlaces(config.dataDirectory, config.backups) },
        SubscriptionServer,
        OpenApi,
        { provide: TrustedProxies, useValue: new TrustedProxies(trustedProxies) },
        {
          provide: AllowedOrigins,
          inject: [Site],
          useFactory: (site: Site) => new AllowedOrigins(allowedOrigins ?? [], site),
        },
        { provide: BehindLimit, useValue: new BehindLimit(config.mostBehindMs ?? MOST_BEHIND_MS) },
        { provide: APP_FILTER, useClass: FaultFilter },
      ],
    };
  }
}
