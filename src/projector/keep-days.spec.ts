import { setTimeout } from 'node:timers/promises';
import { DatabaseDouble } from '../../test/support/database/database-double';
import type { DataSource } from 'typeorm';
import { DayKeeping } from './keep-days';

it('says each look that fails, and that one has worked, and goes on meanwhile', async () => {
  let looks = 0;
  const database = new DatabaseDouble({
    'FROM projection.live': () => {
      looks += 1;
      if (looks <= 2) throw new Error('takes no writes');
      return [{ generation: 1 }];
    },
    'FROM register.casino': [],
  });
  const dataSource = { ...database.dataSource, manager: database } as unknown as DataSource;
  const said: string[] = [];
  const keeping = new DayKeeping(dataSource, {
    everyMs: 1,
    onError: (failure) => said.push((failure as Error).message),
    onKept: () => said.push('kept'),
  });
  keeping.start();
  while (said.length < 3) await setTimeout(1);
  await keeping.stop();
  expect(said.slice(0, 3)).toEqual(['takes no writes', 'takes no writes', 'kept']);
});

it('looks at every casino, although one of them cannot be read', async () => {
  const looked: unknown[] = [];
  const database = new DatabaseDouble({
    'FROM projection.live': [{ generation: 1 }],
    'FROM register.casino': [
      { casino: 'a', position: 1n },
      { casino: 'b', position: 1n },
    ],
    'FROM fold_version': ([casino]: readonly unknown[]) => {
      looked.push(casino);
      throw new Error(`${String(casino)} cannot be read`);
    },
  });
  const dataSource = { ...database.dataSource, manager: database } as unknown as DataSource;
  await expect(new DayKeeping(dataSource).keep()).rejects.toThrow('a cannot be read');
  expect(looked).toEqual(['a', 'b']);
});
