import { once } from 'node:events';
import { isGamingDay } from '../../kernel/gaming-day';
import { simulate as simulated } from '../../simulator/simulate';

export interface SimulateOptions {
  readonly days: string;
  readonly tables: string;
  readonly seed: string;
  readonly casino: string;
  readonly from: string;
}

const MOST_DAYS = 3_660;
const MOST_TABLES = 200;

/**
 * `cagnotte simulate`: made-up gaming days on standard output, one CloudEvent a line; the same options give the same
 * bytes. Answers the exit code.
 */
export async function simulate(options: SimulateOptions): Promise<number> {
  const fault = faultOf(options);
  if (fault !== undefined) {
    process.stderr.write(`simulate: ${fault}\n`);
    return 1;
  }
  const { casino, seed, from } = options;
  const [days, tables] = [Number(options.days), Number(options.tables)];
  const events = simulated({ casino, currency: 'EUR', seed, firstDay: from, days, tables });
  process.stdout.on('error', endWhenNobodyReads);
  for (const event of events) {
    if (!process.stdout.write(`${JSON.stringify(event)}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}

/** Why nothing can be simulated from the options; undefined where it can. */
export function faultOf({ days, tables, casino, from }: SimulateOptions): string | undefined {
  if (!isCount(days, MOST_DAYS)) return `--days must be a whole number from 1 to ${MOST_DAYS}`;
  if (!isCount(tables, MOST_TABLES)) return `--tables must be a whole number from 1 to ${MOST_TABLES}`;
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(casino)) return '--casino must be small letters, digits and hyphens';
  return isGamingDay(from) ? undefined : '--from must be a date, YYYY-MM-DD';
}

const isCount = (text: string, most: number): boolean => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most;

/** `| head` closes the pipe: that is no fault. */
function endWhenNobodyReads(failure: NodeJS.ErrnoException): void {
  if (failure.code === 'EPIPE') process.exit(0);
  throw failure;
}
