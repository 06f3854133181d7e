import type { Minor } from '../../../kernel/money';
import type { Rational } from '../../../kernel/rational';
import { TO_THE_CENT } from '../../../kernel/rounding';
import { shareOf, type Share } from '../banked-bets';

/** The step by which a meter gets its part of what was staked: to the nearest cent, from the middle up. */
const CONTRIBUTION_STEP = TO_THE_CENT;

/**
 * What a meter gets of the stakes of one round, or of one report of a pool: its rate of them together, rounded once
 * (1.1.9.A-VII.6-05, "the amounts played in each hand"); the house has the rest. The rules and the ledger both divide
 * by this. Minor units.
 */
export const contributionOf = (staked: Minor, rate: Rational): Share =>
  shareOf(staked, rate, CONTRIBUTION_STEP);
