import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '../../../src/games/catalogue';
import type { GameRules } from '../../../src/games/game-rules';
import { POOL_GAMES } from '../book/pool-games';
import { COMMON_CHECKS, type CommonCheck } from '../games/checks-by-game';
import { table } from './markdown-table';

/** The page on the checks of every game. */
export const CHECKS_PAGE = 'docs/games/checks.md';

const PART = /<!-- generated: ([a-z]+) -->\n[^]*?<!-- end -->/g;

/** The generated parts between `<!-- generated: name -->` and `<!-- end -->`, by name. */
const PARTS: Readonly<Record<string, () => string>> = { checks, games, without, pools };

/** The hand-written Markdown page with its tables generated from the games. */
export const checksPage = (root: string): string =>
  readFileSync(join(root, CHECKS_PAGE), 'utf8').replace(
    PART,
    (_part, name: string) => `<!-- generated: ${name} -->\n\n${PARTS[name]!()}\n\n<!-- end -->`,
  );

function checks(): string {
  return table(
    ['check', 'what is reported', 'found'],
    COMMON_CHECKS.map(({ name, report, code }) => [name, report, `\`${code}\``]),
  );
}

function games(): string {
  return table(
    ['game', ...COMMON_CHECKS.map(({ name }) => name)],
    Object.values(CATALOGUE).map((rules) => [
      `[${rules.code}](${rules.code}.md)`,
      ...COMMON_CHECKS.map((check) => cell(check, rules)),
    ]),
  );
}

/** The rule that the finding of the game cites; a dash if the check does not apply. */
function cell({ code, found }: CommonCheck, rules: GameRules): string {
  const rule = found(rules)?.find((finding) => finding.code === code)?.ruleId;
  return rule === undefined ? '–' : `\`${rule}\``;
}

function without(): string {
  const reasons = COMMON_CHECKS.flatMap(({ name, without: why }) => {
    const byReason = new Map<string, string[]>();
    for (const { code } of Object.values(CATALOGUE)) {
      const reason = why(code);
      if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), code]);
    }
    return [...byReason].map(([reason, codes]) => [name, codes.join(', '), reason]);
  });
  return table(['check', 'games', 'why not'], reasons);
}

function pools(): string {
  return table(
    ['pool', 'begins with', 'its prizes', 'its tables'],
    POOL_GAMES.map(({ name, rules: { opening, whole, tables } }) => [
      name,
      ...[opening, whole, tables].map((rule) => (rule === undefined ? '–' : `\`${rule}\``)),
    ]),
  );
}
