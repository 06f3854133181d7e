import type { ChipsSold } from '../../../src/ledger/cage/cage.events';
import { HOUSE } from '../../../src/kernel/house';
import type { RecordedEvent } from '../../../src/event-log/event-store.port';
import type { Verdict } from '../../../src/projector/verification/verdict';
import type { ServiceDatabase } from './service-database';
import type { ServiceSite } from './service-site';

const CHIPS_SOLD = 'cagnotte.cage.chips-sold.v1';
const HAND_PLAYED = 'cagnotte.hand.played.v1';

/** Runs `cagnotte verify` on a site. @returns its verdict and exit code */
export async function verify(site: ServiceSite): Promise<Verdict & { readonly code: number | null }> {
  const { code, stdout, stderr } = await site.run({ program: 'cagnotte', args: ['verify', '--json'] });
  if (stdout === '') throw new Error(`verify said nothing, and: ${stderr}`);
  return { code, ...(JSON.parse(stdout) as Verdict) };
}

/** Numbers of records, sales and hands of a casino, and the amount of the sales; all as text. */
export interface CasinoFigures {
  readonly casino: string;
  readonly records: string;
  readonly sales: string;
  readonly sold: string;
  readonly hands: string;
}

/** The figures of a log by plain addition, without the code of the ledger. */
export function figuresOf(log: readonly RecordedEvent[]): CasinoFigures[] {
  const casinos = new Set(log.map(({ casino }) => casino).filter((casino) => casino !== HOUSE));
  return [...casinos].sort().map((casino) => {
    const records = log.filter((record) => record.casino === casino);
    const sales = records.filter(({ type }) => type === CHIPS_SOLD);
    return {
      casino,
      records: String(records.length),
      sales: String(sales.length),
      sold: sales.reduce((sum, { bytes }) => sum + amountOf(bytes), 0n).toString(),
      hands: String(records.filter(({ type }) => type === HAND_PLAYED).length),
    };
  });
}

const amountOf = (bytes: string): bigint => BigInt((JSON.parse(bytes) as { data: ChipsSold }).data.amount);

/** The same figures from the live books. */
export async function figuresInBooks(database: ServiceDatabase): Promise<CasinoFigures[]> {
  const [live] = await database.query<{ generation: number }>('SELECT generation FROM projection.live');
  return database.query<CasinoFigures>(
    `SELECT c.casino, c.last_number::text AS records,
            count(DISTINCT j.record_number)::text AS sales, coalesce(sum(j.debit), 0)::text AS sold,
            (SELECT count(*) FROM generation_${live!.generation}.hand h WHERE h.casino = c.casino)::text AS hands
       FROM register.casino c
       LEFT JOIN generation_${live!.generation}.journal_line j ON j.casino = c.casino AND j.event_type = '${CHIPS_SOLD}'
      WHERE c.casino <> '${HOUSE}' GROUP BY c.casino, c.last_number ORDER BY c.casino`,
  );
}

/** Casinos whose record numbers are not 1, 2, 3 … without gaps and repeats. */
export const casinosWithGaps = (database: ServiceDatabase): Promise<{ casino: string }[]> =>
  database.query(
    `SELECT casino FROM register.record GROUP BY casino
     HAVING count(*) <> max(number) OR min(number) <> 1 OR count(*) <> count(DISTINCT place)`,
  );
