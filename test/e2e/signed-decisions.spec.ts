import { DataSource } from 'typeorm';
import type { EventStorePort } from '../../src/event-log/event-store.port';
import { PEOPLE_STREAM } from '../../src/people/people-register';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { verifyArchive } from '../../src/projector/verification/verify-archive';
import { writeArchive } from '../../src/projector/verification/archive-line';
import { createTestDatabase } from '../support/database/test-database';
import type { SoftwareAuthenticator } from '../support/people/software-authenticator';
import { Client } from '../support/service/client';
import { Desk, signedBy } from '../support/service/desk';
import { type NightsService, startNights } from '../support/service/nights-service';
import { startServiceUnderTest } from '../support/service/service-under-test';

const DAY = 'casino: "noche-a", day: "2026-01-01"';

let nights: NightsService;
let desk: Desk;
let accountant: SoftwareAuthenticator;
let manager: SoftwareAuthenticator;
let cookies: { readonly accountant: string; readonly manager: string };
beforeAll(async () => {
  nights = await startNights('a');
  desk = new Desk(nights.running);
  accountant = await desk.enrolled('Nuria Campos', ['accountant']);
  manager = await desk.enrolled('Carmen Ortega', ['manager']);
  cookies = { accountant: await desk.signIn(accountant), manager: await desk.signIn(manager) };
});
afterAll(() => nights.stop());

interface Decision {
  readonly what: string;
  readonly signature: {
    readonly signed: boolean;
    readonly credential: string | null;
    readonly words: string;
  };
}

async function decisions(receipt?: string): Promise<readonly Decision[]> {
  const { gamingDay } = await nights.client.ask<{ gamingDay: { decisions: readonly Decision[] } }>(
    `query ($r: String) { gamingDay(${DAY}, waitFor: $r) { ... on GamingDayFound {
       decisions { what signature { signed credential words wordsEs } } } } }`,
    { r: receipt },
  );
  return gamingDay.decisions;
}

const outcome = (decision: string, args = ''): string =>
  `mutation { ${decision}(${DAY}${args}) { __typename ... on GamingDayDecided { receipt } ... on GamingDayRefused { code } } }`;

const codeOf = (answer: Awaited<ReturnType<Desk['ask']>>): string | undefined =>
  answer.errors?.[0]?.extensions.code;

async function explainedClose(): Promise<string> {
  const { gamingDay } = await nights.client.ask<{
    gamingDay: { tieOuts: readonly { check: string; holds: boolean }[] };
  }>(`{ gamingDay(${DAY}) { ... on GamingDayFound { tieOuts { check holds } } } }`);
  const failing = gamingDay.tieOuts.filter(({ holds }) => !holds);
  const explanations = failing.map(({ check }) => `{check: "${check}", explanation: "counted again"}`);
  return outcome('closeGamingDay', `, explanations: [${explanations.join(', ')}]`);
}

const store = (): EventStorePort => nights.running.store;
const verdict = () => verifyBooks(nights.running.service.app.get(DataSource), store());

describe('a decision of a person who signed in with a passkey', () => {
  it('is refused before its signature if it cannot be taken', async () => {
    const answer = await desk.ask(cookies.manager, outcome('certifyGamingDay'));
    expect(answer.data).toEqual({
      certifyGamingDay: { __typename: 'GamingDayRefused', code: 'GAMING_DAY.NOT_CLOSED' },
    });
  });

  it('is returned for a signature, and not recorded before it', async () => {
    const before = await decisions();
    const { statement } = await desk.toSign(cookies.accountant, await explainedClose());
    expect(JSON.parse(statement)).toMatchObject({
      form: 'cagnotte-decision-1',
      type: 'cagnotte.gaming-day.closed.v1',
      source: '/casinos/noche-a/accounting',
      gamingday: '2026-01-01',
      person: 'nuria-campos',
    });
    expect(await decisions()).toEqual(before);
  });

  it('is not taken with a signature of something else, nor with that of another person', async () => {
    const [close, open] = [await explainedClose(), outcome('openGamingDay')];
    const ofOpening = signedBy(accountant, await desk.toSign(cookies.accountant, open));
    const answer = await desk.ask(cookies.accountant, close, ofOpening);
    expect(codeOf(answer)).toBe('SIGNATURE_REQUIRED');
    expect(answer.errors![0]!.message).toContain('is not yours for this decision');
    const ofManager = signedBy(manager, await desk.toSign(cookies.accountant, close));
    expect(codeOf(await desk.ask(cookies.accountant, close, ofManager))).toBe('SIGNATURE_REQUIRED');
    const nonsense = (await desk.toSign(cookies.accountant, close)).nonce + '.a.b.c.d';
    expect(codeOf(await desk.ask(cookies.accountant, close, nonsense))).toBe('SIGNATURE_REQUIRED');
    expect(codeOf(await desk.ask(cookies.accountant, close, 'nonsense'))).toBe('SIGNATURE_REQUIRED');
  });

  it('is not taken with what another session was asked to sign', async () => {
    const close = await explainedClose();
    const other = await desk.signIn(accountant);
    const signature = signedBy(accountant, await desk.toSign(other, close));
    expect(codeOf(await desk.ask(cookies.accountant, close, signature))).toBe('SIGNATURE_REQUIRED');
  });

  it('is recorded with the signature, also long after the sign-in, and says so', async () => {
    await nights.running.service.app
      .get(DataSource)
      .query(`UPDATE access.session SET fresh_at = fresh_at - interval '2 hours'`);
    const closed = await desk.decide(cookies.accountant, await explainedClose(), accountant);
    const { receipt } = (closed.data as { closeGamingDay: { receipt: string } }).closeGamingDay;
    const [close] = await decisions(receipt);
    expect(close).toMatchObject({ what: 'gaming-day.closed', signature: { signed: true } });
    const { credentials } = await nights.running.people.house();
    expect(credentials.get(close!.signature.credential!)?.person).toBe('nuria-campos');
  });

  it('states that it is not signed if it is taken with a key', async () => {
    const key = await nights.running.makePersonKey('Rosa Luna', ['manager']);
    const { certifyGamingDay } = await new Client(nights.running.url, key).ask<{
      certifyGamingDay: { receipt: string };
    }>(outcome('certifyGamingDay'));
    const last = (await decisions(certifyGamingDay.receipt)).at(-1)!;
    expect(last).toMatchObject({
      what: 'gaming-day.certified',
      signature: { signed: false, credential: null, words: 'Not signed: taken without a passkey.' },
    });
  });

  it('about persons is signed, too, and recorded once with one signature', async () => {
    const administrator = await desk.enrolled('Hilda Uno', ['administrator']);
    const cookie = await desk.signIn(administrator);
    const register = 'mutation { registerPerson(id: "9", name: "Nadie Aqui") { __typename } }';
    const signature = signedBy(administrator, await desk.toSign(cookie, register));
    expect((await nights.running.people.house()).persons.has('9')).toBe(false);
    expect((await desk.ask(cookie, register, signature)).data).toEqual({
      registerPerson: { __typename: 'PersonChanged' },
    });
    const propose = (id: string): string =>
      `mutation { proposeRole(input: {person: "${id}", role: MANAGER, everyCasino: true}) { __typename ... on PeopleProposed { proposal { id } } } }`;
    const proposed = await desk.decide(cookie, propose('9'), administrator);
    expect(JSON.stringify(proposed)).toContain('PeopleProposed');
    expect(codeOf(await desk.ask(cookie, propose('9'), signature))).toBe('SIGNATURE_REQUIRED');
    const issued = await desk.decide(
      cookie,
      `mutation { issueDeviceCredential(input: {name: "RF1", kind: DEVICE, roles: [INGEST], everyCasino: true,
         sources: ["/casinos/noche-a/tables/RF1"], classes: [TABLE]}) { __typename } }`,
      administrator,
    );
    expect(issued.data).toEqual({ issueDeviceCredential: { __typename: 'CredentialMade' } });
    const kept: CasinoEvent[] = [];
    for await (const { bytes } of store().readStream(PEOPLE_STREAM))
      kept.push(JSON.parse(bytes) as CasinoEvent);
    const signed = kept.filter((event) => event.signature !== undefined).map(({ type }) => type);
    expect(signed).toEqual([
      'cagnotte.people.registered.v1',
      'cagnotte.people.role-proposed.v1',
      'cagnotte.credential.made.v1',
    ]);
  });

  it('that may be taken several times is recorded once with one signature, however often it is sent again', async () => {
    const administrator = await desk.enrolled('Hilda Dos', ['administrator']);
    const cookie = await desk.signIn(administrator);
    const register = 'mutation { registerPerson(id: "10", name: "Nadie Alli") { __typename } }';
    await desk.decide(cookie, register, administrator);
    const issue =
      'mutation { issueCredential(person: "10") { __typename ... on PeopleRefused { code message } } }';
    const signature = signedBy(administrator, await desk.toSign(cookie, issue));
    const answers = await Promise.all([1, 2, 3].map(() => desk.ask(cookie, issue, signature)));
    answers.push(await desk.ask(cookie, issue, signature));
    const told = answers.map(
      ({ data }) => (data as { issueCredential: { __typename: string; code?: string } }).issueCredential,
    );
    expect(told.filter(({ __typename }) => __typename === 'CredentialOffered')).toHaveLength(1);
    expect(told.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('PEOPLE.SIGNED_BEFORE'));
  });

  it('is verified with the books, and from an archive alone', async () => {
    expect(await verdict()).toMatchObject({ ok: true, problems: [] });
    const openScratch = async () => {
      const { dataSource, drop } = await createTestDatabase();
      return { dataSource, close: drop };
    };
    const lines: string[] = [];
    for await (const line of writeArchive(nights.running.service.app.get(DataSource), store()))
      lines.push(line.trimEnd());
    const archived = await verifyArchive(asyncOf(lines), { openScratch });
    expect(archived.problems).toEqual([]);
  });
});

async function* asyncOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe('a house that takes signed decisions only', () => {
  it('refuses a decision with a key, and names the remedy', async () => {
    const running = await startServiceUnderTest({ kind: 'postgres' }, { decisionsSigned: true });
    try {
      const strict = new Desk(running);
      const key = await running.makePersonKey('Rosa Luna', ['administrator']);
      const register = 'mutation { registerPerson(id: "9", name: "Nadie Aqui") { __typename } }';
      const refused = await new Client(running.url, key).graphql(register);
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: 'FORBIDDEN',
        refusal: { code: 'ACCESS.NOT_SIGNED', remedy: expect.stringContaining('passkey') as string },
      });
      const device = await strict.enrolled('Hilda Uno', ['administrator']);
      const taken = await strict.decide(await strict.signIn(device), register, device);
      expect(taken.data).toEqual({ registerPerson: { __typename: 'PersonChanged' } });
    } finally {
      await running.stop();
    }
  });
});
