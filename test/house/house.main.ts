import { parseArgs } from 'node:util';
import { CHART_OF_ACCOUNTS } from '../../src/ledger/_core/chart-of-accounts';
import { EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { readProjectFiles } from '../architecture/project-files';
import { tableOf } from './house-table';
import { measuresOf } from './measures';

/* `npm run house`: measures of the cost of changes; `-- --places tables` lists the places that a row counts. */

const { values: options } = parseArgs({
  options: {
    /** A part of the name of a row, whose places are printed instead of the table; empty: of all rows. */
    places: { type: 'string' },
  },
});

const measures = measuresOf(readProjectFiles(), {
  eventTypes: EVENT_DEFINITIONS.map(({ type }) => type),
  accountKinds: [...new Set(CHART_OF_ACCOUNTS.map(({ path }) => path.split(':')[0]!))],
});

const { places } = options;
const lines =
  places === undefined
    ? tableOf(measures)
    : measures
        .filter(({ what }) => what.includes(places))
        .flatMap((measure) => [
          `${measure.what}: ${measure.measured}`,
          ...measure.places.map((each) => `  ${each}`),
        ]);
process.stdout.write(`${lines.join('\n')}\n`);
