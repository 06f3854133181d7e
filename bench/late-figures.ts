import { lateFacts, type NightSize, type OfflineTable } from './contenders/late-facts';
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
