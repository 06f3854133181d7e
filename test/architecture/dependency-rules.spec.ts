import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './project-files';

/** A synthetic tree that breaks each rule of .dependency-cruiser.cjs at least once. */
const BROKEN: Readonly<Record<string, string>> = {
  'src/kernel/money.ts': `export const minor = 1;`,
  'src/kernel/circle.ts': `import { turned } from './turned'; export const circle = (): unknown => turned;`,
  'src/kernel/turned.ts': `import { circle } from './circle'; export const turned = (): unknown => circle;`,
  'web/src/screens/Day.tsx': `import { Steps } from './Steps'; export type Day = typeof Steps;`,
  'web/src/screens/Steps.tsx': `import type { Day } from './Day'; export const Steps = (day: Day): unknown => day;`,
  'packages/demo/night.ts': `import type { Played } from './play'; export const night = (played: Played): unknown => played;`,
  'packages/demo/play.ts': `import { night } from './night'; export type Played = typeof night;`,
  'src/kernel/identity.ts': `import { hash } from 'node:crypto'; export const id = hash;`,
  'src/kernel/chance.ts': `import { randomUUID } from 'node:crypto'; export const chance = randomUUID;`,
  'src/kernel/coin.ts': `import { post } from '../ledger/tips/tips.posting'; export type Coin = typeof post;`,
  'src/app/lost.ts': `import { coins } from './coins'; export const lost = coins;`,
  'src/games/boule.rules.ts': `export const later = import('node:timers/promises');`,
  'src/ledger/tips/tips.posting.ts': `import type { Entity } from 'typeorm'; export const post = (): unknown => 1; export type E = typeof Entity;`,
  'src/ledger/tips/tips.state.ts': `import type { Row } from './tips.entity'; export type State = Row;`,
  'src/ledger/tips/tips.entity.ts': `import type { Entity } from 'typeorm'; export type Row = typeof Entity;`,
  'src/ledger/tips/tips.queries.ts': `import { Tip } from './tip.type'; export const read = (): Tip[] => [];`,
  'src/ledger/tips/tip.type.ts': `export class Tip {}`,
  'src/new-folder/thing.ts': `import { minor } from '../kernel/money'; export const thing = minor;`,
  'src/projector/runner.ts': `import { Client } from 'pg'; export const client = Client;`,
  'src/app/database/open-database.ts': `import { Client } from 'pg'; export const client = Client;`,
  'src/event-log/eventstoredb/reader.ts': `import { FORWARDS } from '@eventstore/db-client'; export const way = FORWARDS;`,
  'src/app/demo.ts': `import { night } from '../../test/support/night'; export const demo = night;`,
  'src/app/service.ts': `import '../cli.main';`,
  'src/cli.main.ts': `import { shuffled } from '../packages/simulator/chance'; export const program = shuffled;`,
  'src/app/simulated.ts': `import { shuffled } from '../../packages/simulator/chance'; export const some = shuffled;`,
  'packages/simulator/chance.ts': `import { minor } from '../../src/kernel/money'; import { post } from '../../src/ledger/tips/tips.posting'; export const shuffled = [minor, post];`,
  'test/support/night.ts': `export const night = 1;`,
  'test/vectors/oracle/boule.ts': `import { later } from '../../../src/games/boule.rules'; export const said = later;`,
  'migrations/1-log.ts': `import { minor } from '../src/kernel/money'; export const up = minor;`,
};

/** The complete expected violations. */
const TOLD = [
  'has-a-layer: src/new-folder/thing.ts → src/kernel/money.ts',
  'leads-to-a-file: src/app/lost.ts → ./coins',
  'migrations-stand-alone: migrations/1-log.ts → src/kernel/money.ts',
  'no-circle: packages/demo/night.ts → packages/demo/play.ts',
  'no-circle: src/kernel/circle.ts → src/kernel/turned.ts',
  'no-circle: web/src/screens/Day.tsx → web/src/screens/Steps.tsx',
  'one-direction: app: src/app/service.ts → src/cli.main.ts',
  'one-direction: kernel: src/kernel/coin.ts → src/ledger/tips/tips.posting.ts',
  'one-direction: state: src/ledger/tips/tips.state.ts → src/ledger/tips/tips.entity.ts',
  'one-direction: store: src/ledger/tips/tips.queries.ts → src/ledger/tips/tip.type.ts',
  'one-home: @eventstore/db-client: src/event-log/eventstoredb/reader.ts → @eventstore/db-client',
  'one-home: pg: src/projector/runner.ts → pg',
  'oracle-stands-alone: test/vectors/oracle/boule.ts → src/games/boule.rules.ts',
  'pure: kernel: src/kernel/chance.ts → crypto',
  'pure: rules: src/ledger/tips/tips.posting.ts → typeorm',
  'pure: with what it needs: src/games/boule.rules.ts → timers/promises',
  'service-stands-alone: src/app/simulated.ts → packages/simulator/chance.ts',
  'ships-without-tests: src/app/demo.ts → test/support/night.ts',
  'stated-entrances: simulator: packages/simulator/chance.ts → src/ledger/tips/tips.posting.ts',
];

interface Cruised {
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

/** The distinct violations of a tree by dependency-cruiser: `rule: from → to`. */
async function violationsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'cagnotte-tree-'));
  try {
    mkdirSync(join(tree, 'migrations'), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const config = join(ROOT, '.dependency-cruiser.cjs');
    const program = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        program,
        'src',
        'packages',
        'migrations',
        'web/src',
        'test/vectors/oracle',
        '--config',
        config,
        '--output-type',
        'json',
      ],
      { cwd: tree },
    );
    const { violations } = (JSON.parse(stdout) as Cruised).summary;
    return [...new Set(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`))].sort();
  } finally {
    rmSync(tree, { recursive: true });
  }
}

it('the rules of imports find what breaks them, and nothing else (npm run check:dependencies holds the project to them)', async () => {
  // The tree has no node_modules, so packages are reported separately from missing files.
  const told = (await violationsIn(BROKEN)).filter(
    (violation) => !/^leads-to-a-file: .* → [^.]/.test(violation),
  );
  expect(told).toEqual(TOLD);
});
