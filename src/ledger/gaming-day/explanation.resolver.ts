import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { DecisionField, type DecisionIn } from '../../api/decision-field';
import { statedWords } from '../_core/decisions/decision-writer';
import { storable } from '../../intake/json-text';
import { TIE_OUTS } from '../_core/tie-out-catalogue';
import { DecisionArguments, GAMING_DAY } from './decision.resolver';
import type { SavedExplanation } from './decisions.queries';
import { GamingDayDecisions } from './gaming-day.decisions';
import { g } from '../../api/schema-fields';

@ArgsType()
class SaveExplanationArguments extends g.args(DecisionArguments, {
  check: g.text('The check, e.g. K12; one that may be explained.'),
  at: g.optional(g.text('The explained row; without it, the whole check.')),
  explanation: g.optional(g.text('1 to 1000 characters; without it, what was saved is withdrawn.')),
  replaces: g.optional(
    g.id(
      'The event of the text that this one replaces (`eventId` of `savedExplanations`); refused if another text was saved since.',
    ),
  ),
}) {}

@ObjectType({ description: 'What a person saved of an explanation before the close.' })
export class SavedExplanationType extends g.object({
  check: g.text('The check, e.g. K12.'),
  at: g.nullable(g.text('The explained row; null: the whole check.')),
  explanation: g.text(),
  by: g.text('Who saved it.'),
  savedAt: g.instant(),
  eventId: g.id('Of the event that holds it: `replaces` of saveExplanation.'),
}) {}

export const savedExplanationOf = ({ at, by, ...saved }: SavedExplanation): SavedExplanationType => ({
  ...saved,
  at: at ?? null,
  by: by.name ?? by.id,
});

@Resolver()
export class ExplanationResolver {
  constructor(private readonly decisions: GamingDayDecisions) {}

  @RequirePermission('days:explain')
  @DecisionField(
    GAMING_DAY,
    'Saves what explains a difference of a day that is not closed, so that no device loses it. The close states what counts.',
  )
  saveExplanation(
    @Args() { day, check, at, explanation, replaces }: SaveExplanationArguments,
  ): DecisionIn<typeof GAMING_DAY> {
    const saved = {
      ...statedPlace(check, at),
      replaces,
      ...(explanation === undefined ? {} : { explanation: statedWords(explanation) }),
    };
    return (inView, principal) => this.decisions.saveExplanation(saved, { ...inView, day }, principal);
  }
}

const LONGEST_ROW = 200;

/**
 * @throws GraphQLError BAD_USER_INPUT for a check that nobody may explain, or a name of a row that an event cannot hold
 */
function statedPlace(check: string, at: string | undefined): { check: string; at?: string } {
  const tieOut = Object.hasOwn(TIE_OUTS, check) ? TIE_OUTS[check as keyof typeof TIE_OUTS] : undefined;
  if (tieOut?.strength !== 'soft')
    throw badInput({
      en: `check: ${JSON.stringify(check.slice(0, 60))} is no check that may be explained; gamingDay lists them in tieOuts, strength SOFT.`,
      es: `check: ${JSON.stringify(check.slice(0, 60))} no es una comprobación que se pueda explicar; gamingDay las enumera en tieOuts, strength SOFT.`,
    });
  if (at === undefined) return { check };
  if (at.length >= 1 && at.length <= LONGEST_ROW && storable(at) === at) return { check, at };
  throw badInput({
    en: `at: give the row as tieOuts name it, 1 to ${LONGEST_ROW} characters.`,
    es: `at: indique la fila como la nombra tieOuts, de 1 a ${LONGEST_ROW} caracteres.`,
  });
}
