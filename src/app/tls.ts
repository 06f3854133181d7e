import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync, unwatchFile, watchFile } from 'node:fs';
import { othersCanRead } from '../access/key-file';
import { createSecureContext, type Server } from 'node:tls';
import type { LoggerService } from '@nestjs/common';
import type { TlsFiles } from './config';
import { ConfigError } from './config-error';

export interface TlsPair {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly ciphers: string;
}

/** Ciphers: all of TLS 1.3; of TLS 1.2 those with forward secrecy and authenticated encryption. */
const CIPHERS = [
  ...['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'],
  ...['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256'],
  ...['ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES256-GCM-SHA384'],
  ...['ECDHE-ECDSA-CHACHA20-POLY1305', 'ECDHE-RSA-CHACHA20-POLY1305'],
].join(':');

/** How often the files are checked; replaced links are noticed too, as certbot and Kubernetes use them. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Reads certificate and key.
 * @throws ConfigError if a file cannot be read, others can read the key, or the two do not match
 */
export function readTls({ certFile, keyFile }: TlsFiles): TlsPair {
  const cert = read('CAGNOTTE_TLS_CERT', certFile);
  const pair = { cert, key: readKey('CAGNOTTE_TLS_KEY', keyFile), ciphers: CIPHERS };
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
 * Makes the server use changed files for new connections. Files that do not match, as while only one of them is new,
 * are not used. Returns a function that ends the watch.
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

function readKey(setting: string, file: string): Buffer {
  const key = read(setting, file);
  const mode = othersCanRead(statSync(file).mode);
  if (mode === undefined) return key;
  throw new ConfigError(
    `${setting}: the file ${file} has mode ${mode}, so others can pose as this service. Run: chmod 600 ${file}.`,
  );
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
