import type { Command } from 'commander';
import { exiting } from '../../src/app/commands/groups';

/** Adds `cagnotte hands` to the command line. */
export function handHistoryCommands(program: Command): void {
  program
    .command('hands [files...]')
    .description('check whether the hands of hand-history files tie, one JSON line per hand; no database')
    .action(exiting(async () => (await import('./hands.command.js')).hands));
}
