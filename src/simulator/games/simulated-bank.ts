import {
  divideGain,
  divideLoss,
  type Division,
  type Share,
} from '../../ledger/player-bank/player-bank.state';
import { RECOMMENDED } from '../../games/open-points';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Guest } from '../guest';

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
