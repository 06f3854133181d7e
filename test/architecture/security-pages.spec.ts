import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './project-files';

const page = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The number of requirements of each chapter of ASVS 5.0.0 at levels 1 and 2. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe.each(['security.md', 'security-asvs.md'])('docs/%s', (name) => {
  it('names files that exist', () => {
    const paths = [...page(name).matchAll(/`((?:src|test|docs)\/[^` ]*)`/g)].map(([, path]) => path!);
    // A pattern for several files stands for their folder.
    const places = paths.map((path) => (path.includes('*') ? dirname(path) : path));
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('docs/security-asvs.md', () => {
  const requirements = rows(page('security-asvs.md'));

  it('has every requirement of levels 1 and 2 once, in their order', () => {
    const numbers = requirements.map(([number]) => number!);
    expect(new Set(numbers).size).toBe(numbers.length);
    const chapters = REQUIREMENTS.map(
      (_count, index) => numbers.filter((number) => number.startsWith(`V${index + 1}.`)).length,
    );
    expect(chapters).toEqual(REQUIREMENTS);
    const sorted = numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    expect(numbers).toEqual(sorted);
  });

  it('says of each what its status is and why, and counts them right', () => {
    const counted = new Map<string, number>();
    for (const [number, what, status, why] of requirements) {
      expect([number, status]).toEqual([
        number,
        expect.stringMatching(/^(met|partly|not met|operator|n\.a\.)$/),
      ]);
      expect([number, what !== '' && why !== '']).toEqual([number, true]);
      counted.set(status!, (counted.get(status!) ?? 0) + 1);
    }
    const told = [
      ...page('security-asvs.md').matchAll(/^\| (met|partly|not met|operator|n\.a\.) +\| (\d+) +\|$/gm),
    ];
    expect(Object.fromEntries(told.map(([, status, count]) => [status, Number(count)]))).toEqual(
      Object.fromEntries(counted),
    );
  });
});
