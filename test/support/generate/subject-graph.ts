import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importersOf } from '../../architecture/imports';
import { layerOf } from '../../architecture/layer-of';
import { isSpec, readProjectFiles } from '../../architecture/project-files';
import { floorPicture } from './floor-picture';
import { madeAnew, paddedTable } from './made-anew';

/** Layers of the ledger in which subjects may import each other, with their headings. */
const COLUMNS: Readonly<Record<string, string>> = {
  state: 'state',
  rules: 'rules and books',
  store: 'tables',
  decisions: 'decisions',
  graphql: 'GraphQL',
};

/** For each layer, which subject imports which others. */
export type SubjectGraph = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** Subjects of `src/ledger` by the layer in which one imports another. */
export function subjectGraph(): SubjectGraph {
  const graph = new Map<string, Map<string, Set<string>>>();
  const importers = importersOf(readProjectFiles()).filter(({ path }) => !isSpec(path));
  for (const { path, files } of importers) {
    const [subject, layer] = [subjectOf(path), layerOf(path)?.name];
    if (subject === undefined || layer === undefined) continue;
    const subjects = graph.get(layer) ?? graph.set(layer, new Map()).get(layer)!;
    const used = subjects.get(subject) ?? subjects.set(subject, new Set()).get(subject)!;
    for (const file of files) {
      const other = subjectOf(file);
      if (other !== undefined && other !== subject && layerOf(file)?.name === layer) used.add(other);
    }
  }
  return graph;
}

/** The room of a file of the ledger; undefined for files directly in `src/ledger`. */
const subjectOf = (path: string): string | undefined => /^src\/ledger\/([^/]+)\//.exec(path)?.[1];

/** The page of the architecture with its picture of the floors and its table of subjects generated again. */
export function architecturePage(root: string): string {
  const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  return madeAnew(madeAnew(page, 'floors', floorPicture()), 'subjects', subjectTable(subjectGraph()));
}

/** A row for each subject with its imports by layer, without `_core`, which all import. */
function subjectTable(graph: SubjectGraph): string {
  const layers = Object.keys(COLUMNS);
  const subjects = new Set(layers.flatMap((layer) => [...(graph.get(layer)?.keys() ?? [])]));
  const rows = [...subjects]
    .filter((subject) => subject !== '_core')
    .sort()
    .map((subject) => [`\`${subject}\``, ...layers.map((layer) => usedIn(graph, layer, subject))]);
  return paddedTable([['subject', ...Object.values(COLUMNS)], ...rows]);
}

const usedIn = (graph: SubjectGraph, layer: string, subject: string): string =>
  [...(graph.get(layer)?.get(subject) ?? [])]
    .filter((other) => other !== '_core')
    .sort()
    .join(', ');
