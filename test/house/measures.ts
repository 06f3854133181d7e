import { importersOf } from '../architecture/imports';
import { isSpec, type ProjectFile } from '../architecture/project-files';
import { accountPatterns } from './account-patterns';
import { filesThatName, listsOfTypes, tablesByType, type TableOfTypes } from './event-names';
import { howToCounts } from './how-to-counts';
import { circlesOf, mutualImports } from './imports-of-folders';
import { namesOfSeveralFiles, oneLineDocs } from './names-and-docs';
import { type Place, type Source, sourcesBelow } from './source-tree';

/** Facts of the product that the measures need. */
export interface Known {
  readonly eventTypes: readonly string[];
  /** First segments of the paths of the chart of accounts. */
  readonly accountKinds: readonly string[];
}

/** One row of the table. */
export interface Measure {
  readonly what: string;
  readonly measured: number;
  /** An additional number, such as the entries of tables. */
  readonly more?: string;
  /** The upper limit; undefined: the measure has no goal. */
  readonly goal?: number;
  readonly places: readonly Place[];
}

/** The measures that a program can count. */
export function measuresOf(files: readonly ProjectFile[], known: Known): Measure[] {
  const sources = sourcesBelow('src', files);
  return [
    ...ofEvents(sources, known),
    ...ofAccounts(sources, known),
    ...howToCounts(files),
    ...ofFolders(files, sources),
  ];
}

function ofEvents(sources: readonly Source[], { eventTypes }: Known): Measure[] {
  const tables = tablesByType(eventTypes, sources);
  const lists = listsOfTypes(eventTypes, sources);
  const [naming, opened] = [filesThatName(eventTypes, sources), filesThatName([TABLE_OPENED], sources)];
  return [
    counted('files of src that name a type of event', naming, 80),
    counted('files of src that name `table.opened`', opened, 10),
    {
      ...counted('tables keyed by type of event', placesOf(tables), 5),
      more: `${entriesOf(tables)} entries`,
    },
    { ...counted('lists of types of events', placesOf(lists)), more: `${entriesOf(lists)} entries` },
  ];
}

const TABLE_OPENED = 'cagnotte.table.opened.v1';

const placesOf = (tables: readonly TableOfTypes[]): Place[] =>
  [...tables].sort((one, other) => other.entries - one.entries).map(({ place }) => place);

const entriesOf = (tables: readonly TableOfTypes[]): number =>
  tables.reduce((sum, { entries }) => sum + entries, 0);

const ofAccounts = (sources: readonly Source[], { accountKinds }: Known): Measure[] => [
  counted('patterns on account paths', accountPatterns(accountKinds, sources), 0),
];

function ofFolders(files: readonly ProjectFile[], sources: readonly Source[]): Measure[] {
  const importers = importersOf(files).filter(({ path }) => !isSpec(path));
  const pairs = mutualImports(importers).map(
    ({ folders, imports }) => `${folders.join(' and ')}: ${imports.join(' and ')} imports`,
  );
  const circles = circlesOf(importers.filter(({ path }) => path.startsWith('web/src/')));
  return [
    {
      what: 'lines of src without specs',
      measured: linesOf(sources),
      goal: 90_000,
      places: linesByFolder(sources),
    },
    counted('pairs of top folders of src that import each other', pairs, 2),
    counted(
      'circles of imports in web',
      circles.map((files) => files.join(', ')),
      0,
    ),
    counted('names that several files of src export', namesOfSeveralFiles(sources), 0),
    counted('declarations of `SlipReport`', declarationsOf('SlipReport', sources), 1),
    counted('doc blocks of one line in src', oneLineDocs(sources)),
  ];
}

const linesOf = (sources: readonly Source[]): number =>
  sources.reduce((lines, { text }) => lines + text.split('\n').length - 1, 0);

function linesByFolder(sources: readonly Source[]): Place[] {
  const folders = [...new Set(sources.map(({ path }) => path.split('/')[1]!))];
  return folders
    .map((folder) => ({
      folder,
      lines: linesOf(sources.filter(({ path }) => path.startsWith(`src/${folder}/`))),
    }))
    .sort((one, other) => other.lines - one.lines)
    .map(({ folder, lines }) => `src/${folder}: ${lines}`);
}

const declarationsOf = (name: string, sources: readonly Source[]): Place[] =>
  sources
    .filter(({ text }) => new RegExp(`^export (?:interface|type|class) ${name}\\b`, 'm').test(text))
    .map(({ path }) => path);

const counted = (what: string, places: readonly Place[], goal?: number): Measure => ({
  what,
  measured: places.length,
  places,
  ...(goal !== undefined && { goal }),
});

/** Rows that another command or a reader measures. */
export const MEASURED_OTHERWISE: readonly {
  readonly what: string;
  readonly goal: string;
  readonly by: string;
}[] = [
  {
    what: 'places that name an event in Spanish; that state "each fill equals the float"',
    goal: '1; 1',
    by: 'reading',
  },
  { what: 'mutants killed by unit specs', goal: '97 %', by: '`npm run mutation -- --core --most 3`' },
  { what: 'CPU seconds of `npm run check`', goal: '110', by: '`npm run check`' },
  { what: 'seconds of `npm test` on two idle processors', goal: '400', by: '`npm test`' },
  {
    what: 'comments, and subjects of commits, that need a rewrite, of 30 drawn',
    goal: '3; 3',
    by: 'reading',
  },
];
