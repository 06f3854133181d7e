import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAsText } from '../../packages/demo/day-as-text';
import type { DemoReport } from '../../packages/demo/demo-report';
import type { Browser } from 'playwright-core';

import { GAME_CODES } from '../../src/games/game-codes';
import { describeInBrowser, startChromium } from '../support/browser/chromium';
import { QUESTIONS } from '../support/browser/daily-questions';
import { QUESTIONS_OF_THE_BOOKS } from '../support/browser/questions-of-the-books';
import { Visitor } from '../support/browser/visitor';
import { waitUntilNothingServes } from '../support/database/server-processes';
import type { ChildProgram } from '../support/service/child-program';
import { Client } from '../support/service/client';
import { EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double';
import { ServiceDatabase } from '../support/service/service-database';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';
import { itInFullTest } from '../support/in-full-test';
import { extent, IS_FULL_TEST } from '../support/service/test-extent';

const HANDS = join(__dirname, '..', '..', 'packages', 'demo', 'poker-hands');
const REAL_HANDS = 110;
const MINOR_UNITS = /^-?(0|[1-9]\d*)$/;
const ONCE = ['--once', '--json'];
/** Fewer tables in the short form. */
const FEW_TABLES = IS_FULL_TEST ? [] : ['--tables', '2'];

/** The day of the live night; the day before it is open to be closed. */
const TODAY = '2026-03-21';
const MOST_CLICKS = 10;
const MOST_CLICKS_OF_A_QUESTION = 3;
/** The browser logs the 401 before sign-in as an error. */
const NOT_SIGNED_IN = 'status of 401';

const reportOf = (stdout: string): DemoReport => JSON.parse(stdout) as DemoReport;

/** Removes the chain, which covers recording times and differs in each log; nothing else may differ. */
const withoutChain = (stdout: string): string =>
  stdout.replaceAll(/"chainHash":"[0-9a-f]{64}"/g, '"chainHash":""');

/** The part of the output on the casinos of the real hands. */
const roomsIn = (stdout: string): string =>
  JSON.stringify(reportOf(withoutChain(stdout)).casinos.filter(({ id }) => id.startsWith('reference-room')));

describe('the demo', () => {
  let first: ProgramRun;
  let site: ServiceSite;
  const sites: ServiceSite[] = [];

  const freshSite = async (options = {}): Promise<ServiceSite> => {
    const made = await ServiceSite.make(options);
    sites.push(made);
    return made;
  };

  beforeAll(async () => {
    site = await freshSite({ empty: true });
    first = await site.run({ program: 'demo', args: ONCE, asShipped: true });
  }, 480_000);

  afterAll(() => Promise.all(sites.map((made) => made.remove())), 60_000);

  describe('told --once --json', () => {
    it('ends with 0, prints one line of JSON and nothing else, and leaves no PostgreSQL running', async () => {
      expect(first).toMatchObject({ code: 0, signal: null, stderr: '' });
      expect(first.stdout).toMatch(/^\{[^\n]*\}\n$/);
      expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
    });

    it('answers with the fields that were promised, amounts as text in minor units', () => {
      const report = reportOf(first.stdout);
      expect(Object.keys(report)).toEqual(['seed', 'release', 'casinos', 'ties']);
      const amount = expect.stringMatching(MINOR_UNITS) as string;
      for (const casino of report.casinos) {
        expect(casino).toEqual({
          id: expect.any(String) as string,
          position: expect.any(Number) as number,
          chainHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          trialBalance: casino.trialBalance.map(({ account }) => ({
            account,
            debit: amount,
            credit: amount,
          })),
          chips: { issued: amount, onHand: amount, customers: amount },
          tables: casino.tables.map(({ id }) => ({ id, result: amount, variance: amount })),
          banks: expect.any(Array) as never[],
          jackpots: expect.any(Array) as never[],
          commissions: casino.commissions.map(({ rule }) => ({ rule, amount })),
          findings: expect.any(Array) as never[],
          hands: casino.hands.map(({ id }) =>
            expect.objectContaining({ id, pot: amount, collected: amount, rake: amount, ties: true }),
          ) as never[],
        });
      }
    });

    it('has each real hand once, all of them tying to the cent, in books that balance without a finding', () => {
      const { casinos: all, ties } = reportOf(first.stdout);
      const casinos = all.filter(({ id }) => id.startsWith('reference-room'));
      const hands = casinos.flatMap((casino) => casino.hands);
      expect(new Set(hands.map(({ id }) => id)).size).toBe(REAL_HANDS);
      expect(hands).toHaveLength(REAL_HANDS);
      for (const { pot, collected, rake, derived } of hands) {
        expect(BigInt(pot)).toBe(BigInt(collected) + BigInt(rake));
        expect(derived).toBe(collected);
      }
      for (const { trialBalance, findings, hands: played, commissions } of casinos) {
        expect(sumOf(trialBalance.map(({ debit }) => debit))).toBe(
          sumOf(trialBalance.map(({ credit }) => credit)),
        );
        expect(sumOf(commissions.map(({ amount }) => amount))).toBe(sumOf(played.map(({ rake }) => rake)));
        expect(findings).toEqual([]);
      }
      expect(ties).toBe(true);
    });

    it('has a simulated day of a table of each game, each tied to its counts, its chips conserved, without a violation', () => {
      const { seed, casinos } = reportOf(first.stdout);
      const day = casinos.find(({ id }) => id === 'simulated-eur')!;
      expect(seed).toBe('1');
      expect(day.tables).toHaveLength(GAME_CODES.length);
      expect(day.banks.length).toBeGreaterThan(5);
      expect(day.banks.filter(({ atRisk }) => atRisk !== '0')).toEqual([]);
      expect(day.jackpots.map(({ pool }) => pool)).toEqual(['bolsa', 'carrusel', 'veintiuno-progresivo']);
      for (const { meter, contributed, funded, prizes } of day.jackpots) {
        expect(BigInt(contributed)).toBeGreaterThan(0n);
        expect(BigInt(meter)).toBe(BigInt(contributed) + BigInt(funded) - BigInt(prizes));
      }
      expect(day.tables.filter(({ variance }) => variance !== '0')).toEqual([]);
      expect(sumOf([day.chips.onHand, day.chips.customers])).toBe(BigInt(day.chips.issued));
      expect(sumOf(day.trialBalance.map(({ debit }) => debit))).toBe(
        sumOf(day.trialBalance.map(({ credit }) => credit)),
      );
      expect(day.findings.filter(({ severity }) => severity === 'VIOLATION')).toEqual([]);
    });

    itInFullTest(
      'has the same output, byte for byte, if everything that it sends is already recorded',
      async () => {
        expect(await site.run({ program: 'demo', args: ONCE })).toEqual(first);
      },
      240_000,
    );
  });

  describe('with its log in EventStoreDB', () => {
    let double: EventStoreDbDouble;

    beforeAll(async () => {
      double = await new EventStoreDbDouble().start();
    });
    afterAll(() => double.stop());

    // The contract covers the adapter, and `eventstoredb-service.spec.ts` the figures; only the long form runs the whole demo.
    itInFullTest(
      'has the same output, byte for byte except the chain',
      async () => {
        const elsewhere = await freshSite();
        const { stdout, ...rest } = await elsewhere.run({
          program: 'demo',
          args: ONCE,
          env: { CAGNOTTE_STORE: 'eventstoredb', EVENTSTORE_URL: double.url },
        });
        expect({ ...rest, stdout: withoutChain(stdout) }).toEqual({
          ...first,
          stdout: withoutChain(first.stdout),
        });
        expect(await waitUntilNothingServes(elsewhere.dataDirectory)).toEqual([]);
      },
      480_000,
    );
  });

  it('tells a person that everything ties, and for every casino the number of hands that tie', () => {
    const told = dayAsText(reportOf(first.stdout), []);
    expect(told).toContain('Everything ties.');
    expect(told).toContain('69 of 69 hands tie to the cent, 0 findings');
  });

  describe('without --once', () => {
    let open: ChildProgram;
    let other: ServiceSite;
    let client: Client;
    let url: string;

    beforeAll(async () => {
      other = await freshSite();
      open = other.launch({ program: 'demo', args: ['--json', '--today', TODAY, ...FEW_TABLES] });
      await open.saysOnStderr('Ctrl-C ends the demo');
      url = /^GraphiQL +(\S+)\/graphiql$/m.exec(open.stderr)![1]!;
      client = new Client(url, /^Ana Ruiz +administrator +(\S+)$/m.exec(open.stderr)![1]);
    }, 240_000);

    it('has had the same output, byte for byte except the chain, for a fresh directory', () => {
      if (IS_FULL_TEST) expect(withoutChain(open.stdout)).toBe(withoutChain(first.stdout));
      // The simulated day has fewer tables here, but the rooms of the real hands must be the same.
      expect(roomsIn(open.stdout)).toEqual(roomsIn(first.stdout));
      expect(roomsIn(open.stdout)).toContain('reference-room');
    });

    it('stays up and answers GraphQL only with the key that it printed', async () => {
      const question = '{ casinos { id chainHash } }';
      const { casinos } = await client.ask<{ casinos: readonly object[] }>(question);
      // The third casino has the live night.
      expect(casinos).toEqual([
        { id: 'casino-bahia', chainHash: expect.any(String) as string },
        ...reportOf(open.stdout).casinos.map(({ id, chainHash }) => ({ id, chainHash })),
      ]);
      const { errors } = await new Client(url).graphql(question);
      expect(errors).toHaveLength(1);
    });

    it('serves the page of GraphiQL, all of it from itself', async () => {
      const { status, headers, text } = await client.send('/graphiql');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/html');
      const assets = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
      expect(assets.length).toBeGreaterThan(3);
      for (const path of assets) expect((await client.send(path)).status).toBe(200);
    });

    describeInBrowser('a visitor', () => {
      let browser: Browser;
      let origin: string;

      beforeAll(async () => {
        origin = /^Open +(\S+)/m.exec(open.stderr)![1]!;
        browser = await startChromium();
      });
      afterAll(() => browser?.close(), 60_000);

      const enter = (): Promise<Visitor> => Visitor.enter(browser, { url: origin });

      /** Closes the browser. @returns its complaints */
      const complaintsOf = async (visitor: Visitor): Promise<string[]> =>
        (await visitor.leave()).filter((each) => !each.includes(NOT_SIGNED_IN));

      it('chooses a person, and finds a certified month, a day to close and a night that goes on', async () => {
        const visitor = await enter();
        const { page } = visitor;
        await visitor.open('/');
        expect(await visitor.faultsOfScreen('demo-sign-in')).toEqual([]);
        await page.getByRole('button', { name: 'Nuria Campos' }).click();
        await page.getByRole('link', { name: '20/03/2026' }).waitFor();
        await page
          .getByRole('img', { name: /^Resultado/ })
          .first()
          .waitFor();
        expect(await visitor.faultsOfScreen('home')).toEqual([]);
        await page.getByRole('link', { name: 'Todas las jornadas' }).click();
        await page.getByRole('heading', { level: 1, name: 'Jornadas' }).waitFor();
        await page.getByRole('link', { name: '20/03/2026' }).waitFor();
        const states = await page.locator('tbody td:nth-of-type(1)').allTextContents();
        expect(states).toEqual([
          '○Abierta',
          '◑Preliminar',
          ...Array.from({ length: 30 }, () => '●Certificada'),
        ]);
        expect(await visitor.faultsOfScreen('demo-days')).toEqual([]);
        await visitor.open('/casino-bahia/day/2026-03-20');
        expect(await visitor.faultsOfScreen('demo-day')).toEqual([]);
        await visitor.open('/casino-bahia/day/2026-03-21');
        await page.getByRole('heading', { name: 'Mesas abiertas' }).waitFor();
        const position = page.getByText(/hasta el registro \d+/).first();
        const [record] = /registro \d+/.exec((await position.textContent())!)!;
        await page.getByText(record).first().waitFor({ state: 'detached' });
        expect(await complaintsOf(visitor)).toEqual([]);
      });

      it('is answered what a manager asks every day in at most three clicks, as queries of another kind say', async () => {
        const visitor = await enter();
        const { page } = visitor;
        await visitor.open('/');
        await page.getByRole('button', { name: 'Ana Ruiz' }).click();
        await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
        await visitor.settled();
        const unanswered: string[] = [];
        for (const { name, press, proof } of [...QUESTIONS, ...QUESTIONS_OF_THE_BOOKS]) {
          await visitor.open('/casino-bahia/home');
          await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
          await visitor.settled();
          const before = visitor.clicks;
          const file = await press(page);
          await visitor.settled();
          const shown = await page.locator('main').innerText();
          const [, record] = /registro (\d[\d.]*)/.exec(shown) ?? [];
          const at = `position: ${record?.replaceAll('.', '')}`;
          const expected = await proof({ page, client, casino: 'casino-bahia', newest: TODAY, at });
          expect(expected.length).toBeGreaterThan(0);
          expect(visitor.clicks - before).toBeLessThanOrEqual(MOST_CLICKS_OF_A_QUESTION);
          const answer = file ?? shown;
          const missing = expected.filter((each) => !answer.includes(each));
          if (missing.length > 0) unanswered.push(`${name}: ${missing.join(', ')} is not in: ${answer}`);
        }
        expect(unanswered).toEqual([]);
        expect(await complaintsOf(visitor)).toEqual([]);
      }, 240_000);

      it('closes the day with its two differences in at most ten clicks from the printed address', async () => {
        const visitor = await enter();
        const { page } = visitor;
        await page.goto(origin);
        await page.getByRole('button', { name: 'Nuria Campos' }).click();
        await page.getByRole('link', { name: '20/03/2026' }).click();
        const fields = page.getByRole('textbox', { name: /^Explicación/ });
        await fields.first().waitFor();
        expect(await fields.count()).toBe(2);
        for (const field of await fields.all()) {
          await field.click();
          await page.keyboard.type('Contado de nuevo; acta 14/26.');
        }
        await page.getByRole('button', { name: 'Cerrar la jornada' }).click();
        await page.getByRole('button', { name: 'Verificar en este navegador' }).waitFor();
        expect(visitor.clicks).toBeGreaterThan(3);
        expect(visitor.clicks).toBeLessThanOrEqual(MOST_CLICKS);
        expect(await complaintsOf(visitor)).toEqual([]);
      });
    });

    it('ends with 0 when it is interrupted, and leaves no PostgreSQL behind', async () => {
      const database = await ServiceDatabase.open(other.dataDirectory);
      await raiseOneAmount(database).finally(() => database.close());
      open.signal('SIGINT');
      expect(await open.ended).toEqual({ code: 0, signal: null });
      expect(await waitUntilNothingServes(other.dataDirectory)).toEqual([]);
    }, 60_000);

    itInFullTest(
      'ends with 1 at its next run if a live row of the books was changed, and names the row',
      async () => {
        const { code, stdout, stderr } = await other.run({
          program: 'demo',
          args: [...ONCE, ...FEW_TABLES],
        });
        expect({ code, ties: reportOf(stdout).ties }).toEqual({ code: 1, ties: false });
        expect(stderr).toMatch(/journal_line/);
      },
      240_000,
    );
  });

  const OTHER_DAYS: readonly (readonly [string, string])[] = [
    ['tables', '2'],
    ['seed', '2'],
  ];
  it.each(OTHER_DAYS.slice(0, extent(1, 2)))(
    'says so if its database has the day of other %s',
    async (option, value) => {
      const { code, stdout, stderr } = await site.run({
        program: 'demo',
        args: [...ONCE, `--${option}`, value],
      });
      expect({ code, length: stdout.length }).toEqual({ code: 1, length: 0 });
      expect(stderr).toMatch(/The database has the demo of another --seed, --tables or --hands/);
      expect(stderr).not.toContain('    at ');
    },
    120_000,
  );

  // `hand-history/one-cent.slow.spec.ts` covers the effect of a cent in each hand.
  itInFullTest(
    'ends with 1 when one cent of one hand is changed, and names the hand',
    async () => {
      const spoilt = await freshSite();
      const hands = join(spoilt.dataDirectory, 'hands');
      mkdirSync(hands);
      cpSync(HANDS, hands, { recursive: true });
      const hand = addOneCent(join(hands, 'holdem-no-limit.txt'));
      const { code, stdout } = await spoilt.run({
        program: 'demo',
        args: ['--once', '--hands', hands, '--tables', '1'],
      });
      expect(code).toBe(1);
      expect(stdout).toContain('It does NOT tie:');
      expect(stdout).toContain('68 of 69 hands tie to the cent');
      expect(stdout).toContain(`hand ${hand}: `);
    },
    240_000,
  );
});

const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

/** Changes a line of the live journal directly in the database. */
async function raiseOneAmount(database: ServiceDatabase): Promise<void> {
  const [live] = await database.query<{ generation: number }>('SELECT generation FROM projection.live');
  const changed = await database.query(
    `UPDATE generation_${live!.generation}.journal_line SET debit = debit + 1
      WHERE (casino, record_number, line) IN (
        SELECT casino, record_number, line FROM generation_${live!.generation}.journal_line
         WHERE debit > 0 ORDER BY casino, record_number DESC, line LIMIT 1)
      RETURNING 1`,
  );
  expect(changed).toHaveLength(1);
}

/** Raises the collection of the winner of the first hand of a file by a cent. @returns the number of the hand */
function addOneCent(file: string): string {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('collected €0.38 from pot', 'collected €0.39 from pot');
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  return /^PokerStars Game #(\d+)/.exec(text)![1]!;
}
