import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from '../book/told';
import { opening } from './player-nights';

const captures = { rounds: true, buyIns: false };
const staffOf = (...roles: readonly string[]) => roles.map((role, n) => ({ id: `${role}-${n}`, role }));
const opened = (game: string, minimum: number, staff: readonly string[], more: object): CasinoEvent =>
  tell(
    'table.opened',
    { game, minimum, float: { amount: 0 }, captures, staff: staffOf(...staff), ...more },
    { id: 'opened' },
  );
const round = (roundNo: number, bets: readonly object[], outcome: object): CasinoEvent =>
  tell('round.settled', { roundNo, bets: bets as never, outcome }, { id: `round-${roundNo}` });
const closed = (more: object = {}): CasinoEvent =>
  tell(
    'table.closed',
    { toCage: [{ holder: 'table', chips: 0 }], certifiedBy: BY, ...more },
    { id: 'closed' },
  );

const ROULETTE = ['table-chief', 'croupier', 'croupier'];

/** French roulette: a bet on red is put in prison by zero and freed by the next spin. */
export const PRISON_NIGHT: readonly CasinoEvent[] = [
  ...opening('roulette-french', 200),
  opened('roulette-french', 200, ROULETTE, { tier: 1 }),
  round(1, [{ betId: 'r', type: 'red', stake: 10_000, options: { onZero: 'leave' } }], { number: 0 }),
  round(2, [{ betId: 'r', type: 'red', stake: 10_000, carried: true }], { number: 1 }),
  closed({ wheel: 'locked' }),
];

/** A losing bet with chips of colour. */
export const coloured = (betId: string, more: object = {}): object => ({
  betId,
  type: 'straight-up',
  stake: 1_000,
  selection: 17,
  player: 'P1',
  paid: 0,
  taken: 1_000,
  options: { colour: 'green', chipValue: 100 },
  ...more,
});

/** An American roulette with chips of colour. */
export const COLOUR_NIGHT: readonly CasinoEvent[] = [
  ...opening('roulette-american', 100),
  opened('roulette-american', 100, ['table-chief', 'croupier'], { tier: 1 }),
  round(1, [coloured('g-1'), coloured('g-2')], { number: 5 }),
  closed({ wheel: 'locked' }),
];

/** Punto y banca: a shoe with two coups, of which the banca loses the first. */
export const SHOE_NIGHT: readonly CasinoEvent[] = [
  ...opening('punto-y-banca', 1_000),
  opened('punto-y-banca', 1_000, ['table-chief', 'croupier', 'croupier', 'croupier'], {
    maxima: { '*': 100_000, tie: 10_000 },
    step: 250,
    seats: 14,
    equipment: { decks: 6 },
  }),
  tell('shoe.started', { shoeNo: 1, decks: 6, behindCutCard: 7 }, { id: 'shoe' }),
  round(1, [{ betId: 'p', type: 'punto', stake: 1_000, seat: 1 }], {
    punto: ['9c', 'Td'],
    banca: ['2c', '4d'],
    dealtBy: 3,
  }),
  round(2, [{ betId: 'p', type: 'punto', stake: 1_000, seat: 1 }], {
    punto: ['9h', 'Ts'],
    banca: ['2h', '4s'],
    dealtBy: 4,
  }),
  tell(
    'round.settled',
    {
      roundNo: 3,
      bets: [{ betId: 'b', type: 'banca', stake: 1_000, seat: 2, paid: 500, taken: 0 }],
      outcome: { punto: ['2d', '3d', 'Th'], banca: ['2s', '4c'], dealtBy: 5 },
      result: -1_000,
      deduction: { amount: 500, dropped: false },
    },
    { id: 'round-3' },
  ),
  tell('waiting-list.entered', { player: 'w-1' }, { id: 'listed-1' }),
  tell('waiting-list.entered', { player: 'w-2' }, { id: 'listed-2' }),
  tell('waiting-list.called', { player: 'w-1', seat: 3 }, { id: 'called-1' }),
  tell('waiting-list.called', { player: 'w-2', seat: 4 }, { id: 'called-2' }),
  tell('shoe.ended', { shoeNo: 1 }, { id: 'shoe-ended' }),
  closed(),
];

/** Blackjack: one box wins, one doubles. */
export const BLACKJACK_NIGHT: readonly CasinoEvent[] = [
  ...opening('blackjack', 1_000),
  opened('blackjack', 1_000, ['table-chief', 'croupier'], { seats: 7, equipment: { decks: 6 } }),
  round(
    1,
    [
      { betId: 'm-1', type: 'main', stake: 1_000, seat: 1 },
      { betId: 'm-2', type: 'main', stake: 1_000, seat: 2 },
      { betId: 'd-2', type: 'double', stake: 1_000, seat: 2 },
    ],
    {
      dealer: ['Th', '7d'],
      hands: [
        { seat: 1, cards: ['9h', '9d'] },
        { seat: 2, cards: ['5s', '6d', '9c'] },
      ],
    },
  ),
  closed(),
];

/** Casino war: a card that wins. */
export const WAR_NIGHT: readonly CasinoEvent[] = [
  ...opening('casino-war', 1_000),
  opened('casino-war', 1_000, ['table-chief', 'croupier'], { seats: 7, equipment: { decks: 6 } }),
  round(1, [{ betId: 'i', type: 'initial', stake: 1_000, seat: 1 }], {
    dealer: ['9h'],
    hands: [{ seat: 1, cards: ['Kc'] }],
  }),
  closed(),
];

const DICE = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'];

/** Craps: a throw with two of six offered dice. */
export const DICE_NIGHT: readonly CasinoEvent[] = [
  ...opening('craps', 500),
  opened('craps', 500, ['table-chief', 'croupier', 'croupier', 'stickman'], { equipment: { dice: DICE } }),
  round(1, [{ betId: 'w', type: 'win', stake: 1_000, seat: 1 }], { dice: [5, 2], shooter: 1 }),
  closed(),
];
