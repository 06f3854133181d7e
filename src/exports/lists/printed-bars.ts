import type { Content } from 'pdfmake/interfaces';
import { FELT, HAIRLINE, SOFT_INK, WARN, WIDTH } from '../column-widths';

/** A picture of one amount by group: bars above and below zero. */
export interface Bars {
  readonly title: string;
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly label: string;
  /** In minor units. */
  readonly amount: bigint;
  /** The amount as it is written in the table. */
  readonly said: string;
}

const HEIGHT = 90;
const LEFT = 70;
/** More bars than this are narrower than a line. */
export const MOST_BARS = 200;
/** Labels beside each other need this many points. */
const ROOM_OF_LABEL = 60;
/** Heights are whole parts of the picture, so that no amount is ever a floating-point number. */
const PARTS = 10_000n;

/** The picture in points, across the page: drawn shapes, and words at their places beside and below them. */
export function printedBars({ title, bars }: Bars): Content {
  const most = largest(bars.map(({ amount }) => amount));
  const least = largest(bars.map(({ amount }) => -amount));
  const span = most + least === 0n ? 1n : most + least;
  const scaled = (amount: bigint): number => (Number((amount * PARTS) / span) / Number(PARTS)) * HEIGHT;
  const zero = scaled(most);
  const step = (WIDTH - LEFT) / bars.length;
  const every = Math.ceil(ROOM_OF_LABEL / step);
  const shapes = bars.map(({ amount }, at) => {
    const h = Math.abs(scaled(amount));
    const [y, color] = amount < 0n ? [zero, WARN] : [zero - h, FELT];
    return { type: 'rect' as const, x: LEFT + step * (at + 0.15), y, w: step * 0.7, h, color };
  });
  const axis = { type: 'line' as const, x1: LEFT, y1: zero, x2: WIDTH, y2: zero, lineWidth: 0.7 };
  const scale = [
    ...saidOf(bars, most).map((said) => ({ said, y: 0 })),
    ...(zero > 12 && HEIGHT - zero > 4 ? [{ said: '0', y: zero - 5 }] : []),
    ...saidOf(bars, -least).map((said) => ({ said, y: HEIGHT - 10 })),
  ];
  const labels = bars.flatMap(({ label }, at) => (at % every === 0 ? [{ label, x: LEFT + step * at }] : []));
  return {
    unbreakable: true,
    stack: [
      { text: title, bold: true, margin: [0, 0, 0, 4] },
      { canvas: [...shapes, { ...axis, lineColor: HAIRLINE.color }] },
      ...scale.map(({ said, y }) => placed(said, { x: 0, y: y - HEIGHT, width: LEFT - 6 }, 'right')),
      ...labels.map(({ label, x }) => placed(label, { x, y: 2, width: step * every }, 'left')),
    ],
    margin: [0, 2, 0, 16],
  };
}

/** What is written beside the scale for the outermost bar. */
const saidOf = (bars: readonly Bar[], amount: bigint): string[] =>
  bars
    .filter((bar) => bar.amount === amount && amount !== 0n)
    .slice(0, 1)
    .map(({ said }) => said);

const largest = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, amount) => (amount > most ? amount : most), 0n);

const placed = (
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  alignment: 'left' | 'right',
): Content => ({
  columns: [{ text, width, alignment, fontSize: 7, color: SOFT_INK, noWrap: true }],
  relativePosition: { x, y },
});
