import { appendOnly, isReport } from '../read-model';

interface Quarantined {
  readonly hash: string;
  readonly reason: string;
  readonly path?: string;
  readonly message?: string;
  readonly source?: string;
  readonly id?: string;
  /** A long delivery is kept in several events; the first one speaks for it. */
  readonly part?: { readonly number: number };
}

/** Deliveries that could not be kept as the event they meant to be, with the reason; the bytes stay in the log. */
export const quarantinedDeliveryReadModel = appendOnly('quarantined_delivery', (fact) => {
  const { casino, number, event } = fact;
  if (!isReport(fact) || event.type !== 'cagnotte.intake.quarantined.v1') return [];
  const delivery = event.data as Quarantined;
  if (delivery.part !== undefined && delivery.part.number > 1) return [];
  return [
    {
      casino,
      record_number: number.toString(),
      delivery_id: event.id,
      gaming_day: event.gamingday,
      reason: delivery.reason,
      path: delivery.path ?? '',
      message: delivery.message ?? '',
      delivered_source: delivery.source ?? null,
      delivered_id: delivery.id ?? null,
      ended_by: null,
    },
  ];
});
