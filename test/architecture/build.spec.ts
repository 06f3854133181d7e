import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project-files';

/** A project of one source with the build program and the compiler of this one. */
describe('the build that npm start, npm run demo and npm run hands ask for', () => {
  let project: string;
  const at = (path: string): string => join(project, path);
  const write = (source: string): void => writeFileSync(at('src/one.ts'), source);
  const built = (): string => readFileSync(at('dist/src/one.js'), 'utf8');

  const build = (...options: string[]): number | null =>
    spawnSync(process.execPath, [at('.ci/build.mjs'), ...options], { cwd: project, stdio: 'ignore' }).status;

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'cagnotte-build-'));
    for (const folder of ['.ci', 'src']) mkdirSync(at(folder));
    cpSync(join(ROOT, '.ci/build.mjs'), at('.ci/build.mjs'));
    symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
    for (const file of ['package.json', 'package-lock.json']) writeFileSync(at(file), '{}');
    writeFileSync(at('tsconfig.json'), '{ "compilerOptions": { "rootDir": ".", "types": [] } }');
    writeFileSync(at('tsconfig.build.json'), '{ "extends": "./tsconfig.json", "include": ["src"] }');
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it('builds once, and again only when the sources differ', () => {
    write('export const one = 1;\n');
    expect(build('--if-changed')).toBe(0);
    const { ino } = statSync(at('dist'));
    expect(build('--if-changed')).toBe(0);
    expect(statSync(at('dist')).ino).toBe(ino);
    write('export const one = 11;\n');
    expect(build('--if-changed')).toBe(0);
    expect(built()).toContain('11');
    expect(statSync(at('dist')).ino).not.toBe(ino);
  });

  it('keeps the former programs if the sources do not compile, and leaves no temporary folder', () => {
    write("export const one: number = 'one';\n");
    expect(build('--if-changed')).not.toBe(0);
    expect(built()).toContain('11');
    mkdirSync(at('dist.unfinished-999999999'));
    write('export const one = 111;\n');
    expect(build('--if-changed')).toBe(0);
    expect(built()).toContain('111');
    expect(readdirSync(project).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  it('is asked for by the scripts that run a built program', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const name of ['prestart', 'predemo', 'prehands'])
      expect([name, scripts[name]]).toEqual([name, 'node .ci/build.mjs --if-changed']);
    expect(existsSync(join(ROOT, '.ci/build.mjs'))).toBe(true);
  });
});

/** `nest build` compiles with TypeScript 6 what .ci/build.mjs compiles with 7, into the same places. */
describe("Nest's own program", () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const { entryFile, sourceRoot, compilerOptions } = read('nest-cli.json') as {
    readonly entryFile: string;
    readonly sourceRoot: string;
    readonly compilerOptions: { readonly tsConfigPath: string; readonly deleteOutDir?: boolean };
  };

  it('compiles the sources that npm run build compiles', () => {
    const settings = /SETTINGS = '([^']+)'/.exec(readFileSync(join(ROOT, '.ci/build.mjs'), 'utf8'))![1];
    expect(compilerOptions.tsConfigPath).toBe(settings);
    expect((read(settings!) as { include: string[] }).include).toContain(sourceRoot);
  });

  it('starts a compiled program', () => {
    expect(existsSync(join(ROOT, `${entryFile}.ts`))).toBe(true);
    expect(existsSync(join(ROOT, sourceRoot, `${entryFile}.ts`))).toBe(false);
  });

  it('keeps the browser application in dist, which it does not build', () => {
    expect(compilerOptions.deleteOutDir).toBeUndefined();
  });
});
