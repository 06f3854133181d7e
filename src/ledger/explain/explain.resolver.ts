import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { figureAt } from '../_core/explain/figure';
import { explainCount, isCount } from './explain-count.queries';
import { explainFigure } from './explain-figure.queries';
import { checkPart } from '../../api/graphql/connection/part-of-list';
import { type NotFound, notFound } from '../../api/graphql/refusals/not-found.type';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { countAnswer, explanationAnswer } from './explanation.answer';
import { type CountExplanationType, ExplanationAnswer, type ExplanationType } from './explanation.type';
import { badInput } from '../../api/graphql/refusals/coded-error';

@ArgsType()
class ExplainArguments extends CasinoArguments {
  @Field(() => ID, { description: 'The address of the figure, as docs/books/explain.md lists them.' })
  figure!: string;

  @Field(() => Int, { defaultValue: 100, description: 'Number of parts, up to 500.' })
  first!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Number of parts to skip.' })
  after!: number;
}

@Resolver()
@RequirePermission('ledger:read')
export class ExplainResolver {
  @Query(() => ExplanationAnswer, {
    description: 'Explains an amount of a book or report, down to lines, events, slips and rules.',
  })
  async explain(
    @Args() args: ExplainArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<ExplanationType | CountExplanationType | NotFound> {
    const { casino, first, after } = args;
    const figure = figureAt(args.figure);
    if (figure === undefined) {
      throw badInput({
        en: `There is no figure of the address ${args.figure}: docs/books/explain.md lists those there are.`,
        es: `No hay ninguna cifra con la dirección ${args.figure}: docs/books/explain.md recoge las que hay.`,
      });
    }
    checkPart(args);
    const position = await positionFor(principal, args, snapshot);
    const page = { first, after, position };
    if (isCount(figure)) {
      const count = await snapshot.read((manager) => explainCount(manager, { casino, position }, figure));
      return count === undefined ? notFound('FIGURE.UNKNOWN') : countAnswer(figure, count, page);
    }
    const found = await snapshot.read((manager) => explainFigure(manager, { casino, position }, figure));
    if (found === undefined) return notFound('FIGURE.UNKNOWN');
    return explanationAnswer(figure, found, page);
  }
}
