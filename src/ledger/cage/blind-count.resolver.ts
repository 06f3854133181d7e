import { Args, createUnionType, Field, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import type { Principal } from '../../access/principal';
import { RequirePermission } from '../../access/require-permission.decorator';
import { decisionRecorded } from '../../api/decision-refused';
import { CaughtUpBooks } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { statedData } from '../../api/stated-data';
import { CountRecorded, CountRefused, countRefused, RecordCountArguments } from './count.resolver';
import { BlindCountDecisions, type Submitted } from './blind-count.decisions';

@ObjectType({ description: 'The count is kept; another person counts the same without seeing it.' })
class BlindCountWaiting {
  @Field({ description: 'In words.' })
  message!: string;

  @Field({ description: 'In Spanish.' })
  messageEs!: string;
}

@ObjectType({ description: 'The counts differ: a further person must count. No amount is shown.' })
class BlindCountsDiffer {
  @Field({ description: 'In words.' })
  message!: string;

  @Field({ description: 'In Spanish.' })
  messageEs!: string;
}

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
      'Submits what the person of the key has counted of a box, a slot, an imprest or tips. The count is recorded once two persons have counted the same; no answer has an amount, and nobody sees what another person counted.',
  })
  async submitBlindCount(
    @Args() { casino, kind, gamingDay, table, sessionNo, countedAt, count }: RecordCountArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
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
