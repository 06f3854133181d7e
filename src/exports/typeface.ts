import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

/** The typeface of the application, with figures of one width; SIL Open Font License 1.1. */
const FILES = {
  normal: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
} as const;

export type Weight = keyof typeof FILES;

/** Words are kerned. Figures are not: each amount is another word, and kerning them takes longer than all the rest. */
export const WORDS = 'words';
export const FIGURES = 'figures';

const DIRECTORY = 12;
const ENTRY = 16;
/** What the words of a font file add up to (OpenType, table head, checksumAdjustment). */
const SUM_OF_FONT = 0xb1b0afba;
const LAYOUT_TABLES = ['GSUB', 'GPOS', 'GDEF'];

type Family = typeof WORDS | typeof FIGURES;
type FilesByWeight = Readonly<Record<Weight, Buffer<ArrayBuffer>>>;

/** By the names with which a document refers to fonts; nothing else is read, whatever a book contains. */
const FILES_OF: Readonly<Record<Family, FilesByWeight>> = {
  words: { normal: readFileSync(FILES.normal), bold: readFileSync(FILES.bold) },
  figures: { normal: withoutLayout(FILES.normal), bold: withoutLayout(FILES.bold) },
};

interface FontTable {
  readonly tag: string;
  readonly entry: Buffer;
  readonly data: Buffer;
}

/** An OpenType font without its tables of substitutions and positions: glyphs stay as they are. */
function withoutLayout(file: string): Buffer<ArrayBuffer> {
  const font = readFileSync(file);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index): FontTable => {
    const entry = font.subarray(DIRECTORY + ENTRY * index, DIRECTORY + ENTRY * (index + 1));
    const [from, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
    return { tag: entry.toString('latin1', 0, 4), entry, data: font.subarray(from, from + length) };
  });
  return fontOf(
    font.subarray(0, DIRECTORY),
    tables.filter(({ tag }) => !LAYOUT_TABLES.includes(tag)),
  );
}

/** A font file with these tables; its checksum tells it from the original file. */
function fontOf(start: Buffer, tables: readonly FontTable[]): Buffer<ArrayBuffer> {
  const directory = Buffer.alloc(DIRECTORY + ENTRY * tables.length);
  start.copy(directory);
  directory.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [directory];
  let at = directory.length;
  let sumAt = 0;
  for (const [index, { tag, entry, data }] of tables.entries()) {
    entry.copy(directory, DIRECTORY + ENTRY * index);
    directory.writeUInt32BE(at, DIRECTORY + ENTRY * index + 8);
    if (tag === 'head') sumAt = at + 8;
    parts.push(data, Buffer.alloc(-data.length & 3));
    at += data.length + (-data.length & 3);
  }
  const font = Buffer.concat(parts);
  font.writeUInt32BE(0, sumAt);
  let sum = 0;
  for (let word = 0; word < font.length; word += 4) sum = (sum + font.readUInt32BE(word)) >>> 0;
  font.writeUInt32BE((SUM_OF_FONT - sum) >>> 0, sumAt);
  return font;
}

type FontsByWeight = Readonly<Record<Weight, fontkit.Font>>;

const decoded = ({ normal, bold }: FilesByWeight): FontsByWeight => ({
  normal: fontkit.create(normal) as fontkit.Font,
  bold: fontkit.create(bold) as fontkit.Font,
});

/** Decoded once: to decode them again takes most of the time of a small document. */
const DECODED = { [WORDS]: decoded(FILES_OF.words), [FIGURES]: decoded(FILES_OF.figures) };

const NAMED = 'cagnotte: decoded font ';
const fontNamed = (family: Family, weight: Weight): Buffer => Buffer.from(`${NAMED}${family} ${weight}`);

export const FONT_FILES: Readonly<Record<Family, Readonly<Record<Weight, Buffer>>>> = {
  words: { normal: fontNamed('words', 'normal'), bold: fontNamed('words', 'bold') },
  figures: { normal: fontNamed('figures', 'normal'), bold: fontNamed('figures', 'bold') },
};

/**
 * The format of such a file. Each document has glyphs of its own, since a glyph keeps the character that was asked for
 * first, and the same book gives the same bytes whatever was printed before. Tables are those of the decoded font.
 */
class DecodedFont {
  static probe(bytes: Buffer): boolean {
    return Buffer.from(bytes).toString('latin1', 0, NAMED.length) === NAMED;
  }

  constructor({ buffer }: { readonly buffer: Uint8Array }) {
    const [family, weight] = Buffer.from(buffer).toString('latin1', NAMED.length).split(' ') as [
      Family,
      Weight,
    ];
    const glyphs = { value: {}, writable: true, enumerable: true, configurable: true };
    // The library makes an object of a format with `new`
    return Object.create(DECODED[family][weight], { _glyphs: glyphs }) as DecodedFont;
  }
}
/** Missing in the published types. */
(fontkit as unknown as { registerFormat(format: typeof DecodedFont): void }).registerFormat(DecodedFont);

const advances: Readonly<Record<Weight, Map<number, number>>> = { normal: new Map(), bold: new Map() };

/** How wide a text is in a size of one point, without kerning; in points. */
export function widthOf(text: string, weight: Weight = 'normal'): number {
  let width = 0;
  for (const character of text) width += advanceOf(character.codePointAt(0)!, weight);
  return width;
}

function advanceOf(codePoint: number, weight: Weight): number {
  const known = advances[weight].get(codePoint);
  if (known !== undefined) return known;
  const font = DECODED.figures[weight];
  const advance = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
  advances[weight].set(codePoint, advance);
  return advance;
}
