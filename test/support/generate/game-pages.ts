import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { betNamed } from '../../../src/games/bet-names';
import { CATALOGUE } from '../../../src/games/catalogue';
import type { GameRules } from '../../../src/games/game-rules';
import { OPEN_POINTS } from '../../../src/games/open-points';
import { faultInWords, settleRound } from '../../../src/games/settle-round';
import { odds, percentage } from '../../../src/games/wording';
import { exactJson } from '../../../src/kernel/stored-form';
import { formatRational } from '../../../src/kernel/rational';
import { withGeneratedParts } from './generated-parts';
import { table } from './markdown-table';
import { recommendedEdges } from './worked-out-edges';

const pageOf = (code: string): string => `docs/games/${code}.md`;

/** The pages of the games: hand-written, with parts generated from the rules. */
export const GAME_PAGES: Readonly<Record<string, (root: string) => string>> = Object.fromEntries(
  Object.values(CATALOGUE).map((rules) => [
    pageOf(rules.code),
    (root: string) =>
      withGeneratedParts(
        readFileSync(join(root, pageOf(rules.code)), 'utf8'),
        (name, above) => PARTS[name]?.(rules, above),
        { of: rules.code, required: partsOf(rules) },
      ),
  ]),
);

/** The generated parts between `<!-- generated: name -->` and `<!-- end -->`, by name. */
const PARTS: Readonly<Record<string, (rules: GameRules, above: string) => string>> = {
  bets: betTable,
  edges: edgeTable,
  rules: ruleTable,
  'not-checkable': uncheckableTable,
  'open-points': openPointTable,
  settlement: (rules, above) => settlementOf(rules, lastJsonOf(above)),
};

/** The parts that the page of a game must have. Games without bets against the house have no parts on bets. */
const partsOf = ({ payTable }: GameRules): readonly string[] =>
  Object.keys(PARTS).filter((name) => payTable.length > 0 || (name !== 'bets' && name !== 'edges'));

const asCode = (text: string): string => `\`${text}\``;

function betTable({ code, payTable }: GameRules): string {
  const rows = payTable.map(({ bet, spanish, covers, pays, maximum, ruleId }) => [
    asCode(bet),
    spanish ?? betNamed(bet, code).es,
    covers,
    odds(pays),
    maximum,
    asCode(ruleId),
  ]);
  return table(['bet', 'Spanish', 'covers', 'pays', 'maximum', 'rule'], rows);
}

function edgeTable(rules: GameRules): string {
  const rows = recommendedEdges(rules).map(({ bet, edge, variance, method }) => [
    asCode(bet),
    percentage(edge).en,
    formatRational(variance, 4),
    method,
  ]);
  return table(['bet', 'edge', 'variance', 'how'], rows);
}

function ruleTable({ register }: GameRules): string {
  return table(
    ['rule', 'says', 'stands in'],
    register.applied.map(({ id, says, citation }) => [asCode(id), says, citation]),
  );
}

function uncheckableTable({ register }: GameRules): string {
  return table(
    ['rule', 'says', 'why not'],
    register.notCheckable.map(({ id, says, reason }) => [asCode(id), says, reason]),
  );
}

function openPointTable({ openPoints }: GameRules): string {
  const rows = openPoints.map((id) => {
    const { question, answers, recommended, why } = OPEN_POINTS[id];
    const others = Object.entries(answers).filter(([answer]) => answer !== recommended);
    const words = Object.fromEntries(Object.entries(answers))[recommended] ?? '';
    return [
      asCode(id),
      question,
      `${asCode(recommended)}: ${words}`,
      why,
      others.map(([answer, meaning]) => `${asCode(answer)}: ${meaning}`).join('; '),
    ];
  });
  return table(['point', 'question', 'answer taken', 'why', 'other answers'], rows);
}

const JSON_BLOCK = /```json\n([^]*?)```/g;

/** The last JSON block above a part, which is the round to settle. */
function lastJsonOf(above: string): unknown {
  const blocks = [...above.matchAll(JSON_BLOCK)];
  return JSON.parse(blocks.at(-1)?.[1] ?? 'null');
}

function settlementOf({ code }: GameRules, round: unknown): string {
  const answer = settleRound(code, round);
  if (!answer.ok) {
    const why = answer.refusal.map(faultInWords).join('; ');
    throw new Error(`${code}: the round of the page is refused: ${why}`);
  }
  return `\`\`\`json\n${exactJson(answer.value)}\n\`\`\``;
}
