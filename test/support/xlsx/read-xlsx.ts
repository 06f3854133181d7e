import { strFromU8, unzipSync } from 'fflate';

/** A cell: its text, and its number format if it is a number. */
export interface XlsxCell {
  readonly text: string;
  readonly format?: string;
}

export interface ReadSheet {
  readonly name: string;
  /** Cells by address such as `B7`. */
  readonly cells: Readonly<Record<string, XlsxCell>>;
}

const BUILT_IN: Readonly<Record<string, string>> = { 0: 'General', 1: '0', 3: '#,##0', 4: '#,##0.00' };

/** Reads the features that exported workbooks use: cells with numbers and with inline texts. */
export function readXlsx(bytes: Uint8Array): ReadSheet[] {
  const parts = unzipSync(bytes);
  const part = (path: string): string => strFromU8(parts[path]!);
  const targets = new Map(
    [...part('xl/_rels/workbook.xml.rels').matchAll(/Id="([^"]+)"[^>]*Target="([^"]+)"/g)].map(
      ([, id, target]) => [id!, target!],
    ),
  );
  const formats = formatsOf(part('xl/styles.xml'));
  return [...part('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"[^>]*r:id="([^"]+)"/g)].map(
    ([, name, id]) => ({
      name: plain(name!),
      cells: cellsOf(part(`xl/${targets.get(id!)!}`), formats),
    }),
  );
}

function formatsOf(styles: string): string[] {
  const own = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [
      id!,
      code!,
    ]),
  );
  const [, all = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles)!;
  return [...all.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => own.get(id!) ?? BUILT_IN[id!]!);
}

const cellsOf = (sheet: string, formats: readonly string[]): Record<string, XlsxCell> =>
  Object.fromEntries(
    [...sheet.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"([^>]*)>(.*?)<\/c>/gs)].map(
      ([, address, style, attributes, inside]) => {
        const [, text = ''] = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/s.exec(inside!) ?? [];
        const isNumber = !attributes!.includes('inlineStr') && inside !== '';
        return [address!, { text: plain(text), ...(isNumber ? { format: formats[Number(style)]! } : {}) }];
      },
    ),
  );

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
