import type { Betting } from './betting';

/** A pot with its contenders and its rake. */
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
 * Divides contributions at every level: each layer belongs to all who reach it and is won by those who did not fold; layers with
 * the same contenders form one pot. Each side pot bears its share of the rake rounded down, the main pot the rest (OP2-03).
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

/**
 * Divides a pot into equal parts, the odd unit to the first (OP2-32, OP2-33), and each part equally among its winners; odd units
 * go one each to the last bettor and then clockwise (IX.24, OP2-08). No winner gets a second one while another has none.
 */
export function dividedPot(
  { amount, rake, contenders }: Pot,
  parts: readonly (readonly number[])[],
  { potNo, lastBettor }: { readonly potNo: number; readonly lastBettor: number },
): readonly Award[] {
  const net = amount - rake;
  const won = new Map<number, number>();
  const had = new Set<number>();
  parts.forEach((winners, at) => {
    const hasOdd = at < net % parts.length;
    const part = Math.floor(net / parts.length) + (hasOdd ? 1 : 0);
    const clockwise = [
      ...winners.filter((seat) => seat >= lastBettor),
      ...winners.filter((seat) => seat < lastBettor),
    ];
    const inTurn = [
      ...clockwise.filter((seat) => !had.has(seat)),
      ...clockwise.filter((seat) => had.has(seat)),
    ];
    inTurn.forEach((seat, place) => {
      const isOdd = place < part % winners.length;
      if (isOdd || (hasOdd && winners.length === 1)) had.add(seat);
      won.set(seat, (won.get(seat) ?? 0) + Math.floor(part / winners.length) + (isOdd ? 1 : 0));
    });
  });
  return contenders.flatMap((seat) => (won.has(seat) ? [{ seat, potNo, amount: won.get(seat)! }] : []));
}
