import type { GameRules } from '../game-rules';
import type { Rule } from '../rule';
import type { Square, WheelFacts } from './wheel-facts';
import { WHEEL_OF_FORTUNE_REGISTER, WHEEL_OF_FORTUNE_RULES as RULES } from './wheel-of-fortune.register';
import { wheelRules } from './wheel-rules';

const positions = (squares: bigint, spanish: string, rule: Rule, pays: bigint): Square => ({
  type: `positions-${squares}`,
  spanish,
  rule,
  squares,
  pays,
});

const figure = (which: 1 | 2): Square => ({
  type: `figure-${which}`,
  spanish: `figura ${which}`,
  rule: RULES.figure,
  squares: 1n,
  pays: 45n,
});

/** The wheel of fortune as the Order of 4 February 2010 has it (heading 1.1.11), as data. */
export const WHEEL_OF_FORTUNE: WheelFacts = {
  code: 'wheel-of-fortune',
  rules: RULES,
  register: WHEEL_OF_FORTUNE_REGISTER,
  bets: [
    positions(24n, 'veinticuatro posiciones', RULES.twentyFour, 1n),
    positions(15n, 'quince posiciones', RULES.fifteen, 2n),
    positions(7n, 'siete posiciones', RULES.seven, 5n),
    positions(4n, 'cuatro posiciones', RULES.four, 10n),
    positions(2n, 'dos posiciones', RULES.two, 20n),
    figure(1),
    figure(2),
  ],
  turnsAtLeast: 4,
  staff: [{ role: 'croupier', atLeast: 1 }],
};

export const wheelOfFortune: GameRules = wheelRules(WHEEL_OF_FORTUNE);
