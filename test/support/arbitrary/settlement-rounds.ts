import { extent } from '../service/test-extent';

/** The number of rounds that are settled a second time; the variable GAME_ROUNDS overrides it. */
export const SETTLEMENT_ROUNDS = Number(process.env['GAME_ROUNDS'] ?? extent(4_000, 1_000_000));

/** Milliseconds for a million rounds on a slow machine. */
export const SETTLEMENT_TIMEOUT = 3_600_000;
