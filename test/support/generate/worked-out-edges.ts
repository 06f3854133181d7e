import { answeredPoints } from '../../../src/games/edges/answered-points';
import type { GameCode } from '../../../src/games/game-codes';
import { rulesInForce, RULEBOOKS } from '../../../src/games/rulebooks/rules-in-force';
import type { Rational } from '../../../src/kernel/rational';

/** The games whose edges take seconds. */
const SLOW: readonly GameCode[] = ['caribbean-stud', 'trente-et-quarante', 'trijoker'];

const HEAD = `/** An edge as it was worked out; fractions in lowest terms. */
export interface WorkedOutEdge {
  readonly bet: string;
  readonly edge: string;
  readonly variance: string;
  readonly method: string;
  readonly error?: string;
}

/** The edges that take seconds, by rulebook and answers to open points; \`npm run generate\` writes them. */
export const WORKED_OUT_EDGES: readonly {
  readonly rulebook: string;
  readonly game: string;
  readonly answers: string;
  readonly edges: readonly WorkedOutEdge[];
}[] = `;

/** The edges of the slow games under every rulebook that has them, with the answers that are recommended. */
export const workedOutEdges = (): string =>
  `${HEAD}${written(
    RULEBOOKS.flatMap(({ code, from, to }) =>
      SLOW.flatMap((game) => {
        const found = rulesInForce({ rulebook: code, game, day: to ?? from });
        if (!found.ok) return [];
        const { rules, answers } = found.value;
        const edges = rules.edges(answers).map(({ bet, edge, variance, method, error }) => ({
          ...{ bet, edge: fraction(edge), variance: fraction(variance), method },
          ...(error === undefined ? {} : { error: fraction(error) }),
        }));
        return [{ rulebook: code, game, answers: answeredPoints(rules, answers), edges }];
      }),
    ),
  )};\n`;

const fraction = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;

type Written = string | readonly Written[] | { readonly [key: string]: Written };

/** As the formatter writes it: a line for each part, and a text that is too long for the line on the next one. */
function written(value: Written, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return `'${value}'`;
  if (isList(value))
    return `[\n${value.map((each) => `${inner}${written(each, inner)},\n`).join('')}${indent}]`;
  const parts = Object.entries(value).map(([key, part]) => {
    const line = `${inner}${key}: ${written(part, inner)},`;
    const isTooLong = typeof part === 'string' && line.length > WIDTH;
    return isTooLong ? `${inner}${key}:\n${inner}  ${written(part)},\n` : `${line}\n`;
  });
  return `{\n${parts.join('')}${indent}}`;
}

const isList = (value: Written): value is readonly Written[] => Array.isArray(value);

const WIDTH = 110;
