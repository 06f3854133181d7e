import { ObjectType, ArgsType, Args, Query, Resolver, Mutation } from '@nestjs/graphql';
import { type QuarantinedDeliveryRow, QUARANTINED_DELIVERY } from './quarantined-delivery.read-model';
import type { Connection } from '../../api/connection.type';
import { connectionOf, onePage, PageArguments, pageOf, pageRequest } from '../../api/connection.type';
import { DELIVERY_REFUSALS, DeliveryDecisions, type DeliveryRefusalCode } from './delivery.decisions';
import {
  namingTheEnd,
  type NotRecorded,
  decisionRecorded,
  DecisionRecorded,
  DecisionRefused,
  decidedOrRefused,
} from '../../api/decision-refused';
import { PersonalData } from '../personal-data/personal-data';
import { RequirePermission } from '../../access/require-permission.decorator';
import { type PagedList, plainRows } from '../../api/cursor';
import { CaughtUpBooks, OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { statedWords } from '../_core/decisions/decision-writer';
import { g } from '../../api/schema-fields';

@ObjectType({
  description: 'A delivery that could not be stored as its event; its bytes are in the log.',
})
export class QuarantinedDelivery extends g.object({
  recordNumber: g.position(),
  deliveryId: g.id('SHA-256 of the delivered bytes; a corrected event names it in `resubmits`.'),
  gamingDay: g.gamingDay(),
  reason: g.text('The reason: one of a closed list of codes.'),
  path: g.text('JSON pointer to the cause; empty for the whole delivery.'),
  message: g.text(),
  messageEs: g.nullable(g.text('In Spanish; null for deliveries that an earlier release quarantined.')),
  deliveredSource: g.nullable(g.text('The source it names, if readable.')),
  deliveredId: g.nullable(g.text('The id it names, if readable.')),
  endedBy: g.nullable(g.position('The record that resubmitted or discarded it; null while it waits.')),
}) {}

export const QuarantinedDeliveryConnection = connectionOf(QuarantinedDelivery, 'QuarantinedDelivery');

export const quarantinedDeliveryAt = (
  { endedBy, ...delivery }: QuarantinedDeliveryRow,
  position: bigint,
): QuarantinedDelivery => ({
  ...delivery,
  endedBy: endedBy !== null && endedBy <= position ? endedBy : null,
});

@ArgsType()
export class DiscardArguments extends g.args(OfCasinoArguments, {
  delivery: g.id('SHA-256 of the delivered bytes, as in the query quarantine.'),
  reason: g.text('The reason, 1 to 1000 characters.'),
}) {}

@ObjectType({ description: 'The delivery is discarded; its bytes stay in the log.' })
export class DeliveryDiscarded extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was recorded about the delivery.' })
export class DeliveryRefused extends DecisionRefused<DeliveryRefusalCode> {}

export const DiscardResult = decidedOrRefused('DiscardResult', DeliveryDiscarded, DeliveryRefused);

export const deliveryRefused = (why: NotRecorded<DeliveryRefusalCode>): DeliveryRefused => ({
  code: why.code,
  ...namingTheEnd(DELIVERY_REFUSALS[why.code], why),
});

const QUARANTINE: PagedList = { name: 'quarantine', key: ['record'] };

@ArgsType()
class QuarantineArguments extends g.args(PageArguments, {
  ended: g.byDefault(false, g.bool('Resubmitted or discarded deliveries instead of waiting ones.')),
}) {}

const WAITS = '(delivery.endedBy IS NULL OR delivery.endedBy > :position)';

@Resolver()
@RequirePermission('quarantine:read')
export class QuarantineResolver {
  constructor(private readonly personal: PersonalData) {}

  @Query(() => QuarantinedDeliveryConnection, {
    description: 'Deliveries in quarantine, in the order of the records.',
  })
  async quarantine(
    @Args() args: QuarantineArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<QuarantinedDelivery>> {
    const { casino, ended } = args;
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(QUARANTINE, args, position);
    const deliveries = await snapshot.read((manager) => {
      const query = manager
        .createQueryBuilder(QUARANTINED_DELIVERY, 'delivery')
        .where('delivery.casino = :casino', { casino })
        .andWhere(ended ? `NOT ${WAITS}` : WAITS);
      return plainRows(onePage(query, 'delivery.recordNumber', page));
    });
    const spanish = await this.personal.shown(
      deliveries.map(({ messageEs }) => messageEs),
      'es',
    );
    const english = await this.personal.shown(deliveries, 'en');
    const shown = english.map((delivery, index) => ({ ...delivery, messageEs: spanish[index]! }));
    return pageOf(shown, page, {
      node: (delivery) => quarantinedDeliveryAt(delivery, page.position),
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }
}

@Resolver()
@RequirePermission('quarantine:discard')
export class DiscardResolver {
  constructor(
    private readonly discards: DeliveryDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => DiscardResult, {
    description: 'Discards a delivery in quarantine that will not become an event, and ends its finding.',
  })
  async discardDelivery(
    @Args() { casino, delivery, reason }: DiscardArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<DeliveryDiscarded | DeliveryRefused> {
    const discard = { delivery, reason: statedWords(reason) };
    const said = await this.books.decide({ casino, principal, snapshot }, (inView) =>
      this.discards.discard(discard, inView, principal),
    );
    if (said === 'behind') return deliveryRefused({ code: 'DELIVERY.BOOKS_BEHIND' });
    return said.ok ? decisionRecorded(said.value) : deliveryRefused(said.refusal);
  }
}
