import { lateFacts, type NightSize } from './contenders/late-facts';
import type { Comparison } from './measurement';

/** Facts that come late may cost three times what they cost in order: a ratio of rates, so a third. */
export const lateFigure = (size: NightSize): Comparison => ({
  name: `late facts of a table, ${size.tables} tables for ${size.hours} hours`,
  product: () => lateFacts(size, 'behind everything'),
  baseline: () => lateFacts(size, 'before everything else'),
  target: 0.33,
});
