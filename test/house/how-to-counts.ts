import type { ProjectFile } from '../architecture/project-files';
import { walksOf, writtenBy } from '../how-to/how-to-page';
import type { Measure } from './measures';

/** The most files by page that a newcomer should have to write, specs aside. Pages without an entry are only watched. */
const MOST_FILES: Readonly<Record<string, number>> = {
  'add-an-event': 2,
  'add-a-column': 1,
  'add-a-book': 2,
  'add-a-finding': 2,
  'add-a-graphql-field': 1,
};

/** The files that the examples of the how-to pages write; `npm run test:full` shows that no other file is needed. */
export const howToCounts = (files: readonly ProjectFile[]): Measure[] =>
  files
    .filter(({ path }) => path.startsWith('docs/how-to/'))
    .flatMap(({ path, text }) => walksOf(path, text))
    .map((walk) => {
      const page = walk.page.replace(/^.*\/|\.md$/g, '');
      const { files: measured, specs } = writtenBy(walk);
      const goal = MOST_FILES[page];
      return {
        what: `hand-written files of ${page}, ${walk.heading.replace('Example: ', '')}`,
        measured,
        more: specs === 1 ? 'and a spec' : `and ${specs} specs`,
        ...(goal !== undefined && { goal }),
        places: [...new Set(walk.writes.map((write) => write.path))],
      };
    });
