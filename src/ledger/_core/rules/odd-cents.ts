import type { CasinoEvent } from '../events/envelope';
import { type Answers, RECOMMENDED } from '../../../games/open-points';
import type { LedgerState } from '../evaluation.state';
import { rulesAtTable } from './rules-at-table';

/** Who has the cents that do not divide among the members of a bank, as the casino answers that day (OP1-22). */
export function oddCentsAt(event: CasinoEvent, before: LedgerState): Answers['OP1-22'] {
  const found = rulesAtTable(event, before);
  return (found?.ok === true ? found.value.setting.answers : RECOMMENDED)['OP1-22'];
}
