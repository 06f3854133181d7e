import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the project. */
export const ROOT = join(__dirname, '..', '..');

/** A text file; its path is relative to the root, with slashes. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Prints and archives. */
const NOT_TEXT = /\.(pdf|png|jpg|ico|gz|tgz|zip)$/;

/** Whether a tool writes the file: ignored by git, the lock file, or generated operations. */
const isNotOurs = (name: string): boolean => NOT_OURS.some((pattern) => pattern.test(name));
const NOT_OURS = [
  '.git',
  'package-lock.json',
  'generated',
  ...readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n'),
]
  .filter((line) => line !== '')
  .map((line) => new RegExp(`^${line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`));

/** Every text file of the project that people write, sorted by path. */
export const readProjectFiles = (): readonly ProjectFile[] =>
  pathsBelow('').map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

function pathsBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !isNotOurs(name) && !NOT_TEXT.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return pathsBelow(path);
      return entry.isFile() ? [path] : [];
    });
}

export const isTypeScript = ({ path }: ProjectFile): boolean => /\.tsx?$/.test(path);

export const isSpec = (path: string): boolean => /\.spec\.tsx?$/.test(path);
