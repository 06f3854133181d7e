import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMPILER = require.resolve('relay-compiler/cli.js');

/** What the compiler made; `end` removes it. */
export interface CompiledRelay {
  readonly status: number | null;
  /** The first fault that the compiler names. */
  readonly fault: string | undefined;
  /** The folder of what was made: `NAME.graphql.js` for each operation and fragment. */
  readonly made: string;
  end(): void;
}

/** Compiles documents with Relay's own compiler. @param documents by the name of their file without its ending */
export function compileRelay(sdl: string, documents: Readonly<Record<string, string>>): CompiledRelay {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  const made = join(folder, 'src', 'made');
  mkdirSync(made, { recursive: true });
  writeFileSync(join(folder, 'schema.graphql'), sdl);
  for (const [name, document] of Object.entries(documents))
    writeFileSync(join(folder, 'src', `${name}.js`), `graphql\`\n${document}\`;\n`);
  const settings = {
    src: './src',
    schema: './schema.graphql',
    language: 'javascript',
    artifactDirectory: './src/made',
    // The tests load what was made with `require`.
    eagerEsModules: false,
  };
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(settings));
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMPILER, 'relay.config.json'], {
    cwd: folder,
    encoding: 'utf8',
    env: {},
  });
  const fault = /✖.*/.exec(`${stdout}${stderr}`)?.[0];
  return { status, fault, made, end: () => rmSync(folder, { recursive: true, force: true }) };
}
