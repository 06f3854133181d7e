import helmet from '@fastify/helmet';
import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiKeyRegister } from '../access/api-key-register';
import { EVENT_STORE, type EventStorePort } from '../event-store/event-store.port';
import { takeRawBodies } from '../intake/http/content-types';
import { AppModule } from './app.module';
import type { Config } from './config';
import { type OpenDatabase, openDatabase } from './database/open-database';

/** A running service. */
export interface Service {
  /** http://host:port */
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly database: OpenDatabase;
  /** Shown once, at the very first start of a database. */
  readonly administratorKey: string | undefined;
  /** Finishes what is in hand and lets go of everything. */
  close(): Promise<void>;
}

/** Opens the database, starts HTTP, GraphQL and the projections, and answers when requests are taken. */
export async function startService(
  config: Config,
  logger: LoggerService = serviceLogger(),
): Promise<Service> {
  const database = await openDatabase(config, (line) => logger.log(line, 'postgres'));
  let app: NestFastifyApplication | undefined;
  try {
    logger.log(database.description, 'database');
    app = await createApp(database, logger);
    return await open(app, database, config);
  } catch (failure) {
    // What has begun, the projections above all, would go on without a database and keep the process alive.
    await (app ? closeAll(app, database) : database.close());
    throw failure;
  }
}

async function open(app: NestFastifyApplication, database: OpenDatabase, config: Config): Promise<Service> {
  await app.listen({ port: config.port, host: config.host });
  const url = await app.getUrl();
  // Last of all: a start that fails must not use up the key that is shown only once.
  const administratorKey = await app.get(ApiKeyRegister).ensureAdministratorKey();
  return { url, app, database, administratorKey, close: () => closeAll(app, database) };
}

/** Structured lines where nobody is looking, readable ones in a terminal. */
export const serviceLogger = (): LoggerService =>
  new ConsoleLogger({
    json: !process.stdout.isTTY,
    prefix: 'cagnotte',
    logLevels: ['log', 'warn', 'error', 'fatal'],
  });

async function createApp(database: OpenDatabase, logger: LoggerService): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on(database.dataSource),
    new FastifyAdapter(),
    { logger },
  );
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { 'style-src': [`'self'`, `'unsafe-inline'`] } },
  });
  takeRawBodies(app.getHttpAdapter().getInstance());
  return app;
}

/** Intake first, then the projections, then the log, then the database: nobody is left without what it needs. */
async function closeAll(app: NestFastifyApplication, database: OpenDatabase): Promise<void> {
  const store = app.get<EventStorePort>(EVENT_STORE);
  await app.close();
  await store.close();
  await database.close();
}
