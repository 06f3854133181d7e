import { writeEventSchemas } from './event-schemas';
import { writeGeneratedFiles } from './generated-files';

/**
 * `npm run generate`: writes all generated files, or only those with the given prefixes: `npm run generate -- schema.graphql
 * docs/`. npm runs it in the root of the project.
 */
async function generate(): Promise<void> {
  const root = process.cwd();
  writeEventSchemas(root);
  await writeGeneratedFiles(root, process.argv.slice(2));
}

void generate();
