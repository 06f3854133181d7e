import type { CasinoEvent } from '../../kernel/envelope';
import { type EntryLine, linesOf } from '../_core/journal-entry';
import { definitionOf } from '../event-contract/catalogue';
import { tableConcerned } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';

/** The lines of what the type of an event declares to move; none for a type that declares no movement. */
export function declaredLines(event: CasinoEvent, { box }: Pick<TableSession, 'box'>): EntryLine[] {
  const definition = definitionOf(event.type);
  if (definition?.moves === undefined) return [];
  const { currency } = event.data as { readonly currency: string };
  return linesOf(definition.moves(event.data, { table: tableConcerned(event), box }), currency);
}
