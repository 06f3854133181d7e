import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PeopleRegister } from '../../../src/people/people-register';
import { ROLES } from '../../../src/access/permissions';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';

const KEY_FIELDS =
  'id holder holderKind kind roles everyCasino casinos sources classes unboundUntil createdAt createdBy expiresAt revokedAt revokedBy';
const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { __typename
  ... on ApiKeyCreated { key apiKey { ${KEY_FIELDS} } } ... on ApiKeyRefused { code message messageEs } } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiKey(id: $id) { __typename
  ... on ApiKeyRevoked { apiKey { ${KEY_FIELDS} } } ... on ApiKeyRefused { code message messageEs } } }`;
const LIST = `{ apiKeys { ${KEY_FIELDS} } }`;
const INPUT = {
  holder: 'report printer',
  holderKind: 'SYSTEM',
  roles: ['MANAGER', 'ACCOUNTANT'],
  casinos: ['sevilla'],
};

interface Answer {
  data?: Record<string, Record<string, unknown>>;
  errors?: { extensions: Record<string, unknown> }[];
}

describe('keys over GraphQL', () => {
  let running: ServiceUnderTest;
  let app: NestFastifyApplication;
  let administratorKey: string;

  beforeAll(async () => {
    running = await startServiceUnderTest();
    app = running.service.app;
    administratorKey = await running.makeKey(['administrator']);
  });

  afterAll(() => running.stop());

  const send = async (query: string, variables: object = {}, key: string | undefined = administratorKey) =>
    (
      await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${key}` },
        payload: { query, variables },
      })
    ).json<Answer>();

  it('makes a key, shows it once, and the key is known from then on', async () => {
    const created = (await send(CREATE, { input: INPUT })).data!['createApiKey']!;
    const key = created['key'] as string;
    const shown = await app.get(PeopleRegister).authenticate(`Bearer ${key}`);
    expect(shown).toMatchObject({
      ok: true,
      value: { name: 'report printer', kind: 'service', roles: ['accountant', 'manager'] },
    });
    expect(created['apiKey']).toEqual({
      ...INPUT,
      id: key.split('_')[1],
      kind: 'SERVICE',
      sources: [],
      classes: [],
      unboundUntil: null,
      roles: ['ACCOUNTANT', 'MANAGER'],
      everyCasino: false,
      createdAt: expect.any(String) as unknown,
      createdBy: administratorKey.split('_')[1],
      expiresAt: expect.any(String) as unknown,
      revokedAt: null,
      revokedBy: null,
    });

    const list = JSON.stringify(await send(LIST));
    expect(list).toContain(key.split('_')[1]);
    expect(list).not.toContain(key.split('_')[2]);
  });

  it('makes a key of a device, for one source and one class', async () => {
    const reports = { sources: ['/casinos/sevilla/tables/RF1'], classes: ['TABLE'] };
    const input = { ...INPUT, holder: 'RF1', holderKind: 'SYSTEM', roles: ['INGEST'], ...reports };
    expect(await send(CREATE, { input })).toMatchObject({
      data: { createApiKey: { apiKey: { kind: 'DEVICE', roles: ['INGEST'], ...reports } } },
    });
  });

  it('makes a key for every casino, which ends after a year or before', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const input = { ...INPUT, casinos: [], everyCasino: true };
    const endsOf = async (given: object): Promise<unknown> =>
      (await send(CREATE, { input: { ...input, ...given } })).data!['createApiKey']!['apiKey'];
    expect(await endsOf({ expiresAt })).toMatchObject({ everyCasino: true, casinos: [], expiresAt });
    const { expiresAt: end } = (await endsOf({})) as { expiresAt: string };
    expect(Math.round((Date.parse(end) - Date.now()) / 86_400_000)).toBe(365);
  });

  it.each([
    ['API_KEY.HOLDER_MISSING', { holder: ' ' }],
    ['API_KEY.NO_ROLE', { roles: [] }],
    ['API_KEY.NO_CASINO', { casinos: [] }],
    ['API_KEY.NO_CASINO', { everyCasino: true }],
    ['API_KEY.CASINO_MALFORMED', { casinos: ['Gran Casino'] }],
    ['API_KEY.EXPIRES_IN_THE_PAST', { expiresAt: '2001-01-01T00:00:00Z' }],
    ['API_KEY.NO_SOURCE', { roles: ['INGEST'] }],
    ['API_KEY.NO_CLASS', { roles: ['INGEST'], sources: ['/casinos/sevilla/cage'] }],
    ['API_KEY.SOURCES_WITHOUT_ROLE', { roles: ['MANAGER'], classes: ['CAGE'] }],
    ['API_KEY.SOURCE_MALFORMED', { roles: ['INGEST'], sources: ['/casinos/sevilla/..'], classes: ['CAGE'] }],
    [
      'API_KEY.SOURCE_OF_OTHER_CASINO',
      { roles: ['INGEST'], sources: ['/casinos/malaga'], classes: ['CAGE'] },
    ],
    ['API_KEY.EXPIRES_IN_THE_PAST', { expiresAt: '2100-01-01T00:00:00Z' }],
    ['API_KEY.OF_A_PERSON', { holderKind: 'PERSON' }],
  ])('answers %s, in English and Spanish, to %j', async (code, change) => {
    const { data } = await send(CREATE, { input: { ...INPUT, ...change } });
    expect(data!['createApiKey']).toEqual({
      __typename: 'ApiKeyRefused',
      code,
      message: expect.stringMatching(/\.$/) as unknown,
      messageEs: expect.stringMatching(/\.$/) as unknown,
    });
  });

  it('revokes a key, which opens nothing from then on', async () => {
    const { data } = await send(CREATE, { input: { ...INPUT, roles: ['ADMINISTRATOR'] } });
    const key = data!['createApiKey']!['key'] as string;
    expect((await send(LIST, {}, key)).errors).toBeUndefined();

    const revoked = await send(REVOKE, { id: key.split('_')[1] });
    expect(revoked.data!['revokeApiKey']).toMatchObject({
      __typename: 'ApiKeyRevoked',
      apiKey: { revokedAt: expect.any(String) as unknown, revokedBy: administratorKey.split('_')[1] },
    });
    expect((await send(LIST, {}, key)).errors![0]!.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      refusal: { code: 'ACCESS.KEY_REVOKED' },
    });
  });

  it.each(ROLES.filter((role) => role !== 'administrator'))('is closed to the role %s', async (role) => {
    const key = await running.makeKey([role]);
    const id = administratorKey.split('_')[1];
    for (const [query, variables] of [
      [LIST, {}],
      [CREATE, { input: INPUT }],
      [REVOKE, { id }],
    ] as const)
      expect((await send(query, variables, key)).errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is refused without a key', async () => {
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query: LIST } });
    expect(answer.json<Answer>().errors![0]!.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      refusal: { code: 'ACCESS.KEY_MISSING' },
    });
  });
});
