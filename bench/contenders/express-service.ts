import { join } from 'node:path';
import type { Contender } from '../measurement';
import { httpIngest } from './http-ingest';
import { startProgram } from './running-program';

const PROGRAM = join(__dirname, 'express-service.main.ts');
const HOOK = join(__dirname, '..', '..', 'test', 'support', 'database', 'typescript-hook.cjs');

/** A usual Nest application: Express, and a repository that saves the JSON body. */
export const expressService = (
  url: string,
  { connections, batch }: { readonly connections: number; readonly batch: number },
): Contender =>
  httpIngest({
    name: 'Nest + Express + TypeORM save',
    connections,
    batch,
    start: () => startProgram(['-r', HOOK, PROGRAM], { BENCH_DATABASE_URL: url }, /listening on (\d+)/),
    request: (events) => ({
      path: '/events',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(events),
    }),
    check: ({ status, body }) => {
      if (status !== 201) throw new Error(`not stored: ${status} ${body}`);
    },
  });
