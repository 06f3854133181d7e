import type { CasinoEvent } from '../../../src/ledger/_core/envelope';
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

/** A French roulette: a bet on red is left in prison on zero, and is freed by the next throw. */
export const PRISON_NIGHT: readonly CasinoEvent[] = [
  ...opening('roulette-french', 200),
  opened('roulette-french', 200, ROULETTE, { tier: 1 }),
  round(1, [{ betId: 'r', type: 'red', stake: 10_000, options: { onZero: 'leave' } }], { number: 0 }),
  round(2, [{ betId: 'r', type: 'red', stake: 10_000, carried: true }], { number: 1 }),
  closed({ wheel: 'locked' }),
];

const coloured = (betId: string, more: object = {}): object => ({
  ...{ betId, type: 'straight-up', stake: 1_000, selection: 17, player: 'P1', paid: 0, taken: 1_000 },
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
    ...{ maxima: { '*': 100_000, tie: 10_000 }, step: 250, seats: 14 },
    equipment: { decks: 6 },
  }),
  tell('shoe.started', { shoeNo: 1, decks: 6, behindCutCard: 7 }, { id: 'shoe' }),
  round(1, [{ betId: 'p', type: 'punto', stake: 1_000, seat: 1 }], {
    ...{ punto: ['9c', 'Td'], banca: ['2c', '4d'], dealtBy: 3 },
  }),
  round(2, [{ betId: 'p', type: 'punto', stake: 1_000, seat: 1 }], {
    ...{ punto: ['9h', 'Ts'], banca: ['2h', '4s'], dealtBy: 4 },
  }),
  tell('shoe.ended', { shoeNo: 1 }, { id: 'shoe-ended' }),
  closed(),
];

const DICE = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'];

/** Craps: a throw with six dice put out. */
export const DICE_NIGHT: readonly CasinoEvent[] = [
  ...opening('craps', 500),
  opened('craps', 500, ['table-chief', 'croupier', 'croupier', 'stickman'], { equipment: { dice: DICE } }),
  round(1, [{ betId: 'w', type: 'win', stake: 1_000, seat: 1 }], { dice: [5, 2], shooter: 1 }),
  closed(),
];
