import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../architecture/project-files';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../support/database/temporary-directory';

/** A copy of the project in which the how-to pages are tried. Its packages are those of the project. */
export class TriedTree {
  private constructor(
    private readonly directory: string,
    readonly root = join(directory, 'project'),
  ) {}

  static async copy(): Promise<TriedTree> {
    const tree = new TriedTree(await makeTemporaryDirectory());
    cpSync(ROOT, tree.root, { recursive: true, filter: (path) => !IS_MADE.test(path) });
    mkdirSync(tree.temporary);
    for (const folder of ['.', 'web']) tree.linkPackages(join(folder, 'node_modules'));
    tree.git('init', '--quiet');
    tree.git('add', '--all');
    tree.git('commit', '--quiet', '--message', 'before');
    return tree;
  }

  write(files: ReadonlyMap<string, string>): void {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
  }

  /** What has changed since the copy, by path. */
  changed(): readonly string[] {
    return this.git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3));
  }

  /** Makes the tree what it was. What tools keep of it in `node_modules/.cache` stays. */
  revert(): void {
    this.git('reset', '--quiet', '--hard');
    this.git('clean', '--quiet', '--force', '-d');
  }

  /** Runs a command as a person would in a terminal; answers its exit code and what it printed. */
  run(command: string): Promise<{ readonly code: number | null; readonly output: string }> {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.has(name)));
    const child = spawn('sh', ['-c', command], {
      cwd: this.root,
      // What jest compiles goes with the tree.
      env: { ...env, TMPDIR: this.temporary },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(text));
    return new Promise((resolve) => {
      child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
    });
  }

  remove(): Promise<void> {
    return removeTemporaryDirectory(this.directory);
  }

  private get temporary(): string {
    return join(this.directory, 'tmp');
  }

  /** A folder of links and not a link: tools keep what they work out in `node_modules/.cache`. */
  private linkPackages(folder: string): void {
    mkdirSync(join(this.root, folder));
    for (const name of readdirSync(join(ROOT, folder)))
      if (name !== '.cache') symlinkSync(join(ROOT, folder, name), join(this.root, folder, name));
  }

  private git(...args: string[]): string {
    const who = ['-c', 'user.name=how-to', '-c', 'user.email=how-to@localhost'];
    return execFileSync('git', [...who, ...args], { cwd: this.root, encoding: 'utf8' });
  }
}

/** Settings of the test run that runs the command, which are no business of a run of its own. */
const OF_THIS_RUN: ReadonlySet<string> = new Set([
  'JEST_WORKER_ID',
  'NODE_ENV',
  'NODE_OPTIONS',
  'CAGNOTTE_FULL',
]);

/** What git leaves out is made by a tool. */
const IS_MADE = /[/\\](?:\.git|node_modules|coverage|dist[^/\\]*|\.cagnotte[^/\\]*)$/;
