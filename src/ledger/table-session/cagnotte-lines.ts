import { previousGamingDay } from '../../kernel/gaming-day';
import { chipsOf } from '../_core/account-paths';
import { ofLines, type SourcedPart } from '../_core/books/cell-part';

interface SessionOfDay {
  readonly table: string;
  readonly sessionNo: number;
  readonly day: string;
}

export const REMOVED = ['cagnotte.slot.counted.v1', 'cagnotte.table.closed.v1'];

export const leftBefore = ({ table, sessionNo, day }: SessionOfDay): SourcedPart[] => {
  const account = chipsOf('cagnotte', table);
  return [
    ofLines({ account, ofDays: [undefined, previousGamingDay(day)] }),
    ...Array.from({ length: sessionNo - 1 }, (_, n) =>
      ofLines({ account, table, sessionNo: n + 1, ofDays: [day, day] }),
    ),
  ];
};

export const droppedIn = ({ table, sessionNo, day }: SessionOfDay): SourcedPart =>
  ofLines({ table, sessionNo, ofDays: [day, day], under: ['chips:cagnotte'], otherTypes: REMOVED });
