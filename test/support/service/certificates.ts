import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate authority in a directory, which signs certificates for 127.0.0.1 and localhost. */
export class CertificateAuthority {
  readonly certFile: string;

  constructor(private readonly directory: string) {
    this.certFile = join(directory, 'authority.crt');
    this.openssl(
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...[
        '-subj',
        '/CN=Authority of a test',
        '-keyout',
        join(directory, 'authority.key'),
        '-out',
        this.certFile,
      ],
    );
  }

  get cert(): string {
    return readFileSync(this.certFile, 'utf8');
  }

  /** Writes NAME.crt and NAME.key. @returns their paths */
  issue(name: string, days = 2): { readonly certFile: string; readonly keyFile: string } {
    const at = (ending: string): string => join(this.directory, `${name}.${ending}`);
    writeFileSync(at('ext'), 'subjectAltName=IP:127.0.0.1,DNS:localhost\n');
    this.openssl(
      ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', `/CN=${name}`],
      ...['-keyout', at('key'), '-out', at('csr')],
    );
    this.openssl(
      ...[
        'x509',
        '-req',
        '-in',
        at('csr'),
        '-CA',
        this.certFile,
        '-CAkey',
        join(this.directory, 'authority.key'),
      ],
      ...['-CAcreateserial', '-days', String(days), '-extfile', at('ext'), '-out', at('crt')],
    );
    return { certFile: at('crt'), keyFile: at('key') };
  }

  private openssl(...args: string[]): void {
    execFileSync('openssl', args, { stdio: 'ignore' });
  }
}

export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
