import { type CorrectedFact, type EventIdentity, isSameEvent, lastOf } from './corrected-fact.state';
import type { EventOf } from '../event-contract/catalogue';
import { dataFits } from '../event-contract/data-fits';
import type { CasinoEvent } from '../_core/events/envelope';
import { foldKeyOf } from '../fact-order/fold-key.state';
import { about, type Finding, type FindingWithoutEvents } from '../_core/finding';
import { checkTwoPersons } from '../_core/two-persons.check';

type CorrectionEvent = EventOf<'cagnotte.correction.recorded.v1'>;

/** The fact that a chain of corrections is about, and the corrections it has had. */
export interface CorrectionTarget {
  readonly fact: CasinoEvent;
  readonly known: CorrectedFact;
}

const RULE = {
  severity: 'violation',
  ruleId: 'G4-correction',
  citation:
    'a correction replaces a recorded fact or cancels it, once; a correction of a correction points at the last one',
} as const;

/** Why a correction has no effect; undefined where it has one. */
export function whyWithoutEffect(
  data: Pick<CorrectionEvent['data'], 'corrects' | 'replacement'>,
  target: CorrectionTarget | undefined,
): FindingWithoutEvents | undefined {
  const named = `event ${data.corrects.id} of ${data.corrects.source}`;
  if (target === undefined) {
    return { code: 'correction-of-unknown-event', ...RULE, expected: named, found: 'no such record before' };
  }
  const { fact, known } = target;
  if (foldKeyOf(fact) === undefined) {
    const expected = 'a fact of a table, the cage, a pool or the ledger';
    return { code: 'correction-not-possible', ...RULE, expected, found: `${named}, ${fact.type}` };
  }
  const last: EventIdentity = lastOf(fact, known);
  if (!isSameEvent(data.corrects, last)) {
    const expected = `a correction of the last one, event ${last.id} of ${last.source}`;
    return { code: 'correction-not-of-the-last', ...RULE, expected, found: named };
  }
  if (data.replacement === undefined || dataFits(fact.type, data.replacement)) return undefined;
  return {
    code: 'correction-does-not-fit',
    ...RULE,
    expected: `data of ${fact.type}`,
    found: 'other data; nothing changed',
  };
}

/** What is found about a correction, whether or not it has an effect. */
export const checkCorrection = (
  event: CorrectionEvent,
  target: CorrectionTarget | undefined,
): readonly Finding[] => {
  const without = whyWithoutEffect(event.data, target);
  const { proposedBy, approvedBy } = event.data;
  return about(
    [...checkTwoPersons([proposedBy, approvedBy]), ...(without === undefined ? [] : [without])],
    event.id,
  );
};
