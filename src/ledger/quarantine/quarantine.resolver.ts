import { ObjectType, ArgsType, Args, Resolver } from '@nestjs/graphql';
import type { QuarantinedDeliveryRow } from './quarantined-delivery.read-model';
import { readQuarantined } from './quarantined-delivery.read-model';
import { PageArguments } from '../../api/connection.type';
import { DELIVERY_REFUSALS, DeliveryDecisions, type DeliveryRefusalCode } from './delivery.decisions';
import { DecisionField, type DecisionIn, decisions } from '../../api/decision-field';
import {
  type NotRecorded,
  decisionRecorded,
  DecisionRecorded,
  DecisionRefused,
  decidedOrRefused,
  refusedWith,
} from '../../api/decision-refused';
import { list, ListField } from '../../api/list-field';
import { PersonalData } from '../personal-data/personal-data';
import { RequirePermission } from '../../access/require-permission.decorator';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
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

const DISCARD = decisions({
  answer: decidedOrRefused('DiscardResult', DeliveryDiscarded, DeliveryRefused),
  recorded: decisionRecorded,
  refused: (why: NotRecorded<DeliveryRefusalCode>) => refusedWith(DELIVERY_REFUSALS, why),
  behind: { code: 'DELIVERY.BOOKS_BEHIND' },
});

@ArgsType()
class QuarantineArguments extends g.args(PageArguments, {
  ended: g.byDefault(false, g.bool('Resubmitted or discarded deliveries instead of waiting ones.')),
}) {}

@Resolver()
@RequirePermission('quarantine:read')
export class QuarantineResolver {
  constructor(
    private readonly personal: PersonalData,
    private readonly discards: DeliveryDecisions,
  ) {}

  @ListField(QuarantinedDelivery, 'Deliveries in quarantine, in the order of the records.')
  quarantine(@Args() { ended }: QuarantineArguments) {
    return list({
      name: 'quarantine',
      key: { recordNumber: 'record' },
      read: async (db, page) => this.shown(await readQuarantined(db, page, { ended })),
      node: (delivery, { position }) => quarantinedDeliveryAt(delivery, position),
    });
  }

  @DecisionField(
    DISCARD,
    'Discards a delivery in quarantine that will not become an event, and ends its finding.',
  )
  @RequirePermission('quarantine:discard')
  discardDelivery(@Args() { delivery, reason }: DiscardArguments): DecisionIn<typeof DISCARD> {
    const discard = { delivery, reason: statedWords(reason) };
    return (inView, principal) => this.discards.discard(discard, inView, principal);
  }

  private async shown(deliveries: QuarantinedDeliveryRow[]): Promise<QuarantinedDeliveryRow[]> {
    const spanish = await this.personal.shown(
      deliveries.map(({ messageEs }) => messageEs),
      'es',
    );
    const english = await this.personal.shown(deliveries, 'en');
    return english.map((delivery, index) => ({ ...delivery, messageEs: spanish[index]! }));
  }
}
