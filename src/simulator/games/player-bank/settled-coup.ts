import { cheminDeFer } from '../../../games/chemin-de-fer/chemin-de-fer.rules';
import { evaluateRound } from '../../../games/evaluate-round';
import { RECOMMENDED } from '../../../games/open-points';
import { type BetSettlement, commissionOf } from '../../../games/settlement';
import { roundFromWire } from '../../../games/wire';
import { termsFromWire } from '../../../games/wire-terms';
import { type Minor, sumMinor } from '../../../kernel/money';
import type { NonBankedTray } from '../../tables/non-banked-tray';
import { toWire } from '../../wire-amount';
import type { CoupBet } from './coup-bets';
import type { DealtCoup } from './deal-coup';
import type { SimulatedBank } from './simulated-bank';

export interface SettledCoup {
  readonly winner: DealtCoup['winner'];
  readonly bets: readonly (Pick<BetSettlement, 'paid' | 'taken'> & { readonly covered: Minor })[];
  readonly collected: Minor;
  readonly paid: Minor;
  readonly gain: Minor;
  readonly commission: Minor;
}

export function settledCoup({
  bank,
  bets,
  dealt,
  tray,
}: {
  readonly bank: SimulatedBank;
  readonly bets: readonly CoupBet[];
  readonly dealt: DealtCoup;
  readonly tray: NonBankedTray;
}): SettledCoup {
  const { currency } = tray.house.name;
  const { minimum, seats } = tray.place.kind;
  const round = roundFromWire({
    currency,
    bets: bets.map(({ betId, guest, seat, stake, call }) => ({
      ...{ betId, type: call ?? 'punto', stake: toWire(stake), player: guest.id, seat },
    })),
    outcome: {
      results: [{ tableau: 1, winner: dealt.winner }],
      ...{ inPlay: toWire(bank.inPlay), bank: bank.id, mode: 'limited', bankerSeat: bank.seat },
      cards: { bank: dealt.bank, tableau1: dealt.punto },
    },
  });
  const setting = {
    currency,
    terms: termsFromWire({ minimum: toWire(minimum), seats }),
    answers: RECOMMENDED,
  };
  const { settlement } = evaluateRound(cheminDeFer, round, setting);
  const settled = settlement.bets.map(({ paid, taken, covered }) => ({
    paid,
    taken,
    covered: covered ?? 0n,
  }));
  const collected = sumMinor(settled.map(({ taken }) => taken));
  const paid = sumMinor(settled.map((bet) => bet.paid));
  const commission = commissionOf(settlement);
  return { winner: dealt.winner, bets: settled, collected, paid, gain: collected - paid, commission };
}
