import { ArgsType, ObjectType, Args, Mutation, Resolver, createUnionType } from '@nestjs/graphql';
import type { CountKind } from './count.state';
import type { CountNotRecorded, CountRefusalCode } from './count.decisions';
import { CountDecisions, COUNT_REFUSALS } from './count.decisions';
import {
  decisionRecorded,
  DecisionRecorded,
  decidedOrRefused,
  DataRefused,
} from '../../api/decision-refused';
import { enumOfValues } from '../../api/scalars';
import { RequirePermission } from '../../access/require-permission.decorator';
import { CaughtUpBooks, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
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

export const CountResult = decidedOrRefused('CountResult', CountRecorded, CountRefused);

const countRefused = ({ code, wrong }: CountNotRecorded): CountRefused => ({
  code,
  ...COUNT_REFUSALS[code],
  detail: wrong?.message ?? null,
  detailEs: wrong?.messageEs ?? null,
});

@Resolver()
@RequirePermission('counts:record')
export class CountResolver {
  constructor(
    private readonly counts: CountDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => CountResult, {
    description:
      'Records a count of a box, a table, a slot or the cage by the person of the key, as the event a device would report.',
  })
  async recordCount(
    @Args() { casino, kind, gamingDay, table, sessionNo, countedAt, count }: RecordCountArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<CountRecorded | CountRefused> {
    const stated = { kind, gamingDay, table: table ?? undefined, sessionNo, at: countedAt };
    const data = statedData(count, 'count');
    const said = await this.books.decide({ casino, principal, snapshot }, (inView) =>
      this.counts.record({ ...stated, data }, inView, principal),
    );
    if (said === 'behind') return countRefused({ code: 'COUNT.BOOKS_BEHIND' });
    return said.ok ? decisionRecorded(said.value) : countRefused(said.refusal);
  }
}

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

@Resolver()
@RequirePermission('counts:submit')
export class BlindCountResolver {
  constructor(
    private readonly counts: BlindCountDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => BlindCountResult, {
    description:
      'Submits a blind count of a box, a slot, an imprest or tips by the person of the key. It is recorded when two persons have counted the same; no answer contains an amount, and no person sees what another counted.',
  })
  async submitBlindCount(
    @Args() { casino, kind, gamingDay, table, sessionNo, countedAt, count }: RecordCountArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<BlindCountWaiting | CountRecorded | CountRefused> {
    const stated = { kind, gamingDay, table: table ?? undefined, sessionNo, at: countedAt };
    const data = statedData(count, 'count');
    const said = await this.books.decide({ casino, principal, snapshot }, (inView) =>
      this.counts.submit({ ...stated, data }, inView, principal),
    );
    if (said === 'behind') return countRefused({ code: 'COUNT.BOOKS_BEHIND' });
    return said.ok ? answerOf(said.value) : countRefused(said.refusal);
  }
}

const answerOf = (submitted: Submitted): BlindCountWaiting | CountRecorded =>
  submitted.kind === 'recorded'
    ? decisionRecorded(submitted.recorded)
    : submitted.kind === 'waiting'
      ? WAITING
      : DIFFER;
