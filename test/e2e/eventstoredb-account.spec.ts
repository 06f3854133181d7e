import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double';

const SCRIPT = join(__dirname, '..', '..', 'docker', 'event-store-account.mjs');
const run = promisify(execFile);

let double: EventStoreDbDouble;
beforeAll(async () => {
  double = await new EventStoreDbDouble({ user: { name: 'admin', password: 'of all' } }).start();
});
afterAll(() => double.stop());

const makeAccount = (password: string, url = double.url) =>
  run(process.execPath, [SCRIPT], {
    env: { ...process.env, EVENTSTORE_ADMIN_URL: url, EVENTSTORE_PASSWORD: password },
  });
const lastOf = (stream: string): unknown =>
  JSON.parse(Buffer.from(double.log.streams.get(stream)!.at(-1)!.data).toString());

describe('docker/event-store-account.mjs', () => {
  it('makes an account without groups that appends and reads, and nothing else; again, with another password', async () => {
    await makeAccount('first');
    const { stdout } = await makeAccount('second');
    expect(stdout).toBe('The account cagnotte may append to streams and read them.\n');
    expect([...double.accounts.made]).toEqual([['cagnotte', { password: 'second', groups: [] }]]);
    const admins = '$admins';
    const both = ['cagnotte', admins];
    expect(lastOf('$settings')).toEqual({
      $userStreamAcl: { $r: both, $w: both, $d: admins, $mr: admins, $mw: admins },
      $systemStreamAcl: { $r: admins, $w: admins, $d: admins, $mr: admins, $mw: admins },
    });
    expect(lastOf('$$$all')).toEqual({ $acl: { $r: both } });
  });

  it('ends with 1 and the reason where the administrator is refused, or a setting is missing', async () => {
    await expect(makeAccount('first', double.url.replace('of%20all', 'wrong'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The account was not made') as string,
    });
    await expect(makeAccount('')).rejects.toMatchObject({
      code: 1,
      stderr: 'EVENTSTORE_ADMIN_URL and EVENTSTORE_PASSWORD must be set.\n',
    });
  });
});
