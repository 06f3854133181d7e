import { posix } from 'node:path';
import { preProcessFile } from 'typescript';
import { isTypeScript, type ProjectFile } from './project-files';

/** A file with its imports, including those of types. */
export interface Importer {
  readonly path: string;
  /** Paths of files of the project. */
  readonly files: readonly string[];
  /** Names of packages and of Node's own modules: `typeorm`, `@nestjs/common`, `node:fs`. */
  readonly packages: readonly string[];
}

interface ImportsOfText {
  readonly text: string;
  readonly named: readonly string[];
}

declare global {
  var cagnotteImports: Map<string, ImportsOfText> | undefined;
}

/** What a file imports, as it writes it; kept for the other specs of the process, like the trees of `parsedFile`. */
function importedBy(path: string, text: string): readonly string[] {
  const kept = (globalThis.cagnotteImports ??= new Map<string, ImportsOfText>());
  const before = kept.get(path);
  if (before?.text === text) return before.named;
  const named = preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  kept.set(path, { text, named });
  return named;
}

/** The imports of every TypeScript file. An unresolved import keeps its specifier. */
export function importersOf(files: readonly ProjectFile[]): readonly Importer[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.filter(isTypeScript).map(({ path, text }) => {
    const named = importedBy(path, text);
    const isRelative = (name: string): boolean => name.startsWith('.');
    return {
      path,
      files: named.filter(isRelative).map((name) => resolved(posix.join(posix.dirname(path), name), paths)),
      packages: named.filter((name) => !isRelative(name)).map(packageOf),
    };
  });
}

const resolved = (path: string, paths: ReadonlySet<string>): string =>
  // An import at run time names the compiled file.
  [`${path}.ts`, `${path}.tsx`, path.replace(/\.js$/, '.ts'), `${path}/index.ts`, path].find((candidate) =>
    paths.has(candidate),
  ) ?? path;

/** `@nestjs/common/enums` → `@nestjs/common`; `ajv/dist/core` → `ajv`; `node:fs/promises` → `node:fs`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
}

/** All files reachable from these by imports, including themselves. */
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
