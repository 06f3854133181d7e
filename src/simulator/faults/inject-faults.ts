import type { CasinoEvent } from '../../ledger/_core/events/envelope';
import { Chance } from '../chance';
import { Deliveries } from './deliveries';
import type { Fault, InjectedFault } from './fault';
import { FAULTS_OF_GAMES } from './faults-of-games';
import {
  conflictingReport,
  lateOfEarlierDay,
  lateRound,
  lostReport,
  outOfOrder,
  repeatedDelivery,
  unreadableReport,
} from './wrong-delivery';
import { correctedCorrection, correctedPayout, voidedCoup, voidedHand, voidedRound } from './set-right';
import { fallingMeter, overdrawnBank, wrongCommission, wrongContribution, wrongRake } from './wrong-money';

const FAULTS: Readonly<Record<string, Fault>> = {
  'corrected-payout': correctedPayout,
  'corrected-correction': correctedCorrection,
  'voided-round': voidedRound,
  'voided-coup': voidedCoup,
  'voided-hand': voidedHand,
  'wrong-rake': wrongRake,
  'overdrawn-bank': overdrawnBank,
  'falling-meter': fallingMeter,
  'wrong-contribution': wrongContribution,
  'wrong-commission': wrongCommission,
  'lost-report': lostReport,
  'repeated-delivery': repeatedDelivery,
  'conflicting-report': conflictingReport,
  'out-of-order': outOfOrder,
  'late-round': lateRound,
  'late-of-earlier-day': lateOfEarlierDay,
  'unreadable-report': unreadableReport,
  ...FAULTS_OF_GAMES,
};

export interface FaultyDeliveries {
  readonly deliveries: readonly CasinoEvent[];
  readonly faults: readonly InjectedFault[];
}

/** Puts each fault so many times into a clean stream, where it has a place for it; the same for the same seed. */
export function injectFaults(
  events: Iterable<CasinoEvent>,
  { seed, times }: { readonly seed: string; readonly times: number },
): FaultyDeliveries {
  const deliveries = new Deliveries([...events]);
  const faults: InjectedFault[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    const chance = new Chance(seed, 'faults', name);
    for (let time = 0; time < times; time += 1) {
      const injected = fault(deliveries, chance);
      if (injected !== undefined) faults.push({ fault: name, ...injected });
    }
  }
  return { deliveries: deliveries.all, faults };
}
