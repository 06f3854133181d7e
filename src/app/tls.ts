import { X509Certificate } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createSecureContext, type Server } from 'node:tls';
import type { LoggerService } from '@nestjs/common';
import { ConfigError, type TlsFiles } from './config';

export interface TlsPair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** How often the files are looked at. Links that are exchanged are seen too, as certbot and Kubernetes do it. */
const LOOK_AGAIN_MS = 5_000;

/** @throws ConfigError where a file cannot be read, or the two are no certificate and its key */
export function readTls({ certFile, keyFile }: TlsFiles): TlsPair {
  const pair = { cert: read('CAGNOTTE_TLS_CERT', certFile), key: read('CAGNOTTE_TLS_KEY', keyFile) };
  try {
    createSecureContext(pair);
  } catch (cause) {
    throw new ConfigError(
      `CAGNOTTE_TLS_CERT and CAGNOTTE_TLS_KEY must name a certificate and its private key, in PEM: ` +
        `${(cause as Error).message}.`,
      { cause },
    );
  }
  return pair;
}

export const endOfCertificate = ({ cert }: TlsPair): Date => new Date(new X509Certificate(cert).validTo);

/**
 * Has the server use the files whenever they change, for new connections. Files that do not fit together, as while
 * one of them is already new, leave it as it is. Answers what ends the watch.
 */
export function followTls(
  server: Server,
  files: TlsFiles,
  logger: LoggerService,
  everyMs = LOOK_AGAIN_MS,
): () => void {
  const take = (): void => {
    try {
      const pair = readTls(files);
      server.setSecureContext(pair);
      logger.log(
        `the certificate was read again; it is valid until ${endOfCertificate(pair).toISOString()}`,
        'tls',
      );
    } catch (failure) {
      logger.warn?.(`the former certificate stays in use. ${(failure as Error).message}`, 'tls');
    }
  };
  const watched = [files.certFile, files.keyFile];
  for (const file of watched) watchFile(file, { interval: everyMs, persistent: false }, take);
  return () => {
    for (const file of watched) unwatchFile(file, take);
  };
}

function read(setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(
      `${setting}: the file ${file} cannot be read (${code}). Name one that this user may read.`,
      { cause },
    );
  }
}
