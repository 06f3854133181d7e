import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesAfter, readWalks, writtenBy } from '../how-to/how-to-page';
import { isSpec, ROOT } from './project-files';

/* What a page needs so that its walk can be gone at all; `npm run test:full` goes it (test/how-to). */
describe.each(readWalks().map((walk) => [walk.page, walk.heading, walk] as const))(
  '%s, "%s"',
  (_page, _heading, walk) => {
    it('names files that are there, and one line of each as the place of a block', () =>
      expect(() => filesAfter(walk.writes)).not.toThrow());

    it('says how many files and specs it writes', () => expect(walk.stated).toEqual(writtenBy(walk)));

    it('runs the types and its own specs, which are there', () => {
      expect(walk.commands.filter((command) => command.startsWith('npm run types'))).toHaveLength(1);
      const specs = walk.commands.flatMap(specsIn);
      const written = [...filesAfter(walk.writes).keys()];
      expect(written.filter((path) => isSpec(path) && !specs.includes(path))).toEqual([]);
      expect(specs.filter((path) => !written.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
    });
  },
);

it('are listed with their examples and counts', () => {
  const rows = readFileSync(join(ROOT, 'docs/how-to/README.md'), 'utf8').replace(/ +/g, ' ');
  const unlisted = readWalks()
    .map(({ page, heading, stated: { files, specs } }) => {
      const file = page.split('/').at(-1)!;
      return `(${file}) | ${heading.replace('Example: ', '')} | ${files} | ${specs} |`;
    })
    .filter((row) => !rows.includes(row));
  expect(unlisted).toEqual([]);
});

/** The specs that a command names, from the root of the project. */
function specsIn(command: string): string[] {
  const folder = command.includes(' -w web ') ? 'web/' : '';
  return (command.match(/\S+\.spec\.tsx?/g) ?? []).map((path) => `${folder}${path}`);
}
