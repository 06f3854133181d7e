import { consoleSettings } from './console-settings';

const POSTGRES = { kind: 'postgres' } as const;

describe('the settings of a command at the console', () => {
  it('name the data directory by its whole path, and the address of the service', () => {
    const told = { dataDirectory: "/srv/it's here", databaseUrl: undefined, eventStore: POSTGRES };
    expect(consoleSettings(told, 'http://localhost:4100')).toBe(
      `CAGNOTTE_DATA_DIR='/srv/it'\\''s here' CAGNOTTE_ORIGIN='http://localhost:4100'`,
    );
    const relative = { ...told, dataDirectory: '.cagnotte' };
    expect(consoleSettings(relative, 'http://localhost:4100')).toContain(`${process.cwd()}/.cagnotte'`);
  });

  it('name databases without their passwords', () => {
    const text = consoleSettings(
      {
        dataDirectory: '/srv/c',
        databaseUrl: 'postgres://cagnotte:s3cret@db:5432/books',
        eventStore: { kind: 'eventstoredb', url: 'esdb://admin:changeit@one:2113,two:2113?tls=true' },
      },
      'https://books.example',
    );
    const parameter = 'postgres://cagnotte@/books?host=/run/pg&password=s3cret&sslpassword=s3cret';
    expect(
      consoleSettings({ dataDirectory: '/', databaseUrl: parameter, eventStore: POSTGRES }, ''),
    ).not.toContain('s3cret');
    expect(text).toBe(
      "CAGNOTTE_DATA_DIR='/srv/c' DATABASE_URL='postgres://cagnotte:PASSWORD@db:5432/books' " +
        "CAGNOTTE_STORE='eventstoredb' EVENTSTORE_URL='esdb://admin:PASSWORD@one:2113,two:2113?tls=true' " +
        "CAGNOTTE_ORIGIN='https://books.example'",
    );
  });
});
