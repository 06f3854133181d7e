import type { Chance } from '../../../../packages/simulator/chance';
import {
  type ExpectedBet,
  expectedBet,
  resultOfBets,
  type Vector,
  type ExpectedMovement,
} from '../../vector';

/** A bet in the format of reports. */
export interface Made {
  readonly betId: string;
  readonly type: string;
  readonly stake: number;
  readonly seat: number;
  readonly player?: string;
  readonly options?: object;
}

/** The settlement of a bet with its rules. */
export interface Decided {
  readonly bet: ExpectedBet;
  readonly rules: readonly string[];
}

export const decided =
  (made: Made) =>
  (fate: string, money: Parameters<typeof expectedBet>[2], ...rules: readonly string[]): Decided => ({
    bet: expectedBet(made, fate, money),
    rules,
  });

/** A shuffled deck of 52 without some cards. */
export function deckWithout(chance: Chance, taken: readonly string[]): string[] {
  const deck = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  return chance.shuffled(deck.filter((card) => !taken.includes(card)));
}

/** A round with its expected answer. */
export function roundVector(
  told: { readonly terms?: object; readonly round: object; readonly [more: string]: unknown },
  decisions: readonly Decided[],
  {
    found = [],
    pools = [],
    rules = [],
  }: {
    readonly found?: readonly string[];
    readonly pools?: readonly ExpectedMovement[];
    readonly rules?: readonly string[];
  },
): Vector {
  const bets = decisions.map(({ bet }) => bet);
  return {
    round: told,
    expected: {
      ...(bets.length > 0 && { bets }),
      result: resultOfBets(bets),
      ...(pools.length > 0 && { pools }),
      findings: [...found].sort(),
    },
    rules: [
      ...new Set([
        ...decisions.flatMap((each) => each.rules),
        ...rules,
        ...found.map((finding) => finding.slice(finding.indexOf(' ') + 1)),
      ]),
    ],
  };
}
