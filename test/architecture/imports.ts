import { posix } from 'node:path';
import { preProcessFile } from 'typescript';
import { isTypeScript, type ProjectFile } from './project-files';

/** One file and what it imports, types included. */
export interface Importer {
  readonly path: string;
  /** Paths of files of the project. */
  readonly files: readonly string[];
  /** Names of packages and of Node's own modules: `typeorm`, `@nestjs/common`, `node:fs`. */
  readonly packages: readonly string[];
}

/** What every TypeScript file imports. An import that leads to no file stays as it is written. */
export function importersOf(files: readonly ProjectFile[]): readonly Importer[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.filter(isTypeScript).map(({ path, text }) => {
    const named = preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    const isRelative = (name: string): boolean => name.startsWith('.');
    return {
      path,
      files: named.filter(isRelative).map((name) => resolved(posix.join(posix.dirname(path), name), paths)),
      packages: named.filter((name) => !isRelative(name)).map(packageOf),
    };
  });
}

const resolved = (path: string, paths: ReadonlySet<string>): string =>
  // (An import at run time names the compiled file.)
  [`${path}.ts`, path.replace(/\.js$/, '.ts'), `${path}/index.ts`, path].find((candidate) =>
    paths.has(candidate),
  ) ?? path;

/** `@nestjs/common/enums` → `@nestjs/common`; `ajv/dist/core` → `ajv`; `node:fs/promises` → `node:fs`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
}

/** Circles of imports, at least one of each knot, from its first file in the alphabet: `a.ts → b.ts → a.ts`. */
export function circlesOf(importers: readonly Importer[]): readonly string[] {
  const importedBy = new Map(importers.map(({ path, files }) => [path, files]));
  const settled = new Set<string>();
  const circles = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at !== -1) circles.add(asCircle(trail.slice(at)));
    if (at !== -1 || settled.has(path)) return;
    for (const next of importedBy.get(path) ?? []) visit(next, [...trail, path]);
    settled.add(path);
  };
  for (const { path } of importers) visit(path, []);
  return [...circles];
}

function asCircle(trail: readonly string[]): string {
  const first = trail.indexOf([...trail].sort()[0]!);
  const turned = [...trail.slice(first), ...trail.slice(0, first)];
  return [...turned, turned[0]].join(' → ');
}

/** Every file that can be reached from these by imports, themselves included. */
export function reachableFrom(
  starts: readonly string[],
  importers: readonly Importer[],
): ReadonlySet<string> {
  const importedBy = new Map(importers.map(({ path, files }) => [path, files]));
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(importedBy.get(path) ?? []));
  }
  return reached;
}
