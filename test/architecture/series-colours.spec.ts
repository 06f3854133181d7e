import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project-files';

const [LIGHT, DARK] = readFileSync(join(ROOT, 'web/src/app/theme.css'), 'utf8').split(
  'prefers-color-scheme: dark',
);

/** WCAG 2.2 relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
};

describe('the colours of the series of a picture', () => {
  it.each([
    ['light', LIGHT!],
    ['dark', DARK!],
  ])('stand out from sheet and paper at 3:1 or more: %s', (_, css) => {
    const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)![1]!;
    for (const ground of ['sheet', 'paper'])
      for (const number of [1, 2, 3, 4, 5])
        expect(contrast(token(`series-${number}`), token(ground))).toBeGreaterThanOrEqual(3);
  });
});
