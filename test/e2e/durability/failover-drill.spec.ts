import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  debianPrograms,
  type OwnPostgres,
  type OwnReplica,
  startDebianPostgres,
  startDebianReplica,
} from '../../support/database/debian-postgres';
import { itWhere } from '../../support/database/it-where';
import { runOn } from '../../support/database/test-server';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';
import { extent, IS_FULL_TEST } from '../../support/service/test-extent';

const DRILL = join(__dirname, '..', '..', '..', 'docker', 'drill.mjs');

const isHere = debianPrograms() !== undefined;
const drilled = itWhere(isHere, "Debian's PostgreSQL 15 or newer is not installed");
// `two-services.spec.ts` also covers a stopped service beside another one.
const drilledInFull = IS_FULL_TEST ? drilled : it.skip;

let primary: OwnPostgres;
let replica: OwnReplica;
let site: ServiceSite;
let services: ServiceProcess[];
let keyFile: string;

/** A server whose routes run the steps of a drill, for its shell commands. */
let steps: Server;
const deeds: Record<string, () => Promise<unknown>> = {
  kill: () => Promise.resolve(primary.signal('SIGKILL')),
  promote: () => runOn(replica.url, 'SELECT pg_promote()'),
  switch: async () => {
    const port = portOf(services[0]!);
    await services[0]!.kill();
    services[0] = await serviceOn(replica.url, port);
  },
  cutReplica: async () => {
    await runOn(replica.url, `ALTER SYSTEM SET primary_conninfo = ''`);
    await runOn(replica.url, 'SELECT pg_reload_conf()');
  },
  cutService: () => Promise.resolve(services[1]!.signal('SIGSTOP')),
  healService: () => Promise.resolve(services[1]!.signal('SIGCONT')),
};

const portOf = ({ url }: ServiceProcess): number => Number(new URL(url).port);
const serviceOn = (databaseUrl: string, port = 0): Promise<ServiceProcess> =>
  site.start({ port, env: { DATABASE_URL: databaseUrl } });

beforeEach(async () => {
  if (!isHere) return;
  primary = await startDebianPostgres();
  replica = await startDebianReplica(primary);
  site = await ServiceSite.make({ empty: true });
  services = [await serviceOn(primary.url)];
  keyFile = join(site.dataDirectory, 'drill.key');
  writeFileSync(keyFile, await services[0]!.worldKey());
  steps = createServer((request, response) => {
    const deed = deeds[request.url!.slice(1)]!;
    deed().then(
      () => response.end(),
      (failure: unknown) => response.writeHead(500).end(String(failure)),
    );
  }).listen(0, '127.0.0.1');
  await once(steps, 'listening');
});
afterEach(async () => {
  if (!isHere) return;
  steps.close();
  await site.remove();
  await replica.stop();
  await primary.stop();
});

/** Runs a drill like an operator. @returns exit code and last lines */
function drill(...names: (keyof typeof deeds)[]): Promise<{ code: number; said: string }> {
  const { port } = steps.address() as AddressInfo;
  const step = (name: string): string =>
    `'${process.execPath}' -e "fetch('http://127.0.0.1:${port}/${name}').then(({ ok }) => process.exit(ok ? 0 : 1))"`;
  const args = [
    ...services.flatMap(({ url }) => ['--service', url]),
    ...['--key-file', keyFile, '--seconds', extent('1', '2'), '--senders', extent('2', '8')],
    ...names.flatMap((name) => ['--step', step(name)]),
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, [DRILL, ...args], (failure, stdout, stderr) =>
      resolve({ code: failure ? Number(failure.code) : 0, said: `${stdout}${stderr}` }),
    );
  });
}

const lostIn = (said: string): number => Number(/acknowledged and lost: (\d+); twice: 0/.exec(said)?.[1]);

describe('a failover drill', () => {
  drilled('loses no acknowledged event where the primary waits for its replica', async () => {
    await runOn(primary.url, `ALTER SYSTEM SET synchronous_standby_names = 'replica'`);
    await runOn(primary.url, 'SELECT pg_reload_conf()');
    const { code, said } = await drill('kill', 'promote', 'switch');
    expect({ code, lost: lostIn(said), said }).toEqual({ code: 0, lost: 0, said });
    expect(said).toMatch(/acknowledged: [1-9]\d+, of which [1-9]\d* when they were sent again/);
    const verified = await site.run({
      program: 'cagnotte',
      args: ['verify'],
      env: { DATABASE_URL: replica.url },
    });
    expect(verified.code).toBe(0);
  });

  drilledInFull(
    'finds what is lost where the primary does not wait, and its replica was behind',
    async () => {
      const { code, said } = await drill('cutReplica', 'kill', 'promote', 'switch');
      expect({ code, said }).toEqual({ code: 1, said });
      expect(lostIn(said)).toBeGreaterThan(0);
      expect(said).toMatch(/lost: drill-/);
    },
  );

  drilledInFull('loses nothing when one of two services is cut off and comes back', async () => {
    services.push(await serviceOn(primary.url));
    const { code, said } = await drill('cutService', 'healService');
    expect({ code, lost: lostIn(said), said }).toEqual({ code: 0, lost: 0, said });
  });
});
