import { chipsSold } from '../support/sample-events/plain-events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Client, codesOf } from '../support/service/client';
import type { ServiceProcess } from '../support/service/service-process';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';

const CREDENTIALS =
  '{ credentials { person name kind roles everyCasino casinos madeBy { kind } revokedAt } }';

let site: ServiceSite;
let service: ServiceProcess;

beforeAll(async () => {
  site = await ServiceSite.make();
  service = await site.start();
}, 120_000);
afterAll(() => site.remove(), 60_000);

const run = (...args: string[]): Promise<ProgramRun> => site.run({ program: 'cagnotte', args });

/** Enrols by the link in a file that a command has named. */
async function enrol(file: string): Promise<Client> {
  const [, code] = /#(cgl_[0-9a-f]{64})/.exec(readFileSync(file, 'utf8'))!;
  const answer = await new Client(service.url).send<{ credential: string }>('/v1/enrol', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return new Client(service.url, answer.body.credential);
}

describe('the first start', () => {
  it('prints no secret, and names a file that only its owner can read', async () => {
    expect(service.stdout + service.stderr).not.toMatch(/cg[nl]_/);
    expect(statSync(`${site.dataDirectory}/first-administrator.txt`).mode & 0o777).toBe(0o600);
    expect(await service.administratorKey()).toMatch(/^cgn_/);
  });
});

describe('cagnotte person', () => {
  const second = ['person', '2', '--name', 'Luis Soto', '--role', 'administrator', '--every-casino'];

  it('enrols the second administrator, whose credential a running service takes at once', async () => {
    const { code, stdout } = await run(...second);
    expect(code).toBe(0);
    expect(statSync(stdout.trim()).mode & 0o777).toBe(0o600);
    // Passkeys are bound to a host name, so a link with an IP address could not make one.
    expect(readFileSync(stdout.trim(), 'utf8')).toMatch(/^http:\/\/localhost:\d+\/enrol#/);
    const luis = await enrol(stdout.trim());
    expect(await luis.ask('{ me { person name roles everyCasino } }')).toEqual({
      me: { person: '2', name: 'Luis Soto', roles: ['ADMINISTRATOR'], everyCasino: true },
    });
    expect(await luis.ask('{ person(id: "2") { registeredBy { kind } } }')).toEqual({
      person: { registeredBy: { kind: 'CONSOLE' } },
    });
  });

  it('makes no database of its own where the settings of the service are missing', async () => {
    const elsewhere = `${site.dataDirectory}-elsewhere`;
    const env = { CAGNOTTE_DATA_DIR: elsewhere };
    const { code, stdout, stderr } = await site.run({ program: 'cagnotte', args: second, env });
    expect([code, stdout, existsSync(elsewhere)]).toEqual([2, '', false]);
    expect(stderr).toContain(`${elsewhere} holds no database of a service`);
  });

  it('gives no rights once two administrators can sign in, and leaves no person behind', async () => {
    const third = ['person', '3', '--name', 'Eva Gil', '--role', 'manager', '--every-casino'];
    const { code, stdout, stderr } = await run(...third, '--by', '1', '--and', '2');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('PEOPLE.CONSOLE_NOT_NEEDED');
    const ana = new Client(service.url, await service.administratorKey());
    expect(await ana.ask('{ person(id: "3") { id } }')).toEqual({ person: null });
  });
});

describe('cagnotte key', () => {
  it('makes a key for the named roles and casinos only', async () => {
    const roles = ['--role', 'accountant', 'auditor'];
    const made = await run('key', '--system', 'tax-office', ...roles, '--casino', 'granada', 'cadiz');
    expect(made.stdout).toMatch(/^cgn_[0-9a-f]{16}_[0-9a-f]{64}\n$/);
    expect(made.stderr).toContain('of tax-office: accountant, auditor of cadiz, granada, in ');
    const client = new Client(service.url, made.stdout.trim());
    const codesFor = async (query: string): Promise<string[]> =>
      codesOf((await client.graphql(query)).errors);
    // The casino has no records, but the key is valid for it.
    expect(await codesFor('{ trialBalance(casino: "granada") { position } }')).toEqual(['UNKNOWN_CASINO']);
    expect(await codesFor('{ trialBalance(casino: "ronda") { position } }')).toEqual(['FORBIDDEN']);
    expect(await codesFor(CREDENTIALS)).toEqual(['FORBIDDEN']);
  });

  it('makes a key for a device, which reports only from its source and as its class', async () => {
    const scope = ['--role', 'ingest', '--casino', 'granada'];
    const made = await run(
      'key',
      '--system',
      'RF1',
      ...scope,
      '--source',
      '/casinos/granada/tables/RF1',
      '--class',
      'table',
    );
    expect(made.stderr).toContain(
      'It reports as table from /casinos/granada/tables/RF1. It is shown this once',
    );
    const device = new Client(service.url, made.stdout.trim());
    const { status, body } = await device.deliver('single', JSON.stringify(chipsSold));
    expect({ status, body }).toMatchObject({ status: 403, body: { reason: 'other-source' } });
  });

  it.each([
    ['that reports from nowhere', ['--every-casino', '--role', 'ingest'], 'PEOPLE.NO_SOURCE'],
    ['with some casinos and every one', ['--casino', 'cadiz', '--every-casino'], 'PEOPLE.NO_CASINO'],
    ['without a name', ['--system', ' ', '--every-casino'], 'PEOPLE.NAME_MISSING'],
    ['with a role that does not exist', ['--every-casino', '--role', 'owner'], 'Allowed choices are ingest'],
  ])('makes no key %s, ends with 1 and names the missing part', async (_what, args, says) => {
    const { code, stdout, stderr } = await run('key', '--system', 'till', '--role', 'auditor', ...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(says);
  });
});
