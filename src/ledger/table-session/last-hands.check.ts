import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { breach } from '../../games/rule';
import type { CasinoEvent } from '../../kernel/envelope';
import { present } from '../../kernel/present';
import type { Check, LedgerState } from '../_core/evaluation.state';
import { rulesAtTable } from '../_core/rules/rules-at-table';

const ruleOn = (event: CasinoEvent, before: LedgerState) => {
  const found = rulesAtTable(event, before);
  return found?.ok === true ? found.value.rules.lastHands : undefined;
};

/** The number that is announced is the one of the rule, where the game has one. */
export const checkLastHands: Check<'cagnotte.last-hands.announced.v1'> = (event, before) => {
  const { hands } = event.data;
  const due = ruleOn(event, before);
  if (due === undefined || due.hands === hands) return [];
  return [
    breach(due.rule, {
      code: 'last-hands-not-by-rule',
      expected: said('last-hands-of-rule', { hands: due.hands }),
      found: said('last-hands-of-rule', { hands }),
    }),
  ];
};

/** Finds a round or hand beyond the announced last ones. */
export function checkAfterLastHands(event: CasinoEvent, before: LedgerState): Finding[] {
  const { lastHands } = before.session;
  if (lastHands === undefined || lastHands.played < lastHands.hands) return [];
  return [
    raise({
      code: 'played-after-last-hand',
      expected: said('last-hands-of-rule', { hands: lastHands.hands }),
      found: said('hand-after-last-ones'),
      ...present({ rule: ruleOn(event, before)?.rule }),
    }),
  ];
}
