import { lateFacts, type NightSize, type OfflineTable } from './contenders/late-facts';
import { deliveredDay } from './contenders/shuffled-day';
import type { Comparison } from './measurement';

const TABLES: readonly OfflineTable[] = ['without a pool', 'of a linked pool'];

/** Late facts may cost three times as much as facts in order; as a ratio of rates the target is a third. */
export const lateFigures = (size: NightSize): Comparison[] =>
  TABLES.map((table) => ({
    name: `late facts of a table ${table}, ${size.tables} tables for ${size.hours} hours`,
    product: () => lateFacts(size, { table, when: 'behind everything' }),
    baseline: () => lateFacts(size, { table, when: 'before everything else' }),
    target: 0.33,
  }));

/** Page sizes: of a rebuild, and of a service that keeps up with deliveries. */
const PAGES = [4_000, 200] as const;

/** A shuffled day with a fifth of its events repeated may cost three times as much as in order. */
export const shuffledFigures = (): Comparison[] =>
  PAGES.map((pageSize) => ({
    name: `a shuffled day, pages of ${pageSize}`,
    product: () => deliveredDay({ order: 'shuffled', pageSize }),
    baseline: () => deliveredDay({ order: 'in order', pageSize }),
    target: 0.33,
  }));
