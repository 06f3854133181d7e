import { cheminDeFer } from '../../games/baccarat/chemin-de-fer.rules';
import { evaluateRound } from '../../games/evaluate-round';
import { RECOMMENDED } from '../../games/open-points';
import { type BetSettlement, commissionOf } from '../../games/settlement';
import { roundFromWire } from '../../games/wire';
import { termsFromWire } from '../../games/wire-terms';
import { type Minor, sumMinor } from '../../kernel/money';
import type { NonBankedTray } from '../non-banked-tray';
import { toWire } from '../reporter';
import type { Chance } from '../chance';
import type { Guest } from '../guest';
import type { Card } from '../../games/_mechanics/cards';
import { isNatural, pointsOf, totalOf } from '../../games/baccarat/drawing';
import type { DrawingFacts } from '../../games/player-bank/bank-game-facts';
import type { Shoe } from './shoe';
import type { Division, Share } from '../../ledger/player-bank/player-bank.state';
import { divideGain, divideLoss } from '../../ledger/player-bank/player-bank.state';

type Place = 'inPlay' | 'voluntary' | 'improper';

interface Member {
  readonly guest: Guest;
  readonly parts: Record<Place, Minor>;
}

/** A player's bank: who put up what, and what became of it. Chips leave the purses when they are put up. */
export class SimulatedBank {
  winnings = 0n;
  coups = 0;
  private readonly members: Member[] = [];

  constructor(
    readonly id: string,
    readonly banker: Guest,
    readonly seat: number,
  ) {}

  putUp(guest: Guest, amount: Minor): void {
    const put = guest.give(amount);
    const known = this.members.find((member) => member.guest === guest);
    if (known === undefined)
      this.members.push({ guest, parts: { inPlay: put, voluntary: 0n, improper: 0n } });
    else known.parts.inPlay += put;
  }

  get inPlay(): Minor {
    return this.totalAt('inPlay');
  }

  totalAt(place: Place): Minor {
    return sumMinor(this.members.map(({ parts }) => parts[place]));
  }

  isMember(guest: Guest): boolean {
    return this.members.some((member) => member.guest === guest);
  }

  won(net: Minor): void {
    this.winnings += net;
    const shares = this.sharesAt('inPlay');
    const divided =
      net < 0n
        ? divideLoss(-net, shares, this.division).map(({ member, share }) => ({ member, share: -share }))
        : divideGain(net, shares, this.division);
    this.add('inPlay', divided);
  }

  move(from: Place, to: Place, amount: Minor): void {
    const divided = divideLoss(amount, this.sharesAt(from), this.division);
    this.add(
      from,
      divided.map(({ member, share }) => ({ member, share: -share })),
    );
    this.add(to, divided);
  }

  end(): readonly { readonly member: string; readonly amount: Minor }[] {
    return this.members.flatMap(({ guest, parts }) => {
      const amount = parts.inPlay + parts.voluntary + parts.improper;
      guest.chips += amount;
      return amount === 0n ? [] : [{ member: guest.id, amount }];
    });
  }

  private get division(): Division {
    return { banker: this.banker.id, oddCents: RECOMMENDED['OP1-22'] };
  }

  private sharesAt(place: Place): Share[] {
    return this.members.map(({ guest, parts }) => ({ member: guest.id, share: parts[place] }));
  }

  private add(place: Place, shares: readonly Share[]): void {
    for (const { member, share } of shares) {
      const found = this.members.find(({ guest }) => guest.id === member);
      if (found !== undefined) found.parts[place] += share;
    }
  }
}

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
      betId,
      type: call ?? 'punto',
      stake: toWire(stake),
      player: guest.id,
      seat,
    })),
    outcome: {
      results: [{ tableau: 1, winner: dealt.winner }],
      inPlay: toWire(bank.inPlay),
      bank: bank.id,
      mode: 'limited',
      bankerSeat: bank.seat,
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

export interface CoupBet {
  readonly betId: string;
  readonly guest: Guest;
  readonly seat: number;
  readonly stake: Minor;
  readonly call?: 'banco';
}

/** Sometimes a guest plays against the whole bank; otherwise guests stake some minima, whether or not the bank covers them. */
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

interface DealtCoup {
  readonly punto: readonly Card[];
  readonly bank: readonly Card[];
  readonly winner: 'bank' | 'punto' | 'tie';
}

/** Two cards each, and third cards by the rules; where these leave a choice, it is made at random. */
export function dealCoup(shoe: Shoe, facts: DrawingFacts, chance: Chance): DealtCoup {
  const [first, second, third, fourth] = [shoe.deal(), shoe.deal(), shoe.deal(), shoe.deal()];
  const punto = [first, third];
  const bank = [second, fourth];
  const totals = { punto: totalOf(punto), bank: totalOf(bank) };
  if (!isNatural(totals.punto) && !isNatural(totals.bank)) {
    const draws =
      totals.punto === facts.puntoFreeOn ? chance.percent(50) : totals.punto <= facts.puntoDrawsUpTo;
    if (draws) punto.push(shoe.deal());
    const column = punto[2] === undefined ? 10 : pointsOf(punto[2]);
    const says = facts.bankTable[totals.bank]?.[column];
    if (says === 'T' || (says === 'O' && chance.percent(50))) bank.push(shoe.deal());
  }
  return { punto, bank, winner: winnerOf(totalOf(punto), totalOf(bank)) };
}

function winnerOf(punto: number, bank: number): DealtCoup['winner'] {
  if (punto === bank) return 'tie';
  return bank > punto ? 'bank' : 'punto';
}
