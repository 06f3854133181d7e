/** Prints the schemas in a folder (docs/events, docs/clients/notices), one a line, as a release keeps them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const schemas = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
console.log(`{\n${schemas.map((each) => `${JSON.stringify(each.title)}: ${JSON.stringify(each)}`).join(',\n')}\n}`);
