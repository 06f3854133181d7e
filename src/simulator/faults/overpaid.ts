import type { RoundSettled } from '../../ledger/house-round/round.events';

/** By how much a table is wrong, in minor units. */
export const WRONG_BY = 100;

export const paidBet = ({ bets, result }: RoundSettled) =>
  result === undefined ? undefined : bets.find(({ paid = 0 }) => paid > 0);

export function overpaid(round: RoundSettled, by: number): Pick<RoundSettled, 'bets' | 'result'> {
  const won = paidBet(round);
  return {
    bets: round.bets.map((bet) => (bet === won ? { ...bet, paid: (bet.paid ?? 0) + by } : bet)),
    result: (round.result ?? 0) - by,
  };
}
