import { appendOnly } from '../_core/store/read-model';

/**
 * Where facts stood before a lower number of their source came with a later time, until the record that moved them: what is
 * read as it was known before goes by it.
 */
export const earlierPlaceReadModel = appendOnly('earlier_place', ({ casino, number, entry, moved = [] }) =>
  entry === 'own'
    ? moved.map(({ record, from }) => ({
        ...{ casino, record_number: record.toString(), moved_by: number.toString(), place: from },
      }))
    : [],
);
