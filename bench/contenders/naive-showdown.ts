const DOWN = (one: number, other: number): number => other - one;
const VALUES = '..23456789TJQKA';

/** The best hand of each player by comparing every five of his seven cards as sorted text. */
export function naiveWinners(
  hands: readonly (readonly string[])[],
  board: readonly string[],
): readonly number[] {
  const best = hands.map((own) =>
    fives([...own, ...board])
      .map(asText)
      .sort()
      .at(-1)!,
  );
  const highest = [...best].sort().at(-1);
  return best.flatMap((hand, player) => (hand === highest ? [player] : []));
}

const fives = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.flatMap((_, one) =>
    cards.slice(one + 1).map((__, other) => cards.filter((___, at) => at !== one && at !== one + 1 + other)),
  );

/** Five cards as text that sorts by their strength. */
function asText(five: readonly string[]): string {
  const values = five.map((card) => VALUES.indexOf(card[0]!)).sort(DOWN);
  const counts = [...new Set(values)]
    .map((value) => ({ value, times: values.filter((other) => other === value).length }))
    .sort((one, other) => other.times - one.times || other.value - one.value);
  const isFlush = new Set(five.map((card) => card[1])).size === 1;
  const isWheel = values.join() === '14,5,4,3,2';
  const isStraight = counts.length === 5 && (values[0]! - values[4]! === 4 || isWheel);
  const shape = counts.map(({ times }) => times).join('');
  const place = isStraight && isFlush ? 8 : isFlush ? 5 : isStraight ? 4 : SHAPES.indexOf(shape);
  const ranks = isWheel ? [5] : counts.map(({ value }) => value);
  return [place, ...ranks].map((part) => String.fromCharCode(65 + part)).join('');
}

/** Patterns of equal ranks, in order of strength. */
const SHAPES = ['11111', '2111', '221', '311', '-', '-', '32', '41'];
