import { handTies } from './hand.checks';
import { accountOfHand } from './hand-account.state';
import type { HandPlayed } from './hand.events';
import { sessionOf, tableOf } from '../event-contract/streams';
import type { Settlement } from '../../games/settlement';
import { sumMinor } from '../../kernel/money';
import type { EvaluatedEvent } from '../_core/store/read-model';
import { versionedFacts } from '../_core/store/versioned-facts';

export const handReadModel = versionedFacts('hand', (fact) =>
  fact.event.type === 'cagnotte.hand.played.v1' ? handRow(fact, fact.event.data as HandPlayed) : undefined,
);

function handRow({ casino, number, event, findings, byRules }: EvaluatedEvent, hand: HandPlayed): object {
  const account = accountOfHand(hand);
  return {
    casino,
    record_number: number.toString(),
    event_id: event.id,
    hand_no: hand.handNo,
    table_id: tableOf(event.source),
    gaming_day: event.gamingday,
    session_no: sessionOf(event),
    happened_at: event.time,
    game: hand.game,
    currency: hand.currency,
    players: hand.seats.length,
    contributed: sumMinor(account.contributed.values()).toString(),
    carried_in: account.carriedIn.toString(),
    pot: account.pot.toString(),
    collected: account.collected.toString(),
    rake: account.rake.toString(),
    carried_out: account.carriedOut.toString(),
    derived: derivedOf(byRules?.settlement),
    ties: handTies(findings),
  };
}

/** The sum of the awards that the rules derive; null if they do not tell all of them. */
const derivedOf = (settlement: Settlement | undefined): string | null =>
  settlement?.complete === true ? sumMinor(settlement.awards.map(({ amount }) => amount)).toString() : null;
