import { ConfigError } from './config-error';
import { mailOf } from './mail-settings';

const least = { CAGNOTTE_MAIL_HOST: 'smtp.example.org', CAGNOTTE_MAIL_FROM: 'libros@casino.example' };
const account = { CAGNOTTE_MAIL_USER: 'libros', CAGNOTTE_MAIL_PASSWORD: '/run/secrets/mail' };

describe('the settings of the mail server', () => {
  it('are none where nothing is set', () => expect(mailOf({})).toBeUndefined());

  it('demand TLS from the beginning where nothing else is said', () =>
    expect(mailOf(least)).toEqual({
      ...{ host: 'smtp.example.org', port: 465, protection: 'tls', from: 'libros@casino.example' },
      ...{ perHour: 60, megabytes: 10 },
    }));

  it.each([
    [{ CAGNOTTE_MAIL_PORT: '587' }, { port: 587, protection: 'starttls' }],
    [{ CAGNOTTE_MAIL_TLS: 'starttls' }, { port: 587, protection: 'starttls' }],
    [
      { CAGNOTTE_MAIL_TLS: 'none', CAGNOTTE_MAIL_HOST: '127.0.0.1' },
      { port: 25, protection: 'none' },
    ],
    [
      { CAGNOTTE_MAIL_TLS: 'none', CAGNOTTE_MAIL_HOST: '::1' },
      { host: '::1', protection: 'none' },
    ],
    [account, { user: 'libros', passwordFile: '/run/secrets/mail' }],
    [{ CAGNOTTE_MAIL_CA: '/etc/ca.pem' }, { caFile: '/etc/ca.pem' }],
    [
      { CAGNOTTE_MAIL_PER_HOUR: '5', CAGNOTTE_MAIL_MEGABYTES: '25' },
      { perHour: 5, megabytes: 25 },
    ],
  ])('take %j', (more, settings) => expect(mailOf({ ...least, ...more })).toMatchObject(settings));

  it.each([
    [
      { CAGNOTTE_MAIL_HOST: '' },
      'CAGNOTTE_MAIL_HOST must name the mail server when CAGNOTTE_MAIL_FROM is set.',
    ],
    [{ CAGNOTTE_MAIL_HOST: 'smtp.example.org:465' }, 'CAGNOTTE_MAIL_HOST must be the name'],
    [
      { CAGNOTTE_MAIL_TLS: 'none' },
      'CAGNOTTE_MAIL_TLS may be none only where CAGNOTTE_MAIL_HOST is this machine',
    ],
    [{ CAGNOTTE_MAIL_TLS: 'ssl' }, 'CAGNOTTE_MAIL_TLS must be tls'],
    [
      { CAGNOTTE_MAIL_PORT: '70000' },
      'CAGNOTTE_MAIL_PORT must be a whole number from 1 to 65535, not "70000".',
    ],
    [{ CAGNOTTE_MAIL_FROM: '' }, 'CAGNOTTE_MAIL_FROM must be the mail address of the sender'],
    [{ CAGNOTTE_MAIL_FROM: 'Libros <libros@casino.example>' }, 'CAGNOTTE_MAIL_FROM must be the mail address'],
    [{ CAGNOTTE_MAIL_USER: 'libros' }, 'CAGNOTTE_MAIL_PASSWORD must name a file of mode 0600'],
    [{ CAGNOTTE_MAIL_PASSWORD: '/run/secrets/mail' }, 'CAGNOTTE_MAIL_USER must name the user'],
    [
      { CAGNOTTE_MAIL_PER_HOUR: '0' },
      'CAGNOTTE_MAIL_PER_HOUR must be a whole number from 1 to 10000, not "0".',
    ],
  ])('name the fault of %j', (more, fault) => {
    const read = (): unknown => mailOf({ ...least, ...more });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(fault);
  });
});
