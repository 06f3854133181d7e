import ts from 'typescript';
import { nodesOf, type Place, placeOf, type Source, textIn } from './source-tree';

/** `cagnotte.table.opened.v1` → `table.opened`, the form in SQL and in programs beside the service. */
const stemOf = (type: string): string => type.replace(/^cagnotte\./, '').replace(/\.v\d+$/, '');

const patternOf = (types: readonly string[]): RegExp => {
  const stems = types.map((type) => stemOf(type).replaceAll('.', '\\.'));
  return new RegExp(`(?<![\\w.-])(?:cagnotte\\.)?(?:${stems.join('|')})(?:\\.v\\d+)?(?![\\w.-])`);
};

/** The files that name one of these types of events, in full or without prefix and version. */
export function filesThatName(types: readonly string[], sources: readonly Source[]): Place[] {
  const pattern = patternOf(types);
  const isNamed = (node: ts.Node): boolean => pattern.test(textIn(node) ?? '');
  return sources.filter(({ tree }) => [...nodesOf(tree)].some(isNamed)).map(({ path }) => path);
}

/** Objects and maps with fewer types as keys do not count as tables. */
const FEWEST_KEYS = 3;

export interface TableOfTypes {
  readonly place: Place;
  readonly entries: number;
}

/**
 * Tables keyed by type of event: objects, and the pairs of a map. The definitions themselves (`*.events.ts`) are the
 * catalogue and do not count.
 */
export function tablesByType(types: readonly string[], sources: readonly Source[]): TableOfTypes[] {
  const known = new Set(types.flatMap((type) => [type, stemOf(type)]));
  const tables: TableOfTypes[] = [];
  for (const source of sources.filter(({ path }) => !path.endsWith('.events.ts'))) {
    for (const node of nodesOf(source.tree)) {
      const entries = keysOf(node).filter((key) => known.has(key)).length;
      if (entries >= FEWEST_KEYS) tables.push({ place: placeOf(source, node, `${entries} types`), entries });
    }
  }
  return tables;
}

/** Lists of types: properties of types that are declared outside their definitions. */
export function listsOfTypes(types: readonly string[], sources: readonly Source[]): TableOfTypes[] {
  const known = new Set(types.flatMap((type) => [type, stemOf(type)]));
  const isType = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && known.has(node.text);
  const lists: TableOfTypes[] = [];
  for (const source of sources.filter(({ path }) => !path.endsWith('.events.ts'))) {
    for (const node of nodesOf(source.tree)) {
      const entries = ts.isArrayLiteralExpression(node) ? node.elements.filter(isType).length : 0;
      if (entries >= FEWEST_KEYS) lists.push({ place: placeOf(source, node, `${entries} types`), entries });
    }
  }
  return lists;
}

function keysOf(node: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({ name }) => (name && ts.isStringLiteralLike(name) ? [name.text] : []));
  if (!ts.isArrayLiteralExpression(node)) return [];
  return node.elements.flatMap((pair) => {
    const key = ts.isArrayLiteralExpression(pair) ? pair.elements[0] : undefined;
    return key && ts.isStringLiteralLike(key) ? [key.text] : [];
  });
}
