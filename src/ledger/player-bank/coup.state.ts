import { type BankLife, type CoupOfBank, depositOf } from '../../games/bank-life';
import type { BankMode, PlacedBet, Round } from '../../games/round';
import { resultOf, type Settlement, totalCommission } from '../../games/settlement';
import { inPlayBefore } from '../../games/player-bank/coverage';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { CoupPlayed } from './player-bank.events';
import { present } from '../../kernel/present';

type WireBet = CoupPlayed['bets'][number];

export interface BankAtCoup {
  readonly life: BankLife;
  readonly isOverTwoCloths: boolean;
  readonly mode: BankMode | undefined;
  readonly uncoveredStays: boolean;
  readonly before: Round['before'];
}

export function roundOfCoup(coup: CoupPlayed, known: BankAtCoup): Round {
  return {
    roundNo: coup.coupNo,
    bets: coup.bets.map((bet) => betOf(bet, coup, known.isOverTwoCloths)),
    outcome: { ...coup, ...present({ mode: known.mode, bankerSeat: seatOfBanker(coup, known) }) },
    bankInPlay: inPlayAt(coup, known),
    before: known.before,
  };
}

/** Whether the rules receive the same about a coup with another bank before it. */
export const isSameRound = (coup: CoupPlayed, was: BankAtCoup, is: BankAtCoup): boolean =>
  was.mode === is.mode &&
  coversOf(coup, was) === coversOf(coup, is) &&
  seatOfBanker(coup, was) === seatOfBanker(coup, is);

const seatOfBanker = ({ bank }: CoupPlayed, { life: { tenure } }: BankAtCoup): number | undefined =>
  tenure?.bank === bank && !tenure.standing ? tenure.seat : undefined;

/**
 * The amount that the bank answers for, at most all stakes together, because more makes no difference to the rules.
 */
export function coversOf(coup: CoupPlayed, known: BankAtCoup): Minor | undefined {
  const inPlay = inPlayAt(coup, known);
  const stakes = sumMinor(coup.bets.map(({ stake }) => minorFromWire(stake)));
  return inPlay === undefined || inPlay < stakes ? inPlay : stakes;
}

/**
 * The amount that the bank answers for: in play after everything before, with its deposit if the bank is free;
 * otherwise as declared.
 */
function inPlayAt(coup: CoupPlayed, { life, mode, uncoveredStays }: BankAtCoup): Minor | undefined {
  const { tenure } = life;
  if (tenure?.bank !== coup.bank) {
    return coup.bankBefore === undefined ? undefined : minorFromWire(coup.bankBefore);
  }
  const inPlay = inPlayBefore(tenure, movesBefore(coup), uncoveredStays);
  const { available, guaranteed } = depositOf(life, tenure.banker);
  const answersFor = mode === 'free' ? inPlay + available + guaranteed : inPlay;
  return answersFor > 0n ? answersFor : 0n;
}

const movesBefore = ({ garages = [], allIn = false }: CoupPlayed): Pick<CoupOfBank, 'garages' | 'allIn'> => ({
  garages: garages.map(({ kind, amount, move }) => ({ kind, move, amount: minorFromWire(amount) })),
  allIn,
});

function betOf(bet: WireBet, coup: CoupPlayed, isOverTwoCloths: boolean): PlacedBet {
  const { betId, stake, player, seat, standing, covered } = bet;
  const isWithdrawn = covered === 0 && coup.errorRule === '1.1.8.A-VIII.3.f-01';
  return {
    betId,
    type: isOverTwoCloths ? typeOverTwoCloths(bet) : (bet.call ?? (bet.placed ? 'line-bet' : 'punto')),
    stake: minorFromWire(stake),
    player,
    seat,
    standing,
    covered: covered === undefined ? undefined : minorFromWire(covered),
    options: isWithdrawn ? { withdrawn: true } : undefined,
  };
}

function typeOverTwoCloths({ call, placed, tableau }: WireBet): string {
  if (call !== undefined) return tableau === undefined ? 'banco' : `banco-cloth-${tableau}`;
  if (placed === 'astride') return 'astride';
  return `${placed === 'on-the-line' ? 'line-' : ''}cloth-${tableau ?? 1}`;
}

export function coupOfBank(coup: CoupPlayed, round: Round, settlement: Settlement): CoupOfBank {
  const { bank, shoeNo, coupNo, totals, commission, bankBefore, playersPresent, results } = coup;
  const gain = totals === undefined ? resultOf(settlement) : gainOfCoup(coup).amount;
  const covered = sumMinor(settlement.bets.map((bet) => bet.covered ?? 0n));
  const moved = totals === undefined ? 0n : minorFromWire(totals.collected) + minorFromWire(totals.paid);
  return {
    kind: 'coup',
    bank,
    shoeNo,
    coupNo,
    bets: round.bets,
    winners: results.map(({ winner }) => winner),
    played: round.bets.length === 0 ? moved : covered,
    gain,
    ...(totals === undefined && round.bets.length === 0 ? { isMoneyUntold: true } : {}),
    commission: commission === undefined ? totalCommission(settlement) : minorFromWire(commission.amount),
    ...movesBefore(coup),
    ...present({ playersPresent }),
    ...(bankBefore === undefined ? {} : { announced: minorFromWire(bankBefore) }),
  };
}

type Bet = CoupPlayed['bets'][number];

export interface CoupGain {
  readonly amount: Minor;
  readonly basis: 'declared' | 'derived';
}

/**
 * The net gain of the bank: the amount it collected less the amount it paid, as declared; otherwise the settlement by the
 * rules; otherwise the sum of bets and results.
 * @param minimum the minimum bet of the table, the unit in which bets astride two cloths are halved
 */
export function gainOfCoup(coup: CoupPlayed, minimum?: Minor, byRules?: Settlement): CoupGain {
  if (coup.totals === undefined) {
    const amount = byRules?.complete === true ? resultOf(byRules) : gainFromBets(coup, minimum);
    return { amount, basis: 'derived' };
  }
  const { collected, paid } = coup.totals;
  return { amount: minorFromWire(collected) - minorFromWire(paid), basis: 'declared' };
}

/** The gain of the bank from the bets that played: it wins or loses their amount, and neither if the coup is tied. */
export function gainFromBets({ bets, results }: CoupPlayed, minimum: Minor | undefined): Minor {
  const sign = { bank: 1n, punto: -1n, tie: 0n, annulled: 0n } as const;
  return sumMinor(
    results.map(
      ({ tableau, winner }) => sign[winner] * sumMinor(bets.map((bet) => playedOn(tableau, bet, minimum))),
    ),
  );
}

function playedOn(tableau: number, bet: Bet, minimum: Minor | undefined): Minor {
  const played = playedOf(bet);
  if (bet.placed !== 'astride') return (bet.tableau ?? 1) === tableau ? played : 0n;
  const unit = minimum !== undefined && minimum > 0n && played % minimum === 0n ? minimum : 1n;
  const onSecond = (played / unit / 2n) * unit;
  return tableau === 2 ? onSecond : played - onSecond;
}

/** The part of a stake that plays: as declared, else half of a bet on the line, else all of it. */
function playedOf({ covered, placed, stake }: Bet): Minor {
  if (covered !== undefined) return minorFromWire(covered);
  return placed === 'on-the-line' ? minorFromWire(stake) / 2n : minorFromWire(stake);
}
