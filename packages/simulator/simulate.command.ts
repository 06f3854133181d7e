import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { isGamingDay } from '../../src/kernel/gaming-day';
import { present } from '../../src/kernel/present';
import { injectFaults } from './inject-faults';
import { simulate as simulated } from './simulate';
import type { SimulatedRulebook } from './simulated-rulebook';
import { endWhenNobodyReads } from '../../src/app/commands/terminal';

export interface SimulateOptions {
  readonly days: string;
  readonly tables: string;
  readonly seed: string;
  readonly casino: string;
  readonly from: string;
  readonly rulebook: SimulatedRulebook;
  readonly prizesWait?: true;
  readonly faults?: string;
}

const MOST_DAYS = 3_660;
const MOST_TABLES = 200;

/**
 * `cagnotte simulate`: writes simulated gaming days to standard output, one CloudEvent per line; the same options give the
 * same bytes. With `--faults FILE` some reports are wrong, and the file has a line for each fault: its kind, its reports, and
 * the findings that must be open at the end.
 * @returns the exit code
 */
export async function simulate(options: SimulateOptions): Promise<number> {
  const fault = faultOf(options);
  if (fault !== undefined) {
    process.stderr.write(`simulate: ${fault}\n`);
    return 1;
  }
  const { casino, seed, from, rulebook, prizesWait } = options;
  const [days, tables] = [Number(options.days), Number(options.tables)];
  const clean = simulated({
    ...{ casino, currency: 'EUR', seed, firstDay: from, days, tables, rulebook },
    ...present({ prizesWait }),
  });
  const events = options.faults === undefined ? clean : withFaults(clean, options.faults, { seed, days });
  process.stdout.on('error', endWhenNobodyReads);
  for (const event of events) {
    if (!process.stdout.write(`${JSON.stringify(event)}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}

function withFaults(
  clean: Iterable<CasinoEvent>,
  file: string,
  { seed, days }: { readonly seed: string; readonly days: number },
): readonly CasinoEvent[] {
  const { deliveries, faults } = injectFaults(clean, { seed, times: days });
  writeFileSync(file, faults.map((fault) => `${JSON.stringify(fault)}\n`).join(''));
  return deliveries;
}

/** The fault of the options in words; undefined if they are valid. */
export function faultOf({ days, tables, casino, from }: SimulateOptions): string | undefined {
  if (!isCount(days, MOST_DAYS)) return `--days must be a whole number from 1 to ${MOST_DAYS}`;
  if (!isCount(tables, MOST_TABLES)) return `--tables must be a whole number from 1 to ${MOST_TABLES}`;
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(casino))
    return '--casino must be lower-case letters, digits and hyphens';
  return isGamingDay(from) ? undefined : '--from must be a date, YYYY-MM-DD';
}

const isCount = (text: string, most: number): boolean => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most;
