import type { Minor } from '../../../src/kernel/money';
import {
  baseAsRead,
  type DutyLine,
  type DutyOptions,
  USUAL_OPTIONS,
} from '../../../src/ledger/duty/duty-rules';

/** The base of lines that were all read with the same options. */
export const dutyBase = (lines: Iterable<DutyLine>, options: DutyOptions = USUAL_OPTIONS): Minor =>
  baseAsRead([...lines].map((line) => ({ ...line, options })));
