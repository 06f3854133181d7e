import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SHEET_LIMITS, unreadable, UnreadableSheet } from './sheet';

/** Bytes given to the inflater at once: they inflate to at most a thousand times as much before the sum is looked at. */
const STEP = 4 * 1024;

/** The parts that hold cells, and how they are shown; pictures, macros and the like are not inflated. */
const WANTED =
  /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/(worksheets\/|sharedStrings|styles).*\.xml)$/;

/**
 * The XML of the parts of a workbook by their path. Inflates no more than `SHEET_LIMITS.inflatedBytes`, whatever sizes the
 * archive states.
 * @throws UnreadableSheet for what is no such archive, or inflates to more
 */
export function workbookParts(bytes: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, Uint8Array[]>();
  let inflated = 0;
  const unzip = new Unzip((file) => {
    const name = file.name.replace(/^\//, '');
    if (!WANTED.test(name)) return;
    if (parts.has(name)) throw unreadable('not-a-workbook');
    const chunks: Uint8Array[] = [];
    parts.set(name, chunks);
    file.ondata = (failure, chunk) => {
      // The archive reader hands what was thrown here for the chunk before to the next call.
      if (failure) throw failure instanceof UnreadableSheet ? failure : unreadable('not-a-workbook');
      inflated += chunk.length;
      if (inflated > SHEET_LIMITS.inflatedBytes)
        throw unreadable('inflates-too-much', { most: SHEET_LIMITS.inflatedBytes });
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  pushed(unzip, bytes);
  return new Map([...parts].map(([name, chunks]) => [name, Buffer.concat(chunks).toString('utf8')]));
}

function pushed(unzip: Unzip, bytes: Buffer): void {
  try {
    for (let at = 0; at < bytes.length; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (failure) {
    throw failure instanceof UnreadableSheet ? failure : unreadable('not-a-workbook');
  }
}

export interface XmlReading {
  /** Called with the name without its prefix. */
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Reads XML once from its beginning to its end. @throws UnreadableSheet for XML that is broken or declares a document type */
export function readXml(xml: string, { open, close, text }: XmlReading): void {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw unreadable('not-a-workbook');
  });
  // A document type could declare entities that grow without limit; no program writes one into a workbook.
  parser.on('doctype', () => {
    throw unreadable('not-a-workbook');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => open?.(localName(tag.name), tag.attributes));
  parser.on('closetag', (tag: SaxesTagPlain) => close?.(localName(tag.name)));
  parser.on('text', (said) => text?.(said));
  parser.on('cdata', (said) => text?.(said));
  parser.write(xml).close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** `_x0007_` is how a workbook writes a character that XML cannot hold (ISO/IEC 29500-1, 22.4.2.4). */
export const unescapedText = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
