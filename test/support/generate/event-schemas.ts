import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApiDocument } from './asyncapi';
import { EVENT_DEFINITIONS } from '../../../src/ledger/event-contract/catalogue';
import { leftOutPage } from './left-out-page';
import { cataloguePage } from './catalogue-page';
import { publishedSchema } from '../../../src/ledger/event-contract/published-contract';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import { RELEASE } from '../../../src/kernel/release';
import { storedForm } from '../../../src/kernel/stored-form';
import { FROZEN, GOLDEN_EVENTS, readFrozenEvents, readGoldenEvents } from '../golden/golden-events';

const DIRECTORY = join('docs', 'events');

/** Writes docs/events (schemas and page, all other files are removed) and freezes new golden events. */
export function writeEventSchemas(root: string): void {
  const directory = join(root, DIRECTORY);
  mkdirSync(directory, { recursive: true });
  const files = eventSchemaFiles();
  for (const file of readdirSync(directory)) if (!files.has(file)) rmSync(join(directory, file));
  for (const [file, text] of files) writeFileSync(join(directory, file), text);
  freezeNewGoldenEvents(root);
}

/** The differences between docs/events and the event registry, one sentence per file. */
export function checkEventSchemas(root: string): readonly string[] {
  const directory = join(root, DIRECTORY);
  const present = new Set(readdirSync(directory));
  const files = eventSchemaFiles();
  return [
    ...[...present].filter((file) => !files.has(file)).map((file) => `${file} belongs to no type of event`),
    ...[...files.keys()].filter((file) => !present.has(file)).map((file) => `${file} is missing`),
    ...[...files]
      .filter(([file, text]) => present.has(file) && readFileSync(join(directory, file), 'utf8') !== text)
      .map(([file]) => `${file} is not what the event registry says`),
  ];
}

/** The texts of all files of docs/events by name. */
function eventSchemaFiles(): ReadonlyMap<string, string> {
  const schemas = EVENT_DEFINITIONS.map(
    (definition) => [`${definition.type}.schema.json`, asJson(publishedSchema(definition))] as const,
  );
  const forPrograms = ['asyncapi.json', asJson(asyncApiDocument(RELEASE))] as const;
  return new Map([
    ['README.md', cataloguePage()],
    ['left-out.md', leftOutPage(EVENT_DEFINITIONS)],
    forPrograms,
    ...schemas,
  ]);
}

/** Adds new events only: a frozen event is never rewritten, so that a change of it fails a test. */
function freezeNewGoldenEvents(root: string): void {
  const frozen = readFrozenEvents(root);
  for (const { name, event } of readGoldenEvents(root)) {
    frozen[name] ??= { stream: streamOf(event), contentHash: storedForm(event).contentHash };
  }
  const sorted = Object.fromEntries(Object.entries(frozen).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, GOLDEN_EVENTS, FROZEN), asJson(sorted));
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
