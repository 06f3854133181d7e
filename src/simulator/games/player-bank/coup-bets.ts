import type { Minor } from '../../../kernel/money';
import type { Chance } from '../../chance';
import type { Guest } from '../../people/guest';
import type { NonBankedTray } from '../../tables/non-banked-tray';
import type { SimulatedBank } from './simulated-bank';

export interface CoupBet {
  readonly betId: string;
  readonly guest: Guest;
  readonly seat: number;
  readonly stake: Minor;
  readonly call?: 'banco';
}

/** Sometimes one plays against the whole bank; else whoever likes stakes some minima, whether or not there is room. */
export function betsAgainst(
  bank: SimulatedBank,
  {
    tray,
    chance,
    coupNo,
  }: { readonly tray: NonBankedTray; readonly chance: Chance; readonly coupNo: number },
): readonly CoupBet[] {
  const puntos = [...tray.seats].filter(([, guest]) => !bank.isMember(guest));
  const banco = puntos.find(([, guest]) => guest.free >= bank.inPlay);
  if (banco !== undefined && chance.percent(10)) {
    const [seat, guest] = banco;
    return [{ betId: `${coupNo}-1`, guest, seat, stake: bank.inPlay, call: 'banco' }];
  }
  const { minimum } = tray.place.kind;
  const bets = puntos.flatMap(([seat, guest]) => {
    const stake = minimum * BigInt(guest.taste.units);
    const most = guest.free < bank.inPlay ? guest.free : bank.inPlay;
    return stake > most || !chance.percent(75) ? [] : [{ guest, seat, stake }];
  });
  return bets.map((bet, index) => ({ ...bet, betId: `${coupNo}-${index + 1}` }));
}
