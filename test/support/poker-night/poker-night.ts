import type { EventOf, EventType } from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { type Happening, PLAYERS } from './happenings';
import { type Parts, shareOut } from './share-out';

/** The expected figures after an event, by plain addition; minor units. */
export interface Figures {
  /** The chips in play of the only bank. */
  readonly inPlay: number;
  readonly aside: number;
  readonly slot: number;
  readonly deposit: number;
  /** The change of outstanding chips since the beginning. */
  readonly inHands: number;
}

/** An event with the expected figures after it. */
export interface Step {
  readonly event: CasinoEvent;
  readonly after: Figures;
}

/** Plays happenings at a table with players' banks, and adds up the expected figures independently. */
export function playPokerNight(happenings: readonly Happening[], table: string): readonly Step[] {
  const night = new PokerNight(table);
  for (const each of happenings) night.happens(each);
  night.happens({ what: 'end' });
  return night.steps;
}

/** The time of the first fact; each further one is a second later. */
const FROM = Date.UTC(2026, 0, 1, 21, 30);

class PokerNight {
  readonly steps: Step[] = [];
  private bank: string | undefined;
  private banks = 0;
  private members: string[] = [];
  private inPlay = 0;
  private aside = 0;
  private slot = 0;
  private deposit = 0;
  private inHands = 0;
  private coups = 0;
  private parts: Parts = new Map();

  constructor(private readonly table: string) {}

  happens(happening: Happening): void {
    switch (happening.what) {
      case 'open':
        return this.open(happening.amount, happening.who);
      case 'raise':
        return this.raise(happening.amount);
      case 'partner':
        return this.partner(happening.amount, happening.who);
      case 'coup':
        return this.coup(happening.gain);
      case 'set-aside':
      case 'take-back':
        return this.garage(happening.what, happening.amount);
      case 'offer':
        return this.tell('cagnotte.bank.offered.v1', {
          currency: 'EUR',
          seat: happening.seat,
          floor: happening.amount,
        });
      case 'refuse':
        return this.tell('cagnotte.bank.refused.v1', { seat: happening.seat });
      case 'auction':
        return this.auction(happening.bids);
      case 'pass':
        return this.pass();
      case 'end':
        return this.end('session-ended');
      case 'deposit':
      case 'put-in-play':
      case 'withdraw':
      case 'withdraw-chips':
      case 'deposit-back':
        return this.moveDeposit(happening.what, happening.amount);
    }
  }

  private open(put: number, who: number, how: 'offer' | 'auction' = 'offer'): void {
    if (this.bank !== undefined) return;
    this.banks += 1;
    this.bank = `${this.table}-${this.banks}`;
    const banker = PLAYERS[who]!;
    this.members = [banker];
    this.parts = new Map([[banker, { inPlay: put, aside: 0 }]]);
    this.inPlay += put;
    this.inHands -= put;
    const { bank } = this;
    this.tell('cagnotte.bank.adjudicated.v1', {
      currency: 'EUR',
      bank,
      banker,
      amount: put,
      paidFrom: 'chips',
      how,
    });
  }

  /** An auction: bids move nothing, and the highest gets the bank if it is free. */
  private auction(bids: readonly { readonly amount: number; readonly who: number }[]): void {
    const [best] = [...bids].sort((one, other) => other.amount - one.amount);
    this.tell('cagnotte.bank.auctioned.v1', {
      currency: 'EUR',
      bids: bids.map(({ amount, who }) => ({ player: PLAYERS[who]!, amount })),
      ...(best === undefined ? {} : { winner: PLAYERS[best.who]! }),
    });
    if (best !== undefined) this.open(best.amount, best.who, 'auction');
  }

  /** Passes the bank: it is announced with the amount in play, then paid back. */
  private pass(): void {
    const { bank, inPlay: amount } = this;
    if (bank === undefined) return;
    this.tell('cagnotte.bank.passed.v1', { currency: 'EUR', bank, amount });
    this.end('passed');
  }

  private raise(put: number): void {
    if (this.bank === undefined) return;
    const player = this.members[0]!;
    this.inPlay += put;
    this.inHands -= put;
    this.parts.get(player)!.inPlay += put;
    const { bank } = this;
    this.tell('cagnotte.bank.raised.v1', { currency: 'EUR', bank, player, amount: put, paidFrom: 'chips' });
  }

  private partner(put: number, who: number): void {
    const partner = PLAYERS[who]!;
    if (this.bank === undefined || this.members.includes(partner)) return;
    this.members.push(partner);
    this.parts.set(partner, { inPlay: put, aside: 0 });
    this.inPlay += put;
    this.inHands -= put;
    const { bank } = this;
    const data = { currency: 'EUR', bank, partner, amount: put, paidFrom: 'chips' } as const;
    this.tell('cagnotte.bank.partner-joined.v1', data);
  }

  private coup(wanted: number): void {
    if (this.bank === undefined) return;
    const gain = Math.max(wanted, -this.inPlay);
    const commission = gain > 0 ? Math.floor((gain * 5 + 50) / 100) : 0;
    this.coups += 1;
    shareOut(this.parts, 'inPlay', gain - commission);
    this.inPlay += gain - commission;
    this.slot += commission;
    this.inHands -= gain;
    this.tell('cagnotte.coup.played.v1', {
      currency: 'EUR',
      bank: this.bank,
      shoeNo: 1,
      coupNo: this.coups,
      bets: [],
      results: [{ tableau: 1, winner: gain < 0 ? 'punto' : 'bank' }],
      totals: { collected: Math.max(gain, 0), paid: Math.max(-gain, 0) },
      commission: { amount: commission },
    });
  }

  private garage(what: 'set-aside' | 'take-back', wanted: number): void {
    if (this.bank === undefined) return;
    const moved = Math.min(wanted, what === 'set-aside' ? this.inPlay : this.aside);
    const sign = what === 'set-aside' ? 1 : -1;
    const before = new Map([...this.parts].map(([member, { inPlay, aside }]) => [member, { inPlay, aside }]));
    shareOut(this.parts, what === 'set-aside' ? 'inPlay' : 'aside', -moved);
    for (const [member, part] of this.parts) {
      const was = before.get(member)!;
      if (what === 'set-aside') part.aside += was.inPlay - part.inPlay;
      else part.inPlay += was.aside - part.aside;
    }
    this.inPlay -= sign * moved;
    this.aside += sign * moved;
    this.coups += 1;
    this.tell('cagnotte.coup.played.v1', {
      currency: 'EUR',
      bank: this.bank,
      shoeNo: 1,
      coupNo: this.coups,
      bets: [],
      results: [{ tableau: 1, winner: 'tie' }],
      totals: { collected: 0, paid: 0 },
      commission: { amount: 0 },
      garages: [
        { kind: 'voluntary', amount: moved, move: what === 'set-aside' ? 'set-aside' : 'taken-back' },
      ],
    });
  }

  private end(cause: 'passed' | 'session-ended'): void {
    if (this.bank === undefined) return;
    const returned = [...this.parts]
      .map(([member, { inPlay, aside }]) => ({ member, amount: inPlay + aside }))
      .filter((part) => part.amount > 0);
    this.inHands += this.inPlay + this.aside;
    this.inPlay = 0;
    this.aside = 0;
    const { bank } = this;
    this.bank = undefined;
    this.tell('cagnotte.bank.ended.v1', { currency: 'EUR', bank, cause, returned, paidOut: 'chips' });
  }

  private moveDeposit(
    what: 'deposit' | 'put-in-play' | 'withdraw' | 'withdraw-chips' | 'deposit-back',
    wanted: number,
  ): void {
    const [banker, { bank }] = ['ana', this];
    if (what === 'deposit') {
      this.deposit += wanted;
      const data = { currency: 'EUR', banker, amount: wanted, means: 'cash', mode: 'limited' } as const;
      return this.tell('cagnotte.bank.deposited.v1', data);
    }
    if (what === 'deposit-back') {
      const back = Math.min(wanted, this.deposit);
      this.deposit -= back;
      const paid = [{ means: 'cash', amount: back } as const];
      return this.tell('cagnotte.bank.deposit-returned.v1', { currency: 'EUR', banker, amount: back, paid });
    }
    const part = this.parts.get(banker);
    if (bank === undefined || part === undefined || this.members[0] !== banker) return;
    if (what === 'put-in-play') {
      const put = Math.min(wanted, this.deposit);
      this.deposit -= put;
      this.inPlay += put;
      part.inPlay += put;
      return this.tell('cagnotte.bank.put-in-play.v1', { currency: 'EUR', bank, banker, amount: put });
    }
    const out = Math.min(wanted, part.inPlay);
    part.inPlay -= out;
    this.inPlay -= out;
    const paidOut = what === 'withdraw' ? 'deposit' : 'chips';
    if (paidOut === 'deposit') this.deposit += out;
    else this.inHands += out;
    this.tell('cagnotte.bank.withdrawn.v1', { currency: 'EUR', bank, banker, amount: out, paidOut });
  }

  private tell<Type extends EventType>(type: Type, data: EventOf<Type>['data']): void {
    const { inPlay, aside, slot, deposit, inHands, table } = this;
    this.steps.push({
      event: {
        specversion: '1.0',
        id: `${table}-${this.steps.length}`,
        source: `/casinos/granada/tables/${table}`,
        type,
        time: new Date(FROM + this.steps.length * 1_000).toISOString(),
        gamingday: '2026-01-01',
        data,
      },
      after: { inPlay, aside, slot, deposit, inHands },
    });
  }
}
