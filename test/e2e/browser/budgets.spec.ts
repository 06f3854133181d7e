import { readWebFiles } from '../../../src/app/web.controller';

const KB = 1_024;
/** Compressed bytes that a tablet loads before it shows the first screen. */
const BUDGETS = { js: 172 * KB, css: 20 * KB } as const;

const files = readWebFiles();

/** The files that the page loads, with their static imports. */
function loadedAtFirst(): string[] {
  const page = files.get('/index.html')!.bytes.toString();
  return [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
}

const compressed = (ending: string): number =>
  loadedAtFirst()
    .filter((address) => address.endsWith(ending))
    .reduce((sum, address) => sum + files.get(address)!.gzip!.length, 0);

describe('what the browser application loads at first', () => {
  it.each(Object.entries(BUDGETS))('is some %s, and at most its budget', (kind, most) => {
    const bytes = compressed(`.${kind}`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(most);
  });
});
