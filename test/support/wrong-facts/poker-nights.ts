import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from '../book/told';
import { opening } from './player-nights';

const STAFF = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));

const opened = (game: string, poker: object): CasinoEvent =>
  tell(
    'table.opened',
    {
      game,
      minimum: 1_000,
      float: { amount: 0 },
      staff: STAFF,
      seats: 8,
      poker,
      captures: { rounds: true, buyIns: false },
    },
    { id: 'opened' },
  );

const hand = (game: string, handNo: number, rake: number): CasinoEvent =>
  tell(
    'hand.played',
    {
      handNo: `${handNo}`,
      game,
      limitType: 'no-limit',
      button: 1,
      seats: [1, 2].map((seat) => ({ seat, player: `p${seat}`, stack: 20_000 })),
      actions: [
        { street: 0, seat: 1, action: 'small-blind', amount: 500 },
        { street: 0, seat: 2, action: 'big-blind', amount: 1_000 },
        { street: 1, seat: 1, action: 'call', amount: 500 },
        { street: 1, seat: 2, action: 'check' },
        { street: 2, seat: 1, action: 'bet', amount: 1_000 },
        { street: 2, seat: 2, action: 'fold' },
        { street: 2, seat: 1, action: 'uncalled-returned', amount: 1_000 },
      ],
      pots: [{ amount: 2_000 }],
      awards: [{ seat: 1, amount: 2_000 - rake }],
      rake: { dropped: rake },
    },
    { id: `hand-${handNo}` },
  );

const charged = (player: string): CasinoEvent =>
  tell(
    'poker-session.charged',
    { player, option: 'session-fee', amount: 1_200, paidWith: 'chips' },
    { id: `charge-${player}` },
  );

const closed = (): CasinoEvent =>
  tell('table.closed', { toCage: [{ holder: 'table', chips: 0 }], certifiedBy: BY }, { id: 'closed' });

/** A session of Omaha with five cards whose players pay a fee: four hands, two players. */
export const FEE_NIGHT: readonly CasinoEvent[] = [
  ...opening('omaha-five-card', 1_000),
  opened('omaha-five-card', {
    initialStack: 20_000,
    leastTopUp: 10_000,
    minutes: 120,
    share: { option: 'session-fee', amount: 1_200 },
  }),
  charged('p1'),
  charged('p2'),
  ...[1, 2, 3, 4].map((handNo) => hand('omaha-five-card', handNo, 0)),
  closed(),
];

/** A session of Texas hold'em by invitation, with drawn seats, a waiting list and announced last hands, whose pots are raked. */
export const RAKE_NIGHT: readonly CasinoEvent[] = [
  ...opening('texas-holdem', 1_000),
  opened('texas-holdem', {
    initialStack: 20_000,
    minutes: 120,
    share: { option: 'rake', rate: { numerator: 4, denominator: 100 } },
  }),
  tell('players.invited', { invited: ['p1', 'p2'] }, { id: 'invited' }),
  tell(
    'seats.drawn',
    {
      places: [
        { seat: 1, player: 'p1' },
        { seat: 2, player: 'p2' },
      ],
    },
    { id: 'drawn' },
  ),
  ...[1, 2].map((handNo) => hand('texas-holdem', handNo, 80)),
  tell('waiting-list.entered', { player: 'p3' }, { id: 'listed-3' }),
  tell('waiting-list.entered', { player: 'p4' }, { id: 'listed-4' }),
  tell('waiting-list.withdrawn', { player: 'p3', cause: 'own-wish' }, { id: 'left-3' }),
  tell('last-hands.announced', { hands: 2 }, { id: 'last' }),
  ...[3, 4].map((handNo) => hand('texas-holdem', handNo, 80)),
  closed(),
];
