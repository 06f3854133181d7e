import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isNumericLiteral,
  isParameter,
  isPropertyAccessExpression,
  isPropertyDeclaration,
  isPropertyName,
  isPropertySignature,
  isVariableDeclaration,
  type Node,
  type SourceFile,
  SyntaxKind,
  isPartOfTypeNode,
} from 'typescript';
import { parsedFile } from '../house/parsed-file';
import { isPure } from './layer-of';
import { isSpec, isTypeScript, type ProjectFile } from './project-files';

export interface CoreRule {
  readonly name: string;
  /** The remedy. */
  readonly instead: string;
  /** Permitted files, with reasons. */
  readonly except?: Readonly<Record<string, string>>;
  readonly isBroken: (node: Node) => boolean;
}

const AMOUNT =
  /(minor|amount|stake|pot|rake|debit|credit|payout|balance|winnings?|float|fill|drop|due|money)$/i;

export const CORE_RULES: readonly CoreRule[] = [
  {
    name: 'no clock',
    instead: 'take the gaming day or the instant as an argument; it is text',
    isBroken: (node) => isUseOf(node, ['Date', 'performance', 'Temporal']),
  },
  {
    name: 'no chance',
    instead: 'take the choice or the id as an argument; a derived id comes from kernel/identity',
    isBroken: (node) => isMember(node, ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']),
  },
  {
    name: 'nothing that waits, speaks or looks around',
    instead: 'return a value; whoever calls does the rest',
    isBroken: (node) =>
      isUseOf(node, ['setTimeout', 'setInterval', 'setImmediate', 'process', 'console', 'fetch', 'require']),
  },
  {
    name: 'no number made from text or from an amount',
    instead: 'minorFromWire for amounts, BigInt for other whole numbers',
    except: {
      'src/kernel/gaming-day.ts': 'year, month and day are no amounts',
      'src/kernel/instant.ts': 'hours and minutes are no amounts',
      'src/ledger/_core/books/figure.ts': 'year, quarter and the number of a session are no amounts',
      'packages/simulator/reporter.ts': 'the one place where simulated amounts go over the wire',
      'packages/hand-history/hand-played-event.ts':
        'the one place where amounts of hand histories go over the wire',
      'packages/hand-history/pokerstars-format.ts': 'numbers of seats are no amounts',
      'packages/hand-history/hand-lines.ts': 'numbers of seats are no amounts',
      'packages/hand-history/pokerstars-actions.ts': 'how many cards are drawn is no amount',
      'packages/hand-history/winamax-format.ts': 'numbers of seats are no amounts',
      'packages/hand-history/winamax-play-lines.ts': 'which pot somebody collects from',
      'packages/hand-history/room-clock.ts': 'year, month, day and time are no amounts',
    },
    isBroken: (node) => isUseOf(node, ['Number', 'parseFloat', 'parseInt']) && !isOfComparison(node),
  },
  {
    name: 'no decimal fraction',
    instead: 'minor units as bigint, and a rate as numerator and denominator',
    isBroken: (node) => isNumericLiteral(node) && /[.eE]/.test(node.getText().replace(/^0[xX].*/, '')),
  },
  {
    name: 'no amount of type number',
    instead: 'Minor, a bigint; WireAmount where an event is read and minorFromWire is about to be called',
    except: {
      'packages/hand-history/parsed-hand.ts': 'which pot somebody collects from',
      'packages/hand-history/hand-lines.ts': 'which pot somebody collects from',
    },
    isBroken: (node) => {
      const isDeclaration =
        isVariableDeclaration(node) ||
        isParameter(node) ||
        isPropertySignature(node) ||
        isPropertyDeclaration(node);
      if (!isDeclaration || node.type?.kind !== SyntaxKind.NumberKeyword) return false;
      return isPropertyName(node.name) && AMOUNT.test(node.name.getText());
    },
  },
];

/** Violations of the rules in the core, one sentence each: place, fault, remedy. */
export function breachesInCore(rules: readonly CoreRule[], files: readonly ProjectFile[]): readonly string[] {
  return files
    .filter((file) => isTypeScript(file) && isPure(file.path) && !isSpec(file.path))
    .flatMap((file) => breachesIn(file, rules));
}

function breachesIn({ path, text }: ProjectFile, rules: readonly CoreRule[]): string[] {
  const source = parsedFile(path, text);
  const applying = rules.filter(({ except }) => !except?.[path]);
  const breaches: string[] = [];
  const visit = (node: Node): void => {
    for (const rule of applying) if (rule.isBroken(node)) breaches.push(sentence(source, node, rule));
    node.forEachChild(visit);
  };
  visit(source);
  return breaches;
}

function sentence(source: SourceFile, node: Node, { name, instead }: CoreRule): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName}:${line + 1} ${name} (${node.getText().slice(0, 40)}): ${instead}`;
}

/** Whether the node is a use of one of these globals as a value, not the name of a member or a type. */
function isUseOf(node: Node, names: readonly string[]): boolean {
  if (!isIdentifier(node) || !names.includes(node.text) || isPartOfTypeNode(node)) return false;
  return (
    !(isPropertyAccessExpression(node.parent) && node.parent.name === node) && !isNameOf(node.parent, node)
  );
}

const isNameOf = (parent: Node, node: Node): boolean => 'name' in parent && parent.name === node;

/** `Number(a === b)` converts a boolean to 0 or 1, not an amount. */
const isOfComparison = ({ parent }: Node): boolean =>
  isCallExpression(parent) && parent.arguments.some((argument) => isBinaryExpression(argument));

const isMember = (node: Node, members: readonly string[]): boolean =>
  isPropertyAccessExpression(node) && members.includes(node.getText());
