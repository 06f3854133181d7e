import { extent } from '../service/test-extent';

/** How many rounds a second settlement goes through; GAME_ROUNDS says another number. */
export const SETTLEMENT_ROUNDS = Number(process.env['GAME_ROUNDS'] ?? extent(4_000, 1_000_000));

/** Long enough for a million rounds on a slow machine, in milliseconds. */
export const SETTLEMENT_TIMEOUT = 3_600_000;
