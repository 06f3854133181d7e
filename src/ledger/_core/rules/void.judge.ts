import { voidedRoundOf } from '../../table-session/round-reference.state';
import { about, type FindingWithoutEvents } from '../finding';
import type { Judgement, KnownBefore } from '../judgement.state';
import { entryVoidedBy, isOfOneCloth, postVoided, type Voided } from './void.posting';

/** A round, a coup or a hand is void; what it had posted is reversed. */
export function judgeVoided(event: Voided, before: KnownBefore): Partial<Judgement> {
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

const VOID_RULE = {
  severity: 'violation',
  ruleId: 'L-void',
  citation: 'the void of a settled round is a linked reversal, once',
} as const;

/** A settled round is reversed by its void, unless there is nothing to reverse. */
function checkReversed(event: Voided, before: KnownBefore): FindingWithoutEvents[] {
  const reference = voidedRoundOf(event)!;
  if (!event.data.settled) return [];
  if (before.firstReport !== undefined) {
    return [
      {
        code: 'round-voided-twice',
        ...VOID_RULE,
        expected: `one void of ${reference}`,
        found: `declared void by ${before.firstReport} before; nothing reversed`,
      },
    ];
  }
  if (isOfOneCloth(event, before)) {
    return [
      {
        code: 'void-needs-correction',
        ...VOID_RULE,
        expected: 'a correction that says what the coup came to on the other cloth',
        found: `${reference} void on one of two cloths; nothing reversed`,
      },
    ];
  }
  if (before.entryOf(reference) !== undefined) return [];
  return [
    {
      code: 'void-of-unknown-round',
      ...VOID_RULE,
      expected: `an entry of ${reference}`,
      found: 'none; nothing reversed',
    },
  ];
}
