import type { Betting } from './betting';

/** A pot, who can win it, and what the house has of it. */
export interface Pot {
  readonly amount: number;
  readonly contenders: readonly number[];
  readonly rake: number;
}

export interface Award {
  readonly seat: number;
  readonly potNo: number;
  readonly amount: number;
}

/**
 * Cuts what was put in at every level: each layer is of all who reach it, and won by those of them who did not fold; layers
 * of the same contenders are one pot. Each side pot bears its share of the rake rounded down, the main pot the rest (OP2-03).
 */
export function potsOf({ put, folded }: Betting, rake: number): readonly Pot[] {
  const levels = [...new Set(put.values())].filter((level) => level > 0).sort((one, other) => one - other);
  const pots: { amount: number; contenders: number[] }[] = [];
  levels.forEach((level, at) => {
    const layer = level - (levels[at - 1] ?? 0);
    const payers = [...put].filter(([, amount]) => amount >= level).map(([seat]) => seat);
    const contenders = payers.filter((seat) => !folded.has(seat));
    const last = pots.at(-1);
    if (last?.contenders.join() === contenders.join()) last.amount += layer * payers.length;
    else pots.push({ amount: layer * payers.length, contenders });
  });
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  const shares = pots.map(({ amount }) => Math.floor((rake * amount) / total));
  const rest = rake - shares.slice(1).reduce((sum, share) => sum + share, 0);
  return pots.map((pot, at) => ({ ...pot, rake: at === 0 ? rest : shares[at]! }));
}

/** A pot in equal parts; what is left over goes to who bet last and then clockwise from him, a unit each (IX.24, OP2-08). */
export function dividedPot(
  { amount, rake }: Pot,
  winners: readonly number[],
  { potNo, lastBettor }: { readonly potNo: number; readonly lastBettor: number },
): readonly Award[] {
  const net = amount - rake;
  const each = Math.floor(net / winners.length);
  const left = net - each * winners.length;
  const inTurn = [
    ...winners.filter((seat) => seat >= lastBettor),
    ...winners.filter((seat) => seat < lastBettor),
  ];
  return winners.map((seat) => ({ seat, potNo, amount: each + (inTurn.indexOf(seat) < left ? 1 : 0) }));
}
