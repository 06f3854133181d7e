// Writes src/api/generated/operations.ts: types and documents of every .graphql file, from the schema of the service.
// With --check it compares instead, and fails where the committed file differs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, validate } from 'graphql';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, 'src/api/generated/operations.ts');
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
  filename: target,
  schema: parse(schemaText),
  documents,
  config: settings,
  pluginMap: { operations, typedDocuments },
  plugins: [{ operations: settings }, { typedDocuments: settings }],
});
const written = `// Written by \`npm run generate -w web\` from schema.graphql and the .graphql files beside the screens.\n${text}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== written) {
    console.error('web/src/api/generated/operations.ts is out of date: run npm run generate -w web');
    process.exit(1);
  }
} else {
  writeFileSync(target, written);
}
