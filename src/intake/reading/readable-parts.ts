import { casinoOf } from '../../ledger/event-contract/streams';
import type { ReadableParts } from './reading';
import { searchText } from './unstorable-content';
import { type ReadableName, readableRules } from './validators';

/** The readable parts of a delivery that is no event; invalid parts are omitted. */
export function readableParts(value: unknown): ReadableParts {
  if (value === null || typeof value !== 'object') return {};
  const parts: { -readonly [Name in ReadableName]?: string } = {};
  for (const [name, obeys] of readableRules) {
    const part = (value as Record<string, unknown>)[name];
    if (obeys(part) && !searchText(part as string, '')) parts[name] = part as string;
  }
  return parts.source === undefined ? parts : { ...parts, casino: casinoOf(parts.source) };
}
