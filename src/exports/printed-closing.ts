import type { Column, Content, ContentStack, CanvasRect } from 'pdfmake/interfaces';
import { anchorText } from '../projector/verification/anchors';
import type { PrintedWords } from './printed-words';
import type { ChartedBook } from './charted-book';
import { INK, SOFT_INK, WIDTH } from './column-widths';
import { FIGURES } from './typeface';
import { encode } from 'uqr';

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
      type: 'rect',
      x: from * module,
      y: y * module,
      lineWidth: 0,
      color: INK,
      w: length * module,
      h: module + OVERLAP,
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

export const printedClosing = (book: ChartedBook, words: PrintedWords): Content => ({
  unbreakable: true,
  margin: [0, 13, 0, 0],
  stack: [
    ...totalOf(book, words),
    { columns: signedAndSealed(book, words), columnGap: PLACE_GAP, margin: [0, 14, 0, 0] },
  ],
});

const TOTAL_WIDTH = 190;

function totalOf({ total, totalOf: called }: ChartedBook, words: PrintedWords): Content[] {
  if (total === undefined) return [];
  const rule = (y: number): Content => ({
    canvas: [{ type: 'line', x1: 0, y1: y, x2: TOTAL_WIDTH, y2: y, lineWidth: 0.7, lineColor: INK }],
  });
  return [
    {
      columns: [
        { text: words.inWords(total), color: SOFT_INK, fontSize: 9, margin: [0, 7, 0, 0] },
        {
          width: TOTAL_WIDTH,
          stack: [
            rule(0),
            {
              columns: [
                { text: called?.[words.language] ?? words.total, fontSize: 9, margin: [0, 4, 0, 0] },
                {
                  text: `${words.cell(total)} ${total.currency}`,
                  font: FIGURES,
                  noWrap: true,
                  bold: true,
                  fontSize: 13,
                  alignment: 'right',
                  width: 'auto',
                },
              ],
              margin: [0, 2, 0, 0],
            },
            rule(2),
            rule(1.6),
          ],
        },
      ],
      columnGap: 20,
    },
  ];
}

const QR_WIDTH = 78;
const SEAL_WIDTH = 232;
const PLACE_GAP = 20;

function signedAndSealed(book: ChartedBook, words: PrintedWords): Column[] {
  const seal = sealOf(book, words);
  const room = seal.length === 0 ? WIDTH : WIDTH - SEAL_WIDTH - PLACE_GAP;
  const places = placesOf(book, words);
  const width = Math.min(MOST_OF_PLACE, (room - PLACE_GAP * (places.length - 1)) / places.length);
  const signed: Column = {
    columns: places.map((place) => ({ stack: place(width), width })),
    columnGap: PLACE_GAP,
    width: room,
  };
  return [signed, ...seal];
}

const MOST_OF_PLACE = 200;

type Place = (width: number) => Content[];

/**
 * Makes a place to sign for each function. The names of the persons who closed and certified are printed under
 * accounting and direction, or on lines of their own if the book has no such function.
 */
function placesOf({ signatures, certificates = [] }: ChartedBook, words: PrintedWords): Place[] {
  const own = certificates.map((certificate) => ({
    certificate,
    under: signatures.findIndex((role) => role.startsWith(FUNCTION_OF[certificate.act])),
  }));
  const places = signatures.map((role, index): Place => {
    const certified = own.filter(({ under }) => under === index);
    return (width) => [
      { text: words.role(role), fontSize: 8, bold: true, margin: [0, 0, 0, 30] },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7, lineColor: INK }] },
      ...certified.map(({ certificate }) =>
        certifiedBy(certificate, { text: words.act[certificate.act].by, color: SOFT_INK }, words),
      ),
    ];
  });
  const alone = own.filter(({ under }) => under === -1);
  return [
    ...places,
    ...alone.map(({ certificate }): Place => {
      const title = { text: words.act[certificate.act].title, bold: true };
      return () => [{ ...certifiedBy(certificate, title, words), margin: 0 }];
    }),
  ];
}

const FUNCTION_OF = { closed: 'Responsable de contabilidad', certified: 'Director' } as const;

const certifiedBy = (
  { names, at, isRepeated }: NonNullable<ChartedBook['certificates']>[number],
  title: Content,
  words: PrintedWords,
): ContentStack => ({
  fontSize: 8,
  margin: [0, 3, 0, 0],
  stack: [
    title,
    { text: words.names(names) },
    ...(at === undefined ? [] : [{ text: words.moment(at, isRepeated), color: SOFT_INK }]),
  ],
});

function sealOf({ casino, anchor }: ChartedBook, words: PrintedWords): Column[] {
  if (anchor === undefined) return [];
  const { seal, record, hash } = anchor;
  const said: Content[] = [
    ...(seal === undefined
      ? []
      : [
          { text: words.sealOf(seal.gamingDay), color: SOFT_INK },
          { text: shortHash(seal.hash), font: FIGURES, bold: true, fontSize: 10 },
        ]),
    { text: words.chainAt(record), color: SOFT_INK, margin: [0, 4, 0, 0] },
    { text: shortHash(hash), font: FIGURES, bold: true, fontSize: 10 },
    { text: words.checkedBy, color: SOFT_INK, margin: [0, 4, 0, 0], fontSize: 7 },
    { text: `cagnotte verify --anchor`, fontSize: 7, color: SOFT_INK },
  ];
  const code: Content = { canvas: qrCode(anchorText({ casino, ...anchor }), QR_WIDTH) };
  return [
    {
      width: SEAL_WIDTH,
      columns: [
        { stack: said, fontSize: 8, alignment: 'right' },
        { width: QR_WIDTH, stack: [code] },
      ],
      columnGap: 12,
    },
  ];
}
