import { type Importer, reachableFrom } from './imports';
import { isTypeScript, type ProjectFile } from './project-files';

/** Files run by name: programs, specs, files named in the settings of tools, and the entrance of the package for programs of others. */
const RUN_BY_NAME =
  /(\.main|\.program|\.spec)\.tsx?$|^test\/jest\/|^packages\/client\/index\.ts$|^web\/(src\/(((graphiql|screens\/sign-in)\/)?main\.tsx|words\/loaded-words\.ts)|vite\.config\.ts)$/;

/** TypeScript files that no program and no spec reaches by imports. */
export function deadFiles(importers: readonly Importer[]): readonly string[] {
  const paths = importers.map(({ path }) => path);
  const alive = reachableFrom(
    paths.filter((path) => RUN_BY_NAME.test(path)),
    importers,
  );
  return paths.filter((path) => !alive.has(path));
}

const EXPORTED = /^export (?:abstract |async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** The types of the data of events are the contract, even if no code uses them. */
const CONTRACT = /^src\/ledger\/[\w-]+\/[\w-]+\.events\.ts$/;

/** `file: name` for each exported name without any other use, not even in its own file. */
export function deadNames(files: readonly ProjectFile[]): readonly string[] {
  const code = files.filter(isTypeScript);
  const uses = new Map<string, number>();
  for (const { text } of code) {
    for (const [word] of text.matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const ours = code.filter(({ path }) => !CONTRACT.test(path));
  return ours.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name]) => name!)
      .filter((name) => uses.get(name) === 1)
      .map((name) => `${path}: ${name}`),
  );
}
