import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SETTINGS = `
[tsa]
default_tsa = one
[one]
serial = SERIAL
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha512
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[stamping]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[not_stamping]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,serverAuth
[authority]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign
[req]
distinguished_name = name
[name]
`;

/** A time-stamping authority by `openssl ts` with its own root; `listen` serves it over HTTP. */
export class TestAuthority {
  private readonly folder = mkdtempSync(join(tmpdir(), 'cagnotte-tsa-'));
  private server: Server | undefined;
  /** The requests received over HTTP. */
  readonly asked: Buffer[] = [];

  constructor(readonly purpose: 'stamping' | 'not_stamping' = 'stamping') {
    writeFileSync(this.at('settings'), SETTINGS.replace('SERIAL', this.at('serial')));
    writeFileSync(this.at('serial'), '01\n');
    this.makeRoot();
    this.openssl(
      'req',
      '-new',
      ...newKey(this.at('tsa.key')),
      '-subj',
      '/O=Stamps/CN=Test',
      ...this.settings,
      '-out',
      'tsa.csr',
    );
    this.openssl(
      ...[
        'x509',
        '-req',
        '-in',
        'tsa.csr',
        '-CA',
        'root.pem',
        '-CAkey',
        'root.key',
        '-CAcreateserial',
        '-days',
        '30',
      ],
      ...['-extfile', 'settings', '-extensions', purpose, '-out', 'tsa.pem'],
    );
  }

  /** The root certificate in PEM. */
  get root(): string {
    return readFileSync(this.at('root.pem'), 'utf8');
  }

  get rootFile(): string {
    return this.at('root.pem');
  }

  /** The answer to a request in DER. */
  answer(request: Buffer): Buffer {
    writeFileSync(this.at('request.tsq'), request);
    this.openssl(
      'ts',
      '-reply',
      ...this.settings,
      '-queryfile',
      'request.tsq',
      '-inkey',
      'tsa.key',
      '-signer',
      'tsa.pem',
      '-out',
      'answer.tsr',
    );
    return readFileSync(this.at('answer.tsr'));
  }

  /** Whether openssl verifies an answer for a text. */
  verifies(text: string, answer: Buffer, { isToken = false } = {}): boolean {
    writeFileSync(this.at('data'), text);
    writeFileSync(this.at('given'), answer);
    try {
      const given = ['-in', 'given', ...(isToken ? ['-token_in'] : [])];
      this.openssl(
        'ts',
        '-verify',
        '-data',
        'data',
        ...given,
        '-CAfile',
        'root.pem',
        '-untrusted',
        'tsa.pem',
      );
      return true;
    } catch {
      return false;
    }
  }

  /** Signs the statement of another authority's token as an ordinary CMS message. */
  signed(token: Buffer, { namesCertificate }: { readonly namesCertificate: boolean }): Buffer {
    writeFileSync(this.at('token'), token);
    this.openssl(
      'cms',
      '-verify',
      '-noverify',

      '-inform',
      'DER',
      '-in',
      'token',
      '-out',
      'info',
      '-binary',
    );
    this.openssl(
      ...[
        'cms',
        '-sign',
        '-binary',
        '-nodetach',
        '-in',
        'info',
        '-signer',
        'tsa.pem',
        '-inkey',
        'tsa.key',
        '-outform',
        'DER',
      ],
      ...['-econtent_type', '1.2.840.113549.1.9.16.1.4', '-md', 'sha256', '-out', 'signed'],
      ...(namesCertificate ? ['-cades'] : []),
    );
    return readFileSync(this.at('signed'));
  }

  /** Serves requests over HTTP. @returns its address */
  async listen(answer = (request: Buffer): Buffer => this.answer(request)): Promise<string> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.asked.push(Buffer.concat(parts));
        response.setHeader('content-type', 'application/timestamp-reply');
        response.end(answer(Buffer.concat(parts)));
      });
    });
    await new Promise<void>((listening) => this.server!.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/tsr`;
  }

  async close(): Promise<void> {
    await new Promise<unknown>((closed) => (this.server ? this.server.close(closed) : closed(undefined)));
    rmSync(this.folder, { recursive: true });
  }

  private makeRoot(): void {
    this.openssl(
      ...[
        'req',
        '-x509',
        '-new',
        ...newKey(this.at('root.key')),
        '-subj',
        '/O=Stamps/CN=Root',
        '-days',
        '30',
      ],
      ...[...this.settings, '-extensions', 'authority', '-out', 'root.pem'],
    );
  }

  private at(name: string): string {
    return join(this.folder, name);
  }

  private get settings(): readonly string[] {
    return ['-config', 'settings'];
  }

  private openssl(...args: readonly string[]): void {
    execFileSync('openssl', args, { cwd: this.folder, stdio: 'pipe' });
  }
}

const newKey = (file: string): readonly string[] => ['-newkey', 'rsa:2048', '-nodes', '-keyout', file];
