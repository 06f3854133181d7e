import { parseArgs } from 'node:util';
import { appendFigures } from './append-figures';
import { attackFigures } from './attack-figures';
import { startBenchDatabase } from './bench-database';
import { eventStoreFigures } from './eventstore-figures';
import { httpFigures } from './http-ingest';
import { lateFigures, shuffledFigures } from './late-figures';
import { compare } from './measurement';
import { projectionFigures } from './projection-figures';
import { screenFigures } from './screen-figures';
import { settleFigures } from './settle-figures';
import { firstLoads, widthFigures } from './width-figures';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    ms: { type: 'string', default: '1500' },
    only: { type: 'string', default: '' },
    records: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '2' },
    hours: { type: 'string', default: '5' },
    casinos: { type: 'string', default: '1000' },
    events: { type: 'string', default: '40' },
  },
});

/** Prints a line of JSON about the machine and one per figure; the exit code is not 0 if an event was lost. */
async function main(): Promise<void> {
  const database = await startBenchDatabase();
  try {
    print({ surroundings: await database.surroundings() });
    const rounds = { rounds: Number(options.rounds), ms: Number(options.ms) };
    const extent = {
      rounds: rounds.rounds,
      records: Number(options.records),
      tables: Number(options.tables),
    };
    const width = { casinos: Number(options.casinos), events: Number(options.events) };
    const comparisons = [
      ...settleFigures(),
      ...appendFigures(database),
      ...httpFigures(database),
      ...eventStoreFigures(),
      ...projectionFigures(extent),
      ...widthFigures(width, rounds.rounds),
      ...lateFigures({ tables: extent.tables, hours: Number(options.hours) }),
      ...shuffledFigures(),
    ];
    for (const comparison of comparisons) {
      if (comparison.name.includes(options.only)) print(await compare(comparison, rounds));
    }
    for (const { name, measure } of [...firstLoads(width), ...attackFigures(rounds)]) {
      if (name.includes(options.only)) print(await measure());
    }
    for await (const screen of screenFigures(options.only, rounds)) print(screen);
    const count = await database.countAfterKill();
    print({ name: 'events found after the server was killed', ...count });
    if (count.found !== count.acknowledged) process.exitCode = 1;
  } finally {
    await database.end();
  }
}

const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

main().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`);
  process.exit(1);
});
