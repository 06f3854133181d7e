import type { DeclaredList } from './declared-list';
import { performanceList } from './performance.list';

/** The lists that are had as files, by their names in the address. */
export const LISTS: readonly DeclaredList[] = [performanceList];
