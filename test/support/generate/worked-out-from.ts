import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { GameCode } from '../../../src/games/game-codes';
import { OPEN_POINTS } from '../../../src/games/open-points';
import { RULEBOOKS } from '../../../src/games/rules-in-force';
import { type EdgesFrom, SLOW_EDGES } from './slow-edges';

/**
 * Digests of the inputs of the slow edges by game: facts, answers to open points, and code. While a digest is the same, the
 * stored edges are valid without another calculation.
 */
export const workedOutFrom = (root: string): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(SLOW_EDGES).map(([game, from]) => [game, digestOf(game as GameCode, from, root)]),
    ),
    undefined,
    2,
  )}\n`;

/** The digest of the inputs of the edges of a game. */
export function digestOf(game: GameCode, { code, facts }: EdgesFrom, root: string): string {
  const points = RULEBOOKS.flatMap(({ code: rulebook, rules, from, to, answers }) => {
    const { openPoints } = rules[game] ?? {};
    const given = openPoints?.map((point) => [point, Object.keys(OPEN_POINTS[point].answers)]);
    return given === undefined ? [] : [{ rulebook, from, to, answers, given }];
  });
  const sources = sourcesOf(code, root).map((path) => [path, withoutComments(textOf(path, root))]);
  return createHash('sha256')
    .update(JSON.stringify([facts, points, sources], asText))
    .digest('hex');
}

/** Serialises amounts as text and omits rules, which are documentation and change no edge. */
function asText(name: string, value: unknown): unknown {
  if (name === 'rules' || name === 'register' || isRule(value)) return undefined;
  return typeof value === 'bigint' ? `${value}n` : value;
}

const isRule = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'citation' in value;

/** Texts of findings, which change no edge. */
const TEXTS = /^src\/(finding-catalogue|words)\//;

/** A file with its transitive imports, without types, texts and data files. */
function sourcesOf(file: string, root: string): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path) || TEXTS.test(path)) return;
    found.add(path);
    const text = textOf(path, root).replaceAll(/import type [^;]*;/g, '');
    for (const [, name] of text.matchAll(/ from '(\.[^']*)(?<!\.json)'/g))
      visit(`${posix.join(posix.dirname(path), name!)}.ts`);
  };
  visit(file);
  return [...found].sort();
}

const textOf = (path: string, root: string): string => {
  const file = join(root, path);
  if (!existsSync(file)) throw new Error(`the edges come from ${path}, which is not there`);
  return readFileSync(file, 'utf8');
};

const withoutComments = (text: string): string => text.replaceAll(/^[ \t]*(\/\*\*|\*|\/\/).*\n/gm, '');
