import type { CasinoBooks, DiceOut } from './casino-books.state';

/** Openings kept: they reach back beyond the previous session, for any number of tables. */
const REMEMBERED = 40;

export const noteDice = (books: CasinoBooks, out: DiceOut): CasinoBooks => ({
  ...books,
  diceOut: [...(books.diceOut ?? []), out].slice(-REMEMBERED),
});

export function diceUsedBefore({ diceOut = [] }: CasinoBooks, { day, dice }: DiceOut): readonly string[] {
  const earlier = diceOut.filter((out) => out.day < day);
  const last = earlier.reduce((latest, out) => (out.day > latest ? out.day : latest), '');
  const used = new Set(earlier.filter((out) => out.day === last).flatMap((out) => out.dice));
  return [...new Set(dice)].filter((each) => used.has(each));
}
