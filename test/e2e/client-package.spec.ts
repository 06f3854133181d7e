import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chipsSold, handPlayed, ledgerOpened } from '../support/sample-events/sample-events';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../support/database/temporary-directory';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const run = promisify(execFile);
const ROOT = process.cwd();

let running: ServiceUnderTest;
let place: string;
beforeAll(async () => {
  [running, place] = await Promise.all([startServiceUnderTest(), makeTemporaryDirectory()]);
  const packed = await run('npm', ['pack', '--json', '--pack-destination', place], {
    cwd: join(ROOT, 'packages/client'),
  });
  const [{ filename, files }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ];
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => !/^dist\/[\w-]+\.(js|d\.ts)$/.test(path))
      .sort(),
  ).toEqual(['README.md', 'package.json']);
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }');
  const linked = ['graphql', 'graphql-ws', 'ws'].map((name) => `file:${join(ROOT, 'node_modules', name)}`);
  // Without a network: what the package depends on is linked.
  await run(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...linked, `./${filename}`],
    {
      cwd: place,
    },
  );
});
afterAll(async () => {
  await running.stop();
  await removeTemporaryDirectory(place);
});

/** Runs a program in the folder where the package is installed; it prints one JSON value. */
async function printedBy(program: string, key: string): Promise<unknown> {
  writeFileSync(join(place, 'program.mjs'), `${OPENING}${program}`);
  const { stdout } = await run('node', ['program.mjs'], {
    cwd: place,
    env: { ...process.env, URL_OF_SERVICE: running.url, KEY: key, EVENTS: JSON.stringify(EVENTS) },
  });
  return JSON.parse(stdout);
}

const OPENING = `
import { CagnotteClient, CagnotteRefusal, parseAmount, readExact } from '@cagnotte/client';
import WebSocket from 'ws';
const { URL_OF_SERVICE: url, KEY: key, EVENTS } = process.env;
const events = readExact(EVENTS);
const client = (more = {}) => new CagnotteClient({ url, key, ...more });
const print = (value) => console.log(JSON.stringify(value));
`;

const CASINO = { casino: 'granada' };

const EVENTS = {
  opened: ledgerOpened({}, CASINO),
  sale: chipsSold({ slip: 'S-1', amount: 1 }, { ...CASINO, id: 'sale' }),
  more: ['S-2', 'S-3'].map((slip) => chipsSold({ slip, amount: 2 }, { ...CASINO, id: slip })),
  hands: [1, 2, 3].map((hand) =>
    handPlayed({ rake: { due: 10, dropped: 10 + hand } }, { ...CASINO, id: `hand-${hand}` }),
  ),
};

describe('the installed package', () => {
  let key: string;
  beforeAll(async () => (key = await running.makeWorldKey()));

  it('sends events with exact amounts, and again without counting them twice', async () => {
    expect(
      await printedBy(
        `
        // The first answer is lost on its way, so the client sends again.
        let lost = false;
        const losing = async (...asked) => {
          const answer = await fetch(...asked);
          if (lost) return answer;
          lost = true;
          throw new TypeError('terminated');
        };
        const quick = { retry: { firstWaitMs: 1 }, fetch: losing };
        const sale = { ...events.sale, data: { ...events.sale.data, amount: parseAmount('80071992547409.91', 'EUR') } };
        const first = await client().send(events.opened);
        const repeated = await client(quick).send(sale);
        const all = [];
        for await (const { outcome } of client().sendAll([sale, ...events.more, { ...sale, data: { ...sale.data, amount: 1n } }, { id: 'x' }]))
          all.push(outcome);
        const lines = await client().sendLines([...events.more, { id: 'y' }]);
        print({ first: first.outcome, repeated: repeated.outcome, all, counts: lines.counts, notStored: lines.notStored.map(({ line, outcome }) => [line, outcome]) });
        `,
        key,
      ),
    ).toEqual({
      first: 'stored',
      repeated: 'duplicate',
      all: ['duplicate', 'stored', 'stored', 'conflict', 'quarantined'],
      counts: { stored: 0, duplicate: 2, conflict: 0, quarantined: 1, 'too-large': 0, forbidden: 0 },
      notStored: [[3, 'quarantined']],
    });
  });

  it('asks by the hash of an operation, and sends its text once', async () => {
    expect(
      await printedBy(
        `
        const sent = [];
        const noting = (address, init) => (sent.push(Object.keys(JSON.parse(init.body))), fetch(address, init));
        const asking = client({ fetch: noting });
        const query = 'query ($c: ID!, $unique: String) { trialBalance(casino: $c, waitFor: $unique) { lines { account closing { minorUnits } } } }';
        const first = await asking.ask(query, { c: 'granada' });
        const again = await asking.ask(query, { c: 'granada' });
        const sums = first.trialBalance.lines.map(({ closing }) => BigInt(closing.minorUnits));
        print({ sent, same: JSON.stringify(first) === JSON.stringify(again), total: String(sums.reduce((sum, each) => sum + each, 0n)), hasSale: sums.some((each) => each >= 8007199254740991n) });
        `,
        key,
      ),
    ).toEqual({
      sent: [
        ['variables', 'extensions'],
        ['query', 'variables', 'extensions'],
        ['variables', 'extensions'],
      ],
      same: true,
      // Debits less credits, exactly; the largest is the sale and what was sold besides.
      total: '0',
      hasSale: true,
    });
  });

  it('throws refusals with their code, in both languages', async () => {
    expect(
      await printedBy(
        `
        const told = [];
        for (const act of [
          () => client().ask('{ trialBalance(casino: "ronda") { position } }', {}),
          () => client().send(events.sale),
          () => client({ key: 'cgn_' + '1'.repeat(16) + '_' + '1'.repeat(64) }).ask('{ me { name } }', {}),
          async () => { for await (const _ of client().follow({ operation: 'subscription { findingRaised(casino: "ronda") { position } }', variables: {}, positionOf: () => 1, webSocket: WebSocket })); },
        ])
          await act().catch((failure) => told.push([failure instanceof CagnotteRefusal, failure.code, failure.details.status, typeof failure.details.messageEs]));
        print(told);
        `,
        await running.makeKey(['auditor'], ['granada']),
      ),
    ).toEqual([
      [true, 'ACCESS.CASINO_CLOSED', 200, 'string'],
      [true, 'ACCESS.DOOR_CLOSED', 403, 'string'],
      [true, 'ACCESS.KEY_UNKNOWN', 401, 'string'],
      [true, 'ACCESS.CASINO_CLOSED', 200, 'string'],
    ]);
  });

  it('follows records from one on, and misses and repeats none when the connection is lost', async () => {
    const { opened, interrupted, whole } = (await printedBy(
      `
        let opened = 0;
        // Each of the first two connections is lost after its first answer.
        class Failing extends WebSocket {
          constructor(...given) {
            super(...given);
            this.fails = ++opened <= 2;
          }
          // What arrived with the first answer is lost, too.
          emit(name, ...given) {
            if (this.lost && name === 'message') return false;
            if (this.fails && name === 'message' && String(given[0]).includes('"next"')) {
              this.lost = true;
              setImmediate(() => this.terminate());
            }
            return super.emit(name, ...given);
          }
        }
        const { receipt } = (await client().sendLines(events.hands));
        await client().ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
        const following = {
          operation: 'subscription ($casino: ID!, $after: Position) { findingRaised(casino: $casino, after: $after) { position findings { code } } }',
          variables: { casino: 'granada' },
          positionOf: ({ findingRaised }) => findingRaised.position,
        };
        const read = async (webSocket, most) => {
          const positions = [];
          for await (const { findingRaised } of client({ retry: { firstWaitMs: 1 } }).follow({ ...following, after: 0, webSocket })) {
            positions.push(findingRaised.position);
            if (positions.length === most) break;
          }
          return positions;
        };
        const interrupted = await read(Failing, 3);
        print({ opened, interrupted, whole: await read(WebSocket, 3) });
        process.exit(0);
        `,
      key,
    )) as { opened: number; interrupted: number[]; whole: number[] };
    expect(opened).toBe(3);
    expect(interrupted).toEqual(whole);
    expect(new Set(whole).size).toBe(3);
    expect(whole.toSorted((one, other) => one - other)).toEqual(whole);
  });

  it('has types that a strict program compiles with, and that find a fault', async () => {
    const program = (amount: string) => `
      import { CagnotteClient, type CloudEvent, type DeliveryOutcome } from '@cagnotte/client';
      const client = new CagnotteClient({ url: 'http://localhost:3000', key: 'cgn_1', retry: { attempts: 2 } });
      const event: CloudEvent = { specversion: '1.0', id: '1', source: '/casinos/a/cage', type: 't', time: '', gamingday: '', data: { amount: ${amount} } };
      export const outcome: Promise<DeliveryOutcome> = client.send(event);
      export const name: Promise<string> = client.ask<{ me: { name: string } }, object>('{ me { name } }', {}).then(({ me }) => me.name);
    `;
    const compile = async (amount: string): Promise<string> => {
      writeFileSync(join(place, 'program.mts'), program(amount));
      const strict = [
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2023',
        '--exactOptionalPropertyTypes',
      ];
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
      const lib = ['--lib', 'es2023,dom'];
      return run('node', [compiler, ...strict, ...lib, 'program.mts'], { cwd: place }).then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      );
    };
    expect(await compile('50000n')).toBe('');
    expect(await compile('500.5')).toContain("Type 'number' is not assignable to type 'Exact'");
  });

  it('runs the example of its page', async () => {
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(
      readFileSync(join(ROOT, 'packages/client/README.md'), 'utf8'),
    )!;
    const own = example
      .replace('https://books.example.org', running.url)
      .replace('console.log(findingRaised', 'break; console.log(findingRaised')
      .replace('  after,', '  after: 0,');
    expect(own).toContain('break;');
    writeFileSync(join(place, 'example.mjs'), own);
    const { stdout } = await run('node', ['example.mjs'], {
      cwd: place,
      env: { ...process.env, CAGNOTTE_KEY: key },
    });
    expect(stdout).toMatch(/^\S+ -?\d+\.\d\d$/m);
  });
});
