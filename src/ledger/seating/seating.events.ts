import { Type } from 'typebox';
import { Player, Seat, Staff } from '../../kernel/fields.schema';
import { defineFact } from '../_core/fact-definition';
import { PARTS_BESIDE_BANKS, PARTS_OF_SLIPS } from '../_core/session-part';

const by = { by: Type.Optional(Staff) };

export const waitingListEntered = defineFact({
  type: 'cagnotte.waiting-list.entered.v1',
  title: { en: 'Entered on the waiting list', es: 'Inscripción en la lista de espera' },
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table'],
  description:
    'A player who wants a seat, or another seat, is entered on the list that the supervisor keeps.',
  data: Type.Object({
    player: Player,
    changesSeat: Type.Optional(
      Type.Boolean({ description: 'a player who sits at the table and asks for another seat' }),
    ),
    ...by,
  }),
});

export const waitingListCalled = defineFact({
  type: 'cagnotte.waiting-list.called.v1',
  title: { en: 'Called to a seat', es: 'Llamada a un puesto vacante' },
  unread: PARTS_OF_SLIPS,
  category: 'table',
  reportedBy: ['table'],
  description: 'A vacant seat goes to a player, who leaves the list.',
  data: Type.Object({ player: Player, seat: Seat, ...by }),
});

export const waitingListWithdrawn = defineFact({
  type: 'cagnotte.waiting-list.withdrawn.v1',
  title: { en: 'Withdrawn from the waiting list', es: 'Baja de la lista de espera' },
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table'],
  description:
    'A player leaves the list without a seat: he wants none any more, or did not come when called.',
  data: Type.Object({
    player: Player,
    cause: Type.Optional(Type.Enum(['own-wish', 'absent-when-called'])),
    ...by,
  }),
});

export const seatsDrawn = defineFact({
  type: 'cagnotte.seats.drawn.v1',
  title: { en: 'Seats drawn by lot', es: 'Sorteo de puestos' },
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table'],
  description: 'The seats of the table are drawn by lot among the players.',
  data: Type.Object({
    places: Type.Array(Type.Object({ seat: Seat, player: Player }), { minItems: 1, maxItems: 40 }),
    ...by,
  }),
});

export const playersInvited = defineFact({
  type: 'cagnotte.players.invited.v1',
  title: { en: 'Game by invitation', es: 'Partida por invitación' },
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table'],
  description: 'The game of the session is by invitation of the direction: these players are invited, too.',
  data: Type.Object({
    invited: Type.Array(Player, { minItems: 1, maxItems: 200 }),
    ...by,
  }),
});

export const seatingEvents = [
  waitingListEntered,
  waitingListCalled,
  waitingListWithdrawn,
  seatsDrawn,
  playersInvited,
] as const;
