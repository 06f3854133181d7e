import ts from 'typescript';
import { isSpec, isTypeScript, type ProjectFile } from '../architecture/project-files';
import { parsedFile } from './parsed-file';

/** A TypeScript file of the product, read by the compiler. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** A counted place: `src/ledger/duty/duty.queries.ts:39 account ~ '^win'`. */
export type Place = string;

/** The TypeScript files below a folder that are not specs. */
export const sourcesBelow = (folder: string, files: readonly ProjectFile[]): readonly Source[] =>
  files
    .filter((file) => isTypeScript(file) && !isSpec(file.path) && file.path.startsWith(`${folder}/`))
    .map(({ path, text }) => ({
      path,
      text,
      tree: parsedFile(path, text),
    }));

/** All nodes of a source in pre-order. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    waiting.push(...childrenOf(next).reverse());
  }
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** A text of the program: a string, or the fixed part of a template such as a statement of SQL. Undefined for other nodes. */
export const textIn = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;

const MOST_SHOWN = 100;

export function placeOf({ path, tree }: Source, node: ts.Node, what = node.getText(tree)): Place {
  const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  return `${path}:${line} ${what.replace(/\s+/g, ' ').slice(0, MOST_SHOWN)}`;
}
