import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseAsDecided } from '../../src/ledger/personal-data/erasures';
import { SubjectKeys } from '../../src/access/personal-data/subject-keys';
import type { EventStoreChoice } from '../../src/app/config';
import { verifyArchive } from '../../src/projector/verification/verify-archive';
import { writeArchive } from '../../src/projector/verification/archive-line';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { createTestDatabase } from '../support/database/test-database';
import { EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double';
import { CASINO, ledgerOpened } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { Desk, signedBy } from '../support/service/desk';
import { ChildProgram } from '../support/service/child-program';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { IS_FULL_TEST } from '../support/service/test-extent';

// Personal data that must not be found anywhere in the database.
const PAYEE = 'Aurelia Buendía Moscote';
const CLAIMANT = 'Melquíades Arcadio Iguarán';
const DAY = '2026-01-01';

const told = (type: string, id: string, data: object): object => ({
  specversion: '1.0',
  id,
  source: `/casinos/${CASINO}/cage`,
  type: `cagnotte.${type}.v1`,
  time: `${DAY}T22:00:00Z`,
  gamingday: DAY,
  data: { currency: 'EUR', ...data },
});
const cheque = (data: object = {}): object =>
  told('cage.cheque-issued', 'cheque-1', {
    amount: 250_000,
    document: 'CH-1',
    pays: 'prize',
    player: 'V-17',
    payee: PAYEE,
    by: [{ id: 'E-1', name: 'Nuria Campos' }],
    ...data,
  });
const found = told('money.found', 'found-1', {
  entry: 'L-1',
  kind: 'cash',
  amount: 5_000,
  by: [{ id: 'E-1' }],
});
const returned = told('money.returned', 'returned-1', {
  entry: 'L-1',
  amount: 5_000,
  paidFrom: 'cash',
  document: 'D-1',
  claimant: CLAIMANT,
  by: [{ id: 'E-1' }],
});
const broken = { ...(cheque({ amount: `for ${PAYEE}` }) as { id: string }), id: 'broken' };

describe.each(['postgres', 'eventstoredb'] as const)('names of customers over %s', (kind) => {
  let double: EventStoreDbDouble | undefined;
  let running: ServiceUnderTest;
  let sender: Client;
  let director: Client;
  let auditor: Client;

  beforeAll(async () => {
    let choice: EventStoreChoice = { kind: 'postgres' };
    if (kind === 'eventstoredb') {
      double = await new EventStoreDbDouble().start();
      choice = { kind, url: double.url };
    }
    running = await startServiceUnderTest(choice);
    sender = new Client(running.url, await running.makeKey(['ingest']));
    director = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
    auditor = new Client(running.url, await running.makePersonKey('Luis Prada', ['auditor']));
    for (const event of [ledgerOpened(), cheque(), found, returned]) await deliver(event);
  });
  afterAll(async () => {
    await running.stop();
    double?.stop();
  });

  const deliver = async (event: object): Promise<Record<string, unknown>> => {
    const { body } = await sender.deliver('single', JSON.stringify(event));
    await auditor.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: body['receipt'] });
    return body;
  };

  const problems = async (): Promise<readonly unknown[]> =>
    (await verifyBooks(running.service.database.dataSource, running.store)).problems;

  const book = async (name: string): Promise<string> => {
    const asked = `{ book(casino: "${CASINO}", day: "${DAY}", book: ${name}) { ... on Book { sections { rows } } } }`;
    return JSON.stringify(await auditor.ask(asked));
  };

  /** All rows of the database and all records of the log as text. */
  async function everythingKept(): Promise<string> {
    const { dataSource } = running.service.database;
    const tables: { name: string }[] = await dataSource.query(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const kept: string[] = [];
    for (const { name } of tables) {
      const rows: { text: string }[] = await dataSource.query(`SELECT t::text AS text FROM ${name} t`);
      kept.push(...rows.map(({ text }) => text));
    }
    for await (const { bytes } of running.store.readLog()) kept.push(bytes);
    return kept.join('\n');
  }

  it('are read in the book of cheques and in that of lost money', async () => {
    expect(await book('CHEQUES')).toContain(`${PAYEE} (V-17)`);
    expect(await book('DINERO_PERDIDO')).toContain(CLAIMANT);
  });

  it('are recorded nowhere in clear, nor in the quarantine', async () => {
    expect(await deliver(broken)).toMatchObject({ outcome: 'quarantined' });
    const kept = await everythingKept();
    expect(kept).toContain('V-17');
    const delivered = Buffer.from(JSON.stringify(broken)).toString('base64');
    for (const clear of [PAYEE, CLAIMANT, delivered.slice(40, 120)]) expect(kept).not.toContain(clear);
    expect(await problems()).toEqual([]);
  });

  it('are shown of a delivery in quarantine to persons who may read its reason', async () => {
    const reader = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
    const { quarantine } = await reader.ask<{ quarantine: { edges: { node: Record<string, string> }[] } }>(
      `{ quarantine(casino: "${CASINO}") { edges { node { message messageEs } } } }`,
    );
    expect(quarantine.edges.map(({ node }) => node)).toEqual([
      {
        message: expect.stringMatching(`${PAYEE}.*is kept in quarantine`) as string,
        messageEs: expect.stringMatching(`${PAYEE}.*queda en cuarentena`) as string,
      },
    ]);
  });

  it('delivered again with the same name are a duplicate, with another name a conflict', async () => {
    expect(await deliver(cheque())).toMatchObject({ outcome: 'duplicate' });
    expect(await deliver(cheque({ payee: 'Somebody Else' }))).toMatchObject({ outcome: 'conflict' });
    expect(await deliver(cheque({ amount: 1 }))).toMatchObject({ outcome: 'conflict' });
  });

  const textsOf = async (client: Client, record: number): Promise<unknown> => {
    const asked = `{ personalTexts(casino: "${CASINO}", record: ${record}) { path subject text textEs erasedOn } }`;
    const { data, errors } = await client.graphql<{ personalTexts: unknown }>(asked);
    return data?.personalTexts ?? errors!.map(({ message }) => message);
  };

  it('are shown record by record only to persons who may read personal data', async () => {
    expect(await textsOf(director, 2)).toEqual([
      { path: '/data/payee', subject: 'player/V-17', text: PAYEE, textEs: PAYEE, erasedOn: null },
    ]);
    const inspector = new Client(running.url, await running.makePersonKey('Ana Ruiz', ['inspector']));
    expect(await textsOf(inspector, 2)).toEqual([expect.stringContaining('personal:read')]);
  });

  it('are corrected by two persons, and are in no record of it in clear', async () => {
    const wanted = (payee: string): object => ({
      ...(cheque({ payee }) as { readonly data: object }).data,
      player: undefined,
    });
    const correctedEvent = `source: "/casinos/${CASINO}/cage", event: "cheque-of-nobody"`;
    await deliver({ ...cheque({ player: undefined, payee: 'Somebody Else' }), id: 'cheque-of-nobody' });
    const proposing = (payee: string): Promise<{ readonly decided: { eventId?: string; code?: string } }> =>
      director.ask(
        `mutation ($replacement: String) { decided: proposeCorrection(casino: "${CASINO}", ${correctedEvent}, reason: "misspelt",
           replacement: $replacement) { ... on CorrectionDecided { eventId } ... on CorrectionRefused { code } } }`,
        { replacement: JSON.stringify(wanted(payee)) },
      );
    expect((await proposing('Somebody Else')).decided).toEqual({ code: 'CORRECTION.CHANGES_NOTHING' });
    const { decided } = await proposing(CLAIMANT);
    const second = new Client(running.url, await running.makePersonKey('Rosa Vidal', ['manager']));
    const { recordCorrection } = await second.ask<{ recordCorrection: { receipt?: string; code?: string } }>(
      `mutation { recordCorrection(casino: "${CASINO}", proposal: "${decided.eventId}") {
        ... on CorrectionDecided { receipt } ... on CorrectionRefused { code } } }`,
    );
    expect(recordCorrection).toEqual({ receipt: expect.any(String) as string });
    await auditor.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: recordCorrection.receipt });
    expect(await book('CHEQUES')).toContain(CLAIMANT);
    expect(await book('CHEQUES')).not.toContain('Somebody Else');
    expect(await everythingKept()).not.toContain(CLAIMANT);
  });

  interface Decided {
    readonly eventId?: string;
    readonly receipt?: string;
    readonly code?: string;
    readonly detail?: string;
  }

  async function decide(client: Client, mutation: string): Promise<Decided> {
    const { decided } = await client.ask<{ decided: Decided }>(
      `mutation { decided: ${mutation} {
        ... on ErasureDecided { eventId receipt } ... on ErasureRefused { code detail } } }`,
    );
    if (decided.receipt !== undefined)
      await auditor.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: decided.receipt });
    return decided;
  }
  const propose = (client: Client, ...subjects: string[]): Promise<Decided> =>
    decide(
      client,
      `proposeErasure(casino: "${CASINO}", subjects: ${JSON.stringify(subjects)}, reason: "asked for it, letter 12")`,
    );
  const approve = (client: Client, proposal: string): Promise<Decided> =>
    decide(client, `recordErasure(casino: "${CASINO}", proposal: "${proposal}")`);

  const subjects = async (erased: boolean): Promise<string[]> => {
    const { personalData } = await auditor.ask<{ personalData: { edges: { node: { subject: string } }[] } }>(
      `{ personalData(casino: "${CASINO}", erased: ${erased}) { edges { node { subject lastDay erasedOn } } } }`,
    );
    return personalData.edges.map(({ node }) => node.subject);
  };

  const balance = async (): Promise<string> =>
    JSON.stringify(
      await auditor.ask(
        `{ trialBalance(casino: "${CASINO}") { lines { account debit { amount } credit { amount } } } }`,
      ),
    );

  describe('are erased by two persons', () => {
    let proposal: string;
    let figures: string;

    it('one of whom proposes it and cannot approve it', async () => {
      figures = await balance();
      expect(await subjects(false)).toContain('player/V-17');
      expect(await propose(director, 'player/V-18')).toEqual({
        code: 'ERASURE.UNKNOWN_SUBJECT',
        detail: 'player/V-18',
      });
      const proposed = await propose(director, 'player/V-17');
      proposal = proposed.eventId!;
      expect(await approve(director, proposal)).toMatchObject({ code: 'ERASURE.SAME_PERSON' });
      const { errors } = await auditor.graphql(
        `mutation { recordErasure(casino: "${CASINO}", proposal: "${proposal}") { __typename } }`,
      );
      expect(errors![0]!.message).toContain('personal:erase');
      expect(await book('CHEQUES')).toContain(PAYEE);
    });

    it('the second of whom removes them from every answer, while no figure changes', async () => {
      const second = new Client(running.url, await running.makePersonKey('Rosa Vidal', ['manager']));
      expect(await approve(second, proposal)).toMatchObject({ receipt: expect.any(String) as string });
      expect(await approve(second, proposal)).toMatchObject({ code: 'ERASURE.ALREADY_RECORDED' });
      const today = new Date().toISOString().slice(0, 10);
      const [year, month, day] = today.split('-');
      expect(await book('CHEQUES')).toContain(`borrado el ${day}/${month}/${year} (V-17)`);
      expect(await book('CHEQUES')).not.toContain(PAYEE);
      expect(await book('DINERO_PERDIDO')).toContain(CLAIMANT);
      expect(await textsOf(director, 2)).toMatchObject([
        { text: `erased on ${today}`, textEs: `borrado el ${day}/${month}/${year}`, erasedOn: today },
      ]);
      expect(await balance()).toBe(figures);
      expect(await subjects(true)).toEqual(['player/V-17']);
    });

    it('and verify, a rebuild from the log included, finds nothing amiss, nor does it in an archive', async () => {
      expect(await problems()).toEqual([]);
      const lines: string[] = [];
      for await (const line of writeArchive(running.service.database.dataSource, running.store))
        lines.push(line.trimEnd());
      expect(lines.join('\n')).not.toContain(CLAIMANT);
      const openScratch = async () => {
        const { dataSource, drop } = await createTestDatabase();
        return { dataSource, close: drop };
      };
      expect((await verifyArchive(eachOf(lines), { openScratch })).problems).toEqual([]);
    });

    it('and a key that comes back with a backup is destroyed again by the next start', async () => {
      const { dataSource } = running.service.database;
      const [erased] = (await dataSource.query(
        `SELECT key_id, erased_at FROM access.subject_key WHERE subject = 'player/V-17'`,
      )) as [{ key_id: string; erased_at: Date }];
      await dataSource.query(
        `UPDATE access.subject_key SET wrapped = 'of before', erased_at = NULL WHERE key_id = $1`,
        [erased.key_id],
      );
      expect(await problems()).toMatchObject([{ check: 'erasures' }]);
      const keys = running.service.app.get(SubjectKeys);
      expect(await eraseAsDecided(dataSource, running.store, keys)).toBe(1);
      expect(
        await dataSource.query(`SELECT wrapped, erased_at FROM access.subject_key WHERE key_id = $1`, [
          erased.key_id,
        ]),
      ).toEqual([{ wrapped: null, erased_at: erased.erased_at }]);
      expect(await problems()).toEqual([]);
    });

    it('and the same delivery is still a duplicate, and makes no new key', async () => {
      expect(await deliver(cheque())).toMatchObject({ outcome: 'duplicate' });
      expect(await subjects(false)).not.toContain('player/V-17');
      expect(await deliver(cheque({ amount: 1 }))).toMatchObject({ outcome: 'conflict' });
    });

    it('and a customer who comes back later gets a new key', async () => {
      const later = { ...cheque({ document: 'CH-2' }), id: 'cheque-2' };
      expect(await deliver(later)).toMatchObject({ outcome: 'stored' });
      expect(await subjects(false)).toContain('player/V-17');
      expect(await book('CHEQUES')).toContain(PAYEE);
    });

    it('and verify names a key that was destroyed or put back without two persons', async () => {
      const { dataSource } = running.service.database;
      const row = `subject = 'player/V-17' AND wrapped IS NOT NULL`;
      const [kept] = (await dataSource.query(
        `SELECT key_id, wrapped FROM access.subject_key WHERE ${row}`,
      )) as [{ key_id: string; wrapped: string }];
      await dataSource.query(`UPDATE access.subject_key SET wrapped = NULL, erased_at = now() WHERE ${row}`);
      expect(await problems()).toEqual([
        { check: 'erasures', detail: expect.stringContaining(`key ${kept.key_id} of player/V-17`) as string },
      ]);
      await dataSource.query(
        `UPDATE access.subject_key SET wrapped = $2, erased_at = NULL WHERE key_id = $1`,
        [kept.key_id, kept.wrapped],
      );
      expect(await problems()).toEqual([]);
    });
  });

  describe('are erased by two persons who signed in', () => {
    const erasure = (decision: string): string =>
      `mutation { decided: ${decision} { __typename ... on ErasureDecided { eventId } } }`;
    const decided = ({ data }: { readonly data?: unknown }): { eventId: string } =>
      (data as { readonly decided: { readonly eventId: string } }).decided;

    it('each of whom signs it with a passkey, and no other device; verify proves both signatures', async () => {
      const again = { id: 'cheque-9', document: 'CH-9', player: 'V-19', payee: 'Pilar Ternera' };
      await deliver({ ...cheque(again), id: 'cheque-9' });
      const desk = new Desk(running);
      const [first, second] = [
        await desk.enrolled('Úrsula Nieto', ['manager']),
        await desk.enrolled('Fernanda Gil', ['manager']),
      ];
      const propose = erasure(
        `proposeErasure(casino: "${CASINO}", subjects: ["player/V-19"], reason: "asked for it, letter 14")`,
      );
      const cookies = [await desk.signIn(first), await desk.signIn(second)] as const;
      const { eventId } = decided(await desk.decide(cookies[0], propose, first));
      const approve = erasure(`recordErasure(casino: "${CASINO}", proposal: "${eventId}")`);
      const other = signedBy(first, await desk.toSign(cookies[1], approve));
      expect((await desk.ask(cookies[1], approve, other)).errors?.[0]?.extensions.code).toBe(
        'SIGNATURE_REQUIRED',
      );
      expect(await book('CHEQUES')).toContain('Pilar Ternera');
      const { eventId: erased } = decided(await desk.decide(cookies[1], approve, second));
      const events: Record<string, unknown>[] = [];
      for await (const { bytes } of running.store.readLog())
        events.push(JSON.parse(bytes) as Record<string, unknown>);
      const signed = events.filter(({ id }) => id === eventId || id === erased);
      expect(signed.map(({ signature }) => signature)).toEqual([expect.any(String), expect.any(String)]);
      expect(await book('CHEQUES')).not.toContain('Pilar Ternera');
      expect(await problems()).toEqual([]);
    });
  });

  // A dozen programs: in the short form over one log only, since commands use the same keys over both.
  const describeCommands = IS_FULL_TEST || kind === 'postgres' ? describe : describe.skip;
  describeCommands('at the command line', () => {
    const cagnotte = async (
      args: readonly string[],
      credential?: string,
      env: Readonly<Record<string, string>> = {},
    ) => {
      const program = new ChildProgram({
        program: 'cagnotte',
        args,
        env: { DATABASE_URL: running.database.url, CAGNOTTE_CREDENTIAL: credential, ...env },
      });
      const { code } = await program.ended;
      return { code, stdout: program.stdout, stderr: program.stderr };
    };

    it('are listed once they are due, and nothing is before', async () => {
      const soon = await cagnotte(['retention', '--on', '2026-12-31']);
      expect(soon).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Nothing is due on 2026-12-31') as string,
      });
      const { stdout } = await cagnotte(['retention', '--on', '2036-01-02', '--json', '--casino', CASINO]);
      const { due } = JSON.parse(stdout) as { due: { of: string; count: number; subjects?: string[] }[] };
      expect(due.map(({ of }) => of)).toEqual(['gaming-books', 'names', 'quarantine', 'security-log']);
      expect(due[0]).toMatchObject({ casino: CASINO, count: 1, oldest: DAY });
      expect(due[1]!.subjects).toContain('player/V-17');
      expect(due[2]!.subjects![0]).toMatch(/^delivery\//);
    });

    it('are erased by two persons, each with a credential of their own', async () => {
      const credentials = [
        await running.makePersonKey('Carmen Ortega', ['manager']),
        await running.makePersonKey('Rosa Vidal', ['manager']),
      ];
      const place = ['--casino', CASINO, '--url', running.url];
      const asked = ['erasure', 'propose', 'player/V-17', ...place, '--reason', 'kept long enough'];
      expect(await cagnotte(asked)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('set CAGNOTTE_CREDENTIAL') as string,
      });
      const proposed = await cagnotte(asked, credentials[0]);
      expect(proposed).toMatchObject({
        code: 0,
        stderr: expect.stringContaining('Another person') as string,
      });
      const approve = ['erasure', 'approve', proposed.stdout.trim(), ...place];
      expect(await cagnotte(approve, credentials[0])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('two persons are required') as string,
      });
      expect(await cagnotte(approve, credentials[1])).toMatchObject({ code: 0 });
      expect(await book('CHEQUES')).not.toContain(PAYEE);
      expect(await problems()).toEqual([]);
    });

    it('are listed in the order of the proposals, and the newest first page by page', async () => {
      const list = async (args: string): Promise<{ ids: string[]; endCursor: string }> => {
        const { erasures } = await auditor.ask<{
          erasures: { edges: { node: { eventId: string } }[]; pageInfo: { endCursor: string } };
        }>(`{ erasures(casino: "${CASINO}"${args}) { edges { node { eventId } } pageInfo { endCursor } } }`);
        const ids = erasures.edges.map(({ node }) => node.eventId);
        return { ids, endCursor: erasures.pageInfo.endCursor };
      };
      const { ids } = await list('');
      expect(ids.length).toBeGreaterThan(2);
      const { ids: first, endCursor } = await list(', newest: true, first: 2');
      const { ids: rest } = await list(`, newest: true, after: "${endCursor}"`);
      expect([...first, ...rest]).toEqual(ids.toReversed());
    });

    it('are re-encrypted under another key of the house, and stay readable with that key', async () => {
      const file = (name: string): string => join(running.dataDirectory, name);
      const change = (to: string) =>
        cagnotte(['personal-key', 'change', to], undefined, {
          CAGNOTTE_PERSONAL_KEY: file('personal-data.key'),
        });
      await deliver({
        ...cheque({ document: 'CH-8', player: 'V-20', payee: 'Amaranta Rey' }),
        id: 'cheque-8',
      });
      expect(await change(file('personal-data.key'))).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/holds the key [0-9a-f]{16}, which is in use/) as string,
      });
      const changed = await change(file('next.key'));
      expect(changed).toMatchObject({
        code: 0,
        stderr: expect.stringContaining('set CAGNOTTE_PERSONAL_KEY to it') as string,
      });
      expect(await book('CHEQUES')).not.toContain('Amaranta Rey');
      await copyFile(file('next.key'), file('personal-data.key'));
      expect(await book('CHEQUES')).toContain('Amaranta Rey');
      const { securityLog } = await auditor.ask<{ securityLog: { edges: { node: object }[] } }>(
        '{ securityLog(kinds: ["personal-key.changed"]) { edges { node { credential details { name value } } } } }',
      );
      expect(securityLog.edges).toEqual([
        {
          node: {
            credential: 'console',
            details: expect.arrayContaining([{ name: 'to', value: changed.stdout.trim() }]) as object,
          },
        },
      ]);
    });
  });
});

async function* eachOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
