import { itInFullTest } from '../support/in-full-test';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '../../src/projector/verification/verdict';
import { EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';

let site: ServiceSite;
let double: EventStoreDbDouble;

beforeEach(async () => {
  site = await ServiceSite.make();
  double = await new EventStoreDbDouble({ user: { name: 'cagnotte', password: 'a word' } }).start();
});
afterEach(async () => {
  await site.remove();
  double.stop();
}, 60_000);

const inEventStoreDb = (url = double.url): NodeJS.ProcessEnv => ({
  CAGNOTTE_STORE: 'eventstoredb',
  EVENTSTORE_URL: url,
});

const cagnotte = (args: string[], env = inEventStoreDb()): Promise<ProgramRun> =>
  site.run({ program: 'cagnotte', args, env });

describe('cagnotte doctor', () => {
  it('says in which event store the log is, without a password', async () => {
    const { code, stdout } = await cagnotte(['doctor']);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^store +EventStoreDB at esdb:\/\/127/m),
    });
    expect(stdout).toMatch(/^log +empty\nlag +none\nparked +nothing$/m);
    expect(stdout).not.toContain('word');
  });

  it('finds a stream whose metadata hide records, and one that was ended', async () => {
    const stream = 'cagnotte_table-granada/RF1/2026-03-07/1';
    double.log.deleteStream(stream);
    double.log.tombstone(`${stream}2`);
    const { code, stdout } = await cagnotte(['doctor']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining(`${stream} hide records`) });
    expect(stdout).toContain(`${stream}2 was ended for good`);
  });

  it('asks the event store also where there is no database, or it cannot be reached', async () => {
    const nowhere = join(site.dataDirectory, 'nothing-here');
    const without = { ...inEventStoreDb(), CAGNOTTE_DATA_DIR: nowhere };
    const missing = await cagnotte(['doctor'], without);
    expect(missing.code).toBe(1);
    expect(missing.stdout).toMatch(/^store +EventStoreDB at esdb:.* is empty$/m);
    const unreachable = { ...without, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const failed = await cagnotte(['doctor'], unreachable);
    expect(failed.code).toBe(2);
    expect(failed.stdout).toMatch(/^store +EventStoreDB at esdb:.* is empty$/m);
    double.stop();
    const down = await cagnotte(['doctor'], without);
    expect(down.code).toBe(1);
    expect(down.stdout).toMatch(/^store +FAULT EventStoreDB at .*cannot be reached/m);
  });

  it('ends with 2 where user or password are wrong, or no server is named, and says which', async () => {
    const wrong = await cagnotte(['doctor'], inEventStoreDb(double.url.replace('a%20word', 'another')));
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('refuses the user and password'),
    });
    expect(wrong.stderr).not.toContain('another');
    const none = await cagnotte(['doctor'], inEventStoreDb(''));
    expect(none).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('EVENTSTORE_URL must name the server'),
    });
  });
});

describe('cagnotte import into EventStoreDB', () => {
  // `eventstoredb-faults.spec.ts` kills the adapter itself.
  itInFullTest(
    'counts every event once, if it is killed and begun again on a server that no longer knows earlier events',
    async () => {
      const night = await site.run({
        program: 'cagnotte',
        args: ['simulate', '--tables', '1', '--seed', '3'],
      });
      const events = night.stdout.trim().split('\n');
      const file = join(site.dataDirectory, 'night.ndjson');
      writeFileSync(file, night.stdout);
      // A simulated night begins with decisions, which need an import; each run marks its events with its own time.
      const importing = ['import', file, '--by', 'Eva'];

      const stored = (): number =>
        double.log.all.filter(({ stream }) => stream.startsWith('cagnotte_')).length;
      for (const share of [0.05, 0.3]) {
        const killed = site.launch({ program: 'cagnotte', args: importing, env: inEventStoreDb() });
        while (stored() < share * events.length && !killed.hasEnded) await sleep(1);
        expect((await killed.kill()).signal).toBe('SIGKILL');
      }
      double.log.forgetIds();
      expect((await cagnotte(importing)).code).toBe(0);
      // Each run finds the events of the others at the ends of the streams.
      expect(stored()).toBe(events.length);

      const service = site.launch({ program: 'cagnotte', args: ['serve'], env: inEventStoreDb() });
      let verdict: Verdict;
      do {
        await sleep(500);
        verdict = JSON.parse((await cagnotte(['verify', '--json'])).stdout) as Verdict;
      } while (verdict.ok && verdict.pending > 0);
      expect(verdict).toMatchObject({ ok: true, pending: 0 });
      const { position } = verdict.casinos.find(({ id }) => id === 'simulated')!;
      expect(position).toBe(String(events.length));
      service.signal('SIGTERM');
      expect(await service.ended).toEqual({ code: 0, signal: null });
    },
    240_000,
  );
});
