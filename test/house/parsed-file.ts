import ts from 'typescript';

declare global {
  var cagnotteParsedFiles: Map<string, ts.SourceFile> | undefined;
}

/**
 * The tree of a TypeScript file with its parents; read it only. Modules below test/ are loaded again for each spec, so the trees
 * of a process are kept beside them: five specs of the architecture look at every file of `src`, and each parsed it again. A
 * file that has changed meanwhile is parsed again.
 * @param path from the root of the project
 */
export function parsedFile(path: string, text: string): ts.SourceFile {
  const kept = (globalThis.cagnotteParsedFiles ??= new Map<string, ts.SourceFile>());
  const before = kept.get(path);
  if (before?.text === text) return before;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  kept.set(path, tree);
  return tree;
}
