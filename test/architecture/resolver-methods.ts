import 'reflect-metadata';
import { join } from 'node:path';
import { readProjectFiles, ROOT } from './project-files';

interface Decorated {
  readonly prototype?: Readonly<Record<string, object>>;
}

export interface ResolverMethod {
  readonly resolver: object;
  readonly method: object;
}

/** The metadata key under which Nest stores whether a method is a query, a mutation or a subscription. */
const OF_ROOT = 'graphql:resolver_type';

/** The methods of resolvers that are fields of the roots of the schema, by their names. */
export async function resolverMethods(): Promise<ReadonlyMap<string, ResolverMethod>> {
  const paths = readProjectFiles().flatMap(({ path }) =>
    /^src\/.*\.resolver\.ts$/.test(path) ? [path] : [],
  );
  const modules = await Promise.all(
    paths.map((path) => import(join(ROOT, path)) as Promise<Record<string, Decorated>>),
  );
  const methods = new Map<string, ResolverMethod>();
  for (const resolver of modules.flatMap((module) => Object.values(module))) {
    const { prototype } = resolver;
    if (prototype === undefined) continue;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const method = prototype[name]!;
      if (/Query|Mutation/.test(String(Reflect.getMetadata(OF_ROOT, method))))
        methods.set(name, { resolver, method });
    }
  }
  return methods;
}
