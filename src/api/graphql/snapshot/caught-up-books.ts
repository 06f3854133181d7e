import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../access/principal';
import { EVENT_STORE, type EventStorePort } from '../../../event-log/event-store.port';
import { ReceiptWatch } from '../../../projector/runner/receipt-watch';
import type { BooksInView } from '../../decisions/books-in-view';
import { tellUnavailable } from '../refusals/tell-unavailable';
import { assertMayCasino, positionFor } from './casino-scope';
import type { OperationSnapshot } from './operation-snapshot';

/** Who decides about the books of which casino, in which operation. */
export interface Deciding {
  readonly casino: string;
  /** Whether it may be one of which nothing was recorded yet: its first record is then this decision. */
  readonly mayBeNew?: boolean;
  readonly principal: Principal;
  readonly snapshot: OperationSnapshot;
}

/** Shows persons who decide the books with everything that is in the log by then. */
@Injectable()
export class CaughtUpBooks {
  constructor(
    private readonly receipts: ReceiptWatch,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  /**
   * @returns `behind` where the books do not contain the log within the time that a receipt is waited for
   * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO where nothing was ever recorded and that matters,
   * EVENT_STORE_UNAVAILABLE while the log cannot be reached
   */
  async decide<Decided>(
    deciding: Deciding,
    decision: (inView: BooksInView) => Promise<Decided>,
  ): Promise<Decided | 'behind'> {
    assertMayCasino(deciding.principal, deciding.casino);
    return this.caughtUp(deciding, decision).catch(tellUnavailable);
  }

  private async caughtUp<Decided>(
    { casino, principal, snapshot, mayBeNew = false }: Deciding,
    decision: (inView: BooksInView) => Promise<Decided>,
  ): Promise<Decided | 'behind'> {
    const head = await this.store.head();
    if (head !== undefined && !(await this.receipts.passed(head))) return 'behind';
    const isNew = mayBeNew && (await snapshot.positionOf(casino)) === undefined;
    const position = isNew ? 0n : await positionFor(principal, { casino }, snapshot);
    return snapshot.read((manager) => decision({ casino, position, manager }));
  }
}
