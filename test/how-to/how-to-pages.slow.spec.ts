import { describeInFullTest } from '../support/in-full-test';
import { countOf, filesAfter, readWalks } from './how-to-page';
import { TriedTree } from './tried-tree';

/* Each walk of the how-to pages, as a newcomer goes it: its blocks are written into a copy of the project, and its commands
   succeed there. The walks share one copy, so that what is compiled for one is there for the next. */
describeInFullTest('the how-to pages', () => {
  let tree: TriedTree;
  beforeAll(async () => {
    tree = await TriedTree.copy();
  });
  afterAll(() => tree.remove());
  afterEach(() => tree.revert());

  it.each(readWalks().map((walk) => [walk.page, walk.heading, walk] as const))(
    '%s, "%s": its commands succeed, with as many files written as it says',
    async (_page, _heading, { writes, commands, stated }) => {
      tree.write(filesAfter(writes));
      const byHand = tree.changed();
      expect(countOf(byHand)).toEqual(stated);
      for (const command of [...commands, ...ofHouseStyle(byHand)]) {
        const { code, output } = await tree.run(command);
        expect({ command, code, output: code === 0 ? '' : output }).toEqual({ command, code: 0, output: '' });
      }
    },
    15 * 60_000,
  );
});

/** What `npm run check` asks of every file, asked of those that were written. */
const ofHouseStyle = (paths: readonly string[]): string[] => {
  const code = paths.filter((path) => /\.tsx?$/.test(path)).join(' ');
  return [
    `npx oxfmt --check ${paths.join(' ')}`,
    `npx oxlint --type-aware --tsconfig tsconfig.json --report-unused-disable-directives-severity error ${code}`,
  ];
};
