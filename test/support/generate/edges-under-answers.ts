import type { BetEdge } from '../../../src/games/game-rules';
import { type Answers, OPEN_POINTS, type OpenPointId } from '../../../src/games/open-points';
import type { RulesInForce } from '../../../src/games/rules-in-force';
import { formatRational } from '../../../src/kernel/rational';

/** The edge of a bet, and the answers to open points under which it is valid. */
export interface EdgeUnderAnswers {
  readonly answers: string;
  readonly edge: BetEdge;
}

/** The edges under some answers, and the answers that the calculation read. */
interface WorkedOut {
  readonly looked: Partial<Answers>;
  readonly edges: readonly BetEdge[];
}

/** The edges of a game by bet, once for each set of answers that gives another edge. */
export function edgesUnderAnswers({ rules, answers }: RulesInForce): readonly EdgeUnderAnswers[] {
  const worked = underEachAnswer((given) => rules.edges(given), answers);
  const bets = worked[0]?.edges.map(({ bet }) => bet) ?? [];
  return bets.flatMap((bet) => {
    const rows = worked.flatMap(({ looked, edges }) =>
      edges.filter((edge) => edge.bet === bet).map((edge) => ({ looked, edge })),
    );
    const points = pointsThatMatter(rows);
    const byAnswers = new Map(rows.map(({ looked, edge }) => [asText(looked, points), edge]));
    return [...byAnswers].map(([text, edge]) => ({ answers: text, edge }));
  });
}

/** Calculates the edges for every answer to the points that the calculation read. */
function underEachAnswer(
  edgesOf: (answers: Answers) => readonly BetEdge[],
  recommended: Answers,
): readonly WorkedOut[] {
  const worked: WorkedOut[] = [];
  const waiting: Answers[] = [recommended];
  for (let answers = waiting.shift(); answers !== undefined; answers = waiting.shift()) {
    if (worked.some(({ looked }) => areAmong(looked, answers))) continue;
    const one = workedOutUnder(edgesOf, answers);
    worked.push(one);
    for (const point of Object.keys(one.looked) as OpenPointId[]) {
      for (const answer of Object.keys(OPEN_POINTS[point].answers)) {
        waiting.push({ ...answers, [point]: answer });
      }
    }
  }
  return worked;
}

function workedOutUnder(edgesOf: (answers: Answers) => readonly BetEdge[], answers: Answers): WorkedOut {
  const looked: Partial<Record<OpenPointId, string>> = {};
  const watched = new Proxy(answers, {
    get: (all, point: OpenPointId) => (looked[point] = all[point]),
  });
  return { edges: edgesOf(watched), looked: looked as Partial<Answers> };
}

const areAmong = (looked: Partial<Answers>, answers: Partial<Answers>): boolean =>
  (Object.keys(looked) as OpenPointId[]).every((point) => looked[point] === answers[point]);

interface Row {
  readonly looked: Partial<Answers>;
  readonly edge: BetEdge;
}

/** The points of which another answer alone changes the edge. */
function pointsThatMatter(rows: readonly Row[]): readonly OpenPointId[] {
  const looked = rows.flatMap((row) => Object.keys(row.looked) as OpenPointId[]);
  return [...new Set(looked)].filter((point) =>
    rows.some((one) =>
      rows.some(
        (other) =>
          one.looked[point] !== other.looked[point] &&
          areAmong({ ...one.looked, [point]: other.looked[point] }, other.looked) &&
          !areAlike(one.edge, other.edge),
      ),
    ),
  );
}

const PLACES = 15;

const areAlike = (one: BetEdge, other: BetEdge): boolean =>
  formatRational(one.edge, PLACES) === formatRational(other.edge, PLACES) &&
  formatRational(one.variance, PLACES) === formatRational(other.variance, PLACES);

const asText = (looked: Partial<Answers>, points: readonly OpenPointId[]): string =>
  points.map((point) => `${point}=${looked[point]}`).join(' ');
