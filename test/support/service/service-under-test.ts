import { ACCESS_SOURCES, type AccessSources } from '../../../src/access/access-sources';
import { rm } from 'node:fs/promises';
import { EVERY_REPORT } from '../../../src/access/principal';
import type { CasinoScope, Role } from '../../../src/access/permissions';
import type { Config, EventStoreChoice } from '../../../src/app/config';
import { type Service, startService } from '../../../src/app/service';
import { EVENT_STORE, type EventStorePort } from '../../../src/event-log/event-store.port';
import type { Reporter } from '../../../src/kernel/event-definition';
import { Intake } from '../../../src/intake/intake';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { ANY_DAY } from '../../../src/intake/reading';
import { makeTemporaryDirectory } from '../database/temporary-directory';
import { tellHistory } from './history';
import { KeptLog } from './kept-log';
import { peopleOf, type TestPeople } from './test-people';

/** The whole service, listening on a port of its own over a database of its own. */
export interface ServiceUnderTest {
  readonly url: string;
  readonly service: Service;
  readonly database: TestDatabase;
  readonly store: EventStorePort;
  /** Where the keys of the house are. */
  readonly dataDirectory: string;
  /** What the service has logged, one line per message. */
  readonly logged: readonly string[];
  readonly people: TestPeople;
  /** A new credential of a service, in clear; one with the role ingest reports as every place. */
  makeKey(roles: readonly Role[], casinos?: CasinoScope, expiresAt?: Date): Promise<string>;
  /** A credential, in clear, that expired an hour ago: it was made the day before. */
  makeExpiredKey(roles: readonly Role[], casinos?: CasinoScope): Promise<string>;
  /** A new credential that may do everything and reports as every place, for tests of something else, in clear. */
  makeWorldKey(): Promise<string>;
  /** A new credential of a device of a place, in clear; it reports from every source where none is named. */
  makeDeviceKey(reporter: Reporter, ...sources: readonly string[]): Promise<string>;
  /** A new credential of a person, in clear; at every casino where none is named. */
  makePersonKey(holder: string, roles: readonly Role[], casinos?: readonly string[]): Promise<string>;
  /** Takes in history told at the console, decisions among it; answers as a stream is answered. */
  tellHistory(events: readonly object[]): ReturnType<typeof tellHistory>;
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Roles of devices that report; as a person reports stands in the role. */
const REPORTING: readonly Role[] = ['ingest', 'pit', 'cage', 'accountant'];

/** Nothing serves from this directory, since the database is elsewhere: there is no process to look for before. */
const removeKeys = (dataDirectory: string): Promise<void> =>
  rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });

/** Its log is in its database, unless an EventStoreDB is named. */
export async function startServiceUnderTest(
  eventStore: EventStoreChoice = { kind: 'postgres' },
  settings: Partial<Config> = {},
): Promise<ServiceUnderTest> {
  const database = await createTestDatabase();
  const log = new KeptLog();
  const dataDirectory = await makeTemporaryDirectory();
  const place = { dataDirectory, host: '127.0.0.1', port: 0 };
  // Threads run programs, and the sources of a spec are none: files are made by the service itself.
  const config = {
    ...place,
    days: ANY_DAY,
    databaseUrl: database.url,
    eventStore,
    fileThreads: 0,
    ...settings,
  };
  const service = await startService(config, log).catch(async (failure: unknown) => {
    await database.drop();
    await removeKeys(dataDirectory);
    throw failure;
  });
  const stop = async (): Promise<void> => {
    await service.close();
    await database.drop();
    await removeKeys(dataDirectory);
  };
  const people = peopleOf(service);
  return {
    url: service.url,
    service,
    database,
    dataDirectory,
    store: service.app.get<EventStorePort>(EVENT_STORE),
    logged: log.lines,
    people,
    makeKey: (roles, casinos = 'all', expiresAt) =>
      people.serviceCredential('a test', roles, {
        casinos,
        expiresAt,
        ...(roles.some((role) => REPORTING.includes(role)) && EVERY_REPORT),
      }),
    makeExpiredKey: async (roles, casinos = 'all') => {
      const now = Date.now();
      const clock = jest.spyOn(service.app.get<AccessSources>(ACCESS_SOURCES), 'now');
      clock.mockReturnValue(new Date(now - DAY_MS));
      try {
        const expiresAt = new Date(now - HOUR_MS);
        return await people.serviceCredential('a test of before', roles, { casinos, expiresAt });
      } finally {
        clock.mockRestore();
      }
    },
    makeWorldKey: () =>
      people.serviceCredential('a whole world', ['administrator'], { casinos: 'all', ...EVERY_REPORT }),
    makeDeviceKey: (reporter, ...sources) =>
      people.serviceCredential(`device of ${reporter}`, ['ingest'], {
        casinos: 'all',
        toldBy: [reporter],
        sources: sources.length === 0 ? EVERY_REPORT.sources : sources,
      }),
    makePersonKey: (holder, roles, casinos: CasinoScope = 'all') =>
      people.credentialOf(holder, roles, casinos),
    tellHistory: (events) => tellHistory(service.app.get(Intake), events),
    stop,
  };
}
