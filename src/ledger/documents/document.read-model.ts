import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { appendOnly, isReport } from '../_core/store/read-model';
import { column, type RowOf, table } from '../_core/store/table';
import { type AttachedTo, type DocumentAttached, documentAttached, type MediaType } from './document.events';

export const ATTACHED_DOCUMENT = table('attached_document', {
  ...FACT_COLUMNS,
  document: column.text,
  sealed: column.text,
  mediaType: column.oneOf<MediaType>(),
  size: column.integer,
  fileName: column.text,
  attachedTo: column.oneOf<AttachedTo>(),
  about: column.text,
  byId: column.text,
  byName: column.optional(column.text),
  note: column.optional(column.text),
});

export type AttachedDocumentRow = RowOf<typeof ATTACHED_DOCUMENT>;

export const attachedDocumentReadModel = appendOnly(ATTACHED_DOCUMENT, (fact) => {
  if (!isReport(fact) || fact.event.type !== documentAttached.type) return [];
  const { by, note, ...attached } = fact.event.data as DocumentAttached;
  return [{ ...factColumns(fact), ...attached, byId: by.id, byName: by.name ?? null, note: note ?? null }];
});
