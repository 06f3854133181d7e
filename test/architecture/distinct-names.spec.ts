import { namesOfSeveralFiles } from '../house/names-and-docs';
import { sourcesBelow } from '../house/source-tree';
import { readProjectFiles } from './project-files';

/** Declarations of one thing become one; others are named after their subjects: `rouletteOptions` for `optionsOf`. */
describe('a name that src exports', () => {
  const REMEDY = 'is exported by several files: keep one declaration, or name each after its subject';
  const shared = (files: ReturnType<typeof readProjectFiles>): readonly string[] =>
    namesOfSeveralFiles(sourcesBelow('src', files)).map((name) => `${name} ${REMEDY}`);

  it('is declared in one file', () => {
    expect(shared(readProjectFiles())).toEqual([]);
  });

  it('is found where a second file declares it, but not in specs', () => {
    const text = 'export const optionsOf = 1;';
    const files = ['src/games/craps.ts', 'src/games/war.ts', 'src/games/war.spec.ts'];
    expect(shared(files.map((path) => ({ path, text })))).toEqual([
      `optionsOf: src/games/craps.ts, src/games/war.ts ${REMEDY}`,
    ]);
  });
});
