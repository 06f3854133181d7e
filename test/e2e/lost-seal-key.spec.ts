import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { introducedKeys, SealKeys, recordedKeys } from '../../src/ledger/gaming-day/seal-keys';
import { keepKey, keyAt, newKeyInPem, publicTextOf } from '../../src/access/key-file';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { decidedKeysIn, keyIdOf, wrongKeys } from '../../src/ledger/gaming-day/introduced-keys';
import { PEOPLE_STREAM } from '../../src/people/people-register';
import { findMissigned } from '../../src/people/verify-signatures';
import { verifyArchive } from '../../src/projector/verification/verify-archive';
import { writeArchive } from '../../src/projector/verification/archive-line';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { createTestDatabase } from '../support/database/test-database';
import type { SoftwareAuthenticator } from '../support/people/software-authenticator';
import { Client } from '../support/service/client';
import { Desk } from '../support/service/desk';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { definitionOf } from '../../src/ledger/event-contract/catalogue';

let running: ServiceUnderTest;
let desk: Desk;
let database: DataSource;
let newKey: string;
const devices: Record<string, SoftwareAuthenticator> = {};
const cookies: Record<string, string> = {};

const fileOf = (name: string) =>
  ({ kind: 'file', path: join(running.dataDirectory, name), isUsual: false }) as const;
const keysWith = (name: string): SealKeys => new SealKeys(database, running.store, fileOf(name));

async function keyIn(name: string): Promise<string> {
  await keepKey(fileOf(name).path, newKeyInPem());
  return publicTextOf((await keyAt(fileOf(name)))!);
}

beforeAll(async () => {
  running = await startServiceUnderTest();
  desk = new Desk(running);
  database = running.service.app.get(DataSource);
  for (const [name, casinos] of [
    ['Ana Vela', 'all'],
    ['Luis Prado', 'all'],
    ['Eva Mora', ['granada']],
  ] as const) {
    devices[name] = await desk.enrolled(name, ['administrator'], undefined, casinos);
    cookies[name] = await desk.signIn(devices[name]);
  }
  newKey = await keyIn('next.pem');
});
afterAll(() => running.stop());

const ANSWER =
  '{ __typename ... on SealKeyChanged { proposal { id key approved } } ... on PeopleRefused { code } }';
const propose = (key = newKey, reason = 'The disk burnt'): string =>
  `mutation { proposeSealKey(publicKey: "${key}", reason: "${reason}") ${ANSWER} }`;
const approve = (proposal: string): string =>
  `mutation { approveSealKey(proposal: "${proposal}") ${ANSWER} }`;

interface Decided {
  readonly code?: string;
  readonly proposal?: { readonly id: string; readonly key: string; readonly approved: boolean };
}

const decidedIn = ({ data }: { readonly data?: unknown }): Decided =>
  Object.values(data as Record<string, Decided>)[0]!;
const signed = async (name: string, query: string): Promise<Decided> =>
  decidedIn(await desk.decide(cookies[name]!, query, devices[name]!));
/** Asserts that a decision is refused before a signature is requested. */
const refused = async (name: string, query: string): Promise<string | undefined> =>
  decidedIn(await desk.ask(cookies[name]!, query)).code;

async function stored(): Promise<CasinoEvent[]> {
  const events: CasinoEvent[] = [];
  for await (const { bytes } of running.store.readStream(PEOPLE_STREAM))
    events.push(JSON.parse(bytes) as CasinoEvent);
  return events;
}

const bytesOf = (events: readonly CasinoEvent[]): { readonly bytes: string }[] =>
  events.map((event) => ({ bytes: JSON.stringify(event) }));

/** The problems that `verify` reports about keys if the stream of the house held these events. */
async function wrongWith(events: readonly CasinoEvent[]): Promise<readonly string[]> {
  const decided = await decidedKeysIn(bytesOf(events));
  return wrongKeys(await introducedKeys(database), await recordedKeys(running.store), { decided });
}

describe('a house that lost its seal key', () => {
  let proposal: string;

  it('has one administrator of every casino propose another key, signed with a passkey', async () => {
    expect(await refused('Ana Vela', propose('AAAA'))).toBe('PEOPLE.SEAL_KEY_MALFORMED');
    expect(await refused('Ana Vela', propose(newKey, ' '))).toBe('PEOPLE.REASON_MISSING');
    expect(await refused('Eva Mora', propose())).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
    const withKey = new Client(running.url, await running.makePersonKey('Rosa Luna', ['administrator']));
    expect(decidedIn(await withKey.graphql(propose())).code).toBe('PEOPLE.SEAL_KEY_UNSIGNED');
    const program = new Client(running.url, await running.makeWorldKey());
    expect(decidedIn(await program.graphql(propose())).code).toBe('PEOPLE.NOT_A_PERSON');
    const { proposal: made } = await signed('Ana Vela', propose());
    expect(made).toMatchObject({ key: keyIdOf(newKey), approved: false });
    proposal = made!.id;
  });

  it('has no key more before a second administrator approves it, who is another person', async () => {
    await rm(join(running.dataDirectory, 'seal-key.pem'));
    await expect(keysWith('next.pem').current()).rejects.toThrow(/two administrators introduce this one/);
    expect(await refused('Ana Vela', approve(proposal))).toBe('PEOPLE.SAME_PERSON');
    expect(await refused('Eva Mora', approve(proposal))).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
    expect(await refused('Luis Prado', approve('0000000000000000'))).toBe('PEOPLE.UNKNOWN_PROPOSAL');
    await expect(keysWith('next.pem').current()).rejects.toThrow(/two administrators introduce this one/);
  });

  it('seals with it from then on, and has it introduce the keys after it', async () => {
    expect((await signed('Luis Prado', approve(proposal))).proposal).toMatchObject({ approved: true });
    expect(await refused('Luis Prado', approve(proposal))).toBe('PEOPLE.ALREADY_DECIDED');
    expect((await keysWith('next.pem').current()).publicKey).toBe(newKey);
    await keysWith('next.pem').introduceFile(fileOf('after.pem').path);
    const recorded = (await recordedKeys(running.store)).map(({ publicKey }) => publicKey);
    expect(recorded).toHaveLength(3);
    expect(recorded[1]).toBe(newKey);
    await expect(keysWith('after.pem').introduceEarlier([keyIdOf(newKey)])).rejects.toThrow(
      /is no other key of this house that waits/,
    );
  });

  it('sees the replacement in every verification, of the books and of an archive', async () => {
    const told = [
      expect.stringMatching(
        new RegExp(
          `^the seal key ${keyIdOf(newKey)} is introduced by no key before it: .* and .* decided so at .*The disk burnt`,
        ),
      ) as string,
    ];
    const found = await verifyBooks(database, running.store);
    expect(found).toMatchObject({ ok: true, problems: [], sealKeyBreaks: told });
    const lines: string[] = [];
    for await (const line of writeArchive(database, running.store)) lines.push(line.trimEnd());
    const openScratch = async () => {
      const { dataSource, drop } = await createTestDatabase();
      return { dataSource, close: drop };
    };
    const archived = await verifyArchive(
      (async function* () {
        yield* lines;
      })(),
      { openScratch },
    );
    expect(archived).toMatchObject({ ok: true, problems: [], sealKeyBreaks: told });
  });
});

describe('a person who writes the decision into the database', () => {
  const NAMED = (): string[] => [expect.stringContaining('is introduced by no other') as string];

  it.each(['cagnotte.seal-key.proposed.v1', 'cagnotte.seal-key.decided.v1'])(
    'without the signature under %s has introduced no key',
    async (type) => {
      const unsigned = (await stored()).map((event) => {
        const { signature, ...rest } = event;
        return event.type === type && signature !== undefined ? rest : event;
      });
      expect(await wrongWith(await stored())).toEqual([]);
      expect(await wrongWith(unsigned)).toEqual(NAMED());
    },
  );

  it('as history from elsewhere has introduced no key', async () => {
    const imported = { at: '2026-01-01T00:00:00.000Z', by: 'root', name: 'somebody' };
    const events = (await stored()).map((event) => ({ ...event, imported }) as unknown as CasinoEvent);
    expect(await wrongWith(events)).toEqual(NAMED());
  });

  it('with another key, or another person, under a signature that was given is named by it', async () => {
    const other = await keyIn('insider.pem');
    const people = (await stored()).map((event) => JSON.stringify(event));
    const decision = (await stored()).find(({ type }) => type === 'cagnotte.seal-key.decided.v1')!;
    const missigned = async (data: object): Promise<readonly string[]> =>
      findMissigned(
        people,
        [
          {
            where: 'here',
            bytes: JSON.stringify({ ...decision, data: { ...(decision.data as object), ...data } }),
          },
        ],
        definitionOf,
      );
    expect(await missigned({})).toEqual([]);
    expect(await missigned({ publicKey: other })).toEqual([expect.stringContaining('another content')]);
    expect(await missigned({ proposedBy: { kind: 'person', id: 'X' } })).toEqual([
      expect.stringContaining('another content'),
    ]);
  });
});
