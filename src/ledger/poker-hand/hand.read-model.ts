import { handTies } from './hand.evaluation';
import { accountOfHand } from './hand.state';
import type { HandPlayed } from './hand.events';
import { sessionOf, tableOf } from '../event-contract/streams';
import type { Settlement } from '../../games/settlement';
import { type Minor, sumMinor } from '../../kernel/money';
import type { EvaluatedEvent } from '../_core/store/read-model';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/versioned-facts';
import { column, type RowOf, table } from '../_core/store/table';
import { SESSION_COLUMNS } from '../_core/store/numbered-event';

export const HAND = table('hand', {
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  eventId: column.text,
  handNo: column.text,
  gamingDay: column.date,
  happenedAt: column.text,
  game: column.text,
  currency: column.text,
  players: column.integer,
  contributed: column.numeric,
  carriedIn: column.numeric,
  pot: column.numeric,
  collected: column.numeric,
  rake: column.numeric,
  carriedOut: column.numeric,
  ties: column.boolean,
  derived: column.optional(column.numeric),
});

export type HandRow = RowOf<typeof HAND>;

export const handReadModel = versionedFacts(HAND, (fact) =>
  fact.event.type === 'cagnotte.hand.played.v1' ? handRow(fact, fact.event.data as HandPlayed) : undefined,
);

function handRow({ casino, number, event, findings, byRules }: EvaluatedEvent, hand: HandPlayed) {
  const account = accountOfHand(hand);
  return {
    casino,
    recordNumber: number,
    eventId: event.id,
    handNo: hand.handNo,
    tableId: tableOf(event.source)!,
    gamingDay: event.gamingday,
    sessionNo: sessionOf(event),
    happenedAt: event.time,
    game: hand.game,
    currency: hand.currency,
    players: hand.seats.length,
    contributed: sumMinor(account.contributed.values()),
    carriedIn: account.carriedIn,
    pot: account.pot,
    collected: account.collected,
    rake: account.rake,
    carriedOut: account.carriedOut,
    derived: derivedOf(byRules?.settlement),
    ties: handTies(findings),
  };
}

/** The sum of the awards that the rules derive; null if they do not tell all of them. */
const derivedOf = (settlement: Settlement | undefined): Minor | null =>
  settlement?.complete === true ? sumMinor(settlement.awards.map(({ amount }) => amount)) : null;
