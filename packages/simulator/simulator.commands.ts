import { type Command, Option } from 'commander';
import { exiting } from '../../src/app/commands/groups';
import { SIMULATED_RULEBOOKS } from './simulated-rulebook';

/** Adds `cagnotte simulate` to the command line. */
export function simulatorCommands(program: Command): void {
  program
    .command('simulate')
    .description(
      'print simulated gaming days as CloudEvents, one per line, the same for the same seed; no database',
    )
    .option('--days <count>', 'gaming days', '1')
    .option('--tables <count>', 'tables', '12')
    .option('--seed <text>', 'the seed of everything random', '1')
    .option('--casino <id>', 'the casino of the events', 'simulated')
    .option('--from <day>', 'the first gaming day', '2026-01-01')
    .addOption(
      new Option('--rulebook <code>', 'the rules in force')
        .choices(SIMULATED_RULEBOOKS)
        .default(SIMULATED_RULEBOOKS[0]),
    )
    .option(
      '--prizes-wait',
      'pay prizes of pools later by payments that name their win, some in parts and on the next day',
    )
    .option(
      '--faults <file>',
      'add faults to the events, and list them with their expected findings in this file',
    )
    .action(exiting(async () => (await import('./simulate.command.js')).simulate));
}
