import type { Importer } from '../architecture/imports';

/** The unit specs that reach a file by imports, nearest first, and the files to load again when it changes. */
export interface Related {
  readonly specs: readonly string[];
  readonly dependents: readonly string[];
}

/** The specs of the project `unit` of jest.config.js. */
const IS_UNIT_SPEC = /^(src|test\/support|test\/mutation)\/.*(?<!\.slow)\.spec\.ts$/;

export function relatedTo(file: string, importers: readonly Importer[]): Related {
  const importedBy = new Map<string, string[]>();
  for (const { path, files } of importers)
    for (const imported of files) importedBy.set(imported, [...(importedBy.get(imported) ?? []), path]);
  const steps = new Map([[file, 0]]);
  for (const [path, step] of steps)
    for (const by of importedBy.get(path) ?? []) if (!steps.has(by)) steps.set(by, step + 1);
  const dependents = [...steps.keys()].filter((path) => path !== file);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const isBeside = (spec: string): number => (spec.startsWith(folder) ? 0 : 1);
  const specs = dependents
    .filter((path) => IS_UNIT_SPEC.test(path))
    .sort((a, b) => isBeside(a) - isBeside(b) || steps.get(a)! - steps.get(b)!);
  return { specs, dependents };
}
