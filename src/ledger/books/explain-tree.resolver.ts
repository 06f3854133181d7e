import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { RequirePermission } from '../../access/require-permission.decorator';
import { outOfRange } from '../../api/coded-error';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { Answer } from '../../api/snapshot/operation-context';
import {
  casinosOfFigure,
  costOfExplaining,
  type ExplainedAt,
  figureNamed,
  readExplanation,
} from './explain.resolver';
import { ExplanationAnswer } from './explanation.type';
import { g } from '../../api/schema-fields';

const MOST = { depth: 8, first: 100 } as const;

/** Limits the figures of one request, because each is read separately; the result of a table has thirteen parts. */
const MOST_FIGURES = 40;

@ArgsType()
class ExplainTreeArguments extends g.args(CasinoArguments, {
  figure: g.id('The address of the figure, as docs/books/explain.md lists them.'),
  depth: g.byDefault(4, g.int(`How many levels below the figure are explained, up to ${MOST.depth}.`)),
  first: g.byDefault(
    30,
    g.int(`Number of parts of each figure, up to ${MOST.first}; explain has the others.`),
  ),
}) {}

@ObjectType({ description: 'The explanation of an amount and of the figures it is made of, level by level.' })
class ExplanationTree extends g.object(Answer, {
  figures: g.listOf(
    () => ExplanationAnswer,
    `The figure, then those its parts name: each once, at most ${MOST_FIGURES}. The parts of one name the others by their address.`,
  ),
  unexplained: g.list(g.id('Figures that parts name and that are not explained here: deeper, or too many.')),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class ExplainTreeResolver {
  @AnswerField(
    () => ExplanationTree,
    'Explains an amount and its parts over several levels at once; see explain.',
    // Forty sessions of a row are as many readings of a day.
    {
      alsoOf: casinosOfFigure,
      complexity: (field) => costOfExplaining(field, { usual: 300, ofSessions: 800 }),
    },
  )
  explainTree(@Args() args: ExplainTreeArguments): AnswerOf<ExplanationTree> {
    const from = { depth: 0, first: 1 };
    for (const name of ['depth', 'first'] as const)
      if (args[name] < from[name] || args[name] > MOST[name])
        throw outOfRange(name, args[name], { from: from[name], to: MOST[name] });
    figureNamed(args.figure);
    return ({ manager, casino, position }, _principal, others) =>
      treeOf(manager, { casino, position, others }, args);
  }
}

type Tree = Pick<ExplanationTree, 'figures' | 'unexplained'>;

async function treeOf(
  manager: EntityManager,
  at: ExplainedAt,
  { figure, depth, first }: Pick<ExplainTreeArguments, 'figure' | 'depth' | 'first'>,
): Promise<Tree> {
  const figures: Tree['figures'][number][] = [];
  const named = new Set([figure]);
  let level = [figure];
  for (let below = 0; below <= depth && level.length > 0; below++) {
    const read = level.slice(0, MOST_FIGURES - figures.length);
    const left = level.slice(read.length);
    const next: string[] = [];
    for (const address of read) {
      const explained = await readExplanation(manager, at, { figure: figureNamed(address), first, after: 0 });
      figures.push(explained);
      const parts = 'terms' in explained ? explained.terms : [];
      for (const { figure: part, casino } of parts) {
        // Another casino may have a table of the same name: its figures are explained by themselves.
        if (part === null || casino !== null || named.has(part)) continue;
        named.add(part);
        next.push(part);
      }
    }
    level = [...left, ...next];
    if (figures.length === MOST_FIGURES) break;
  }
  return { figures, unexplained: level };
}
