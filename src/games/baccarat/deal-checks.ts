import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkStakes } from '../_mechanics/stake-limits';
import { checkFaults } from '../_mechanics/unevaluated';
import type { Setting } from '../game-rules';
import type { Round } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { limitsOf } from './deal-terms';
import { checkDrawing } from './drawing';
import type { DealBet, PuntoYBancaFacts } from './punto-y-banca-facts';
import { dealOf } from './reported-deal';
import { checkHolders, checkSeats } from './seats-and-hands';

export function checkDeal(
  facts: PuntoYBancaFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const deal = dealOf(round.outcome);
  return [
    ...checkFaults(settlement),
    ...checkBetIdentity(round, setting.currency),
    ...(setting.terms === undefined ? [] : checkCoupStakes(facts, { round, settlement }, setting)),
    ...checkSeats(facts, round, setting.terms),
    ...(deal === undefined ? [] : checkDrawing(facts, deal)),
    ...(deal === undefined ? [] : checkHolders(facts, { round, deal }, setting.terms)),
    ...checkLateBets(round, settlement),
    ...checkRounding(settlement),
  ];
}

function checkCoupStakes(
  facts: PuntoYBancaFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const limits = (type: string) => limitsOf(facts, type as DealBet, setting);
  return [...checkStakes(round, settlement, limits, setting), ...checkMultiples(facts, settlement, setting)];
}

function checkMultiples(
  { rules }: PuntoYBancaFacts,
  { bets }: Settlement,
  { terms, currency }: Setting,
): readonly Finding[] {
  const step = terms?.step;
  if (step === undefined || step <= 0n) return [];
  return bets
    .filter(({ stake, fate }) => fate !== 'not-judged' && fate !== 'not-accepted' && stake % step !== 0n)
    .map(({ betId, stake }) =>
      breach(rules.step, {
        code: 'stake-not-a-multiple',
        expected: said`a multiple of ${money(step, currency)}`,
        found: money(stake, currency),
        betIds: [betId],
      }),
    );
}
