import { readFile } from 'node:fs/promises';
import type { ConnectionOptions } from 'node:tls';
import { KeyFileError, readSecret, type SecretKind } from '../../access/key-file';

/** How the connection is encrypted: from its beginning, or by STARTTLS, without which nothing is sent. */
export type MailProtection = 'tls' | 'starttls' | 'none';

/** The mail server of the house, and how much it is sent. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `none` only for a server on this machine. */
  readonly protection: MailProtection;
  readonly user?: string;
  /** A file of mode 0600, read for each connection, so that a new password needs no restart. */
  readonly passwordFile?: string;
  /** Certificates in PEM that are trusted besides those of Node. */
  readonly caFile?: string;
  /** The address of the sender. */
  readonly from: string;
  /** The most mails of the house in an hour. */
  readonly perHour: number;
  /** The largest file that is attached, in megabytes of 1,000,000 bytes. */
  readonly megabytes: number;
}

/** A file that the settings of the mail server name and that cannot be used. */
export class MailFileError extends KeyFileError {
  override readonly name = 'MailFileError';
}

const PASSWORD: SecretKind = {
  called: 'The password of the mail server',
  setting: 'CAGNOTTE_MAIL_PASSWORD',
  harm: 'others can send mail in the name of the house',
  error: MailFileError,
};

export interface MailSecrets {
  readonly auth?: { readonly user: string; readonly pass: string };
  readonly tls: Pick<ConnectionOptions, 'ca' | 'minVersion' | 'rejectUnauthorized'>;
}

/**
 * Reads the files that the settings name.
 * @throws MailFileError for a file that is missing, cannot be read, or that others can read
 */
export async function readMailSecrets({ user, passwordFile, caFile }: MailSettings): Promise<MailSecrets> {
  const pass = passwordFile === undefined ? undefined : await passwordIn(passwordFile);
  const ca = caFile === undefined ? undefined : await certificatesIn(caFile);
  return {
    ...(user !== undefined && pass !== undefined && { auth: { user, pass } }),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
  };
}

async function passwordIn(file: string): Promise<string> {
  const text = (await readSecret(file, PASSWORD))?.replace(/\r?\n$/, '');
  if (text) return text;
  throw new MailFileError(
    `The password of the mail server is not in ${file}`,
    'Write it there, in one line, or set CAGNOTTE_MAIL_PASSWORD to the file that has it',
  );
}

async function certificatesIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new MailFileError(
      `CAGNOTTE_MAIL_CA: the file ${file} cannot be read (${code})`,
      'Name a file with certificates in PEM that this user may read',
    );
  });
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new MailFileError(
    `CAGNOTTE_MAIL_CA: the file ${file} has no certificate in PEM`,
    'Name a file with the certificate of the authority of the mail server',
  );
}
