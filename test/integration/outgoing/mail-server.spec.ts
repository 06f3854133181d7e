import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailSettings } from '../../../src/outgoing/monthly-pack/mail-server';
import { askServer, handOver, type OutgoingMail } from '../../../src/outgoing/monthly-pack/smtp';
import { makeTemporaryDirectory } from '../../support/database/temporary-directory';
import { filesIn, headerIn, MailServerDouble, textIn } from '../../support/mail/mail-server-double';
import { CertificateAuthority } from '../../support/service/certificates';

let directory: string;
let authority: CertificateAuthority;
let stranger: CertificateAuthority;
let certificate: ReturnType<CertificateAuthority['issue']>;
beforeAll(async () => {
  directory = await makeTemporaryDirectory();
  authority = new CertificateAuthority(directory);
  stranger = new CertificateAuthority(await makeTemporaryDirectory());
  certificate = authority.issue('mail');
});
const LIMITS = { connectMs: 2_000, silentMs: 300, wholeMs: 5_000 };

const mail: OutgoingMail = {
  to: 'ana@asesoria.example',
  subject: 'granada: libros de enero de 2026, certificados',
  text: 'Todas las jornadas están certificadas.\n',
  messageId: '<pack-1@casino.example>',
};

let server: MailServerDouble;
const started = async (options: Partial<Parameters<typeof MailServerDouble.start>[0]> = {}) =>
  (server = await MailServerDouble.start({ protection: 'tls', certificate, ...options }));
const settings = (more: Partial<MailSettings> = {}): MailSettings => ({
  ...{ host: 'localhost', port: server.port, protection: 'tls', from: 'libros@casino.example' },
  ...{ caFile: authority.certFile, perHour: 60, megabytes: 10 },
  ...more,
});
const sent = (more: Partial<MailSettings> = {}, of: Partial<OutgoingMail> = {}) =>
  handOver(settings(more), { ...mail, ...of }, LIMITS);
const passwordFile = (text: string, mode = 0o600): string => {
  const file = join(directory, `password-${mode.toString(8)}-${text.length}`);
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
};

afterEach(() => server.stop());

describe('a mail', () => {
  it.each(['tls', 'starttls'] as const)(
    'is handed over encrypted, with its file (%s)',
    async (protection) => {
      await started({ protection });
      const bytes = Buffer.from(Array.from({ length: 100_000 }, (_each, index) => index % 251));
      const attachment = { file: 'granada-2026-01-libros.zip', bytes };
      expect(await sent({ protection }, { attachment })).toMatchObject({ outcome: 'accepted' });
      const [received] = server.received;
      expect(received).toMatchObject({
        from: 'libros@casino.example',
        to: ['ana@asesoria.example'],
        isEncrypted: true,
      });
      expect(filesIn(received!)['granada-2026-01-libros.zip']!.equals(bytes)).toBe(true);
      expect(textIn(received!)).toBe(mail.text.replace('\n', '\r\n'));
      expect(headerIn(received!, 'message-id')).toBe('<pack-1@casino.example>');
      expect(headerIn(received!, 'auto-submitted')).toBe('auto-generated');
    },
  );

  it('is handed over after a sign-in with the password of the file', async () => {
    await started({ password: 'cinco palabras' });
    const user = 'libros';
    expect(await sent({ user, passwordFile: passwordFile('cinco palabras\n') })).toMatchObject({
      outcome: 'accepted',
    });
    expect(server.received[0]!.user).toBe('libros');
    expect(await sent({ user, passwordFile: passwordFile('otra') })).toMatchObject({
      ...{ outcome: 'failed', failure: 'sign-in' },
    });
  });

  it('is not handed over where others can read the password', async () => {
    await started({ password: 'cinco' });
    expect(await sent({ user: 'libros', passwordFile: passwordFile('cinco', 0o644) })).toMatchObject({
      ...{ outcome: 'failed', failure: 'settings', answer: expect.stringContaining('Run: chmod 600') },
    });
  });

  it.each(['tls', 'starttls'] as const)(
    'is not handed over where the certificate is not trusted (%s)',
    async (protection) => {
      await started({ protection });
      const failed = { outcome: 'failed', failure: 'certificate' };
      expect(await sent({ protection, caFile: stranger.certFile })).toMatchObject(failed);
      const { caFile, ...withoutAuthority } = settings({ protection });
      expect(caFile).toBe(authority.certFile);
      expect(await handOver(withoutAuthority, mail, LIMITS)).toMatchObject(failed);
      expect(server.received).toEqual([]);
    },
  );

  it('is not handed over where the certificate is for another host', async () => {
    await started();
    expect(await sent({ host: '127.1' })).toMatchObject({ outcome: 'failed', failure: 'certificate' });
  });

  it('is never handed over in clear text where STARTTLS is wanted and not offered', async () => {
    await started({ protection: 'none' });
    expect(await sent({ protection: 'starttls' })).toMatchObject({ outcome: 'failed', failure: 'no-tls' });
    expect(server.received).toEqual([]);
  });

  it('is handed over in clear text where the settings say so', async () => {
    await started({ protection: 'none' });
    expect(await sent({ protection: 'none' })).toMatchObject({ outcome: 'accepted' });
    expect(server.received[0]!.isEncrypted).toBe(false);
  });

  it.each([
    ['for good', 550, 'recipient', 'refused', 'refused'],
    ['for good', 554, 'content', 'refused', 'refused'],
    ['until later', 451, 'recipient', 'failed', 'later'],
    ['until later', 452, 'content', 'failed', 'later'],
  ] as const)(
    'is refused %s with %i at the %s, and the address is not kept',
    async (_how, code, at, outcome, failure) => {
      await started();
      server.answers.push({ at, code, says: 'no room for <ana@asesoria.example>' });
      const refused = await sent();
      expect(refused).toMatchObject({ outcome, failure });
      expect(refused.answer).toContain('no room for <ADDRESS>');
      expect(server.received).toEqual([]);
    },
  );

  it('may have arrived where the server hangs up after the content', async () => {
    await started();
    server.answers.push('hangs up after the content');
    expect(await sent()).toMatchObject({ outcome: 'unknown', failure: 'cut' });
  });

  it('may have arrived where the server never answers the content', async () => {
    await started();
    server.answers.push('never answers the content');
    expect(await sent()).toMatchObject({ outcome: 'unknown', failure: 'cut' });
  });

  it('has not arrived where the server hangs up before the content', async () => {
    await started();
    server.answers.push('hangs up at the recipient');
    expect(await sent()).toMatchObject({ outcome: 'failed', failure: 'unreachable' });
  });

  it('has not arrived where nobody listens', async () => {
    await started();
    const { port } = server;
    await server.stop();
    await started({ protection: 'none' });
    expect(await sent({ port })).toMatchObject({ outcome: 'failed', failure: 'unreachable' });
  });

  it('is given a second header by no text', async () => {
    await started();
    await sent(
      {},
      { subject: 'libros\r\nBcc: eva@otra.example', messageId: '<a@b.example>\r\nBcc: eva@otra.example' },
    );
    const [{ text, to } = { text: '', to: [] }] = server.received;
    expect(to).toEqual(['ana@asesoria.example']);
    expect(text).not.toMatch(/^Bcc:/im);
  });
});

describe('the server', () => {
  it('is asked without a mail', async () => {
    await started({ password: 'cinco' });
    expect(
      await askServer(settings({ user: 'libros', passwordFile: passwordFile('cinco') }), LIMITS),
    ).toBeUndefined();
    expect(await askServer(settings({ caFile: stranger.certFile }), LIMITS)).toMatchObject({
      failure: 'certificate',
    });
    expect(server.received).toEqual([]);
  });
});
