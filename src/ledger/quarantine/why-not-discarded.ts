export type DeliveryRefusalCode =
  | 'DELIVERY.NOT_A_PERSON'
  | 'DELIVERY.BOOKS_BEHIND'
  | 'DELIVERY.UNKNOWN'
  | 'DELIVERY.ENDED';

/** Why a delivery in quarantine cannot be discarded; undefined if it can. */
export function whyNotDiscarded(
  delivery: { readonly hasEnded: boolean } | undefined,
): DeliveryRefusalCode | undefined {
  if (delivery === undefined) return 'DELIVERY.UNKNOWN';
  return delivery.hasEnded ? 'DELIVERY.ENDED' : undefined;
}
