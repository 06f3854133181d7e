import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Period, simulationOf, SimulatedHouse } from './simulated-house';

/** Writes the worksheets of test/data; run from the root of the project with periods, by default the week and the month. */
const named = process.argv.slice(2) as Period[];
for (const period of named.length === 0 ? (['week', 'month'] as const) : named) {
  const house = new SimulatedHouse(simulationOf(period));
  while (house.day().length > 0);
  writeFileSync(join('test', 'data', 'duty-worksheets', `${period}.csv`), house.worksheet().csv);
}
