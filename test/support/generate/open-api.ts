import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../../src/app/app.module';
import { openApiDocument } from '../../../src/app/open-api';
import type { EventStorePort } from '../../../src/event-log/event-store.port';
import type { ReadSources } from '../../../src/projector/read-sources';

/** Nothing is asked of a database: the application is only looked at. */
const NOTHING = { primary: {} } as unknown as ReadSources;

/** The OpenAPI document, made of the modules of the service without starting it. */
export async function openApiText(): Promise<string> {
  const house = AppModule.on(
    NOTHING,
    { store: {} as EventStorePort, databaseUrl: '' },
    { sealKey: undefined, personalKey: undefined, dataDirectory: '.' },
  );
  const app = await NestFactory.create<NestFastifyApplication>(house, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return `${JSON.stringify(await openApiDocument(app), undefined, 2)}\n`;
}
