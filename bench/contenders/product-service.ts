import { join } from 'node:path';
import { SYSTEM_SOURCES } from '../../src/access/access-sources';
import { EVERY_REPORT } from '../../src/access/principal';
import type { Role } from '../../src/access/permissions';
import { type EventStorePort, PARTITIONS } from '../../src/event-log/event-store.port';
import { EventStoreDbEventStore } from '../../src/event-log/eventstoredb/eventstoredb-event-store';
import { PostgresEventStore } from '../../src/event-log/postgres/postgres-event-store';
import { Credentials } from '../../src/people/credentials';
import { PeopleRegister } from '../../src/people/people-register';
import { present } from '../../src/kernel/present';
import { RegisteredIdentities } from '../../src/ledger/register/number-records';
import { ProjectionLease } from '../../src/projector/runner/projection-lease';
import type { BenchDatabase } from '../bench-database';
import type { Contender } from '../measurement';
import { httpIngest, type HttpIngest } from './http-ingest';
import { startProgram, type RunningProgram } from './running-program';

const SERVICE = join(__dirname, '..', '..', 'dist', 'src', 'cli.main.js');
const A_DAY_MS = 24 * 60 * 60 * 1_000;

export interface Setting {
  readonly connections: number;
  /** Whether the service also projects what it stores. */
  readonly projects: boolean;
  /** Over how many tables the events go round; by default each caller reports about one. */
  readonly tables?: number;
}

/** The built service on the database of the bench: authentication, validation, identity, durable append. */
export class ProductService {
  private key: string | undefined;
  private eventStore: RunningProgram | undefined;

  /** @param startEventStore starts the server that keeps the log; without one the database keeps it */
  constructor(
    private readonly database: BenchDatabase,
    private readonly startEventStore?: () => Promise<RunningProgram>,
  ) {}

  /** Sends one event per request. */
  singly(setting: Setting): Contender {
    return this.ingest(setting, {
      batch: 1,
      request: ([event]) => this.request('application/cloudevents+json', JSON.stringify(event)),
      check: ({ status, body }) => demand(status === 201, body),
    });
  }

  /** Sends a number of events per request as NDJSON. */
  ndjson(setting: Setting, batch: number): Contender {
    return this.ingest(setting, {
      batch,
      request: (events) =>
        this.request('application/x-ndjson', events.map((event) => `${JSON.stringify(event)}\n`).join('')),
      check: ({ body }) => demand(body.includes(`"stored":${batch},`), body),
    });
  }

  private ingest(
    { connections, projects, tables }: Setting,
    form: Pick<HttpIngest, 'batch' | 'request' | 'check'>,
  ): Contender {
    const { acknowledged } = this.database;
    const start = (): Promise<RunningProgram> => this.start(projects);
    const name = projects ? 'cagnotte serve' : 'cagnotte serve, projections elsewhere';
    return httpIngest({ ...form, ...present({ tables }), name, connections, start, acknowledged });
  }

  private request(contentType: string, body: string) {
    return {
      path: '/v1/events',
      headers: { 'content-type': contentType, authorization: `Bearer ${this.key}` },
      body,
    };
  }

  /** Makes a key of a program with one role for every casino. */
  async makeKey(role: Role = 'administrator'): Promise<string> {
    const store = this.openStore();
    try {
      return await this.keyIn(store, role);
    } finally {
      if (this.eventStore) await store.close();
    }
  }

  private openStore(): EventStorePort {
    const { dataSource } = this.database;
    if (!this.eventStore) return new PostgresEventStore(dataSource);
    return new EventStoreDbEventStore({
      url: urlOf(this.eventStore),
      register: new RegisteredIdentities(dataSource),
    });
  }

  private async keyIn(store: EventStorePort, role: Role): Promise<string> {
    const register = new PeopleRegister(store, SYSTEM_SOURCES);
    const made = await new Credentials(register, SYSTEM_SOURCES).makeForDevice(
      { by: { kind: 'console', id: 'bench' }, casinos: 'all' },
      {
        kind: 'service',
        name: `bench ${role}`,
        roles: [role],
        casinos: 'all',
        ...(role === 'administrator' && EVERY_REPORT),
      },
    );
    if (!made.ok) throw new Error(`no credential was made: ${made.refusal.message}`);
    return made.value.secret;
  }

  /** A key with every permission, available after the first start. */
  get keyShown(): string {
    return this.key!;
  }

  async start(projects: boolean): Promise<RunningProgram> {
    // While another process holds the lease, the service does not project.
    const lease = new ProjectionLease(this.database.dataSource, 'bench', A_DAY_MS);
    if (!projects) await lease.renew();
    if (!projects && lease.held.size < PARTITIONS) throw new Error('the lease of the projections is taken');
    const days = { CAGNOTTE_DAYS_BACK: '100000', CAGNOTTE_DAYS_AHEAD: '100000' };
    this.eventStore = await this.startEventStore?.();
    const log = this.eventStore && {
      CAGNOTTE_STORE: 'eventstoredb',
      EVENTSTORE_URL: urlOf(this.eventStore),
    };
    const env = { DATABASE_URL: this.database.url, CAGNOTTE_PORT: '0', ...days, ...log };
    const program = await startProgram([SERVICE, 'serve'], env, /GraphiQL: http:\/\/[^ ]*:(\d+)\//);
    this.key ??= await this.makeKey();
    return {
      ...program,
      stop: async () => {
        await program.stop();
        await this.eventStore?.stop();
        await lease.release();
      },
    };
  }
}

const urlOf = ({ port }: RunningProgram): string => `esdb://127.0.0.1:${port}?tls=false`;

function demand(isStored: boolean, answer: string): void {
  if (!isStored) throw new Error(`not stored: ${answer}`);
}
