import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { DataSource } from 'typeorm';
import { AccessModule } from '../access/access.module';
import { GraphqlApiModule } from '../api/graphql/graphql-api.module';
import { IntakeModule } from '../intake/intake.module';
import { ReceiptWatch } from '../projections/runner/receipt-watch';
import { DatabaseModule } from './database/database.module';
import { EventStoreModule } from './event-store.module';
import { GraphiqlController } from './graphiql/graphiql.controller';
import { graphqlOptions } from './graphql.options';
import { HealthController } from './health/health.controller';
import { ProjectorModule } from './projector.module';

/** The whole service on an open, migrated database. */
@Module({})
export class AppModule {
  static on(dataSource: DataSource): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.of(dataSource),
        AccessModule,
        EventStoreModule,
        ProjectorModule,
        IntakeModule,
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          inject: [DataSource, ReceiptWatch],
          useFactory: graphqlOptions,
        }),
        GraphqlApiModule,
      ],
      controllers: [HealthController, GraphiqlController],
    };
  }
}
