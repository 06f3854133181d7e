import type { Finding } from '../../finding-catalogue/finding';
import { inBoth, type Part } from '../../finding-catalogue/said';
import { EMPTY_TABLE, type Round } from '../round';
import { breach, type Rule } from '../rule';
import type { Fault, Settlement } from '../settlement';
import { reported } from '../wording';
import { notEvaluated } from './banked-bets';

/** The settlement of a round whose outcome cannot be read: nothing is derived, and what was held stays held. */
export function unevaluatedRound(round: Round, rule: Rule, expected: Part): Settlement {
  return {
    bets: round.bets.map((bet) => notEvaluated(bet)),
    commissions: [],
    pools: [],
    awards: [],
    after: round.before ?? EMPTY_TABLE,
    complete: false,
    fault: { code: 'outcome-not-readable', rule, expected, found: reported(round.outcome) },
  };
}

/** What settle could not evaluate: the outcome, and each fault of bets under one rule once, with the bets that have it. */
export function checkFaults({ bets, fault }: Settlement): readonly Finding[] {
  const findings = fault === undefined ? [] : [faultFound(fault)];
  const byFault = new Map<string, string[]>();
  for (const bet of bets) {
    if (bet.fault === undefined) continue;
    const { code, found, rule } = bet.fault;
    const key = `${code} ${rule.id} ${inBoth(found).en}`;
    const betIds = byFault.get(key);
    if (betIds !== undefined) betIds.push(bet.betId);
    else {
      const first = [bet.betId];
      byFault.set(key, first);
      findings.push({ ...faultFound(bet.fault), betIds: first });
    }
  }
  return findings;
}

const faultFound = ({ code, rule, expected, found }: Fault): Finding =>
  breach(rule, { code, expected, found });
