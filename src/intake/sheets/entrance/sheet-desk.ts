import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../access/principal';
import { CaughtUpBooks } from '../../../api/snapshot/casino-scope';
import { OperationSnapshot } from '../../../api/snapshot/operation-snapshot';
import { EVENT_STORE, type EventStorePort } from '../../../event-log/event-store.port';
import { daysAround, type DayWindow } from '../../reading';
import { type PreviewedSheet, previewSheet, type SheetWanted } from './sheet-import';

export const SHEET_DAYS = Symbol('SHEET_DAYS');

/** Looks at sheets, compared with everything that was recorded until now. */
@Injectable()
export class SheetDesk {
  constructor(
    private readonly books: CaughtUpBooks,
    private readonly primary: DataSource,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
    @Inject(SHEET_DAYS) private readonly window: DayWindow,
  ) {}

  /** @returns `behind` if the books have not caught up with the log within the waiting time of a receipt */
  async look(casino: string, sheet: SheetWanted, principal: Principal): Promise<PreviewedSheet | 'behind'> {
    const snapshot = new OperationSnapshot(this.primary);
    const days = daysAround(new Date(), this.window);
    try {
      return await this.books.decide({ casino, principal, snapshot, mayBeNew: true }, (inView) =>
        previewSheet(sheet, { ...inView, store: this.store, days }),
      );
    } finally {
      await snapshot.close();
    }
  }
}
