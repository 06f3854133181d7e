import helmet from '@fastify/helmet';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeyRegister } from '../access/api-key-register';
import { EVENT_STORE, type EventStorePort } from '../event-store/event-store.port';
import { takeRawBodies } from '../intake/http/content-types';
import { Intake } from '../intake/intake';
import { AppModule } from './app.module';
import type { Config } from './config';
import { type OpenDatabase, openDatabase } from './database/open-database';
import { answerTo } from './faults/answer-to';
import { ServiceLogger } from './service-logger';

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
  logger: LoggerService = new ServiceLogger(),
): Promise<Service> {
  const database = await openDatabase(config, (line) => void logger.log(line, 'postgres'));
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

async function createApp(database: OpenDatabase, logger: LoggerService): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on(database.dataSource),
    new FastifyAdapter({ frameworkErrors: refuse }),
    { logger, abortOnError: false },
  );
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The service speaks plain HTTP: a browser told to upgrade would find nothing of the page on another machine.
      directives: { 'style-src': [`'self'`, `'unsafe-inline'`], 'upgrade-insecure-requests': null },
    },
  });
  takeRawBodies(app.getHttpAdapter().getInstance());
  return app;
}

/** An address that cannot be read never reaches the framework's own handling of faults. */
function refuse(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerTo(error);
  void reply.status(status).send(body);
}

/** Intake first, then the projections, then the log, then the database: nobody is left without what it needs. */
async function closeAll(app: NestFastifyApplication, database: OpenDatabase): Promise<void> {
  const store = app.get<EventStorePort>(EVENT_STORE);
  // Before the framework waits for open requests: a stream may have no end.
  app.get(Intake).stop();
  await app.close();
  await store.close();
  await database.close();
}
