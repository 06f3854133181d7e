import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VECTORS } from '../../vectors/all-vectors';
import { asLines } from '../../vectors/vector';
import { CATALOGUE_OF_RELEASE, catalogueOfRelease } from './catalogue-of-release';
import { CHECKS_PAGE, checksPage } from './checks-page';
import { clientOperations } from './client-operations';
import { errorsPage } from './errors-page';
import { decisionFields, eventForms } from './event-forms';
import { eventTitles } from './event-titles';
import { GAME_PAGES } from './game-pages';
import { GRAFANA_BOARDS } from './grafana-boards';
import { graphqlSchemaText } from './graphql-schema';
import { CHART_OF_SQL, chartOfSql, NAMES_OF_SQL, namesOfSql } from './names-of-sql';
import { NOTICE_PAGES } from './notice-pages';
import { OBLIGATIONS_PAGE, obligationsPage } from './obligations-page';
import { openApiText } from './open-api';
import { POSTINGS_PAGE, postingsPage } from './postings-page';
import { PROOF_PAGES } from './proof/proof-pages';
import { architecturePage } from './subject-graph';
import { workedOutEdges } from './worked-out-edges';
import { workedOutFrom } from './worked-out-from';

/** Test vectors by file: rounds with their settlement by the regulation. */
const VECTOR_FILES = Object.fromEntries(
  Object.entries(VECTORS).map(([game, make]) => [`test/vectors/${game}.ndjson`, () => asLines(make())]),
);

/** Generated files that are committed, so that their changes are reviewed. */
const GENERATED: Readonly<Record<string, (root: string) => Promise<string> | string>> = {
  'schema.graphql': graphqlSchemaText,
  'docs/errors.md': errorsPage,
  'docs/openapi.json': openApiText,
  'docs/architecture.md': architecturePage,
  [NAMES_OF_SQL]: namesOfSql,
  [CHART_OF_SQL]: chartOfSql,
  [POSTINGS_PAGE]: postingsPage,
  [CATALOGUE_OF_RELEASE]: catalogueOfRelease,
  [CHECKS_PAGE]: checksPage,
  [OBLIGATIONS_PAGE]: obligationsPage,
  'docs/clients/typescript/operations.ts': clientOperations,
  'web/src/api/generated/event-forms.ts': eventForms,
  'web/src/api/generated/decision-fields.ts': decisionFields,
  'src/words/application/titles.en.json': () => eventTitles('en'),
  'src/words/application/titles.es.json': () => eventTitles('es'),
  'src/games/worked-out-edges.json': workedOutEdges,
  'test/support/generate/digests-of-edges.json': workedOutFrom,
  ...GRAFANA_BOARDS,
  ...NOTICE_PAGES,
  ...VECTOR_FILES,
  ...GAME_PAGES,
  ...PROOF_PAGES,
};

export const GENERATED_FILES = Object.keys(GENERATED);

/** The text that a file should have. */
export const generatedText = async (file: string, root: string): Promise<string> => GENERATED[file]!(root);

/** The text that a file has; empty if there is no such file. */
export const keptText = (file: string, root: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/**
 * Writes the files whose paths begin with one of `wanted`, by default all (the edges take minutes). An unchanged file is not
 * written, so that its time of modification stays and no program counts as older.
 */
export async function writeGeneratedFiles(root: string, wanted: readonly string[]): Promise<void> {
  const isWanted = (file: string): boolean =>
    wanted.length === 0 || wanted.some((path) => file.startsWith(path));
  for (const file of GENERATED_FILES.filter(isWanted)) {
    const text = await generatedText(file, root);
    if (text !== keptText(file, root)) writeFileSync(join(root, file), text);
  }
}
