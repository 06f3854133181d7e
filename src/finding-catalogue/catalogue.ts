import { ACCOUNTING } from './accounting';
import { BANKS } from './banks';
import { BETS } from './bets';
import { CARDS } from './cards';
import type { FindingKind } from './finding-kind';
import { POKER } from './poker';
import { POOLS } from './pools';
import { TABLES } from './tables';

const KINDS = { ...BETS, ...CARDS, ...BANKS, ...POKER, ...POOLS, ...TABLES, ...ACCOUNTING };

export type FindingCode = keyof typeof KINDS;

/** Every kind of finding, by code. Closed: a check that finds something new says it here. */
export const FINDING_CATALOGUE: Readonly<Record<FindingCode, FindingKind>> = KINDS;

export const findingKind = (code: string): FindingKind | undefined =>
  Object.hasOwn(KINDS, code) ? KINDS[code as FindingCode] : undefined;
