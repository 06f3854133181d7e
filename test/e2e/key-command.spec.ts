import { chipsSold } from '../support/events/sample-events';
import { Client, codesOf } from '../support/service/client';
import type { ServiceProcess } from '../support/service/service-process';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';

const KEYS = '{ apiKeys { holder holderKind roles everyCasino casinos createdBy revokedAt } }';
const REVOKE = `mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }`;

describe('cagnotte key', () => {
  let site: ServiceSite;
  let service: ServiceProcess;

  beforeAll(async () => {
    site = await ServiceSite.make();
    service = await site.start();
  }, 120_000);
  afterAll(() => site.remove(), 60_000);

  const key = (...args: string[]): Promise<ProgramRun> =>
    site.run({ program: 'cagnotte', args: ['key', ...args] });

  it('is the way back in when the administrator key is lost: a running service takes the new one at once', async () => {
    const made = await key('--person', ' Carmen Ortega ', '--role', 'administrator', '--every-casino');
    expect(made).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^cgn_[0-9a-f]{16}_[0-9a-f]{64}\n$/) as string,
    });
    expect(made.stderr).toMatch(
      /^Key [0-9a-f]{16} of Carmen Ortega: administrator of every casino, in .*\. It is shown this once\.\n$/,
    );
    const client = new Client(service.url, made.stdout.trim());
    expect(await client.ask(KEYS)).toMatchObject({
      apiKeys: [
        { holder: 'administrator of the first start' },
        {
          holder: 'Carmen Ortega',
          holderKind: 'PERSON',
          roles: ['ADMINISTRATOR'],
          everyCasino: true,
          casinos: [],
          createdBy: null,
          revokedAt: null,
        },
      ],
    });
    const lost = service.administratorKey!.split('_')[1];
    expect(await client.ask(REVOKE, { id: lost })).toEqual({ revokeApiKey: { __typename: 'ApiKeyRevoked' } });
  });

  it('makes one for the roles and casinos that are named, and no others', async () => {
    const roles = ['--role', 'accountant', 'auditor'];
    const made = await key('--system', 'tax-office', ...roles, '--casino', 'granada', 'cadiz');
    expect(made.stderr).toContain('of tax-office: accountant, auditor of cadiz, granada, in ');
    const client = new Client(service.url, made.stdout.trim());
    const codesFor = async (query: string): Promise<string[]> =>
      codesOf((await client.graphql(query)).errors);
    // Nothing was ever recorded for it; the key is good for it all the same.
    expect(await codesFor('{ trialBalance(casino: "granada") { position } }')).toEqual(['UNKNOWN_CASINO']);
    expect(await codesFor('{ trialBalance(casino: "ronda") { position } }')).toEqual(['FORBIDDEN']);
    expect(await codesFor(KEYS)).toEqual(['FORBIDDEN']);
  });

  it('makes one for a device, which reports from its source and as its class and nothing else', async () => {
    const scope = ['--role', 'ingest', '--casino', 'granada'];
    const made = await key(
      '--system',
      'RF1',
      ...scope,
      '--source',
      '/casinos/granada/tables/RF1',
      '--class',
      'table',
    );
    expect(made.stderr).toContain(
      'It reports as table from /casinos/granada/tables/RF1. It is shown this once.',
    );
    const device = new Client(service.url, made.stdout.trim());
    const { status, body } = await device.deliver('single', JSON.stringify(chipsSold));
    expect({ status, body }).toMatchObject({ status: 403, body: { reason: 'other-source' } });
  });

  it.each([
    [
      'for reports from nowhere',
      ['--system', 'RF1', '--every-casino', '--role', 'ingest'],
      'API_KEY.NO_SOURCE',
    ],
    ['with two holders', ['--person', 'Ana', '--system', 'till'], 'API_KEY.HOLDER_MISSING'],
    [
      'with some casinos and every one',
      ['--person', 'Ana', '--casino', 'cadiz', '--every-casino'],
      'API_KEY.NO_CASINO',
    ],
    [
      'with a role that does not exist',
      ['--person', 'Ana', '--every-casino', '--role', 'owner'],
      'Allowed choices are ingest',
    ],
  ])('makes none %s, ends with 1 and says what is missing', async (_what, args, says) => {
    const { code, stdout, stderr } = await key('--role', 'auditor', ...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(says);
  });
});
