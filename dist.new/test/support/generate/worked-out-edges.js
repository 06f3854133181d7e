"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.workedOutEdges = void 0;
const answered_points_1 = require("../../../src/games/edges/answered-points");
const rules_in_force_1 = require("../../../src/games/rulebooks/rules-in-force");
/** The games whose edges take seconds. */
const SLOW = ['caribbean-stud', 'trente-et-quarante', 'trijoker'];
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
const workedOutEdges = () => `${HEAD}${written(rules_in_force_1.RULEBOOKS.flatMap(({ code, from, to }) => SLOW.flatMap((game) => {
    const found = (0, rules_in_force_1.rulesInForce)({ rulebook: code, game, day: to ?? from });
    if (!found.ok)
        return [];
    const { rules, answers } = found.value;
    const edges = rules.edges(answers).map(({ bet, edge, variance, method, error }) => ({
        ...{ bet, edge: fraction(edge), variance: fraction(variance), method },
        ...(error === undefined ? {} : { error: fraction(error) }),
    }));
    return [{ rulebook: code, game, answers: (0, answered_points_1.answeredPoints)(rules, answers), edges }];
})))};\n`;
exports.workedOutEdges = workedOutEdges;
const fraction = ({ numerator, denominator }) => `${numerator}/${denominator}`;
/** As the formatter writes it: a line for each part, and a text that is too long for the line on the next one. */
function written(value, indent = '') {
    const inner = `${indent}  `;
    if (typeof value === 'string')
        return `'${value}'`;
    if (isList(value))
        return `[\n${value.map((each) => `${inner}${written(each, inner)},\n`).join('')}${indent}]`;
    const parts = Object.entries(value).map(([key, part]) => {
        const line = `${inner}${key}: ${written(part, inner)},`;
        const isTooLong = typeof part === 'string' && line.length > WIDTH;
        return isTooLong ? `${inner}${key}:\n${inner}  ${written(part)},\n` : `${line}\n`;
    });
    return `{\n${parts.join('')}${indent}}`;
}
const isList = (value) => Array.isArray(value);
const WIDTH = 110;
//# sourceMappingURL=worked-out-edges.js.map