import { inflateSync } from 'node:zlib';

/**
 * The words of each page of a PDF, in the order in which they were set, joined by blanks. Reads what our books are made
 * of: one font encoding (WinAnsi), Flate streams, texts in hexadecimal.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const [pages] = [...objects.values()].filter(({ head }) => /\/Type \/Pages\b/.test(head));
  const kids = [.../\/Kids \[([^\]]*)\]/.exec(pages!.head)![1]!.matchAll(/(\d+) 0 R/g)];
  return kids.map(([, page]) => {
    const [, contents] = /\/Contents (\d+) 0 R/.exec(objects.get(page!)!.head)!;
    return textOf(objects.get(contents!)!);
  });
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | undefined;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
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

function textOf({ head, stream }: PdfObject): string {
  const operators = (head.includes('/FlateDecode') ? inflateSync(stream!) : stream!).toString('latin1');
  const texts = [...operators.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts]) =>
    [...parts!.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
      .join(''),
  );
  return texts.join(' ').replaceAll(/ +/g, ' ');
}
