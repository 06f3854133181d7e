import { lateFacts, type NightSize, type OfflineTable } from './contenders/late-facts';
import { deliveredDay } from './contenders/shuffled-day';
import type { Comparison } from './measurement';

const TABLES: readonly OfflineTable[] = ['without a pool', 'of a linked pool'];

/** Facts that come late may cost three times what they cost in order: a ratio of rates, so a third. */
export const lateFigures = (size: NightSize): Comparison[] =>
  TABLES.map((table) => ({
    name: `late facts of a table ${table}, ${size.tables} tables for ${size.hours} hours`,
    product: () => lateFacts(size, { table, when: 'behind everything' }),
    baseline: () => lateFacts(size, { table, when: 'before everything else' }),
    target: 0.33,
  }));

/** A page as a whole day is read afterwards, and as a service reads what is delivered meanwhile. */
const PAGES = [4_000, 200] as const;

/** A wholly shuffled day, a fifth of it told twice, may cost three times what it costs in order. */
export const shuffledFigures = (): Comparison[] =>
  PAGES.map((pageSize) => ({
    name: `a shuffled day, pages of ${pageSize}`,
    product: () => deliveredDay({ order: 'shuffled', pageSize }),
    baseline: () => deliveredDay({ order: 'in order', pageSize }),
    target: 0.33,
  }));
