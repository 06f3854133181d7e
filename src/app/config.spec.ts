import { ConfigError, readConfig } from './config';

describe('the settings', () => {
  it('have a value for everything where the environment says nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ databaseUrl: undefined, host: '127.0.0.1', port: 3000 });
    expect(config.dataDirectory).not.toBe('');
  });

  it('are those of the environment', () => {
    expect(
      readConfig({
        DATABASE_URL: 'postgresql://cagnotte:se%20cret@db.example:5433/books?sslmode=require',
        CAGNOTTE_DATA_DIR: '/srv/books and more',
        CAGNOTTE_HOST: '::1',
        CAGNOTTE_PORT: '0',
      }),
    ).toEqual({
      databaseUrl: 'postgresql://cagnotte:se%20cret@db.example:5433/books?sslmode=require',
      dataDirectory: '/srv/books and more',
      host: '::1',
      port: 0,
    });
  });

  it('take an empty variable for one that is not set', () => {
    const empty = { DATABASE_URL: '', CAGNOTTE_DATA_DIR: '', CAGNOTTE_HOST: '', CAGNOTTE_PORT: '' };
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

  it.each(['65536', '-1', '3000.5', '0x10', '1e3', ' 80', 'http', '999999'])(
    'name CAGNOTTE_PORT when it is %j',
    (port) => {
      expect(() => readConfig({ CAGNOTTE_PORT: port })).toThrow(/^CAGNOTTE_PORT must be a port number/);
    },
  );

  it.each(['0', '1', '65535'])('take port %s', (port) => {
    expect(readConfig({ CAGNOTTE_PORT: port }).port).toBe(Number(port));
  });
});
