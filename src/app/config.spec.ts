import { USUAL_RETENTION } from '../access/personal-data/retention';
import { readConfig, SETTINGS } from './config';
import { ConfigError } from './config-error';
import { settingsForSecurityLog } from './settings-told';
import { sealKeyPlace } from './key-places';
import { present } from '../kernel/present';

describe('the settings', () => {
  it('have a default for every setting that the environment does not state', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      databaseUrl: undefined,
      eventStore: { kind: 'postgres' },
      host: '127.0.0.1',
      port: 3000,
    });
    expect(config.dataDirectory).not.toBe('');
  });

  it('are those of the environment', () => {
    expect(
      readConfig({
        DATABASE_URL: 'postgresql://cagnotte:se%20cret@db.example:5433/books?sslmode=require',
        DATABASE_READ_URL: 'postgres://reader:se%20cret@replica.example/books',
        CAGNOTTE_REPLICA_LAG_SECONDS: '30',
        CAGNOTTE_STORE: 'eventstoredb',
        EVENTSTORE_URL: 'esdb://ops:se%20cret@one:2113,two:2113/?tls=true&tlsCAFile=/etc/ca.crt',
        CAGNOTTE_DATA_DIR: '/srv/books and more',
        CAGNOTTE_HOST: '::1',
        CAGNOTTE_PORT: '0',
        CAGNOTTE_OPERATION_SECONDS: '30',
        CAGNOTTE_CONNECTIONS_PER_ADDRESS: '20000',
        CAGNOTTE_PROJECTION_THREADS: '4',
        CAGNOTTE_BEHIND_SECONDS: '120',
        CAGNOTTE_DAYS_BACK: '730',
        CAGNOTTE_DAYS_AHEAD: '1',
        CAGNOTTE_DECISIONS: 'signed',
        CAGNOTTE_RETENTION: 'names=5y@2027-01-01',
        CAGNOTTE_ALLOWED_ORIGINS: 'https://dashboards.example.org, http://localhost:5173',
        CAGNOTTE_WEBHOOK_NETWORKS: '10.20.0.0/16, fd00::/8',
      }),
    ).toEqual({
      databaseUrl: 'postgresql://cagnotte:se%20cret@db.example:5433/books?sslmode=require',
      databaseReadUrl: 'postgres://reader:se%20cret@replica.example/books',
      replicaLagMs: 30_000,
      eventStore: {
        kind: 'eventstoredb',
        url: 'esdb://ops:se%20cret@one:2113,two:2113/?tls=true&tlsCAFile=/etc/ca.crt',
      },
      dataDirectory: '/srv/books and more',
      host: '::1',
      port: 0,
      longestOperationMs: 30_000,
      connectionsPerAddress: 20_000,
      projectionThreads: 4,
      mostBehindMs: 120_000,
      days: { daysBack: 730, daysAhead: 1 },
      decisionsSigned: true,
      retention: [...USUAL_RETENTION, { of: 'names', period: { years: 5 }, from: '2027-01-01' }],
      trustedProxies: [],
      allowedOrigins: ['https://dashboards.example.org', 'http://localhost:5173'],
      webhookNetworks: ['10.20.0.0/16', 'fd00::/8'],
    });
  });

  it('keep the seal key in the data directory, unless a file or the key itself is named', () => {
    const place = (env: NodeJS.ProcessEnv) =>
      sealKeyPlace(readConfig({ CAGNOTTE_DATA_DIR: '/srv/books', ...env }));
    expect(place({})).toEqual({ kind: 'file', path: '/srv/books/seal-key.pem', isUsual: true });
    expect(place({ CAGNOTTE_SEAL_KEY: '/etc/seal.pem' })).toEqual({
      kind: 'file',
      path: '/etc/seal.pem',
      isUsual: false,
    });
    const pem = '-----BEGIN PRIVATE KEY-----\nMC4C\n-----END PRIVATE KEY-----\n';
    expect(place({ CAGNOTTE_SEAL_KEY: pem })).toEqual({ kind: 'setting', text: pem });
    expect(place({ CAGNOTTE_SEAL_KEY: pem.replaceAll('\n', '\\n') })).toEqual({ kind: 'setting', text: pem });
  });

  it('accept any decision by default, and no third value', () => {
    expect(readConfig({}).decisionsSigned).toBe(false);
    expect(() => readConfig({ CAGNOTTE_DECISIONS: 'yes' })).toThrow(
      'CAGNOTTE_DECISIONS must be any or signed',
    );
  });

  it('know a provider of accounts with its client, at an address that cannot be listened to', () => {
    expect(readConfig({}).provider).toBeUndefined();
    const client = { OIDC_CLIENT_ID: 'cagnotte' };
    expect(readConfig({ ...client, OIDC_ISSUER: 'https://login.example.org/casino' }).provider).toEqual({
      issuer: new URL('https://login.example.org/casino'),
      clientId: 'cagnotte',
      clientSecret: undefined,
    });
    expect(() => readConfig({ ...client, OIDC_ISSUER: 'http://login.example.org' })).toThrow('OIDC_ISSUER');
    expect(() => readConfig({ ...client })).toThrow('OIDC_ISSUER must be the address of the provider');
    expect(() => readConfig({ OIDC_ISSUER: 'https://login.example.org' })).toThrow('OIDC_CLIENT_ID');
    expect(readConfig({ ...client, OIDC_ISSUER: 'http://localhost:9' }).provider?.issuer.port).toBe('9');
  });

  it('accept delivered days 400 days back and 2 ahead by default', () => {
    expect(readConfig({}).days).toEqual({ daysBack: 400, daysAhead: 2 });
    expect(() => readConfig({ CAGNOTTE_DAYS_BACK: '0' })).toThrow(
      /^CAGNOTTE_DAYS_BACK must be a whole number/,
    );
  });

  it('take an empty variable for one that is not set', () => {
    const empty = Object.fromEntries(SETTINGS.map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it.each(['localhost:5432', 'mysql://h/db', 'postgres://h:port/db', ' postgres://h/db'])(
    'name DATABASE_URL when it is %j, without showing it: it holds a password',
    (url) => {
      const read = () => readConfig({ DATABASE_URL: url });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(/^DATABASE_URL must be of the form/);
    },
  );

  it('name DATABASE_READ_URL when it is none, without showing it, or when there is no primary for it', () => {
    const read = (url: string, primary?: string) => () =>
      readConfig({ DATABASE_READ_URL: url, ...present({ DATABASE_URL: primary }) });
    expect(read('mysql://u:secret@h/db', 'postgres://h/db')).toThrow(
      'DATABASE_READ_URL must be of the form postgres://user:password@host:port/database.',
    );
    expect(read('postgres://h/db')).toThrow(/^DATABASE_READ_URL names a replica, and DATABASE_URL must name/);
    expect(settingsForSecurityLog(read('postgres://u:secret@h:5433/db', 'postgres://p/db')())).toMatchObject({
      replica: 'h:5433/db (sslmode not set)',
    });
  });

  it.each(['65536', '-1', '3000.5', '0x10', '1e3', ' 80', 'http', '999999'])(
    'name CAGNOTTE_PORT when it is %j',
    (port) => {
      expect(() => readConfig({ CAGNOTTE_PORT: port })).toThrow(/^CAGNOTTE_PORT must be a port number/);
    },
  );

  it.each(['0', '1', '65535'])('take port %s', (port) => {
    expect(readConfig({ CAGNOTTE_PORT: port }).port).toBe(Number(port));
  });

  it.each(['0', '3601', '-1', '1.5', 'long'])('name CAGNOTTE_OPERATION_SECONDS when it is %j', (seconds) => {
    expect(() => readConfig({ CAGNOTTE_OPERATION_SECONDS: seconds })).toThrow(
      `CAGNOTTE_OPERATION_SECONDS must be a whole number from 1 to 3600, not "${seconds}".`,
    );
  });

  it.each([
    ['https://books.example.org', 'https://books.example.org'],
    ['https://books.example.org:8443/', 'https://books.example.org:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('take %s for the address that persons open', (text, origin) => {
    expect(readConfig({ CAGNOTTE_ORIGIN: text }).origin).toBe(origin);
  });

  it.each([
    'books.example.org',
    'http://books.example.org',
    'http://localhost.example.org',
    'https://books.example.org/cagnotte',
    'https://user:secret@books.example.org',
    'ftp://localhost',
  ])('name CAGNOTTE_ORIGIN when it is %s: browsers give no passkey to it', (text) => {
    expect(() => readConfig({ CAGNOTTE_ORIGIN: text })).toThrow(/^CAGNOTTE_ORIGIN must be the address/);
  });

  it.each([
    ['*', 'stands for many origins: list each by itself'],
    ['https://*.example.org', 'stands for many origins: list each by itself'],
    ['dashboards.example.org', 'is no address'],
    ['null', 'is no address'],
    ['file:///srv/board.html', 'is no address'],
    ['http://dashboards.example.org', 'is not encrypted: write https'],
    [
      'https://dashboards.example.org/',
      'is more than an origin, or another spelling of it: write https://dashboards.example.org',
    ],
    [
      'https://dashboards.example.org/board',
      'is more than an origin, or another spelling of it: write https://dashboards.example.org',
    ],
    [
      'https://Dashboards.example.org:443',
      'is more than an origin, or another spelling of it: write https://dashboards.example.org',
    ],
  ])('name the entry of CAGNOTTE_ALLOWED_ORIGINS that is no origin: %s', (entry, fault) => {
    expect(() => readConfig({ CAGNOTTE_ALLOWED_ORIGINS: `https://good.example,${entry}` })).toThrow(
      new ConfigError(
        `CAGNOTTE_ALLOWED_ORIGINS must list origins such as https://dashboards.example.org,http://localhost:5173; "${entry}" ${fault}.`,
      ),
    );
  });

  const inEventStoreDb = (url?: string) => () =>
    readConfig({ CAGNOTTE_STORE: 'eventstoredb', ...present({ EVENTSTORE_URL: url }) });

  it('name CAGNOTTE_STORE when it is neither of the two', () => {
    expect(() => readConfig({ CAGNOTTE_STORE: 'kafka' })).toThrow(/^CAGNOTTE_STORE must be postgres or/);
  });

  it('ignore EVENTSTORE_URL unless CAGNOTTE_STORE selects it', () => {
    expect(readConfig({ EVENTSTORE_URL: 'nonsense' }).eventStore).toEqual({ kind: 'postgres' });
    expect(inEventStoreDb()).toThrow(/^EVENTSTORE_URL must name the server/);
  });

  it.each([
    'esdb://127.0.0.1:2113?tls=false',
    'esdb+discover://ops:secret@cluster.example:2113',
    'esdb://ops:s%40%3A%2F@one,two:2113,three:2113/?tls=true&keepAliveInterval=10000',
  ])('take %s', (url) => {
    expect(inEventStoreDb(url)().eventStore).toEqual({ kind: 'eventstoredb', url });
  });

  it.each([
    ['http://ops:secret@one:2113', 'must be of the form'],
    ['esdb://ops:se:cret@one:2113', 'must be of the form'],
    ['esdb://ops:secret@', 'must be of the form'],
    ['esdb://ops:secret@one:port', 'must be of the form'],
    ['esdb://ops:secret@one:2113 ', 'must be of the form'],
    ['esdb://one:2113', 'names no user and password'],
    ['esdb://ops:secret@one:2113?tls=yes', 'has tls neither true nor false'],
    ['esdb://ops:secret@one:2113?nodePreference=random', 'has the setting "nodePreference"'],
  ])('name EVENTSTORE_URL when it is %j, without showing its password', (url, fault) => {
    expect(inEventStoreDb(url)).toThrow(ConfigError);
    expect(inEventStoreDb(url)).toThrow(`EVENTSTORE_URL ${fault}`);
    expect(inEventStoreDb(url)).not.toThrow('secret');
  });
});
