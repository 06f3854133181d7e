#!/usr/bin/env node
import './app/node-environment';
import { Command, Option } from 'commander';
import { ROLES } from './access/role';
import { IngestError } from './app/commands/ingest-input';
import { ConfigError } from './app/config';
import { EmbeddedPostgresError } from './app/database/embedded-postgres/embedded-postgres-error';
import { EventStoreUnavailable } from './event-log/event-store-unavailable';
import { BOOK_FORMATS } from './exports/books/book-format';
import { RELEASE } from './kernel/release';
import { SIMULATED_RULEBOOKS } from './simulator/simulated-rulebook';

const WHO_RESTATES = "the casino's number of who decides that closed days are restated";

const program = new Command('cagnotte')
  .description('Back office and accounting of casino table games.')
  .version(RELEASE)
  .showHelpAfterError();

program
  .command('serve')
  .description('run the service: events in, GraphQL out')
  .action(async () => {
    await (await import('./app/commands/serve.js')).serve();
  });

program
  .command('ingest <file>')
  .description(
    'take in CloudEvents, one per line or in a JSON array, from a file, or with - from standard input',
  )
  .action(exiting(async () => (await import('./app/commands/ingest.js')).ingest));

program
  .command('import <file>')
  .description('take in history from elsewhere, decisions among it, marked as imported; input as for ingest')
  .requiredOption('--by <person>', 'who takes it in')
  .action(exiting(async () => (await import('./app/commands/import.js')).importHistory));

program
  .command('verify')
  .description('prove chain, trial balance and read models from the log')
  .option('--json', 'answer as JSON')
  .option('--archive <file>', 'prove what `cagnotte archive` has written, with nothing else at hand')
  .option(
    '--seal-key <ids...>',
    'accept only seals of the keys with these short names, and no closes without any',
  )
  .action(exiting(async () => (await import('./app/commands/verify.js')).verify));

program
  .command('archive <file>')
  .description('write log, register, journal and the books of closed days into one file that proves itself')
  .action(exiting(async () => (await import('./app/commands/archive.js')).archive));

program
  .command('rebuild')
  .description('make the read models anew from the log, compare them with the live ones')
  .option('--dry-run', 'change nothing, say which figures differ; 1 when any table does')
  .option('--replace', 'use the rebuilt tables although they differ')
  .option('--by <person>', WHO_RESTATES)
  .option('--reason <words>', 'why they are')
  .action(exiting(async () => (await import('./app/commands/rebuild.js')).rebuild));

program
  .command('retry')
  .description('judge what a fault of an earlier release has parked')
  .option('--by <person>', WHO_RESTATES)
  .option('--reason <words>', 'why they are')
  .action(exiting(async () => (await import('./app/commands/retry.js')).retry));

program
  .command('settle <game> [file]')
  .description(
    'settle the round on standard input or in a file by the rules of its game; JSON in minor units, no database',
  )
  .option('--lines', 'one round a line in, one answer a line out')
  .addOption(
    new Option('--chain', 'with --lines: each round begins with what the line before left').implies({
      lines: true,
    }),
  )
  .action(exiting(async () => (await import('./app/commands/settle.js')).settle));

program
  .command('hands [files...]')
  .description('whether the hands of hand-history files tie, one JSON line for each; no database')
  .action(exiting(async () => (await import('./app/commands/hands.js')).hands));

program
  .command('edge [game]')
  .description("the house's edge of every bet as JSON, no database")
  .action(exiting(async () => (await import('./app/commands/edge.js')).edge));

program
  .command('explain <casino> <figure>')
  .description('what an amount of a book or report is made of: docs/books/explain.md has the addresses')
  .option('--known-at <record>', 'the last record number taken in')
  .option('--json', 'answer as JSON')
  .action(exiting(async () => (await import('./app/commands/explain.js')).explain));

program
  .command('simulate')
  .description('made-up gaming days as CloudEvents, one a line, the same for the same seed; no database')
  .option('--days <count>', 'gaming days', '1')
  .option('--tables <count>', 'tables', '12')
  .option('--seed <text>', 'what everything is drawn from', '1')
  .option('--casino <id>', 'the casino of the events', 'simulated')
  .option('--from <day>', 'the first gaming day', '2026-01-01')
  .addOption(
    new Option('--rulebook <code>', 'the rules in force')
      .choices(SIMULATED_RULEBOOKS)
      .default(SIMULATED_RULEBOOKS[0]),
  )
  .option('--faults <file>', 'put faults among the events, and say in this file which and what must be found')
  .action(exiting(async () => (await import('./app/commands/simulate.js')).simulate));

program
  .command('key')
  .description('make an API key straight in the database, for when the administrator key is lost')
  .option('--person <name>', 'the person to whom it belongs')
  .option('--system <name>', 'the system to which it belongs')
  .addOption(
    new Option('--role <roles...>', 'what the holder is to the house').choices(ROLES).makeOptionMandatory(),
  )
  .option('--casino <ids...>', 'the casinos for which it is good')
  .option('--every-casino', 'good for every casino, those that open later included')
  .action(exiting(async () => (await import('./app/commands/key.js')).key));

program
  .command('export <book>')
  .description('an official book as a file, and beside it its manifest')
  .requiredOption('--casino <id>', 'the casino')
  .option('--day <day>', 'its gaming day')
  .option('--period <days>', 'of books that are had of periods: 2026-01-01..2026-01-31')
  .addOption(new Option('--format <format>', 'the form of the file').choices(BOOK_FORMATS).default('csv'))
  .option('--known-at <record>', 'as it was known at this record')
  .option('--out <file>', 'where it is written; - for standard output, without a manifest')
  .action(exiting(async () => (await import('./app/commands/export.js')).exportBook));

program
  .command('doctor')
  .description('look at configuration, database, log and clock')
  .action(exiting(async () => (await import('./app/commands/doctor.js')).doctor));

/** What goes wrong around the program, not in it: told without the place in the code. */
const EXPECTED = [ConfigError, EmbeddedPostgresError, EventStoreUnavailable, IngestError];

/**
 * A command whose answer is the exit code of the process. It is loaded when it is asked for: database, schemas and
 * frameworks take longer to load than most commands to run.
 */
function exiting<Arguments extends unknown[]>(
  load: () => Promise<(...asked: Arguments) => Promise<number>>,
): (...asked: Arguments) => Promise<void> {
  return async (...asked) => {
    const command = await load();
    process.exitCode = await command(...asked);
  };
}

program.parseAsync().catch((failure: unknown) => {
  const expected = EXPECTED.some((kind) => failure instanceof kind);
  console.error(expected && failure instanceof Error ? `${failure.name}: ${failure.message}` : failure);
  process.exitCode = 2;
});
