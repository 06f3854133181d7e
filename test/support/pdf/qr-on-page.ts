import jsQR from 'jsqr';
import { objectsOf, operatorsOf, pagesOf } from './pdf-text';

/** Pixels per point of the page; a module of a QR code is more than nine pixels wide. */
const SCALE = 8;

/** The quiet zone around a code, in pixels. */
const QUIET = 10 * SCALE;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The text of the QR code on a page of a PDF, decoded from its filled rectangles, which nothing else in books uses; undefined
 * if there is no code.
 */
export function qrOnPage(pdf: Buffer, page: number): string | undefined {
  const objects = objectsOf(pdf);
  const rectangles = rectanglesIn(operatorsOf(pagesOf(objects)[page]!, objects));
  if (rectangles.length === 0) return undefined;
  const left = Math.min(...rectangles.map(({ x }) => x)) - QUIET;
  const top = Math.min(...rectangles.map(({ y }) => y)) - QUIET;
  const width = Math.max(...rectangles.map(({ x, width: own }) => x + own)) + QUIET - left;
  const height = Math.max(...rectangles.map(({ y, height: own }) => y + own)) + QUIET - top;
  const picture = new Uint32Array(width * height).fill(0xffffffff);
  for (const each of rectangles) {
    for (let line = each.y - top; line < each.y - top + each.height; line += 1) {
      const from = line * width + each.x - left;
      picture.fill(0xff000000, from, from + each.width);
    }
  }
  return jsQR(new Uint8ClampedArray(picture.buffer), width, height)?.data;
}

const rectanglesIn = (operators: string): Rectangle[] =>
  [...operators.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n/g)].map((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found
      .slice(1)
      .map((number) => Math.round(Number(number) * SCALE));
    return { x, y, width, height };
  });
