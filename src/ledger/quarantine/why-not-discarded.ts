/** Why a delivery was not discarded. Nothing was changed. */
export type DeliveryRefusalCode =
  | 'DELIVERY.NOT_A_PERSON'
  | 'DELIVERY.BOOKS_BEHIND'
  | 'DELIVERY.UNKNOWN'
  | 'DELIVERY.ENDED';

/** Why nobody may give up a delivery as it stands in quarantine; undefined when somebody may. */
export function whyNotDiscarded(
  delivery: { readonly hasEnded: boolean } | undefined,
): DeliveryRefusalCode | undefined {
  if (delivery === undefined) return 'DELIVERY.UNKNOWN';
  return delivery.hasEnded ? 'DELIVERY.ENDED' : undefined;
}
