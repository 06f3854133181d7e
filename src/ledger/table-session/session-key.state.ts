import type { GamingDay } from '../../kernel/gaming-day';
import { keepingLast } from '../../kernel/keeping-last';
import type { CasinoEvent } from '../../kernel/envelope';
import { sessionOf, shortName, streamOf } from '../event-contract/streams';
import { tableOf } from '../../kernel/source';
import type { EventOf, EventType } from '../event-contract/catalogue';

export const tableConcerned = keepingLast(
  (event: CasinoEvent): string | undefined => namedTable(event) ?? tableOf(event.source),
);

/**
 * The table session an event is about: `table/RF1/2026-01-01/1`. That is the session of the table whose source
 * reports it, or of the table which the cage or a pool names in its data. Undefined for an event about no table.
 */
export const sessionKeyOf = keepingLast((event: CasinoEvent): string | undefined => {
  const table = tableConcerned(event);
  return table === undefined ? undefined : `table/${table}/${event.gamingday}/${sessionOf(event)}`;
});

export const sessionDay = (key: string): GamingDay => key.split('/')[2]!;

const NAMING_A_TABLE: ReadonlySet<string> = new Set([
  'cagnotte.cage.float-issued.v1',
  'cagnotte.cage.credit-received.v1',
  'cagnotte.jackpot.contributed.v1',
  'cagnotte.jackpot.won.v1',
  'cagnotte.money.found.v1',
  'cagnotte.variance.cleared.v1',
]);

const namedTable = ({ type, data }: CasinoEvent): string | undefined =>
  NAMING_A_TABLE.has(type) ? (data as { table?: string }).table : undefined;

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
export const roundReferenceOf = keepingLast((event: CasinoEvent): string | undefined =>
  referenceOf(event, ROUND_NUMBER),
);

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
