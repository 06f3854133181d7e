import type { Answers } from '../open-points';
import type { Setting } from '../game-rules';
import { breach, type Rule, type RuleFinding } from '../rule';
import type { VoidedRound } from '../table-reports';
import { money } from '../wording';

/** What becomes of the stakes of a void round: they stand for the repetition, or go back to their owners. */
export type FateOfStakes = 'stakes-stand' | 'stakes-returned';

/** The answer of the casino, or the game's own where the answer leaves it to the game. */
export const fateOfStakes = (answers: Answers, byGame: FateOfStakes): FateOfStakes =>
  answers['OP1-06'] === 'by-game' ? byGame : answers['OP1-06'];

/** Refunds that are not what the stakes were: too much, or, where stakes go back, too little. */
export function checkRefunds(
  { refunds, bets }: VoidedRound,
  { rule, fate, currency }: { readonly rule: Rule; readonly fate: FateOfStakes } & Pick<Setting, 'currency'>,
): readonly RuleFinding[] {
  if (bets === undefined) return [];
  return bets.flatMap(({ betId, stake }) => {
    const refunded = refunds
      .filter((refund) => refund.betId === betId)
      .reduce((total, { amount }) => total + amount, 0n);
    const isRight = fate === 'stakes-returned' ? refunded === stake : refunded <= stake;
    if (isRight) return [];
    return [
      breach(rule, {
        code: 'refund-not-the-stake',
        severity: 'violation',
        expected: `${fate === 'stakes-returned' ? '' : 'at most '}${money(stake, currency)} returned`,
        found: money(refunded, currency),
        betIds: [betId],
      }),
    ];
  });
}
