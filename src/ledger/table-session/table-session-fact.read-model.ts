import type { CatalogueEvent, EventType } from '../event-contract/catalogue';
import { declaredBy } from './declared-parts.state';
import type { Minor } from '../../kernel/money';
import { factColumns, sessionColumns } from '../_core/store/fact-columns';
import { versionedFacts } from '../_core/store/versioned-facts';

const OF_THE_SESSION: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.table.opened.v1',
  'cagnotte.table.filled.v1',
  'cagnotte.table.credited.v1',
  'cagnotte.table.limits-changed.v1',
  'cagnotte.table.counted.v1',
  'cagnotte.table.closed.v1',
  'cagnotte.drop.counted.v1',
]);

export const tableSessionFactReadModel = versionedFacts('table_session_fact', (fact) => {
  if (!OF_THE_SESSION.has(fact.event.type)) return undefined;
  const columns = sessionColumns(fact);
  if (columns === undefined) return undefined;
  const declared = declaredBy(fact.event as CatalogueEvent);
  return {
    data: JSON.stringify(fact.event.data),
    opening_float: textOf(declared.openingFloat),
    fills: textOf(declared.fills),
    credits: textOf(declared.credits),
    boxes: textOf(declared.boxes),
    inventory: textOf(declared.inventory),
    ...factColumns(fact),
    ...columns,
  };
});

const textOf = (amount: Minor | undefined): string | null => amount?.toString() ?? null;
