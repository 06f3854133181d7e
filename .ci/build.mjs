/**
 * `npm run build` compiles the programs into `dist`. With `--if-changed`, which `npm start`, `npm run demo` and `npm run
 * hands` use, only if the sources differ from those of the last build. `dist` is replaced at once after the new programs
 * are complete, so that commands started during a build find the former ones.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)));
const SETTINGS = 'tsconfig.build.json';
const DIST = join(PROJECT, 'dist');
const DIGEST = 'sources.sha256';
const WEB = [
  'web/index.html',
  'web/graphiql.html',
  'web/sign-in.html',
  'web/package.json',
  'web/vite.config.ts',
  'web/public',
  'web/src',
];

/** SHA-256 of everything that decides what the compiler writes: settings, versions of packages, sources. */
function digestOfSources() {
  const { include } = JSON.parse(readFileSync(join(PROJECT, SETTINGS), 'utf8'));
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    SETTINGS,
    ...include.flatMap(sourcesIn),
    ...WEB.flatMap(webSourcesIn),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(PROJECT, file)))
      .update('\0');
  return hash.digest('hex');
}

function sourcesIn(folder) {
  if (!existsSync(join(PROJECT, folder))) return [];
  return readdirSync(join(PROJECT, folder), { recursive: true })
    .filter((file) => !file.endsWith('.spec.ts') && /\.(ts|json)$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => statSync(join(PROJECT, file)).isFile());
}

function webSourcesIn(place) {
  if (!existsSync(join(PROJECT, place))) return [];
  if (!statSync(join(PROJECT, place)).isDirectory()) return [place];
  return readdirSync(join(PROJECT, place), { recursive: true })
    .filter((file) => !/\.spec\.tsx?$/.test(file))
    .map((file) => join(place, file))
    .filter((file) => statSync(join(PROJECT, file)).isFile());
}

function isBuilt(digest) {
  const file = join(DIST, DIGEST);
  return existsSync(file) && readFileSync(file, 'utf8') === digest;
}

/** @returns the exit code of the compiler */
function build(digest) {
  const compiler = join(PROJECT, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const [unfinished, former] = ['unfinished', 'former'].map((name) => `${DIST}.${name}-${process.pid}`);
  try {
    const options = ['-p', join(PROJECT, SETTINGS), '--outDir', unfinished];
    const { status } = spawnSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
    const failed = buildWeb(join(unfinished, 'web'));
    if (failed !== 0) return failed;
    writeFileSync(join(unfinished, DIGEST), digest);
    if (existsSync(DIST)) renameSync(DIST, former);
    renameSync(unfinished, DIST);
    return 0;
  } finally {
    for (const folder of [unfinished, former]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the browser application, if its sources are there. @returns the exit code of the bundler */
function buildWeb(outDir) {
  if (!existsSync(join(PROJECT, 'web'))) return 0;
  const bundler = join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const settings = { stdio: 'inherit', cwd: join(PROJECT, 'web') };
  return spawnSync(process.execPath, [bundler, ...options], settings).status ?? 1;
}

/** Removes the folders of killed builds. */
function removeAbandoned() {
  for (const name of readdirSync(PROJECT)) {
    const pid = /^dist\.(?:unfinished|former)-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !lives(Number(pid)))
      rmSync(join(PROJECT, name), { recursive: true, force: true });
  }
}

function lives(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

removeAbandoned();
const digest = digestOfSources();
if (!(process.argv.includes('--if-changed') && isBuilt(digest))) process.exitCode = build(digest);
