import type { GamingDay } from '../../kernel/gaming-day';
import { keepingLast } from '../../kernel/keeping-last';
import type { CasinoEvent } from '../../kernel/envelope';
import { sessionOf, shortName, streamOf } from '../event-contract/streams';
import { tableOf } from '../../kernel/source';
import type { PlayNumber } from '../_core/fact-definition';
import { definitionOf } from '../event-contract/catalogue';

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

/**
 * The table that the data of a fact of the cage or of a pool name. Proposals, blind counts and alerts name a table, too, but
 * are no facts of its session.
 */
function namedTable({ type, data }: CasinoEvent): string | undefined {
  const category = definitionOf(type)?.category;
  if (category !== 'cage' && category !== 'jackpot') return undefined;
  return (data as { readonly table?: string }).table;
}

/**
 * The reference of a round: its table session and its number, `table/lampland/2009-11-20/1#35602019775`, for a coup
 * `…#2.14`. Undefined for an event that is no round.
 */
export const roundReferenceOf = keepingLast((event: CasinoEvent): string | undefined =>
  referenceOf(event, definitionOf(event.type)?.plays?.(event.data)),
);

export const voidedRoundOf = (event: CasinoEvent): string | undefined =>
  referenceOf(event, definitionOf(event.type)?.voids?.(event.data));

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

export const roundMentioned = (session: string, roundNo: PlayNumber): string => `${session}#${roundNo}`;

const referenceOf = (event: CasinoEvent, number: PlayNumber | undefined): string | undefined =>
  number === undefined ? undefined : `${shortName(streamOf(event))}#${number}`;
