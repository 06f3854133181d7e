import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkEnd, checkText, checkBackups, checkDisk, checkNode, checkSealKey } from './doctor-machine';

describe('the checks of the doctor on a machine', () => {
  let directory: string;
  const at = (name: string): string => join(directory, name);

  beforeAll(() => (directory = mkdtempSync(join(tmpdir(), 'cagnotte-doctor-'))));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('report a Node that is too old, with the version to install', () => {
    expect(checkText(checkNode('18.20.8'))).toBe(
      'node       FAULT 18.20.8 is too old. Install Node 20.19 or later.',
    );
    expect(checkNode('20.18.9').verdict).toBe('fault');
    expect(checkNode('20.19.0').verdict).toBe('well');
    expect(checkNode('22.1.0').verdict).toBe('well');
  });

  it('report a disk with less free space than the size of the database, which verify and rebuild may need', () => {
    expect(checkDisk(directory, 0).verdict).not.toBe('advice');
    expect(['advice', 'fault']).toContain(checkDisk(directory, Number.MAX_SAFE_INTEGER).verdict);
  });

  it('report a seal key that others can read, that is of another kind or missing', async () => {
    const pem = (kind: 'ed25519' | 'ed448') =>
      generateKeyPairSync(kind as 'ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
    const seen = (name: string) => checkSealKey({ kind: 'file', path: at(name), isUsual: true });
    writeFileSync(at('seal.pem'), pem('ed25519'));
    chmodSync(at('seal.pem'), 0o640);
    expect(await seen('seal.pem')).toMatchObject({
      verdict: 'fault',
      seen: expect.stringContaining('has mode 640') as string,
      remedy: `Run: chmod 600 ${at('seal.pem')}`,
    });
    chmodSync(at('seal.pem'), 0o600);
    expect(await seen('seal.pem')).toMatchObject({
      verdict: 'well',
      seen: expect.stringMatching(/^[0-9a-f]{16}, in /),
    });
    writeFileSync(at('other.pem'), pem('ed448'), { mode: 0o600 });
    expect(await seen('other.pem')).toMatchObject({
      verdict: 'fault',
      seen: expect.stringContaining('of the kind ed448'),
    });
    writeFileSync(at('none.pem'), 'no key', { mode: 0o600 });
    expect(await seen('none.pem')).toMatchObject({
      verdict: 'fault',
      seen: expect.stringContaining('no private key'),
    });
    expect(await seen('nowhere.pem')).toMatchObject({
      verdict: 'advice',
      seen: expect.stringContaining('there is none'),
    });
    expect(await checkSealKey({ kind: 'setting', text: pem('ed25519').toString() })).toMatchObject({
      verdict: 'well',
    });
  });

  it('report the age of a backup by the newest file in its directory', () => {
    mkdirSync(at('backups'));
    expect(checkBackups(at('backups')).verdict).toBe('fault');
    expect(checkBackups(at('nowhere')).verdict).toBe('fault');
    const aged = (name: string, hours: number): void => {
      writeFileSync(at(join('backups', name)), '');
      const then = Date.now() / 1_000 - hours * 3_600;
      utimesSync(at(join('backups', name)), then, then);
    };
    aged('old.dump', 50);
    expect(checkBackups(at('backups'))).toMatchObject({
      verdict: 'fault',
      seen: expect.stringMatching(/50 hours/) as string,
    });
    aged('new.dump', 5);
    expect(checkBackups(at('backups'))).toMatchObject({
      verdict: 'well',
      seen: expect.stringMatching(/5 hours/) as string,
    });
    expect(checkBackups(at('backups/old.dump')).verdict).toBe('fault');
  });

  it('report an expiry that is near as advice and a past one as a fault', () => {
    const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 3_600_000);
    const verdicts = [-1, 0.5, 29.5, 31].map(
      (days) => checkEnd('tls', 'it', inDays(days), 'renew it').verdict,
    );
    expect(verdicts).toEqual(['fault', 'advice', 'advice', 'well']);
  });
});
