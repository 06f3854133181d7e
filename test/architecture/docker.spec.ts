import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../../src/app/config';
import { RELEASE } from '../../src/kernel/release';
import { dockerfileSteps } from './dockerfile';
import { ROOT } from './project-files';

interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly user?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly networks?: unknown;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs?: Readonly<Record<string, { readonly content: string }>>;
}

const FILES = ['compose.postgres.yaml', 'compose.replica.yaml', 'compose.eventstoredb.yaml'] as const;
const DOCKER = join(ROOT, 'docker');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const compose = (file: string): Compose =>
  parse(read(`docker/${file}`), { merge: true, strict: true }) as Compose;
const services = FILES.flatMap((file) =>
  Object.entries(compose(file).services).map(([name, service]) => ({
    title: `${file}: ${name}`,
    file,
    name,
    service,
  })),
);
const isOurs = ({ build }: ComposeService): boolean => build !== undefined;
/** Fills in passwords that are valid in an address without encoding. */
const filledIn = (text: string): string =>
  text.replace(/\$\{\w+:\?[^}]*\}/g, 'secret').replace(/\$\{\w+:-([^}]*)\}/g, '$1');

/** A name with a full version, so that every pull gets the same image. */
const PINNED = /^[a-z0-9./-]+:[^:]*\d+\.\d+[^:]*$/;

describe.each(services)('docker/$title', ({ file, name, service }) => {
  it('is an image of one version, and our own of this release', () => {
    expect(service.image).toMatch(PINNED);
    if (isOurs(service)) expect(service.image).toBe(`cagnotte:${RELEASE}`);
  });

  it('is published on loopback alone, if at all', () => {
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  });

  it('has a health check, unless it ends by itself or its image has one', () => {
    const dependants = Object.values(compose(file).services).map(
      ({ depends_on }) => depends_on?.[name]?.condition,
    );
    const endsByItself = dependants.includes('service_completed_successfully');
    if (!endsByItself && !isOurs(service)) expect(service.healthcheck?.test[0]).toBe('CMD');
  });

  it('uses services and volumes that exist', () => {
    const { services: known, volumes } = compose(file);
    for (const name of Object.keys(service.depends_on ?? {})) expect(Object.keys(known)).toContain(name);
    for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  });

  it('holds no password', () => {
    for (const [name, value] of Object.entries(service.environment ?? {}))
      if (/PASSWORD|_URL$/.test(name)) expect(value).toMatch(/\$\{\w+_PASSWORD:\?/);
  });
});

/** The image of the service may also run something else. */
const serves = (service: ComposeService): boolean => isOurs(service) && service.entrypoint === undefined;

describe.each(services.filter(({ service }) => serves(service)))(
  'the service in docker/$title',
  ({ service }) => {
    it('is built from the Dockerfile', () => {
      const { context, dockerfile } = service.build!;
      expect(normalize(join(DOCKER, context, dockerfile))).toBe(join(DOCKER, 'Dockerfile'));
    });

    it('has only known settings with valid values', () => {
      const environment = service.environment ?? {};
      expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(environment)));
      const values = Object.entries(environment).map(([name, value]) => [name, filledIn(value)]);
      const config = readConfig(Object.fromEntries(values) as NodeJS.ProcessEnv);
      expect(config.databaseUrl).toBe('postgres://cagnotte:secret@postgres:5432/cagnotte');
    });
  },
);

describe('the replica', () => {
  const { services: all, configs } = compose('compose.replica.yaml');
  const { cagnotte, postgres, replica } = all;

  it('has the image of its primary, and uses the role and the slot that the primary creates', () => {
    expect(replica!.image).toBe(postgres!.image);
    const [, , script] = replica!.command!;
    const made = configs!['replication']!.content;
    expect(script).toContain('--slot=replica --write-recovery-conf');
    expect(made).toContain(`pg_create_physical_replication_slot('replica')`);
    expect(script).toContain('user=cagnotte_replication password=$$REPLICATION_PASSWORD');
    expect(made).toContain('CREATE ROLE cagnotte_replication REPLICATION LOGIN');
    expect(made).toContain('host replication cagnotte_replication samenet scram-sha-256');
  });

  it('is read by a read-only role, and never waited for', () => {
    const values = Object.entries(cagnotte!.environment!).map(([name, value]) => [name, filledIn(value)]);
    const { databaseReadUrl } = readConfig(Object.fromEntries(values) as NodeJS.ProcessEnv);
    expect(databaseReadUrl).toBe('postgres://cagnotte_reader:secret@replica:5432/cagnotte');
    expect(configs!['replication']!.content).toContain('GRANT pg_read_all_data TO cagnotte_reader;');
    expect(Object.keys(cagnotte!.depends_on!)).toEqual(['postgres']);
  });
});

describe('the nodes of EventStoreDB', () => {
  const { services: all } = compose('compose.eventstoredb.yaml');
  const nodes = Object.entries(all).filter(([name]) => name.startsWith('node'));
  const address = ({ networks }: ComposeService): string =>
    (networks as { inside: { ipv4_address: string } }).inside.ipv4_address;

  it('are all nodes of the cluster, know each other, and are those that the services use', () => {
    expect(nodes.map(([, { environment }]) => environment!['EVENTSTORE_CLUSTER_SIZE'])).toEqual([
      '3',
      '3',
      '3',
    ]);
    const addresses = nodes.map(([, node]) => `${address(node)}:2113`);
    for (const [, node] of nodes) {
      const seeds = node.environment!['EVENTSTORE_GOSSIP_SEED']!.split(',');
      expect([...seeds, `${address(node)}:2113`].sort()).toEqual(addresses);
    }
    const url = all['cagnotte-one']!.environment!['EVENTSTORE_URL']!;
    expect(url).toContain(`@${addresses.join(',')}?tls=true&tlsCAFile=`);
  });

  it('are used by an account of the services that the administrator makes, never as the administrator', () => {
    const { account, ...rest } = all;
    const urls = Object.values(rest).flatMap(({ environment }) => environment?.['EVENTSTORE_URL'] ?? []);
    expect(urls).toHaveLength(2);
    for (const url of urls) expect(url).toMatch(/^esdb:\/\/cagnotte:\$\{EVENTSTORE_PASSWORD:/);
    const { EVENTSTORE_ADMIN_URL: admin, EVENTSTORE_PASSWORD: password } = account!.environment!;
    expect(admin).toMatch(/^esdb:\/\/admin:\$\{EVENTSTORE_ADMIN_PASSWORD:/);
    expect(admin!.split('@')[1]).toBe(urls[0]!.split('@')[1]);
    expect(urls[0]).toContain(`cagnotte:${password}@`);
    expect(read('docker/Dockerfile')).toContain('docker/event-store-account.mjs ./docker/');
    expect(all['cagnotte-one']!.depends_on!['account']!.condition).toBe('service_completed_successfully');
  });

  it('are of the release that the documents say was asked', () => {
    const release = /:(\d+\.\d+)\./.exec(nodes[0]![1].image!)![1];
    for (const page of ['docs/operations/several-machines.md', 'docker/README.md'])
      expect(read(page)).toContain(`release ${release}`);
  });

  it('each have the certificate that is made for their address', () => {
    const script = all['certificates']!.command!.join('\n');
    for (const [name, node] of nodes) {
      const { environment, healthcheck } = node;
      expect(script).toContain(`-out ./${name} -ip-addresses 127.0.0.1,${address(node)}`);
      expect(environment).toMatchObject({
        EVENTSTORE_NODE_IP: address(node),
        EVENTSTORE_REPLICATION_IP: address(node),
        EVENTSTORE_CERTIFICATE_FILE: `/etc/eventstore/certs/${name}/node.crt`,
        EVENTSTORE_CERTIFICATE_PRIVATE_KEY_FILE: `/etc/eventstore/certs/${name}/node.key`,
      });
      expect(healthcheck!.test.at(-1)).toBe(`https://${address(node)}:2113/health/live`);
      expect(node.volumes).toEqual([`${name}:/var/lib/eventstore`, 'certificates:/etc/eventstore/certs:ro']);
    }
  });
});

describe('docker/Dockerfile', () => {
  const steps = dockerfileSteps(read('docker/Dockerfile'));
  const last = steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'));
  const argumentOf = (name: string): string | undefined => last.find((step) => step.name === name)?.argument;

  it('starts every stage from an image of one version', () => {
    const stages = steps.filter(({ name }) => name === 'FROM').map(({ argument }) => argument.split(' ')[0]);
    expect(stages).toHaveLength(2);
    for (const image of stages) expect(image).toMatch(PINNED);
  });

  it('copies only files that exist and pass .dockerignore, or files of a stage', () => {
    const letThrough = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const { argument } of steps.filter(({ name }) => name === 'COPY')) {
      const [first, ...rest] = argument.split(' ');
      if (first!.startsWith('--from=')) expect(first).toBe('--from=build');
      else
        for (const path of [first!, ...rest.slice(0, -1)]) {
          expect({
            path,
            exists: existsSync(join(ROOT, path)),
            letThrough: letThrough.includes(path),
          }).toEqual({ path, exists: true, letThrough: true });
        }
    }
  });

  it('runs no shell, fetches nothing besides what the lock file names, and runs without privileges', () => {
    for (const { name, argument } of steps.filter(({ name }) => ['RUN', 'CMD', 'ENTRYPOINT'].includes(name)))
      expect([name, Array.isArray(JSON.parse(argument))]).toEqual([name, true]);
    expect(steps.filter(({ name }) => name === 'ADD')).toEqual([]);
    expect(
      steps.filter(({ name }) => name === 'RUN').map(({ argument }) => (JSON.parse(argument) as string[])[0]),
    ).toEqual(['npm', 'npm', 'npm', 'install']);
    expect(argumentOf('USER')).toBe('node');
  });

  it('starts the program like npm start, with known settings and a health check', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const [program, command] = ['ENTRYPOINT', 'CMD'].map((name) => JSON.parse(argumentOf(name)!) as string[]);
    expect([...program!, ...command!].join(' ')).toBe(scripts.start);
    expect(command).toEqual(['serve']);
    const names = [...argumentOf('ENV')!.matchAll(/(\w+)=/g)].map(([, name]) => name);
    expect(['NODE_ENV', ...SETTINGS]).toEqual(expect.arrayContaining(names));
    expect(argumentOf('HEALTHCHECK')).toMatch(/CMD \["node", "docker\/health-check\.mjs"\]$/);
  });
});
