import type { ProjectFile } from './project-files';

const NAMELESS = new Set(['utils', 'util', 'common', 'helpers', 'helper', 'misc', 'manager', 'base']);

/** Folders and files with names that do not state their contents, such as utils. */
export const namelessFiles = (files: readonly ProjectFile[]): readonly string[] =>
  files.map(({ path }) => path).filter((path) => path.split(/[/.-]/).some((word) => NAMELESS.has(word)));
