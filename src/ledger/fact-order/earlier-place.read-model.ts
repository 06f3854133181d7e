import { appendOnly } from '../_core/store/read-model';
import { bigint, key, text, table } from '../_core/store/table';

export const EARLIER_PLACE = table('earlier_place', {
  casino: key(text),
  recordNumber: key(bigint),
  movedBy: key(bigint),
  place: text,
});

/**
 * Where facts stood before a lower number of their source came with a later time, until the record that moved them: what is
 * read as it was known before goes by it.
 */
export const earlierPlaceReadModel = appendOnly(EARLIER_PLACE, ({ casino, number, entry, moved = [] }) =>
  entry === 'own'
    ? moved.map(({ record, from }) => ({
        ...{ casino, recordNumber: record, movedBy: number, place: from },
      }))
    : [],
);
