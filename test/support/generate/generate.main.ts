import { writeEventSchemas } from './event-schemas';
import { writeGeneratedFiles } from './generated-files';

/** `npm run generate`: writes everything that is made from the code. npm runs it in the root of the project. */
async function generate(): Promise<void> {
  const root = process.cwd();
  writeEventSchemas(root);
  await writeGeneratedFiles(root);
}

void generate();
