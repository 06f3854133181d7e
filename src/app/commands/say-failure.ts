import { inspect } from 'node:util';
import { ExpectedFailure } from '../../kernel/result';

/** Prints why a program failed: one line for an expected failure, else with its stack. The exit code becomes 2. */
export async function sayFailure(failure: unknown): Promise<void> {
  // Loaded when needed: the command line starts in a few milliseconds.
  const { safeToShow } = await import('../../kernel/shown-text.js');
  const { readOnlyInWords } = await import('../database/read-only-server.js');
  const told = readOnlyInWords(failure);
  const said = told instanceof ExpectedFailure ? `${told.name}: ${told.message}` : inspect(told);
  console.error(safeToShow(said));
  process.exitCode = 2;
}
