import { FONT_FILES, type Weight } from './typeface';

// oxlint-disable-next-line typescript/no-require-imports -- its methods need the object that it exports as their own
import pdfmake = require('pdfmake');

/** Missing in the published types. */
const fontsInMemory = (
  pdfmake as unknown as { virtualfs: { writeFileSync(name: string, data: Buffer): void } }
).virtualfs;

for (const [family, weights] of Object.entries(FONT_FILES)) {
  const nameOf = (weight: Weight): string => `${family}-${weight}`;
  for (const weight of ['normal', 'bold'] as const)
    fontsInMemory.writeFileSync(nameOf(weight), weights[weight]);
  pdfmake.addFonts({ [family]: { normal: nameOf('normal'), bold: nameOf('bold') } });
}
// Fonts are in memory; nothing else is read, whatever stands in a book.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Makes documents with the typeface of the application, from memory alone. */
export { pdfmake };
