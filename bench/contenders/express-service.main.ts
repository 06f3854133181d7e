import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { BenchEvent, EVENT_TABLE, rowOf } from './event-row';

/** Connections of the pool; more made it no faster. */
const POOL_SIZE = 16;

const dataSource = new DataSource({
  type: 'postgres',
  url: process.env['BENCH_DATABASE_URL']!,
  poolSize: POOL_SIZE,
  entities: [BenchEvent],
});

@Controller('events')
class EventsController {
  @Post()
  async record(@Body() events: CasinoEvent[]): Promise<{ stored: number }> {
    await dataSource.getRepository(BenchEvent).save(events.map((event) => rowOf(event)));
    return { stored: events.length };
  }
}

@Module({ controllers: [EventsController] })
class ExpressModule {}

async function main(): Promise<void> {
  await dataSource.initialize();
  await dataSource.query(`DROP TABLE IF EXISTS bench_event`);
  await dataSource.query(EVENT_TABLE);
  const app = await NestFactory.create(ExpressModule, { logger: ['error'] });
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as { address(): AddressInfo }).address();
  process.stdout.write(`listening on ${port}\n`);
  process.once('SIGTERM', () => void app.close().then(() => dataSource.destroy()));
}

void main();
