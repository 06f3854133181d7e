import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './project-files';

const FOLDER = join(ROOT, 'docs', 'clients', 'typescript');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  ignoreDeprecations: '6.0',
  types: [],
  lib: ['lib.es2022.d.ts'],
};

const asking = (rest: string): string => `
  import { CagnotteClient } from './cagnotte-client';
  import { COMMISSIONS_OF_TABLES } from './operations';
  export const asked = new CagnotteClient('', '').ask(COMMISSIONS_OF_TABLES, ${rest};`;
const ALL_IT_NEEDS = `{ casino: 'c', from: '', asOf: '' })`;

/** Files beside the example; the first declares the globals that it needs. */
const BESIDE: Readonly<Record<string, string>> = {
  'surroundings.d.ts':
    'declare function fetch(url: string, init: object): Promise<{ json(): Promise<unknown> }>;',
  'as-meant.ts': asking(`${ALL_IT_NEEDS}.then(({ commissions }) => commissions.position)`),
  'leaves-out.ts': asking(`{ casino: 'c' })`),
  'reads-more.ts': asking(`${ALL_IT_NEEDS}.then(({ commissions }) => commissions.asOf)`),
};

/** The messages of the compiler by file. */
function complaints(): Record<string, string[]> {
  const beside = new Map(Object.entries(BESIDE).map(([name, text]) => [join(FOLDER, name), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => beside.has(file) || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = beside.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([join(FOLDER, 'evening-report.ts'), ...beside.keys()], OPTIONS, host);
  const found: Record<string, string[]> = {};
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program))
    (found[file?.fileName.slice(FOLDER.length + 1) ?? ''] ??= []).push(
      ts.flattenDiagnosticMessageText(messageText, ' '),
    );
  return found;
}

it('the example of a typed client compiles, and lets no program leave out what a question needs or read what was not asked for', () => {
  expect(complaints()).toEqual({
    'leaves-out.ts': [expect.stringContaining('from, asOf')],
    'reads-more.ts': [expect.stringContaining(`'asOf' does not exist`)],
  });
});
