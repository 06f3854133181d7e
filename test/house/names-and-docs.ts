import ts from 'typescript';
import { nodesOf, type Place, placeOf, type Source } from './source-tree';

/** Names that more than one file declares and exports: `name: file, file`. */
export function namesOfSeveralFiles(sources: readonly Source[]): Place[] {
  const files = new Map<string, Set<string>>();
  for (const { path, tree } of sources)
    for (const name of tree.statements.flatMap(exportedNames))
      (files.get(name) ?? files.set(name, new Set()).get(name)!).add(path);
  return [...files]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
    .sort();
}

function exportedNames(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const { name } = statement as { readonly name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** Doc blocks that take one line. */
export function oneLineDocs(sources: readonly Source[]): Place[] {
  return sources.flatMap((source) => {
    const docs = [...nodesOf(source.tree)].flatMap((node) =>
      ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc),
    );
    const inOneLine = docs.filter((doc) => !doc.getText(source.tree).includes('\n'));
    return [...new Set(inOneLine)].map((doc) => placeOf(source, doc));
  });
}
