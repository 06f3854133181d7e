import type { Command } from 'commander';

/**
 * Makes a command that returns the exit code of the process. Its module is loaded when it runs, because database,
 * schemas and frameworks take longer to load than most commands to run.
 */
export function exiting<Arguments extends unknown[]>(
  load: () => Promise<(...asked: Arguments) => Promise<number>>,
): (...asked: Arguments) => Promise<void> {
  return async (...asked) => {
    const command = await load();
    process.exitCode = await command(...asked);
  };
}

export function sealKeyCommands(program: Command): void {
  const sealKey = program.command('seal-key').description('the keys by which the house seals its days');

  sealKey
    .command('list')
    .description('print the short name of every key, and which one introduced it')
    .action(exiting(async () => (await import('./key.js')).listSealKeys));

  sealKey
    .command('introduce <file>')
    .description(
      'rotate: introduce the key of a PEM file by the current one; the file is made if it does not exist',
    )
    .action(exiting(async () => (await import('./key.js')).introduceSealKey));

  sealKey
    .command('new <file>')
    .description(
      'make a key that two administrators introduce because the one before was lost; prints its public part',
    )
    .action(exiting(async () => (await import('./key.js')).makeSealKey));

  sealKey
    .command('vouch <ids...>')
    .description('introduce keys that a release before 0.2.0 entered')
    .action(exiting(async () => (await import('./key.js')).vouchForSealKeys));
}

export function personalDataCommands(program: Command): void {
  program
    .command('personal-key')
    .description('the key of the house for personal data')
    .command('change <file>')
    .description('put the names under the key of a file, which is made if it does not exist')
    .action(exiting(async () => (await import('./key.js')).changePersonalKey));

  const erasure = program
    .command('erasure')
    .description(
      'erase names of customers or deliveries in quarantine, by two persons; the service must run',
    );

  erasure
    .command('propose <subjects...>')
    .description(
      'propose it with the credential in CAGNOTTE_CREDENTIAL; subjects as `cagnotte retention` prints them',
    )
    .requiredOption('--casino <id>', 'the casino')
    .requiredOption('--reason <words>', 'why; it is recorded for ever, so name nobody in it')
    .option('--url <address>', 'of the service; default: where it listens on this machine')
    .action(exiting(async () => (await import('./erasure.js')).proposeErasure));

  erasure
    .command('approve <proposal>')
    .description('approve what another person proposed, with the credential in CAGNOTTE_CREDENTIAL')
    .requiredOption('--casino <id>', 'the casino')
    .option('--url <address>', 'of the service; default: where it listens on this machine')
    .action(exiting(async () => (await import('./erasure.js')).approveErasure));

  program
    .command('retention')
    .description('list what has been kept as long as the rules of CAGNOTTE_RETENTION say; changes nothing')
    .option('--casino <id>', 'of this casino only')
    .option('--on <day>', 'what is due on that day instead of today')
    .option('--json', 'print JSON')
    .action(exiting(async () => (await import('./retention.js')).retention));
}
