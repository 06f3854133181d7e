import { importersOf } from './imports';
import { IMPORT_RULES } from './import-rules';
import { readProjectFiles } from './project-files';

const breachesIn = (rule: (typeof IMPORT_RULES)[number], files: Record<string, string>): readonly string[] =>
  rule.breaches(importersOf(Object.entries(files).map(([path, text]) => ({ path, text }))));

describe('the imports of the project', () => {
  const importers = importersOf(readProjectFiles());

  it.each(IMPORT_RULES)('$name', ({ breaches }) => {
    expect(breaches(importers)).toEqual([]);
  });

  it('are read: the rules look at hundreds of files and their imports', () => {
    expect(importers.length).toBeGreaterThan(200);
    expect(importers.flatMap(({ files }) => files).length).toBeGreaterThan(500);
  });
});

/** One made-up tree per rule that breaks it, and what the rule must say. */
const BROKEN: Readonly<Record<string, { readonly files: Record<string, string>; readonly told: string[] }>> =
  {
    'a folder imports only what stands to its left in the flow': {
      files: {
        'src/kernel/money.ts': `import { post } from '../accounting/post';`,
        'src/accounting/post.ts': `import type { Coin } from '../kernel/money';`,
        'src/cli.main.ts': `import '../src/accounting/post';`,
        'src/accounting/post.spec.ts': `import '../app/service';`,
        'src/app/service.ts': `import '../cli.main';`,
        'src/new-folder/thing.ts': `export { post } from '../accounting/post';`,
      },
      told: [
        'src/kernel/money.ts imports src/accounting/post.ts',
        'src/app/service.ts imports src/cli.main.ts',
        'src/new-folder/thing.ts imports src/accounting/post.ts',
      ],
    },
    'the core imports no framework, no clock, nothing in or out': {
      files: {
        'src/kernel/identity.ts': `import { hash } from 'node:crypto';`,
        'src/kernel/money.ts': `import { randomUUID } from 'node:crypto';`,
        'src/ledger/poker-hand/hand.events.ts': `import { Type } from 'typebox';`,
        'src/domain/shoe.ts': `import { Type } from 'typebox';\nimport type { Entity } from 'typeorm';`,
        'src/games/house/boule.rules.ts': `const later = import('node:timers/promises');`,
        'src/accounting/duty.ts': `import { Injectable } from '@nestjs/common/decorators';`,
        'src/intake/intake.ts': `import { Injectable } from '@nestjs/common';`,
      },
      told: [
        'src/kernel/money.ts imports node:crypto',
        'src/domain/shoe.ts imports typebox',
        'src/domain/shoe.ts imports typeorm',
        'src/games/house/boule.rules.ts imports node:timers',
        'src/accounting/duty.ts imports @nestjs/common',
      ],
    },
    'a package with one home is imported only there': {
      files: {
        'src/projections/runner.ts': `import { Client } from 'pg';`,
        'src/app/database/migrate.ts': `import { Client } from 'pg';`,
        'test/integration/a.ts': `import { Client } from 'pg';`,
      },
      told: ['src/projections/runner.ts imports pg'],
    },
    '@eventstore/db-client is imported in one file': {
      files: {
        'src/event-store/adapters/eventstoredb/client.ts': `import { jsonEvent } from '@eventstore/db-client';`,
        'src/event-store/adapters/eventstoredb/reader.ts': `import { FORWARDS } from '@eventstore/db-client';`,
      },
      told: ['src/event-store/adapters/eventstoredb/reader.ts'],
    },
    'what is shipped imports nothing of test or bench, and a migration nothing of src': {
      files: {
        'src/app/demo.ts': `import '../../test/support/hands';`,
        'test/support/hands.ts': `import '../../src/kernel/money';`,
        'src/kernel/money.ts': ``,
        'migrations/1-log.ts': `import '../src/kernel/money';`,
      },
      told: [
        'src/app/demo.ts imports test/support/hands.ts',
        'migrations/1-log.ts imports src/kernel/money.ts',
      ],
    },
    'nothing imports itself in a circle': {
      files: {
        'src/domain/b.ts': `import './c';`,
        'src/domain/a.ts': `import './b';\nimport './d';`,
        'src/domain/c.ts': `import type { A } from './a';`,
        'src/domain/d.ts': '',
        'src/domain/self.ts': `import './self';`,
      },
      told: [
        'src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts',
        'src/domain/self.ts → src/domain/self.ts',
      ],
    },
    'every import leads to a file': {
      files: {
        'src/kernel/money.ts': `import './coin';`,
        'src/kernel/coins/index.ts': ``,
        'src/kernel/x.ts': `import './coins';`,
      },
      told: ['src/kernel/money.ts imports src/kernel/coin'],
    },
    'no folder or file has a name that says nothing': {
      files: {
        'src/utils/money.ts': '',
        'src/intake/date-helpers.ts': '',
        'src/app/base.entity.ts': '',
        'src/app/database/open-database.ts': '',
      },
      told: ['src/utils/money.ts', 'src/intake/date-helpers.ts', 'src/app/base.entity.ts'],
    },
  };

describe('each import rule', () => {
  it.each(IMPORT_RULES)('finds what breaks it: $name', (rule) => {
    const broken = BROKEN[rule.name];
    expect(broken).toBeDefined();
    expect([...breachesIn(rule, broken!.files)].sort()).toEqual([...broken!.told].sort());
  });
});
