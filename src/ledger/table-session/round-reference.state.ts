import type { EventOf, EventType } from '../event-contract/catalogue';
import type { CasinoEvent } from '../_core/events/envelope';
import { shortName, streamOf } from '../event-contract/streams';

type NumberOf = { readonly [Type in EventType]?: (data: EventOf<Type>['data']) => string | number };

const ROUND_NUMBER: NumberOf = {
  'cagnotte.hand.played.v1': ({ handNo }) => handNo,
  'cagnotte.round.settled.v1': ({ roundNo }) => roundNo,
  'cagnotte.coup.played.v1': ({ shoeNo, coupNo }) => `${shoeNo}.${coupNo}`,
};

const VOIDED_NUMBER: NumberOf = {
  'cagnotte.hand.voided.v1': ({ handNo }) => handNo,
  'cagnotte.round.voided.v1': ({ roundNo }) => roundNo,
  'cagnotte.coup.voided.v1': ({ shoeNo, coupNo }) => `${shoeNo}.${coupNo}`,
};

/**
 * What names a round: its table session and its number, `table/lampland/2009-11-20/1#35602019775`, for a coup
 * `…#2.14`. Undefined for an event that is no round.
 */
export const roundReferenceOf = (event: CasinoEvent): string | undefined => referenceOf(event, ROUND_NUMBER);

/** The reference of the round that an event declares void; undefined for an event that is no void. */
export const voidedRoundOf = (event: CasinoEvent): string | undefined => referenceOf(event, VOIDED_NUMBER);

/**
 * What an event reports that can be reported only once: a round, or the void of a settled one. Undefined for an event
 * that reports neither.
 */
export function reportedOnce(event: CasinoEvent): string | undefined {
  const round = roundReferenceOf(event);
  if (round !== undefined) return round;
  const voided = voidedRoundOf(event);
  const reverses = voided !== undefined && (event.data as { settled: boolean }).settled;
  return reverses ? `${voided}/void` : undefined;
}

export const roundMentioned = (session: string, roundNo: number | string): string => `${session}#${roundNo}`;

function referenceOf(event: CasinoEvent, numbers: NumberOf): string | undefined {
  if (!Object.hasOwn(numbers, event.type)) return undefined;
  const numberOf = numbers[event.type as EventType] as (data: unknown) => string | number;
  return `${shortName(streamOf(event))}#${numberOf(event.data)}`;
}
