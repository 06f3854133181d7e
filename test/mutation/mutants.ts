import ts from 'typescript';

/** The kind of change; a sample has mutants of each kind. */
export type MutantKind = 'condition' | 'operator' | 'literal' | 'member' | 'property' | 'call' | 'statement';

/** One change of a source. */
export interface Mutant {
  readonly kind: MutantKind;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
}

/** An equivalent mutant, which no spec can kill. */
export interface EquivalentMutant extends Pick<Mutant, 'original' | 'replacement'> {
  readonly file: string;
  /** A part of its line, if the file has other mutants with the same text. */
  readonly in?: string;
  readonly because: string;
}

/** Whether an entry of the list matches this mutant of a source. */
export const means = (
  { file, original, replacement, in: part = '' }: EquivalentMutant,
  of: { readonly file: string; readonly source: string; readonly mutant: Mutant },
): boolean =>
  of.file === file &&
  of.mutant.original === original &&
  of.mutant.replacement === replacement &&
  of.source.split('\n')[of.mutant.line - 1]!.includes(part);

const OTHER_OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
};

/** A map instead of an object, because objects inherit `toString`. */
const OTHER_METHODS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min' }),
  ...Object.entries({ startsWith: 'endsWith', endsWith: 'startsWith', padStart: 'padEnd' }),
]);

/** Methods that return a value of the type of their receiver, so that the call can be left out. */
const LEFT_OUT = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'concat']);

/** Texts for people: their wording is no rule, and a spec that repeats it proves nothing. */
const WORDS =
  /^(expected|found|citation|detail|message|title|en|es|name|label|description|explanation|reason|says|what|whatEs)$/;

/** All mutants of a source: operators, conditions, literals, members, calls and statements are replaced or removed. */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.ES2022, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    for (const { kind, of, replacement } of changesOf(node)) {
      const [start, end] = [of.getStart(), of.getEnd()];
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({ kind, start, end, line, original: source.slice(start, end), replacement });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

export const mutated = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** Nodes that are not mutated: types, imports, error messages, words and names. */
const isLeftAlone = (node: ts.Node): boolean =>
  isListOfNames(node) ||
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isPropertyAssignment(node) && WORDS.test(node.name.getText()) && isText(node.initializer));

/** What a column or a part of a return is called, or all names of a type, of which the compiler misses none. */
const isListOfNames = (node: ts.Node): boolean =>
  (ts.isArrayLiteralExpression(node) && isArgumentOf(node, /^(column|bookColumn|byLaw|byChoice)$/)) ||
  (ts.isObjectLiteralExpression(node) && isArgumentOf(node, /^namesOf$/));

const isArgumentOf = ({ parent }: ts.Node, names: RegExp): boolean =>
  ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && names.test(parent.expression.text);

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && isText(node.left) && isText(node.right));

interface NodeChange {
  readonly kind: MutantKind;
  readonly of: ts.Node;
  readonly replacement: string;
}

function changesOf(node: ts.Node): NodeChange[] {
  if (ts.isBinaryExpression(node)) return ofOperation(node);
  if (ts.isConditionalExpression(node))
    return [{ kind: 'condition', of: node.condition, replacement: `!(${node.condition.getText()})` }];
  if (ts.isIfStatement(node) || ts.isWhileStatement(node))
    return [{ kind: 'condition', of: node.expression, replacement: 'false' }];
  if (ts.isPrefixUnaryExpression(node) && /^[!-]/.test(node.getText()))
    return [{ kind: 'operator', of: node, replacement: node.operand.getText() }];
  if (ts.isCallExpression(node)) return ofCall(node);
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0)
    return [{ kind: 'member', of: node, replacement: `[${textsOf(node.elements.slice(0, -1))}]` }];
  if (ts.isObjectLiteralExpression(node)) return ofObject(node);
  if (ts.isExpressionStatement(node)) return [{ kind: 'statement', of: node, replacement: ';' }];
  return ofLiteral(node);
}

/**
 * `a > b ? a : b`, or `a > b ? a - b : 0n`: for equal values both branches give the same, so that `>=` instead of `>` is an
 * equivalent mutant. The negation of the condition is still tried.
 */
function isChoiceOfTheGreater({ left, right, operatorToken, parent }: ts.BinaryExpression): boolean {
  if (!/^[<>]=?$/.test(operatorToken.getText())) return false;
  if (!ts.isConditionalExpression(parent) || parent.condition.getStart() !== left.getStart()) return false;
  const [a, b] = [left.getText(), right.getText()];
  const ways = [parent.whenTrue.getText(), parent.whenFalse.getText()].sort().join();
  return [
    [a, b],
    [`${a} - ${b}`, '0n'],
    [`${b} - ${a}`, '0n'],
  ].some((of) => of.sort().join() === ways);
}

const textsOf = (nodes: readonly ts.Node[]): string => nodes.map((node) => node.getText()).join(', ');

function ofOperation(node: ts.BinaryExpression): NodeChange[] {
  const { operatorToken: of, left, right } = node;
  const operator = of.getText();
  if (operator === '??') return [{ kind: 'operator', of: node, replacement: left.getText() }];
  const replacement = isChoiceOfTheGreater(node) ? undefined : OTHER_OPERATORS[operator];
  // `-` instead of `+` is no mutant of a concatenation.
  const isNothing = replacement === undefined || (operator === '+' && (isText(left) || isText(right)));
  return isNothing ? [] : [{ kind: 'operator', of, replacement }];
}

function ofCall(node: ts.CallExpression): NodeChange[] {
  const { expression, parent } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const method = expression.name.getText();
  const other = OTHER_METHODS.get(method);
  if (other !== undefined) return [{ kind: 'call', of: expression.name, replacement: other }];
  if (!LEFT_OUT.has(method) || ts.isExpressionStatement(parent)) return [];
  return [{ kind: 'call', of: node, replacement: expression.expression.getText() }];
}

const ofObject = (node: ts.ObjectLiteralExpression): NodeChange[] =>
  (isOfText(node) ? [] : [...node.properties])
    .filter(({ name }) => name === undefined || !WORDS.test(name.getText()))
    .filter((property) => !isNothing(property))
    .map((left) => ({
      kind: 'property',
      of: node,
      replacement: `{ ${textsOf(node.properties.filter((property) => property !== left))} }`,
    }));

/** A property with the value undefined that overrides no other: removing it changes nothing. */
const isNothing = (node: ts.ObjectLiteralElementLike): boolean =>
  ts.isPropertyAssignment(node) &&
  node.initializer.getText() === 'undefined' &&
  !node.parent.properties.some(ts.isSpreadAssignment);

function ofLiteral(of: ts.Node): NodeChange[] {
  const to = (replacement: string): NodeChange[] => [{ kind: 'literal', of, replacement }];
  if (of.kind === ts.SyntaxKind.TrueKeyword) return to('false');
  if (of.kind === ts.SyntaxKind.FalseKeyword) return to('true');
  if (ts.isNumericLiteral(of)) return isSign(of) ? [] : to(`${Number(of.text) + 1}`);
  if (ts.isBigIntLiteral(of)) return to(`${BigInt(of.text.replace(/n$/, '').replaceAll('_', '')) + 1n}n`);
  if (!isText(of) || isPartOf(of)) return [];
  return to(of.getText().length === 2 ? "'mutant'" : "''");
}

/** A result 1 or -1 of a comparator, of which only the sign counts. */
function isSign(of: ts.NumericLiteral): boolean {
  let node: ts.Node = of;
  while (isAround(node.parent)) node = node.parent;
  const { parent: comparison } = node;
  if (node === of || !ts.isArrowFunction(comparison) || !ts.isCallExpression(comparison.parent)) return false;
  const { expression: called } = comparison.parent;
  return ts.isPropertyAccessExpression(called) && /^(sort|toSorted)$/.test(called.name.getText());
}

const isAround = (node: ts.Node): boolean =>
  ts.isPrefixUnaryExpression(node) || ts.isConditionalExpression(node) || ts.isParenthesizedExpression(node);

/** A literal that is a name of a property or type, a tagged text, or the code of a text. */
const isPartOf = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  ts.isLiteralTypeNode(node.parent) ||
  ts.isTaggedTemplateExpression(node.parent) ||
  isOfText(node);

/** The code or a part of a text: test/architecture/finding-catalogue.spec.ts checks that none is missing. */
const isOfText = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'said';
