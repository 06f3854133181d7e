#!/usr/bin/env node
import './app/node-environment';
import { Command, InvalidArgumentError, Option } from 'commander';
import { ROLES } from './access/permissions';
import { BOOK_FORMATS } from './exports/book-formats';
import { exiting, personalDataCommands, sealKeyCommands } from './app/commands/groups';
import { sayFailure } from './app/commands/say-failure';
import { REPORTERS } from './kernel/event-definition';
import { RELEASE } from './kernel/release';
import { handHistoryCommands } from '../packages/hand-history/hand-history.commands';
import { simulatorCommands } from '../packages/simulator/simulator.commands';

const WHO_RESTATES = 'staff number of the person who decides to restate closed days';

const workers = (): Option =>
  new Option(
    '--workers <number>',
    'threads that build at the same time, each some of the casinos (default: one per processor but one)',
  ).argParser((text) => {
    if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1 to 999.');
    return Number(text);
  });

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
    'read CloudEvents, one per line or in a JSON array, from a file, or from standard input with -',
  )
  .option('--source <prefixes...>', 'keep only reports from these sources and all beneath them')
  .addOption(new Option('--class <classes...>', 'keep only what these places report').choices(REPORTERS))
  .action(exiting(async () => (await import('./app/commands/taking-in.js')).ingest));

program
  .command('import-sheet <file>')
  .description('show what a sheet (CSV, XLSX) would record under a mapping, and record it after a yes')
  .requiredOption('--casino <id>', 'the casino')
  .option('--mapping <file>', 'the mapping, as JSON')
  .option('--saved <name>', 'the mapping that the casino has saved under this name')
  .option('--yes', 'record without asking')
  .option('--partial', 'record the rows without a fault although others have one')
  .action(exiting(async () => (await import('./app/commands/import-sheet.js')).importSheetFile));

program
  .command('import <file>')
  .description(
    'read history from elsewhere, including decisions, and mark it as imported; input as for ingest',
  )
  .requiredOption('--by <person>', 'the person who imports it')
  .action(exiting(async () => (await import('./app/commands/taking-in.js')).importHistory));

program
  .command('verify')
  .description('prove chain, trial balance and read models from the log')
  .option('--json', 'print JSON')
  .option('--archive <file>', 'prove a file of `cagnotte archive` on its own')
  .option(
    '--anchor <anchors...>',
    'compare the chain with anchors kept elsewhere, CASINO:RECORD:HASH (cagnotte anchors)',
  )
  .option('--tsa-ca <file>', 'trust time stamps of authorities with these certificates (PEM), and no others')
  .option('--seal-key <ids...>', 'accept only seals of keys with these short names, and no unsealed closes')
  .addOption(workers())
  .action(exiting(async () => (await import('./app/commands/verify.js')).verify));

sealKeyCommands(program);

program
  .command('anchors')
  .description('print an anchor of each casino, to be kept where nobody of the house can change it')
  .option('--timestamp', 'have the authority of CAGNOTTE_TSA_URL stamp them (RFC 3161), and keep the stamps')
  .option('--out <directory>', 'the same, and write each anchor and its token to files of this directory')
  .action(exiting(async () => (await import('./app/commands/anchors.js')).anchors));

program
  .command('archive <file>')
  .description('write log, register, journal and the books of closed days to one file that proves itself')
  .action(exiting(async () => (await import('./app/commands/archive.js')).archive));

program
  .command('rebuild')
  .description('rebuild the read models from the log and compare them with the live ones')
  .option('--dry-run', 'change nothing, print the figures that differ; exit code 1 if any table differs')
  .option('--replace', 'use the rebuilt tables even if they differ')
  .option('--anew', 'begin with the first record, also where a rebuild was killed and can be continued')
  .option('--by <person>', WHO_RESTATES)
  .option('--reason <words>', 'the reason of the restatement')
  .addOption(workers())
  .action(exiting(async () => (await import('./app/commands/rebuild.js')).rebuildCommand));

program
  .command('retry')
  .description('evaluate records that a bug of an earlier release parked')
  .option('--by <person>', WHO_RESTATES)
  .option('--reason <words>', 'the reason of the restatement')
  .action(exiting(async () => (await import('./app/commands/rebuild.js')).retryCommand));

program
  .command('settle <game> [file]')
  .description(
    'settle the round on standard input or in a file by the rules of its game; JSON in minor units, no database',
  )
  .option('--lines', 'one round per input line, one answer per output line')
  .addOption(
    new Option('--chain', 'with --lines: each round begins with what the previous line left').implies({
      lines: true,
    }),
  )
  .action(exiting(async () => (await import('./app/commands/settle.js')).settleCommand));

handHistoryCommands(program);

program
  .command('edge [game]')
  .description("the house's edge of every bet as JSON, no database")
  .action(exiting(async () => (await import('./app/commands/edge.js')).edge));

program
  .command('explain <casino> <figure>')
  .description('explain an amount of a book or report; docs/books/explain.md lists the addresses')
  .option('--known-at <record>', 'the last record number included')
  .option('--json', 'print JSON')
  .action(exiting(async () => (await import('./app/commands/explain.js')).explainCommand));

simulatorCommands(program);

program
  .command('key')
  .description('make a credential of a device or a service; persons: cagnotte person')
  .requiredOption('--system <name>', 'the device or service to which it belongs')
  .addOption(new Option('--role <roles...>', 'what it may do').choices(ROLES).makeOptionMandatory())
  .option('--casino <ids...>', 'the casinos for which it is valid')
  .option('--every-casino', 'valid for every casino, including later ones')
  .option('--source <prefixes...>', 'of a key that reports: the sources, with all beneath them')
  .addOption(new Option('--class <classes...>', 'of a key that reports: as what').choices(REPORTERS))
  .action(exiting(async () => (await import('./app/commands/key.js')).key));

program
  .command('person <id>')
  .description(
    'enrol the first administrators; or, if fewer than two can sign in, issue a credential in the names of two persons',
  )
  .option('--name <name>', 'the name, of a person who is not registered yet')
  .addOption(new Option('--role <role>', 'the role to give').choices(ROLES).makeOptionMandatory())
  .option('--casino <ids...>', 'the casinos of the role')
  .option('--every-casino', 'valid for every casino, including later ones')
  .option('--by <id>', 'the first of two registered persons who decide it')
  .option('--and <id>', 'the second')
  .action(exiting(async () => (await import('./app/commands/person.js')).person));

program
  .command('export <book>')
  .description('write an official book as a file, with its manifest beside it')
  .requiredOption('--casino <id>', 'the casino')
  .option('--day <day>', 'its gaming day')
  .option('--period <days>', 'for books of a period: 2026-01-01..2026-01-31')
  .addOption(new Option('--format <format>', 'the format of the file').choices(BOOK_FORMATS).default('csv'))
  .option('--known-at <record>', 'as known at this record')
  .option('--out <file>', 'the output file; - for standard output, without a manifest')
  .action(exiting(async () => (await import('./app/commands/export.js')).exportBook));

program
  .command('export-books')
  .description('write every book of a day or a month as one ZIP, with a manifest inside')
  .requiredOption('--casino <id>', 'the casino')
  .option('--day <day>', 'its gaming day')
  .option('--month <month>', 'a month: 2026-01')
  .option('--out <file>', 'the output file')
  .action(exiting(async () => (await import('./app/commands/export.js')).exportBooks));

personalDataCommands(program);

program
  .command('migrate')
  .description(
    'bring the tables up to this release, as the role that owns them, without starting the service',
  )
  .option('--grant-to <role>', 'give this role of the database what the service needs, and nothing more')
  .option('--distribute', 'spread the tables by casino over the workers of a Citus cluster')
  .action(exiting(async () => (await import('./app/commands/migrate.js')).migrate));

program
  .command('sql-login <login>')
  .description(
    'make a role of PostgreSQL that reads the schema bi, of the casinos that an administrator decides; run as the owner of the tables',
  )
  .action(exiting(async () => (await import('./app/commands/sql-login.js')).sqlLogin));

program
  .command('doctor')
  .description('check configuration, database, log and clock')
  .action(exiting(async () => (await import('./app/commands/doctor.js')).doctor));

program.parseAsync().catch(sayFailure);
