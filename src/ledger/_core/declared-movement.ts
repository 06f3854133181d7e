import type { WireAmount } from '../../kernel/money';
import type { AccountEnd } from './chart-of-accounts';

/** An amount that is credited to the account that it comes from, and debited to the one that it goes to. Minor units. */
export interface DeclaredMovement {
  readonly from: AccountEnd;
  readonly to: AccountEnd;
  readonly amount: WireAmount;
  /** Where it is not that of the event. */
  readonly currency?: string;
  readonly slip?: string | undefined;
}

/** What a plain movement needs to know besides the data of its event. */
export interface ReportedAt {
  readonly table: string | undefined;
  /** The box on the table, if one is known. */
  readonly box: string | undefined;
}
