import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { type EventDefinition, isReported } from '../../src/kernel/event-definition';
import { publishedSchema } from '../../src/ledger/event-contract/published-contract';
import { UPCASTERS } from '../../src/ledger/event-contract/upcasters';
import { isGamingDay } from '../../src/kernel/gaming-day';
import { isInstant } from '../../src/kernel/instant';
import { checkEventSchemas } from '../support/generate/event-schemas';
import { readGoldenEvents } from '../support/golden/golden-events';

const ROOT = join(__dirname, '..', '..');
const SRC = join(ROOT, 'src');
const definitions: readonly EventDefinition[] = EVENT_DEFINITIONS;
const types = definitions.map(({ type }) => type);

describe('the published contract', () => {
  it('equals the event registry (npm run generate writes it)', () => {
    expect(checkEventSchemas(ROOT)).toEqual([]);
  });

  it('accepts every golden event, by an independent validator', () => {
    const ajv = new Ajv({ formats: { 'date-time': isInstant, date: isGamingDay } });
    const accepts = new Map(definitions.map((each) => [each.type, ajv.compile(publishedSchema(each))]));
    const refused = readGoldenEvents(ROOT).filter(({ event }) => !accepts.get(event.type)?.(event));
    expect(refused.map(({ name }) => name)).toEqual([]);
  });
});

describe('the AsyncAPI document', () => {
  const document = JSON.parse(readFileSync(join(ROOT, 'docs', 'events', 'asyncapi.json'), 'utf8')) as object;
  const references: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref') references.push(value as string);
    return value;
  });

  /** The target of a pointer within the document or of a path relative to it. */
  const target = (reference: string): unknown =>
    reference.startsWith('#/')
      ? reference
          .slice(2)
          .split('/')
          .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document)
      : existsSync(join(ROOT, 'docs', 'events', reference)) || undefined;

  it('has no dangling reference', () => {
    expect(references.filter((reference) => target(reference) === undefined)).toEqual([]);
  });

  it('has a message for each reported type, and none for decisions and events of the service', () => {
    const reported = definitions.filter(isReported).map(({ type }) => type);
    expect(Object.keys(target('#/components/messages') as object)).toEqual(reported);
    expect(reported.length).toBeLessThan(types.length);
  });
});

describe('every type of event', () => {
  it('names its mutation if and only if it is a decision', () => {
    const decisions = definitions.filter(({ reportedBy }) => reportedBy === 'person');
    expect(definitions.filter(({ decidedBy }) => decidedBy !== undefined)).toEqual(decisions);
    expect(decisions.map(({ type }) => type.split('.')[1])).toEqual(
      expect.arrayContaining(['casino', 'gaming-day', 'correction', 'finding', 'variance']),
    );
  });

  it('has a name of its own, in the form of the house', () => {
    expect(new Set(types).size).toBe(types.length);
    expect(
      types.filter((type) => !/^cagnotte\.[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\.v[1-9]\d*$/.test(type)),
    ).toEqual([]);
  });

  it('is in the catalogue if a subject declares it', async () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.events.ts'),
    );
    const modules = await Promise.all(files.map((file) => import(join(SRC, file)) as Promise<object>));
    const declared = modules.flatMap((module) => Object.values(module).filter(isDefinition));
    expect(new Set(declared)).toEqual(new Set(definitions));
  });

  it('is described in whole sentences', () => {
    expect(definitions.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
  });

  it('keeps its earlier versions, and has a step from each to the next', () => {
    const later = types.filter((type) => !type.endsWith('.v1'));
    const steps = later.map((type) => ({ from: previousVersion(type), to: type }));
    expect(steps.filter(({ from }) => !types.includes(from))).toEqual([]);
    expect(UPCASTERS.map(({ from, to }) => ({ from, to }))).toEqual(expect.arrayContaining(steps));
    expect(UPCASTERS).toHaveLength(steps.length);
  });

  it('states one currency if it has amounts', () => {
    const silent = definitions.filter(
      ({ data }) => /minor units/.test(JSON.stringify(data)) && !requires(data, 'currency'),
    );
    expect(silent.map(({ type }) => type)).toEqual([]);
  });

  it('has only whole numbers: amounts in minor units, rates as fractions', () => {
    expect(types.filter((_, at) => /"type":"number"/.test(JSON.stringify(definitions[at])))).toEqual([]);
  });

  it('keeps fields it does not know', () => {
    expect(types.filter((_, at) => /additionalProperties/.test(JSON.stringify(definitions[at])))).toEqual([]);
  });
});

const isDefinition = (value: unknown): value is EventDefinition =>
  value !== null && typeof value === 'object' && 'type' in value && 'category' in value && 'data' in value;

const requires = (schema: object, field: string): boolean =>
  (schema as { required?: readonly string[] }).required?.includes(field) ?? false;

const previousVersion = (type: string): string =>
  type.replace(/\d+$/, (version) => String(Number(version) - 1));
