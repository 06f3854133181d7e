import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceFile,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSpreadAssignment,
  isStringLiteralLike,
  isVariableDeclaration,
  type Node,
  type ObjectLiteralExpression,
  ScriptTarget,
  type SourceFile,
} from 'typescript';

/** What a finding says whatever it is about; empty where that is put together at run time. */
export interface KnownFinding {
  readonly code: string;
  readonly severity: string;
  readonly ruleId: string;
  /** Where the rule stands, or else what it expects. */
  readonly rule: string;
}

/** Every finding that the accounting can make, by code. Read from its source, where each stands beside its check. */
export function findingsInSource(root: string): readonly KnownFinding[] {
  const folder = join(root, 'src', 'ledger');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) => findingsIn(readFileSync(join(folder, file), 'utf8')));
  const distinct = new Map(found.map((finding) => [JSON.stringify(finding), finding]));
  return [...distinct.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function findingsIn(text: string): KnownFinding[] {
  const source = createSourceFile('', text, ScriptTarget.ES2023, true);
  const literals = nodesBelow(source).filter(isObjectLiteralExpression);
  return literals
    .map((literal) => textsOf(literal, source))
    .filter(({ code }) => code !== undefined && FINDING_CODE.test(code))
    .map(({ code = '', severity = '', ruleId = '', citation, expected = '' }) => ({
      code,
      severity,
      ruleId,
      rule: citation ?? expected,
    }));
}

/** Kebab-case, of two words at least; other codes of the accounting are the numbers of accounts. */
const FINDING_CODE = /^[a-z]+(-[a-z]+)+$/;

/** The members of an object literal that are plain text, those of constants spread into it included. */
function textsOf(literal: ObjectLiteralExpression, source: SourceFile): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const member of literal.properties) {
    if (isSpreadAssignment(member) && isIdentifier(member.expression)) {
      const constant = constantOf(member.expression.text, source);
      if (constant) Object.assign(texts, textsOf(constant, source));
    } else if (isPropertyAssignment(member) && isStringLiteralLike(member.initializer)) {
      texts[member.name.getText()] = member.initializer.text;
    }
  }
  return texts;
}

function constantOf(name: string, source: SourceFile): ObjectLiteralExpression | undefined {
  const declaration = nodesBelow(source).find(
    (node) => isVariableDeclaration(node) && node.name.getText() === name,
  );
  const value = declaration && isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && isObjectLiteralExpression(value) ? value : undefined;
}

function nodesBelow(node: Node): Node[] {
  const nodes = [node];
  node.forEachChild((child) => void nodes.push(...nodesBelow(child)));
  return nodes;
}
