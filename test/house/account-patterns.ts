import ts from 'typescript';
import { nodesOf, type Place, placeOf, type Source, textIn } from './source-tree';

/** The files that may take account paths apart. */
const HOME = /^src\/ledger\/_core\/(account|account-paths|chart-of-accounts|chart-keys)\.ts$/;

/** String methods that inspect a part of a path. */
const LOOKS_INTO = new Set(['startsWith', 'endsWith', 'includes', 'split', 'match', 'indexOf', 'slice']);

/** A comparison of the column `account` with a part of a path in SQL. */
const IN_SQL =
  /\b(?:starts_with|split_part|substr|left|strpos|regexp_match)\(\s*(?:\w+\.)?account\b|\baccount\s+(?:NOT\s+)?(?:LIKE|SIMILAR)\b|\baccount\s*!?~/gi;

/**
 * Places that recognise an account by a part of its path: by a regular expression, a string method, or in SQL.
 * @param kinds first segments of the paths of the chart: `chips`, `cash`, `win`, …
 */
export function accountPatterns(kinds: readonly string[], sources: readonly Source[]): Place[] {
  const ofPath = new RegExp(`(?:^|[/^(|:])(?:${kinds.join('|')})\\b(?:[:)|([]|$)`);
  return sources
    .filter(({ path }) => !HOME.test(path))
    .flatMap((source) =>
      [...nodesOf(source.tree)].flatMap((node) => {
        const inSql = [...(textIn(node) ?? '').matchAll(IN_SQL)].map(([found]) =>
          placeOf(source, node, found),
        );
        return isPattern(node, ofPath) ? [placeOf(source, node)] : inSql;
      }),
    );
}

function isPattern(node: ts.Node, ofPath: RegExp): boolean {
  if (ts.isRegularExpressionLiteral(node)) return !TELLS_TYPES.test(node.text) && ofPath.test(bodyOf(node));
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression: subject } = node.expression;
  if (!LOOKS_INTO.has(name.text)) return false;
  const [first] = node.arguments;
  const argument = first && (textIn(first) ?? (ts.isTemplateExpression(first) ? first.head.text : undefined));
  const isOfPath = argument !== undefined && argument.includes(':') && ofPath.test(argument);
  return isOfPath || isAccount(subject);
}

/** A literal dot, which types of events contain and account paths do not. */
const TELLS_TYPES = /\\\./;

const bodyOf = ({ text }: ts.RegularExpressionLiteral): string => text.slice(1, text.lastIndexOf('/'));

/** Whether an expression names an account: `account`, `line.account`. */
const isAccount = (node: ts.Expression): boolean =>
  (ts.isIdentifier(node) && node.text === 'account') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'account');
