import type { Importer } from '../architecture/imports';
import { isSpec } from '../architecture/project-files';

/** Two top folders of src that import each other, with the number of imports in each direction. */
export interface MutualImport {
  readonly folders: readonly [string, string];
  readonly imports: readonly [number, number];
}

const topFolderOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

/** Pairs of top folders of src that import each other, types included and specs left out. */
export function mutualImports(importers: readonly Importer[]): MutualImport[] {
  const counts = new Map<string, number>();
  for (const { path, files } of importers.filter((each) => !isSpec(each.path))) {
    const from = topFolderOf(path);
    for (const to of files.map(topFolderOf)) {
      if (from === undefined || to === undefined || from === to) continue;
      counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([pair, there]) => {
    const [one, other] = pair.split(' ') as [string, string];
    const back = counts.get(`${other} ${one}`);
    if (back === undefined || one > other) return [];
    return [{ folders: [one, other] as const, imports: [there, back] as const }];
  });
}

/**
 * The circles of imports among files: each is the set of files that reach each other (Tarjan's strongly connected
 * components with more than one file), types included.
 */
export function circlesOf(importers: readonly Importer[]): readonly (readonly string[])[] {
  const imports = new Map(importers.map(({ path, files }) => [path, files]));
  const visited = new Map<string, { readonly index: number; lowest: number; isOpen: boolean }>();
  const trail: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string) => {
    const own = { index: visited.size, lowest: visited.size, isOpen: true };
    visited.set(path, own);
    trail.push(path);
    for (const file of imports.get(path) ?? []) {
      if (!imports.has(file)) continue;
      const other = visited.get(file) ?? visit(file);
      if (other.isOpen) own.lowest = Math.min(own.lowest, other.lowest);
    }
    if (own.lowest < own.index) return own;
    const component = trail.splice(trail.indexOf(path));
    for (const file of component) visited.get(file)!.isOpen = false;
    if (component.length > 1) circles.push(component.sort());
    return own;
  };
  for (const path of imports.keys()) if (!visited.has(path)) visit(path);
  return circles;
}
