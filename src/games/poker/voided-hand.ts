import type { Finding } from '../../finding-catalogue/finding';
import { checkRefunds, type FateOfStakes } from '../_mechanics/voided-round';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { VoidedRound } from '../table-reports';
import type { PokerFacts } from './poker-facts';
import type { VoidedHandRule } from './regulated-play';

export function checkVoidedHand(
  { regulated }: PokerFacts,
  voided: VoidedRound,
  { answers, currency }: Setting,
): readonly Finding[] {
  const { reasonCode } = voided;
  if (regulated === undefined || !Object.hasOwn(regulated.voids, reasonCode)) return [];
  const { rule, fate } = regulated.voids[reasonCode]!;
  if (fateUnder(fate, answers) === 'stakes-returned') {
    return checkRefunds(voided, { rule, fate: 'stakes-returned', currency });
  }
  const standing = voided.bets?.map((bet) => ({ ...bet, stake: 0n }));
  const known = standing === undefined ? voided : { ...voided, bets: standing };
  return checkRefunds(known, { rule, fate: 'stakes-stand', currency });
}

function fateUnder(fate: VoidedHandRule['fate'], answers: Answers): FateOfStakes {
  if (fate === 'by-OP2-27') return answers['OP2-27'] === 'stay' ? 'stakes-stand' : 'stakes-returned';
  if (fate === 'by-OP2-28') return answers['OP2-28'] === 'returned' ? 'stakes-returned' : 'stakes-stand';
  return fate;
}
