import { inflateSync } from 'node:zlib';

/**
 * The texts of each page of a PDF in the order of drawing, joined by blanks. It reads the features that books use: embedded
 * fonts with a map to Unicode, Flate streams, hexadecimal texts.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  return pagesOf(objects).map((page) => textOf(operatorsOf(page, objects), fontsOf(page, objects)));
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | undefined;
}

type PdfObjects = ReadonlyMap<string, PdfObject>;

export function objectsOf(pdf: Buffer): PdfObjects {
  const objects = new Map<string, PdfObject>();
  const text = pdf.toString('latin1');
  for (const found of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = found.index + found[0].length;
    const [head = ''] = text.slice(start).split(/\nendobj|\nstream\n/, 1);
    const [, length] = /\/Length (\d+)/.exec(head) ?? [];
    const from = start + head.length + '\nstream\n'.length;
    const stream = length === undefined ? undefined : pdf.subarray(from, from + Number(length));
    objects.set(found[1]!, { head, stream });
  }
  return objects;
}

export function pagesOf(objects: PdfObjects): PdfObject[] {
  const [pages] = [...objects.values()].filter(({ head }) => /\/Type \/Pages\b/.test(head));
  const kids = [.../\/Kids \[([^\]]*)\]/.exec(pages!.head)![1]!.matchAll(/(\d+) 0 R/g)];
  return kids.map(([, page]) => objects.get(page!)!);
}

/** The object that an entry of another object refers to. */
const referred = ({ head }: PdfObject, entry: string, objects: PdfObjects): PdfObject =>
  objects.get(new RegExp(`/${entry} (\\d+) 0 R`).exec(head)![1]!)!;

const contentOf = ({ head, stream }: PdfObject): string =>
  (head.includes('/FlateDecode') ? inflateSync(stream!) : stream!).toString('latin1');

/** The drawing operators of a page. */
export const operatorsOf = (page: PdfObject, objects: PdfObjects): string =>
  contentOf(referred(page, 'Contents', objects));

/** The characters of each font of a page, by glyph number. */
function fontsOf(page: PdfObject, objects: PdfObjects): Map<string, readonly string[]> {
  const { head } = referred(page, 'Resources', objects);
  const named = [.../\/Font <<([^>]*)>>/.exec(head)![1]!.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    named.map(([, name, font]) => [
      name!,
      lettersOf(contentOf(referred(objects.get(font!)!, 'ToUnicode', objects))),
    ]),
  );
}

function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, first, range] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const own = [...range!.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex]) =>
      Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    );
    own.forEach((letter, index) => (letters[parseInt(first!, 16) + index] = letter));
  }
  return letters;
}

function textOf(operators: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  const texts: string[] = [];
  let letters: readonly string[] = [];
  for (const [, font, parts] of operators.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font)!;
    else {
      const glyphs = [...parts!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex!).join('');
      texts.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => letters[parseInt(glyph, 16)] ?? '?').join(''));
    }
  }
  return texts.join(' ').replaceAll(/ +/g, ' ');
}
