import { type Minor, sumMinor } from '../../../src/kernel/money';
import type { Chance } from '../chance';
import type { Guest } from '../guest';
import type { NonBankedTray } from '../non-banked-tray';
import { RECOMMENDED } from '../../../src/games/open-points';
import type { Division, Share } from '../../../src/ledger/player-bank/player-bank.state';
import { divideGain, divideLoss } from '../../../src/ledger/player-bank/player-bank.state';

interface Seated {
  readonly seat: number;
  readonly guest: Guest;
}

/** Assigns the bank: it is offered from seat to seat; a passed bank that no player takes is auctioned. */
export class BankRotation {
  private next = 1;
  private shoeNo = 1;
  private banks = 0;
  private passedBy: number | undefined;
  /** Seats that refused the last offer of the bank: a second refusal would cost them the seat. */
  private readonly refused = new Set<number>();

  constructor(
    private readonly tray: NonBankedTray,
    private readonly chance: Chance,
  ) {}

  startAtFirstSeat(shoeNo: number): void {
    this.next = 1;
    this.shoeNo = shoeNo;
  }

  offer(): SimulatedBank {
    for (;;) {
      for (const { seat, guest } of this.seatsFrom(this.next)) {
        this.reportOffer({ seat, player: guest.id }, this.minimum);
        if (this.refused.has(seat) || this.chance.percent(88)) {
          return this.adjudicate({ seat, guest }, this.bankOf(guest), 'offer');
        }
        this.refuse({ seat, player: guest.id });
        this.refused.add(seat);
      }
    }
  }

  get mayBePassed(): boolean {
    return this.refused.size === 0;
  }

  /** Offers a passed bank with its amount to all players and back, then auctions it without the player who passed it. */
  auction(passed: SimulatedBank, floor: Minor): SimulatedBank {
    const others = this.seatsFrom(passed.seat + 1).filter(({ seat }) => seat !== passed.seat);
    for (const { seat, guest } of others) {
      this.reportOffer({ seat, player: guest.id }, floor);
      this.refuse({ seat, player: guest.id });
      this.refused.add(seat);
    }
    this.reportOffer({ standing: true }, floor);
    this.refuse({ standing: true });
    const back = { seat: passed.seat, player: passed.banker.id };
    this.reportOffer(back, floor);
    this.refuse(back);
    this.refused.add(passed.seat);
    this.passedBy = passed.seat;
    return this.bid(others.filter(({ guest }) => !passed.isMember(guest)));
  }

  handOn({ seat }: SimulatedBank): void {
    this.next = (this.passedBy ?? seat) + 1;
    this.passedBy = undefined;
  }

  private bid(bidders: readonly Seated[]): SimulatedBank {
    const able = bidders.filter(({ guest }) => guest.free >= this.minimum * 10n).slice(0, 3);
    const bids = able.map(({ seat, guest }, index) => ({
      seat,
      player: guest.id,
      amount: this.minimum * BigInt(5 + 2 * index),
    }));
    const [winner, highest] = [able.at(-1), bids.at(-1)];
    const { currency } = this.tray.house.name;
    const won = highest === undefined ? {} : { winner: highest.player };
    this.tray.report({ type: 'cagnotte.bank.auctioned.v1', data: { currency, bids, ...won } });
    if (winner !== undefined && highest !== undefined)
      return this.adjudicate(winner, highest.amount, 'auction');
    const forced = bidders[0] ?? this.seatsFrom(this.next)[0]!;
    return this.adjudicate(forced, this.minimum, 'forced-minimum');
  }

  private adjudicate(
    { seat, guest }: Seated,
    amount: Minor,
    how: 'offer' | 'auction' | 'forced-minimum',
  ): SimulatedBank {
    this.refused.delete(seat);
    this.banks += 1;
    const bank = new SimulatedBank(`${this.tray.place.table}-${this.banks}`, guest, seat);
    bank.putUp(guest, amount);
    const partner = how === 'offer' ? this.partnerOf(guest) : undefined;
    const partners =
      partner === undefined
        ? {}
        : { partners: [{ player: partner.id, amount: this.minimum * 4n, paidFrom: 'chips' } as const] };
    if (partner !== undefined) bank.putUp(partner, this.minimum * 4n);
    const { currency } = this.tray.house.name;
    this.tray.report({
      type: 'cagnotte.bank.adjudicated.v1',
      data: {
        currency,
        bank: bank.id,
        banker: guest.id,
        amount,
        paidFrom: 'chips',
        how,
        seat,
        ...partners,
        mode: 'limited',
        shoeNo: this.shoeNo,
      },
    });
    return bank;
  }

  private bankOf({ free }: Guest): Minor {
    const units = BigInt(this.chance.between(5, 30));
    const half = free / (2n * this.minimum);
    return this.minimum * (half < units ? (half > 1n ? half : 1n) : units);
  }

  private partnerOf(banker: Guest): Guest | undefined {
    if (!this.chance.percent(25)) return undefined;
    return [...this.tray.seats.values()].find(
      (guest) => guest !== banker && guest.free >= this.minimum * 20n,
    );
  }

  private seatsFrom(first: number): readonly Seated[] {
    const seated = [...this.tray.seats].map(([seat, guest]) => ({ seat, guest }));
    seated.sort((one, other) => one.seat - other.seat);
    return [...seated.filter(({ seat }) => seat >= first), ...seated.filter(({ seat }) => seat < first)];
  }

  private reportOffer(
    who: { readonly seat?: number; readonly player?: string; readonly standing?: boolean },
    floor: Minor,
  ): void {
    const { currency } = this.tray.house.name;
    const data = { ...who, currency, floor, shoeNo: this.shoeNo };
    this.tray.report({ type: 'cagnotte.bank.offered.v1', data });
  }

  private refuse(who: {
    readonly seat?: number;
    readonly player?: string;
    readonly standing?: boolean;
  }): void {
    this.tray.report({ type: 'cagnotte.bank.refused.v1', data: who });
  }

  private get minimum(): Minor {
    return this.tray.place.kind.minimum;
  }
}

type Place = 'inPlay' | 'voluntary' | 'improper';

interface Member {
  readonly guest: Guest;
  readonly parts: Record<Place, Minor>;
}

/** A player's bank with the shares of its members. Chips leave the purses when they are put up. */
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
