import { encode } from 'uqr';
import type { CanvasRect } from 'pdfmake/interfaces';
import { INK } from './sheet';

/** A hash as people compare it: its first sixteen digits in fours. */
export const shortHash = (hash: string): string => hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');

/** How far a row extends into the next, so that no printer shows the paper between them. */
const OVERLAP = 0.04;

/** A text as a QR code of a width, in points; without the quiet zone around it, four modules of which stay free. */
export function qrCode(text: string, width: number): CanvasRect[] {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = width / size;
  return data.flatMap((row, y) =>
    runsOf(row).map(([from, length]): CanvasRect => ({
      ...{ type: 'rect', x: from * module, y: y * module, lineWidth: 0, color: INK },
      ...{ w: length * module, h: module + OVERLAP },
    })),
  );
}

/** Dark modules in succession: where they begin, and how many. */
function runsOf(row: readonly boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
