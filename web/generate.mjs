// Writes src/api/generated: the types of every .graphql file from the schema of the service, and the documents of each file
// in a module of its own, so that a browser loads those of a screen with the screen. `operations.ts` exports all of them.
// With --check it compares instead, and fails where a committed file differs.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, validate } from 'graphql';

const here = dirname(fileURLToPath(import.meta.url));
const generated = join(here, 'src/api/generated');
const schemaText = readFileSync(join(here, '../schema.graphql'), 'utf8');
const schema = buildSchema(schemaText);

const documents = readdirSync(join(here, 'src'), { recursive: true })
  .filter((path) => path.endsWith('.graphql'))
  .sort()
  .map((path) => ({ location: path, document: parse(readFileSync(join(here, 'src', path), 'utf8')) }));

const whole = { kind: 'Document', definitions: documents.flatMap(({ document }) => document.definitions) };
const complaints = validate(schema, whole);
if (complaints.length > 0) {
  for (const { message, locations } of complaints) console.error(message, locations);
  process.exit(1);
}

const scalars = {
  GamingDay: 'string',
  Instant: 'string',
  DateTime: 'string',
  Position: 'number',
};
const settings = {
  documentMode: 'string',
  useTypeImports: true,
  enumsAsTypes: true,
  enumType: 'string-literal',
  scalars,
  strictScalars: true,
  skipTypename: false,
  avoidOptionals: false,
  immutableTypes: true,
};

const text = await codegen({
  filename: 'operations.ts',
  schema: parse(schemaText),
  documents,
  config: settings,
  pluginMap: { operations, typedDocuments },
  plugins: [{ operations: settings }, { typedDocuments: settings }],
});

const HEAD =
  '// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.\n';

/** The generated text: types, then the class of documents, then a constant for each document. */
const [beforeDocuments, ...constants] = text.split(/^(?=export const )/m);
const [types, documentClass] = beforeDocuments.split(/^(?=export class TypedDocumentString)/m);
const IMPORT = `import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';\n`;

/** By the name of its constant; the constants of fragments are left out, since each document has the text of its own. */
const documentOf = new Map(
  // Marked pure, so that the bundler leaves out of a chunk what its screen does not use.
  constants.map((constant) => [
    /^export const (\w+)/.exec(constant)[1],
    constant.replace(' = new ', ' = /* @__PURE__ */ new '),
  ]),
);

function documentsOf({ document }) {
  const names = document.definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map(({ name }) => name.value);
  const typesOf = names.flatMap((name) => {
    const constant = documentOf.get(`${name}Document`);
    return [...constant.matchAll(/as unknown as TypedDocumentString<(\w+), (\w+)>/g)].flatMap(
      ([, ...of]) => of,
    );
  });
  return [
    `import type { ${typesOf.join(', ')} } from '../operation-types';\n`,
    `import { TypedDocumentString } from '../typed-document';\n\n`,
    ...names.map((name) => documentOf.get(`${name}Document`)),
  ].join('');
}

const modules = documents
  .map((each) => [basename(each.location, '.graphql'), documentsOf(each)])
  .filter(([, module]) => module.includes('export const'));
const files = new Map(
  [
    ['operation-types.ts', types.replace(IMPORT, '')],
    ['typed-document.ts', `${IMPORT}\n${documentClass}`],
    ...modules.map(([name, module]) => [`documents/${name}.ts`, module]),
    [
      'operations.ts',
      [
        `export type * from './operation-types';`,
        ...modules.map(([name]) => `export * from './documents/${name}';`),
      ].join('\n'),
    ],
  ].map(([name, module]) => [name, `${HEAD}${module.trimEnd()}\n`]),
);
const named = new Set(modules.map(([name]) => name));
if (named.size < modules.length) throw new Error('two .graphql files have the same name');

if (process.argv.includes('--check')) {
  const isCommitted = (name) => {
    try {
      return readFileSync(join(generated, name), 'utf8') === files.get(name);
    } catch {
      return false;
    }
  };
  const stale = readdirSync(join(generated, 'documents')).filter((name) => !files.has(`documents/${name}`));
  const wrong = [...[...files.keys()].filter((name) => !isCommitted(name)), ...stale];
  if (wrong.length > 0) {
    console.error(`web/src/api/generated: ${wrong.join(', ')} out of date: run npm run generate -w web`);
    process.exit(1);
  }
} else {
  rmSync(join(generated, 'documents'), { recursive: true, force: true });
  mkdirSync(join(generated, 'documents'));
  for (const [name, module] of files) writeFileSync(join(generated, name), module);
}
