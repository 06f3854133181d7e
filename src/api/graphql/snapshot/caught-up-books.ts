import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../access/principal';
import { EVENT_STORE, type EventStorePort } from '../../../event-log/event-store.port';
import { ReceiptWatch } from '../../../projector/runner/receipt-watch';
import type { BooksInView } from '../../decisions/books-in-view';
import { tellUnavailable } from '../refusals/tell-unavailable';
import { assertMayCasino, positionFor } from './casino-scope';
import type { OperationSnapshot } from './operation-snapshot';

export interface Deciding {
  readonly casino: string;
  /** Whether the casino may be new: this decision is then its first record. */
  readonly mayBeNew?: boolean;
  readonly principal: Principal;
  readonly snapshot: OperationSnapshot;
}

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
