import { type Finding, raise } from '../../../finding-catalogue/finding';
import { said } from '../../../finding-catalogue/said';
import { voidedRoundOf } from '../../table-session/round-reference.state';
import { about } from '../finding';
import type { Evaluation, LedgerState } from '../evaluation.state';
import { entryVoidedBy, isOfOneCloth, postVoided, type Voided } from './void.posting';

/** A round, a coup or a hand is void; what it had posted is reversed. */
export function evaluateVoided(event: Voided, before: LedgerState): Partial<Evaluation> {
  const entry = entryVoidedBy(event, before);
  return {
    lines: postVoided(event, before),
    ...(entry === undefined ? {} : { reverses: entry.record }),
    findings: about(
      checkReversed(event, before),
      event.id,
      ...(before.firstReport === undefined ? [] : [before.firstReport]),
    ),
  };
}

/** A settled round is reversed by its void, unless there is nothing to reverse. */
function checkReversed(event: Voided, before: LedgerState): Finding[] {
  const reference = voidedRoundOf(event)!;
  if (!event.data.settled) return [];
  if (before.firstReport !== undefined) {
    return [
      raise({
        code: 'round-voided-twice',
        expected: said`one void of ${reference}`,
        found: said`declared void by ${before.firstReport} before; nothing reversed`,
      }),
    ];
  }
  if (isOfOneCloth(event, before)) {
    return [
      raise({
        code: 'void-needs-correction',
        expected: said`a correction that says what the coup came to on the other cloth`,
        found: said`${reference} void on one of two cloths; nothing reversed`,
      }),
    ];
  }
  if (before.entryOf(reference) !== undefined) return [];
  return [
    raise({
      code: 'void-of-unknown-round',
      expected: said`an entry of ${reference}`,
      found: said`none; nothing reversed`,
    }),
  ];
}
