import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { badInput } from '../../api/coded-error';
import { DecisionField, type DecisionIn, decisions } from '../../api/decision-field';
import {
  decidedOrRefused,
  decisionRecorded,
  DecisionRecorded,
  DecisionRefused,
  refusedWith,
} from '../../api/decision-refused';
import { foundOrNot, type NotFound, notFound } from '../../api/not-found.type';
import { g } from '../../api/schema-fields';
import { assertMayCasino, CasinoArguments, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { statedNote, statedText } from '../_core/decisions/decision-writer';
import {
  DUTY_REFUSALS,
  DutyPresentation,
  type DutyRefusalCode,
  type PresentationRefused,
} from './duty-presentation.decisions';
import { readQuarters } from './duty-quarters.queries';
import { DutyQuarters, dutyQuarterOf } from './duty-quarters.type';
import type { Quarter } from './duty-return';
import { assertQuarter } from './gaming-duty.resolver';
import { lastDayOf } from './duty.queries';

const DutyQuartersAnswer = foundOrNot('DutyQuartersAnswer', DutyQuarters);

@ArgsType()
class DutyQuartersArguments extends g.args(CasinoArguments, { year: g.int() }) {}

@ArgsType()
class PresentDutyReturnArguments extends g.args(OfCasinoArguments, {
  year: g.int(),
  quarter: g.int('1 to 4.'),
  presentedOn: g.gamingDay(
    'When it was presented: after the last day of the quarter, and not in the future.',
  ),
  reference: g.text(
    'What the authority gave it: number of the form, of its entry or of its receipt; 1 to 80 characters.',
  ),
  document: g.optional(g.text('Number of the paper that the casino keeps, 1 to 120 characters.')),
  complements: g.optional(
    g.text('The reference of the last return, where this one completes or corrects it.'),
  ),
  note: g.optional(g.text('1 to 1000 characters.')),
}) {}

@ObjectType({ description: 'It is recorded.' })
class DutyReturnPresented extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was recorded.' })
class DutyReturnRefused extends g.object(DecisionRefused<DutyRefusalCode>, {
  about: g.list(g.text('The days to be certified first, or the reference of the last return.')),
}) {}

const PRESENTATION = decisions({
  answer: decidedOrRefused('DutyReturnResult', DutyReturnPresented, DutyReturnRefused),
  recorded: decisionRecorded,
  refused: (why: PresentationRefused) => refusedWith(DUTY_REFUSALS, why),
  behind: { code: 'DUTY.BOOKS_BEHIND', about: [] },
});

@Resolver()
@RequirePermission('ledger:read')
export class DutyQuartersResolver {
  constructor(private readonly presentation: DutyPresentation) {}

  @AnswerField(
    () => DutyQuartersAnswer,
    'The quarters of the gaming duty of a year: what is open, ready, presented and paid, with corrections since.',
  )
  dutyQuarters(@Args() { year }: DutyQuartersArguments): AnswerOf<DutyQuarters | NotFound> {
    assertQuarter(year, 1);
    return async ({ manager, casino, position }, principal) => {
      const quarters = await readQuarters(manager, { casino, position, year });
      if (quarters === undefined) return notFound('GAMING_DUTY.NO_TARIFF');
      const casinos = [...new Set(quarters.flatMap(({ found }) => found?.casinos ?? []))].sort();
      for (const each of casinos) assertMayCasino(principal, each);
      return { asOf: null, year, casinos, quarters: quarters.map((each) => dutyQuarterOf(each, year)) };
    };
  }

  @DecisionField(
    PRESENTATION,
    'Records that the return of a quarter was presented to the authority, also where nothing is to be paid; refused before all its days are certified.',
  )
  @RequirePermission('days:close')
  presentDutyReturn(@Args() args: PresentDutyReturnArguments): DecisionIn<typeof PRESENTATION> {
    const { year, quarter, presentedOn, reference, document, complements, note } = args;
    assertQuarter(year, quarter);
    assertPresentedOn(presentedOn, lastDayOf(year, quarter as Quarter));
    const stated = {
      year,
      quarter: quarter as Quarter,
      presentedOn,
      reference: statedText('reference', reference, 80),
      ...(document === undefined || document === null
        ? {}
        : { document: statedText('document', document, 120) }),
      ...(complements === undefined || complements === null
        ? {}
        : { complements: statedText('complements', complements, 80) }),
      ...statedNote(note ?? undefined),
    };
    return (inView, principal) => this.presentation.present(stated, inView, principal);
  }
}

/** The day of a presentation in the zone of any casino: a day later than UTC at most. */
const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** @throws GraphQLError BAD_USER_INPUT for a day before the end of the quarter, and for a later one than today */
function assertPresentedOn(day: string, until: string): void {
  if (day <= until)
    throw badInput({
      en: `presentedOn is ${day}, and the quarter ends on ${until}: give the day on which it was presented, after that.`,
      es: `presentedOn es ${day}, y el trimestre termina el ${until}: indique el día en que se presentó, posterior a ese.`,
    });
  if (day > latestDay())
    throw badInput({
      en: `presentedOn is ${day}, which has not come yet: give the day on which it was presented.`,
      es: `presentedOn es ${day}, que aún no ha llegado: indique el día en que se presentó.`,
    });
}
