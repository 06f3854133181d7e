import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesAfter, readWalks, writtenBy } from '../how-to/how-to-page';
import { ROOT } from './project-files';

/* What a page needs so that its walk can be gone at all; `npm run test:full` goes it (test/how-to). */
describe.each(readWalks().map((walk) => [walk.page, walk.heading, walk] as const))(
  '%s, "%s"',
  (_page, _heading, walk) => {
    it('names files that are there, and one line of each as the place of a block', () =>
      expect(() => filesAfter(walk.writes)).not.toThrow());

    it('says how many files and specs it writes', () => expect(walk.stated).toEqual(writtenBy(walk)));

    it('runs the types and its own specs, which are there', () => {
      expect(walk.commands).toContain('npm run types');
      const specs = walk.commands.flatMap((command) => command.match(/\S+\.spec\.tsx?/g) ?? []);
      const written = [...filesAfter(walk.writes).keys()];
      expect(written.filter((path) => /\.spec\.tsx?$/.test(path) && !specs.includes(path))).toEqual([]);
      expect(specs.filter((path) => !written.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
    });
  },
);
