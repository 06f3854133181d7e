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

/** The whole service on its own port with its own database. */
export interface ServiceUnderTest {
  readonly url: string;
  readonly service: Service;
  readonly database: TestDatabase;
  readonly store: EventStorePort;
  /** The directory of the keys of the house. */
  readonly dataDirectory: string;
  /** The log of the service, one line per message. */
  readonly logged: readonly string[];
  readonly people: TestPeople;
  /** Makes a credential of a service, in clear; with the role ingest it reports as every class. */
  makeKey(roles: readonly Role[], casinos?: CasinoScope, expiresAt?: Date): Promise<string>;
  /** Makes a credential, in clear, that expired an hour ago. */
  makeExpiredKey(roles: readonly Role[], casinos?: CasinoScope): Promise<string>;
  /** Makes a credential, in clear, with every permission and reporter class. */
  makeWorldKey(): Promise<string>;
  /** Makes a credential of a device, in clear; by default it reports from every source. */
  makeDeviceKey(reporter: Reporter, ...sources: readonly string[]): Promise<string>;
  /** Makes a credential of a person, in clear; by default at every casino. */
  makePersonKey(holder: string, roles: readonly Role[], casinos?: readonly string[]): Promise<string>;
  /** Imports history, including decisions. @returns the lines of the answer to a stream */
  tellHistory(events: readonly object[]): ReturnType<typeof tellHistory>;
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Roles that report; the role determines the reporter class of a person. */
const REPORTING: readonly Role[] = ['ingest', 'pit', 'cage', 'accountant'];

/** Removes the directory without a search for server processes, since its database is elsewhere. */
const removeKeys = (dataDirectory: string): Promise<void> =>
  rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });

/** Starts a service with its event log in its database, or in the named EventStoreDB. */
export async function startServiceUnderTest(
  eventStore: EventStoreChoice = { kind: 'postgres' },
  settings: Partial<Config> = {},
): Promise<ServiceUnderTest> {
  const database = await createTestDatabase();
  const log = new KeptLog();
  const dataDirectory = await makeTemporaryDirectory();
  const place = { dataDirectory, host: '127.0.0.1', port: 0 };
  // Worker threads need built programs, so the service makes files in its own thread.
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
