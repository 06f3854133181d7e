import { checkPoolOpening, checkPoolPrizes, checkPoolUnit } from '../_mechanics/jackpots/pool-checks';
import type { Setting } from '../game-rules';
import type { Round } from '../round';
import type { RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import type { BlackjackFacts } from './blackjack-facts';

/** Stakes that are not the one amount of the table, and prizes that are not what the cards win. */
export const checkBolsa = (
  { rules, bolsaFloor }: BlackjackFacts,
  settled: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly RuleFinding[] => [
  ...checkPoolOpening(settled.round, setting, { opening: { times: bolsaFloor, rule: rules.bolsaFloor } }),
  ...checkPoolUnit(settled.round, setting, { minimum: 'bolsa', rule: rules.bolsaUnit }),
  ...checkPoolPrizes(settled, setting, rules.onlyHighest),
];
