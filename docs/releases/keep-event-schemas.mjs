/** Prints the schemas of all events of docs/events, one a line, as a release keeps them. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../events/', import.meta.url);
const schemas = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
console.log(`{\n${schemas.map((each) => `${JSON.stringify(each.title)}: ${JSON.stringify(each)}`).join(',\n')}\n}`);
