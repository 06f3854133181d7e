import { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { PackFailure } from '../../ledger/monthly-pack/pack-mail';
import { MailFileError, type MailSettings, readMailSecrets } from './mail-server';

/** A mail to one address. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** With its angle brackets; the same for every attempt. */
  readonly messageId: string;
  readonly attachment?: { readonly file: string; readonly bytes: Buffer };
}

export type HandedOver =
  | { readonly outcome: 'accepted'; readonly answer: string }
  | {
      /** `refused` for good, `failed` for sure, `unknown` where the server may have taken it. */
      readonly outcome: 'refused' | 'failed' | 'unknown';
      readonly failure: PackFailure;
      readonly answer: string;
    };

export interface MailLimits {
  /** Milliseconds until the connection is there, and until the greeting. */
  readonly connectMs: number;
  /** Milliseconds without a byte from the server. */
  readonly silentMs: number;
  /** Milliseconds in all. */
  readonly wholeMs: number;
  /** Ends the session at once when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

const MAIL_LIMITS: MailLimits = { connectMs: 30_000, silentMs: 120_000, wholeMs: 600_000 };

/** For how long the server may answer that it was left. */
const LEAVING_MS = 1_000;

/** What is known of an attempt when it fails. */
interface Progress {
  /** Whether the content of the mail was begun: from then on the server may have taken it. */
  isBegun: boolean;
}

/** Hands a mail to the server of the house. It never fails: what went wrong is its answer, without the address. */
export async function handOver(
  settings: MailSettings,
  mail: OutgoingMail,
  { signal, ...given }: Partial<MailLimits> = {},
): Promise<HandedOver> {
  const limits = { ...MAIL_LIMITS, ...given, signal };
  const progress: Progress = { isBegun: false };
  const content = await contentOf(settings, mail);
  return inSession(settings, limits, async (connection) => {
    const envelope = { from: settings.from, to: [mail.to], size: content.length };
    const response = await new Promise<string>((resolve, reject) => {
      connection.send(envelope, contentStream(content, progress), (failure, info) =>
        failure ? reject(failure) : resolve(info?.response ?? ''),
      );
    });
    return { outcome: 'accepted' as const, answer: withoutAddress(response, mail.to) };
  }).catch((failure: unknown) => whyNot(failure, { progress, to: mail.to }));
}

/**
 * Connects, signs in and leaves, for `cagnotte doctor`.
 * @returns undefined where the server takes mails, else what went wrong
 */
export function askServer(
  settings: MailSettings,
  limits: MailLimits,
): Promise<Exclude<HandedOver, { outcome: 'accepted' }> | undefined> {
  return inSession(settings, limits, () => Promise.resolve(undefined)).catch((failure: unknown) => {
    const handed = whyNot(failure, { progress: { isBegun: false }, to: '' });
    return handed.outcome === 'accepted' ? undefined : handed;
  });
}

/** A session with the server, from the connection to the sign-in; it ends in any case. */
async function inSession<Answer>(
  settings: MailSettings,
  { connectMs, silentMs, wholeMs, signal }: MailLimits,
  work: (connection: SMTPConnection) => Promise<Answer>,
): Promise<Answer> {
  const { auth, tls } = await readMailSecrets(settings);
  const { host, port, protection } = settings;
  const trusted = tls.ca === undefined ? {} : { ca: [...rootCertificates, tls.ca as string] };
  const connection = new SMTPConnection({
    ...{ host, port, secure: protection === 'tls' },
    requireTLS: protection === 'starttls',
    ignoreTLS: protection === 'none',
    tls: { ...tls, ...trusted },
    ...{ connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silentMs },
  });
  const ended = new AbortController();
  const broken = new Promise<never>((_resolve, reject) => {
    connection.once('error', reject);
    const late = AbortSignal.any([AbortSignal.timeout(wholeMs), ...(signal === undefined ? [] : [signal])]);
    late.addEventListener('abort', () => reject(new TooSlow()), { once: true, signal: ended.signal });
    if (late.aborted) reject(new TooSlow());
  });
  const session = async (): Promise<Answer> => {
    await new Promise<void>((resolve, reject) =>
      connection.connect((failure) => (failure ? reject(failure) : resolve())),
    );
    if (auth !== undefined)
      await new Promise<void>((resolve, reject) =>
        connection.login({ credentials: auth }, (failure) => (failure ? reject(failure) : resolve())),
      );
    return work(connection);
  };
  // Whatever fails later has been answered by then.
  const begun = session();
  for (const each of [begun, broken]) each.catch(() => undefined);
  try {
    const answer = await Promise.race([begun, broken]);
    connection.on('error', () => undefined);
    connection.quit();
    setTimeout(() => connection.close(), LEAVING_MS).unref();
    return answer;
  } catch (failure) {
    connection.on('error', () => undefined);
    // At once: nothing may go on of a mail that is counted as failed.
    connection.close();
    throw failure;
  } finally {
    ended.abort();
  }
}

class TooSlow extends Error {
  constructor() {
    super('the mail server took too long, or the service stopped');
  }
}

/** Nothing of it is read before the server has asked for the content, so the first read is the beginning. */
const contentStream = (content: Buffer, progress: Progress): Readable =>
  new Readable({
    read() {
      progress.isBegun = true;
      this.push(content);
      this.push(null);
    },
  });

/** The whole mail in MIME. Names and texts are encoded by the library; a line feed in one cannot begin a header. */
function contentOf(
  { from }: MailSettings,
  { to, subject, text, messageId, attachment }: OutgoingMail,
): Promise<Buffer> {
  return new MailComposer({
    ...{ from, to, subject, text, messageId, textEncoding: 'quoted-printable' as const },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments:
      attachment === undefined
        ? []
        : [{ filename: attachment.file, content: attachment.bytes, contentType: 'application/zip' }],
  })
    .compile()
    .build();
}

interface SmtpFailure extends Error {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** Codes of Node for a certificate that is not trusted, not valid, or for another host. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ALTNAME/;

function whyNot(
  failure: unknown,
  { progress, to }: { readonly progress: Progress; readonly to: string },
): HandedOver {
  if (failure instanceof MailFileError)
    return { outcome: 'failed', failure: 'settings', answer: failure.message };
  const { message, response, responseCode = 0 } = failure as SmtpFailure;
  const answer = withoutAddress(response ?? message, to);
  if (responseCode !== 0 && !isAboutTls(failure as SmtpFailure))
    return { ...refusalIn(failure as SmtpFailure, responseCode), answer };
  if (progress.isBegun) return { outcome: 'unknown', failure: 'cut', answer };
  const isLate = failure instanceof TooSlow;
  return { outcome: 'failed', failure: isLate ? 'slow' : withoutAnswer(failure as SmtpFailure), answer };
}

/** What an answer of the server from 400 on means. */
function refusalIn(
  failure: SmtpFailure,
  responseCode: number,
): { readonly outcome: 'refused' | 'failed'; readonly failure: PackFailure } {
  if (isAboutSignIn(failure)) return { outcome: 'failed', failure: 'sign-in' };
  const isForGood = responseCode >= 500 && isAboutMail(failure);
  return isForGood ? { outcome: 'refused', failure: 'refused' } : { outcome: 'failed', failure: 'later' };
}

const isAboutTls = ({ code }: SmtpFailure): boolean => code === 'ETLS';

const isAboutSignIn = ({ code, responseCode = 0 }: SmtpFailure): boolean =>
  code === 'EAUTH' && responseCode >= 500;

/** Of the greeting and the like, a refusal says nothing of this mail and may pass. */
const isAboutMail = ({ command = '' }: SmtpFailure): boolean =>
  command === 'DATA' || /^(MAIL|RCPT) /.test(command);

function withoutAnswer({ code = '', originalCode = '', message }: SmtpFailure): PackFailure {
  if (CERTIFICATE.test(originalCode) || CERTIFICATE.test(code) || /certificate/i.test(message))
    return 'certificate';
  if (code === 'ETLS') return 'no-tls';
  if (code === 'ETIMEDOUT') return 'slow';
  return code === 'EAUTH' ? 'sign-in' : 'unreachable';
}

const LONGEST_ANSWER = 300;

/** The answer of a server in one line, without the address that it may repeat: no table keeps that. */
function withoutAddress(answer: string, to: string): string {
  const line = answer
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ANSWER);
  return to === '' ? line : line.replaceAll(new RegExp(escaped(to), 'gi'), 'ADDRESS');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
