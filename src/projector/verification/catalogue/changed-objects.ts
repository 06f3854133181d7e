import type { CatalogueObject } from './describe-catalogue';
import { PATTERN } from './describe-catalogue';

/** The objects that the migrations of a release create: for each table or function its definition, and its parts by kind and name. */
export type ReleaseCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PUT_BACK = 'put it back as the migrations of this release make it (docs/security.md, the guard)';

/** The catalogue in the file of a release: without generations, because each has the objects of the pattern. */
export function releaseCatalogueOf(objects: readonly CatalogueObject[]): ReleaseCatalogue {
  const catalogue: Record<string, Record<string, string>> = {};
  for (const object of objects)
    if (!isGeneration(object.schema)) (catalogue[ownerOf(object)] ??= {})[nameOf(object)] = object.is;
  return catalogue;
}

const isGeneration = (schema: string): boolean => schema.startsWith('generation_');
const ownerOf = ({ schema, of }: Pick<CatalogueObject, 'schema' | 'of'>): string => `${schema}.${of}`;
const nameOf = ({ kind, name }: Pick<CatalogueObject, 'kind' | 'name'>): string => `${kind} ${name}`.trim();

/** Kinds of objects that have no other object around them. */
const BY_ITSELF = ['table', 'function', 'type'];

/**
 * Objects in the schemas of the product that are missing, are foreign, or differ from what the migrations create: a line for
 * each, with the remedy. Every generation is compared with the pattern of the release. A plain index that an operator added
 * changes no result and is accepted.
 */
export function changedObjects(
  objects: readonly CatalogueObject[],
  release: ReleaseCatalogue,
): readonly string[] {
  const schemas = new Set([
    ...Object.keys(release).map((name) => name.split('.')[0]!),
    ...objects.map(({ schema }) => schema),
  ]);
  return [...schemas].flatMap((schema) =>
    changedIn(
      schema,
      objects.filter((object) => object.schema === schema),
      release,
    ),
  );
}

function changedIn(
  schema: string,
  objects: readonly CatalogueObject[],
  release: ReleaseCatalogue,
): readonly string[] {
  const model = isGeneration(schema) ? PATTERN : schema;
  const found = new Map<string, Map<string, CatalogueObject>>();
  for (const object of objects) {
    const owner = ownerOf(object);
    if (!found.has(owner)) found.set(owner, new Map());
    found.get(owner)!.set(nameOf(object), object);
  }
  const expected = Object.entries(release)
    .filter(([owner]) => owner.startsWith(`${model}.`))
    .map(([owner, has]) => [`${schema}${owner.slice(model.length)}`, has] as const);
  const known = new Set(expected.map(([owner]) => owner));
  return [
    ...expected.flatMap(([owner, has]) => differences(owner, has, found.get(owner))),
    ...[...found].flatMap(([owner, objectsOf]) => (known.has(owner) ? [] : foreign(owner, objectsOf))),
  ];
}

function differences(
  owner: string,
  expected: Readonly<Record<string, string>>,
  found: ReadonlyMap<string, CatalogueObject> = new Map(),
): readonly string[] {
  const names = Object.keys(expected);
  const [alone] = BY_ITSELF.filter((kind) => kind in expected && !found.has(kind));
  if (alone !== undefined) return [`the ${alone} ${owner.replace(/\(.*$/, '')} is missing: ${PUT_BACK}`];
  return [
    ...names.flatMap((name) =>
      difference(owner, name, { expected: expected[name]!, found: found.get(name) }),
    ),
    ...[...found].flatMap(([name, object]) =>
      name in expected || isPlainIndex(object) ? [] : notOurs(owner, object),
    ),
  ];
}

function difference(
  owner: string,
  name: string,
  { expected, found }: { readonly expected: string; readonly found: CatalogueObject | undefined },
): readonly string[] {
  if (found === undefined) return [`the ${name} of ${owner} is missing: ${PUT_BACK}`];
  if (found.is === expected) return [];
  if (found.kind === 'function')
    return [
      `the function ${owner.replace(/\(.*$/, '')} is not as the product made it (${found.is}): ${PUT_BACK}`,
    ];
  const what = BY_ITSELF.includes(found.kind) ? `the ${found.kind} ${owner}` : `the ${name} of ${owner}`;
  const isNow = found.is === '' ? 'nothing more' : found.is;
  return [`${what} is "${isNow}" and not "${expected}": ${PUT_BACK}`];
}

function foreign(owner: string, objects: ReadonlyMap<string, CatalogueObject>): readonly string[] {
  const [alone] = [...objects.values()].filter(({ kind }) => BY_ITSELF.includes(kind));
  return alone === undefined
    ? [...objects.values()].flatMap((object) => notOurs(owner, object))
    : [`the ${alone.kind} ${owner} is not one of the product: move it to a schema of your own, or drop it`];
}

const notOurs = (owner: string, object: CatalogueObject): readonly string[] => {
  const state = object.is === 'not valid' ? ' is not valid: build it again with REINDEX, or drop it' : '';
  return [`the ${nameOf(object)} of ${owner}${state || ' is not one of the product: drop it'}`];
};

/**
 * An index on columns alone, of a usual kind, optionally of the rows in which a column is null or is not: it makes reading
 * faster and changes nothing else. Generations of earlier releases have one that the pattern no longer has.
 */
const isPlainIndex = ({ kind, name, is }: CatalogueObject): boolean =>
  kind === 'index' &&
  is === '' &&
  /^(btree|hash|brin) \([\w ,]+\)( WHERE \(\w+ IS (NOT )?NULL\))?$/.test(name);
