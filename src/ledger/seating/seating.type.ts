import { ObjectType } from '@nestjs/graphql';
import { enumOfValues } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { factsOfType } from '../_core/books/declared-fact';
import { FactInRecord } from '../table-session/session-parts.type';
import type { SessionFact } from '../table-session/session.queries';
import { lastHandsAnnounced } from '../table-session/last-hands.events';
import {
  playersInvited,
  seatsDrawn,
  waitingListCalled,
  waitingListEntered,
  waitingListWithdrawn,
} from './seating.events';

type WaitingOutcome = 'waiting' | 'seated' | 'withdrawn' | 'absent';

const WaitingOutcomeName = enumOfValues<WaitingOutcome>(
  'WaitingOutcome',
  'What became of an entry of the list.',
  {
    waiting: 'The player waits.',
    seated: 'A seat was given to the player.',
    withdrawn: 'The player left the list.',
    absent: 'The player did not come when called.',
  },
);

@ObjectType({
  description: 'An entry of the list for vacant seats (lista de espera) that the supervisor keeps.',
})
export class WaitingListEntry extends g.object(FactInRecord, {
  player: g.text('The opaque id of the player.'),
  changesSeat: g.bool('The player sits at the table and asks for another seat.'),
  outcome: g.of(() => WaitingOutcomeName),
  seat: g.nullable(g.int('The seat that the player was given.')),
  leftAt: g.nullable(g.text('The reported time at which the player left the list.')),
}) {}

@ObjectType({ description: 'A seat, and the player who drew it.' })
class DrawnSeat extends g.object({ seat: g.int(), player: g.text('The opaque id of the player.') }) {}

@ObjectType({ description: 'A draw of the seats by lot (sorteo de puestos).' })
export class SeatDraw extends g.object(FactInRecord, { places: g.listOf(() => DrawnSeat) }) {}

@ObjectType({ description: 'An announcement of the last hands.' })
export class LastHandsAnnounced extends g.object(FactInRecord, {
  hands: g.int('Rounds or hands that were to follow.'),
}) {}

/** The entries in their order. A second entry of a player who waits changes nothing, as in the state of the session. */
export function waitingListOf(facts: readonly SessionFact[]): WaitingListEntry[] {
  const entries: WaitingListEntry[] = [];
  const leave = (player: string, left: Pick<WaitingListEntry, 'outcome' | 'leftAt' | 'seat'>): void => {
    const n = entries.findIndex((each) => each.player === player && each.outcome === 'waiting');
    if (n !== -1) entries[n] = { ...entries[n]!, ...left };
  };
  for (const fact of facts) {
    const { recordNumber, happenedAt } = fact;
    for (const { data } of factsOfType([fact], waitingListEntered.type))
      if (!entries.some(({ player, outcome }) => player === data.player && outcome === 'waiting'))
        entries.push({
          ...{ recordNumber, happenedAt, player: data.player, changesSeat: data.changesSeat ?? false },
          ...{ outcome: 'waiting', seat: null, leftAt: null },
        });
    for (const { data } of factsOfType([fact], waitingListCalled.type))
      leave(data.player, { outcome: 'seated', seat: data.seat, leftAt: happenedAt });
    for (const { data } of factsOfType([fact], waitingListWithdrawn.type))
      leave(data.player, {
        outcome: data.cause === 'absent-when-called' ? 'absent' : 'withdrawn',
        seat: null,
        leftAt: happenedAt,
      });
  }
  return entries;
}

export const seatDrawsOf = (facts: readonly SessionFact[]): SeatDraw[] =>
  factsOfType(facts, seatsDrawn.type).map(({ data: { places }, ...fact }) => ({ ...fact, places }));

export const invitedIn = (facts: readonly SessionFact[]): string[] => [
  ...new Set(factsOfType(facts, playersInvited.type).flatMap(({ data }) => data.invited)),
];

export const lastHandsIn = (facts: readonly SessionFact[]): LastHandsAnnounced | null => {
  const announced = factsOfType(facts, lastHandsAnnounced.type).at(-1);
  return announced === undefined ? null : { ...announced, hands: announced.data.hands };
};
