import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(__dirname, '..', '..', '..');
const BUILT = join(PROJECT, 'dist');

/** The source folders of the programs, as in tsconfig.build.json. */
const SOURCES = ['src', 'packages', 'migrations'];

const PROGRAMS = {
  cagnotte: 'src/cli.main.js',
  demo: 'packages/demo/demo.main.js',
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/**
 * The path of a built program.
 * @throws if it is missing or older than the sources, since a test of it would prove nothing
 */
export function builtProgram(name: ProgramName): string {
  const path = join(BUILT, PROGRAMS[name]);
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  const newest = newestSource();
  if (statSync(path).mtimeMs < newest.changedAt) {
    throw new Error(`${path} is older than ${newest.path}: run "npm run build" first.`);
  }
  return path;
}

interface Source {
  readonly path: string;
  readonly changedAt: number;
}

/** Determined once per spec file, so that an edit during the run does not matter. */
let found: Source | undefined;

function newestSource(): Source {
  found ??= SOURCES.flatMap((folder) => sourcesBelow(join(PROJECT, folder))).reduce((newest, source) =>
    source.changedAt > newest.changedAt ? source : newest,
  );
  return found;
}

/** What a package was built into, for programs of others, is no source. */
const IS_BUILT = /(^|\/)(dist|node_modules)\//;

const sourcesBelow = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !IS_BUILT.test(path))
    .map((path) => join(folder, path))
    .map((path) => ({ path, changedAt: statSync(path).mtimeMs }));
