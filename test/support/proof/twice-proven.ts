import { writeFileSync } from 'node:fs';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import type { TestDatabase } from '../database/test-database';
import { prove } from './prover';

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** What the service says of an archive. The log is projected once in a database, and compared with every archive that follows. */
export async function serviceFinds(
  lines: readonly string[],
  scratch: TestDatabase,
): Promise<readonly string[]> {
  const openScratch = () =>
    Promise.resolve({ dataSource: scratch.dataSource, close: () => Promise.resolve() });
  const { problems } = await verifyArchive(each(lines), { openScratch });
  return problems.map(({ check, detail }) => `${check}: ${detail}`);
}

/** What the prover says of an archive. */
export function proverFinds(lines: readonly string[], file: string): ReturnType<typeof prove> {
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return prove(file);
}
