import { isTypeScript, type ProjectFile } from './project-files';

/** Records of history keep the names of their time. */
const HISTORY = /^(CHANGELOG\.md|docs\/(decisions\/\d|releases\/))/;
const COMMENT = /^\s*(\*|\/\/|\/\*)/;
/** A path of the project or the name of a source in backticks; suffixes, patterns and placeholders do not match. */
const NAMED =
  /`(?!\.\w)((?:(?:src|packages|web|test|bench|docs|migrations)\/[\w./-]+|[\w./-]*\w\.(?:tsx?|mjs)))`/g;
/** Files that a how-to page has its reader write. */
const NEW_FILE = /^New file `([^`]+)`:$/gm;
/** Placeholders such as `NAME` and `DAY`. */
const PLACEHOLDER = /\b[A-Z]{3,}\b/;

/** Missing files that comments or pages name: `docs/web.md:12 src/app/gone.ts`. */
export function missingFiles(files: readonly ProjectFile[]): readonly string[] {
  const paths = files.map(({ path }) => path);
  const known = new Set(paths.flatMap((path) => [path, ...foldersOf(path)]));
  const names = new Set(paths.map((path) => path.split('/').at(-1)!));
  const isThere = (named: string): boolean =>
    /^(src|packages|web|test|bench|docs|migrations)\//.test(named)
      ? known.has(named.replace(/\/$/, '')) || known.has(`${named}.ts`)
      : names.has(named.split('/').at(-1)!);
  return files
    .filter(({ path }) => !HISTORY.test(path) && (isTypeScript({ path, text: '' }) || path.endsWith('.md')))
    .flatMap(({ path, text }) => {
      const written = new Set([...text.matchAll(NEW_FILE)].map(([, named]) => named!));
      return text.split('\n').flatMap((line, index) =>
        path.endsWith('.md') || COMMENT.test(line)
          ? [...line.matchAll(NAMED)]
              .map(([, named]) => named!)
              .filter((named) => !PLACEHOLDER.test(named) && !isThere(named) && !written.has(named))
              .map((named) => `${path}:${index + 1} ${named}`)
          : [],
      );
    });
}

const foldersOf = (path: string): string[] => {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
};
