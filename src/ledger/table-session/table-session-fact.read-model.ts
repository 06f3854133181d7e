import type { CatalogueEvent, EventType } from '../event-contract/catalogue';
import { declaredBy } from './declared-parts.state';
import { FACT_COLUMNS, SESSION_COLUMNS, factColumns, sessionColumns } from '../_core/store/fact-columns';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/versioned-facts';
import { numeric, optional, text, table } from '../_core/store/table';

export const TABLE_SESSION_FACT = table('table_session_fact', {
  ...FACT_COLUMNS,
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  data: text,
  openingFloat: optional(numeric),
  fills: optional(numeric),
  credits: optional(numeric),
  boxes: optional(numeric),
  inventory: optional(numeric),
});

const OF_THE_SESSION: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.table.opened.v1',
  'cagnotte.table.filled.v1',
  'cagnotte.table.credited.v1',
  'cagnotte.table.limits-changed.v1',
  'cagnotte.table.counted.v1',
  'cagnotte.table.closed.v1',
  'cagnotte.drop.counted.v1',
]);

export const tableSessionFactReadModel = versionedFacts(TABLE_SESSION_FACT, (fact) => {
  if (!OF_THE_SESSION.has(fact.event.type)) return undefined;
  const columns = sessionColumns(fact);
  if (columns === undefined) return undefined;
  const declared = declaredBy(fact.event as CatalogueEvent);
  return {
    data: JSON.stringify(fact.event.data),
    openingFloat: declared.openingFloat ?? null,
    fills: declared.fills ?? null,
    credits: declared.credits ?? null,
    boxes: declared.boxes ?? null,
    inventory: declared.inventory ?? null,
    ...factColumns(fact),
    ...columns,
  };
});
