import { ArgsType, ObjectType, Args, Resolver, createUnionType } from '@nestjs/graphql';
import type { CountKind } from './count.state';
import type { CountNotRecorded, CountRefusalCode } from './count.decisions';
import { CountDecisions, COUNT_REFUSALS } from './count.decisions';
import {
  decisionRecorded,
  DecisionRecorded,
  decidedOrRefused,
  DataRefused,
  refusedWith,
} from '../../api/decision-refused';
import { enumOfValues } from '../../api/scalars';
import { RequirePermission } from '../../access/require-permission.decorator';
import { DecisionField, type DecisionIn, decisions } from '../../api/decision-field';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { statedData } from '../_core/decisions/decision-writer';
import { BlindCountDecisions, type Submitted } from './blind-count.decisions';
import { g } from '../../api/schema-fields';

export const CountKindName = enumOfValues<CountKind>(
  'CountKind',
  'What is counted (recuento), and the type of event that records it.',
  {
    table: 'The chips of a table: table.counted.',
    box: 'The cash in a drop box: drop.counted.',
    slot: 'The slot of a table, of the cagnotte or of a jackpot: slot.counted.',
    cambista: "The imprest of a non-banked table's cambista: cambista.counted.",
    tips: 'A tip box, of a table or, without one, of the cage: tips.counted.',
    cage: 'The contents of the cage: cage.counted.',
  },
);

@ArgsType()
class RecordCountArguments extends g.args(OfCasinoArguments, {
  kind: g.of(() => CountKindName),
  gamingDay: g.gamingDay(),
  table: g.optional(g.text('The table, for a count of a table.')),
  sessionNo: g.byDefault(1, g.int('The session of the table.')),
  countedAt: g.instant(
    'Time of the count. It identifies the count: the same count reported again is recorded once.',
  ),
  count: g.text(
    'The data of the event as JSON text, according to its schema in docs/events. The service adds the person as the first of `by` (for a table: `certifiedBy`).',
  ),
}) {}

@ObjectType({ description: 'The count is recorded, with the name of the person.' })
class CountRecorded extends DecisionRecorded {}

@ObjectType({ description: 'No count was recorded.' })
class CountRefused extends DataRefused<CountRefusalCode> {}

const COUNT = decisions({
  answer: decidedOrRefused('CountResult', CountRecorded, CountRefused),
  recorded: decisionRecorded,
  refused: (why: CountNotRecorded) => refusedWith(COUNT_REFUSALS, why),
  behind: { code: 'COUNT.BOOKS_BEHIND' },
});

/** @throws GraphQLError BAD_USER_INPUT if the count does not have the data of an event */
const statedCount = ({ kind, gamingDay, table, sessionNo, countedAt, count }: RecordCountArguments) => ({
  kind,
  gamingDay,
  table: table ?? undefined,
  sessionNo,
  at: countedAt,
  data: statedData(count, 'count'),
});

@ObjectType({ description: 'The count is kept; another person counts the same without seeing it.' })
class BlindCountWaiting extends g.object({
  message: g.text('In words.'),
  messageEs: g.text('In Spanish.'),
}) {}

@ObjectType({ description: 'The counts differ: a further person must count. No amount is shown.' })
class BlindCountsDiffer extends g.object({
  message: g.text('In words.'),
  messageEs: g.text('In Spanish.'),
}) {}

const WAITING: BlindCountWaiting = {
  message: 'Kept. Another person counts the same now, without seeing this count.',
  messageEs: 'Guardado. Ahora cuenta lo mismo otra persona, sin ver este recuento.',
};
const DIFFER: BlindCountsDiffer = {
  message:
    'The counts differ. A further person counts; the count is recorded once two persons have counted the same.',
  messageEs:
    'Los recuentos no coinciden. Cuenta otra persona más; consta cuando dos personas han contado lo mismo.',
};

const BlindCountResult = createUnionType({
  name: 'BlindCountResult',
  types: () => [BlindCountWaiting, BlindCountsDiffer, CountRecorded, CountRefused] as const,
  resolveType: (answer: BlindCountWaiting | CountRecorded | CountRefused) =>
    'code' in answer
      ? CountRefused
      : 'eventId' in answer
        ? CountRecorded
        : answer === WAITING
          ? BlindCountWaiting
          : BlindCountsDiffer,
});

const BLIND_COUNT = decisions({
  ...COUNT,
  answer: BlindCountResult,
  recorded: (submitted: Submitted) =>
    submitted.kind === 'recorded'
      ? decisionRecorded(submitted.recorded)
      : submitted.kind === 'waiting'
        ? WAITING
        : DIFFER,
});

@Resolver()
export class CountResolver {
  constructor(
    private readonly counts: CountDecisions,
    private readonly blindCounts: BlindCountDecisions,
  ) {}

  @DecisionField(
    COUNT,
    'Records a count of a box, a table, a slot or the cage by the person of the key, as the event a device would report.',
  )
  @RequirePermission('counts:record')
  recordCount(@Args() args: RecordCountArguments): DecisionIn<typeof COUNT> {
    const stated = statedCount(args);
    return (inView, principal) => this.counts.record(stated, inView, principal);
  }

  @DecisionField(
    BLIND_COUNT,
    'Submits a blind count of a box, a slot, an imprest or tips by the person of the key. It is recorded when two persons have counted the same; no answer contains an amount, and no person sees what another counted.',
  )
  @RequirePermission('counts:submit')
  submitBlindCount(@Args() args: RecordCountArguments): DecisionIn<typeof BLIND_COUNT> {
    const stated = statedCount(args);
    return (inView, principal) => this.blindCounts.submit(stated, inView, principal);
  }
}
