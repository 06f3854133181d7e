import { readWebFiles } from '../../../src/app/web.controller';

const KB = 1_024;

const files = readWebFiles();

/** The files that a document loads, with their static imports. */
function loadedAtFirst(document: string): string[] {
  const page = files.get(document)!.bytes.toString();
  return [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
}

/** Bytes as they travel. */
const compressed = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + files.get(address)!.gzip!.length, 0);

/** The words of one language, of the language with more of them. */
const words = (): number =>
  Math.max(
    ...['english', 'spanish'].map((language) => {
      const address = [...files.keys()].find((name) => name.startsWith(`/assets/in-${language}-`));
      return compressed([address!]);
    }),
  );

describe('what a browser loads before it shows', () => {
  it.each([
    ['the sign-in page', '/sign-in.html', 120 * KB],
    ['a screen', '/index.html', 172 * KB],
  ])('%s: scripts and the words of one language within the budget', (_, document, most) => {
    const scripts = loadedAtFirst(document).filter((address) => address.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    expect(compressed(scripts) + words()).toBeLessThanOrEqual(most);
  });

  it.each(['/sign-in.html', '/index.html'])('%s: styles within 20 kB', (document) => {
    const styles = loadedAtFirst(document).filter((address) => address.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(0);
    expect(compressed(styles)).toBeLessThanOrEqual(20 * KB);
  });

  it('loads nothing of the application with the sign-in page', () => {
    const [entry] = [
      ...files
        .get('/index.html')!
        .bytes.toString()
        .matchAll(/<script[^>]* src="([^"]+)"/g),
    ];
    expect(entry?.[1]).toMatch(/^\/assets\//);
    expect(loadedAtFirst('/sign-in.html')).not.toContain(entry![1]);
  });
});
