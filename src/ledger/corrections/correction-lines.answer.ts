import { In } from 'typeorm';
import { JOURNAL_LINE, type JournalLineRow } from '../journal/journal.read-model';
import type { KnownBooks, Question } from '../../api/graphql/snapshot/operation-snapshot';

export const CORRECTION_LINES: Question<KnownBooks & { readonly record: bigint }, readonly JournalLineRow[]> =
  {
    name: 'correction-lines',
    read: async (manager, keys) => {
      const [{ casino } = { casino: '' }] = keys;
      const lines = await manager.find(JOURNAL_LINE, {
        where: { casino, recordNumber: In(keys.map(({ record }) => record.toString())) },
        order: { recordNumber: 'ASC', line: 'ASC' },
      });
      return keys.map(({ record }) => lines.filter(({ recordNumber }) => recordNumber === record));
    },
  };
