import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE } from '../../src/kernel/release';
import { disagreements, type Lock, type Manifest, problemsOfLock, problemsOfManifest } from './lock-file';
import { ROOT } from './project-files';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const FOLDERS = [
  'web',
  ...readdirSync(join(ROOT, 'packages'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`packages/${entry.name}`] : [],
  ),
];
const workspaces = FOLDERS.map((folder) => ({
  folder,
  workspace: JSON.parse(read(`${folder}/package.json`)) as Manifest,
}));
const lock = JSON.parse(read('package-lock.json')) as Lock;

describe('what npm ci installs', () => {
  it('is complete and the same on every machine and platform', () => {
    expect(problemsOfLock(lock)).toEqual([]);
  });

  it('has exact versions, and runs no install scripts', () => {
    expect(problemsOfManifest(manifest, lock)).toEqual([]);
    for (const { workspace } of workspaces)
      expect(problemsOfManifest({ ...manifest, ...workspace }, lock)).toEqual([]);
  });

  it('equals package.json', () => {
    expect(disagreements(manifest, lock)).toEqual([]);
    for (const { folder, workspace } of workspaces)
      expect(disagreements(workspace, lock, folder)).toEqual([]);
  });

  it('is explained: docs/dependencies.md has one line for each dependency, with its licence', () => {
    const direct = Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...Object.assign(
        {},
        ...workspaces.flatMap(({ workspace }) => [workspace.dependencies, workspace.devDependencies]),
      ),
    });
    const licenceOf = (name: string): string | undefined =>
      (lock.packages[`node_modules/${name}`] ?? lock.packages[`web/node_modules/${name}`])?.license;
    const licences = Object.fromEntries(direct.map((name) => [name, licenceOf(name)]));
    const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| (\S[^|]*?) +\|/gm)];
    expect(Object.fromEntries(rows.map(([, name, licence]) => [name, licence]))).toEqual(licences);
  });
});

it('the release that the code states is the version of the package', () => {
  expect(RELEASE).toBe(manifest.version);
});

describe('the lock check', () => {
  const good = { version: '1.0.0', integrity: 'sha512-x' };

  it.each<[string, Lock['packages'], string]>([
    [
      'a platform without its package',
      { 'node_modules/swc': { ...good, optionalDependencies: { 'swc-mac': '1.0.0' } } },
      'node_modules/swc: swc-mac is missing, which another platform needs',
    ],
    [
      'a package without version',
      { 'node_modules/a': { integrity: 'x' } },
      'node_modules/a: without a version',
    ],
    [
      'a package without hash',
      { 'node_modules/a': { version: '1.0.0' } },
      'node_modules/a: without the hash of its content',
    ],
    [
      'an address',
      { 'node_modules/a': { ...good, resolved: 'http://localhost/a' } },
      'node_modules/a: says where to fetch it from',
    ],
  ])('finds %s', (_what, packages, problem) => {
    expect(problemsOfLock({ packages })).toEqual([problem]);
  });

  it('accepts a nested package as a dependency', () => {
    const packages = {
      '': {},
      'node_modules/swc': { ...good, optionalDependencies: { '@swc/mac': '1.0.0' } },
      'node_modules/swc/node_modules/@swc/mac': good,
    };
    expect(problemsOfLock({ packages })).toEqual([]);
  });

  it.each<[string, Manifest, string]>([
    ['a range', { dependencies: { a: '^1.0.0' } }, 'a: not an exact version'],
    ['a tag', { devDependencies: { a: 'latest' } }, 'a: not an exact version'],
    ['a range among the overrides', { overrides: { a: '1.x' } }, 'a: not an exact version'],
    [
      'a script that is allowed',
      { allowScripts: { b: true } },
      'b: has an install script that allowScripts does not refuse',
    ],
    [
      'a script that nobody decided on',
      { allowScripts: {} },
      'b: has an install script that allowScripts does not refuse',
    ],
    [
      'a refusal of nothing',
      { allowScripts: { b: false, c: false } },
      'c: allowScripts names it, and it has no install script',
    ],
    ['another version', { version: '2.0.0' }, 'package-lock.json is of another version'],
  ])('finds %s', (_what, broken, problem) => {
    const packages = { 'node_modules/b': { ...good, hasInstallScript: true } };
    const manifestOfMadeUp = { version: '1.0.0', allowScripts: { b: false }, ...broken };
    expect(problemsOfManifest(manifestOfMadeUp, { version: '1.0.0', packages })).toEqual([problem]);
  });

  it('finds dependencies that only one of package.json and the lock file has', () => {
    const asking = { dependencies: { a: '1.0.0', b: '2.0.0' }, devDependencies: { d: '1.0.0' } };
    const packages = { '': { dependencies: { a: '1.0.0', b: '1.0.0', c: '1.0.0' } } };
    expect(disagreements(asking, { packages })).toEqual([
      'b: package.json asks for 2.0.0, package-lock.json for 1.0.0',
      'c: package.json asks for undefined, package-lock.json for 1.0.0',
      'd: package.json asks for 1.0.0, package-lock.json for undefined',
    ]);
  });

  it.each(['1.2.3', '18.4.0-beta.17'])('accepts %s as an exact version', (version) => {
    expect(problemsOfManifest({ dependencies: { a: version } }, { packages: {} })).toEqual([]);
  });
});
