import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { type Minor, sumMinor } from '../../../src/kernel/money';
import { BY, tableOpened, tell } from '../book/told';

/** What may happen to a bank; parts in hundredths of what there is, amounts in minor units. */
type Act =
  | {
      readonly act: 'coup';
      readonly stakes: readonly number[];
      readonly winner: 'bank' | 'punto' | 'tie';
      readonly garage: Garaged | null;
      readonly isVoided: boolean;
    }
  | { readonly act: 'joined' | 'raised'; readonly amount: number }
  | { readonly act: 'withdrawn'; readonly part: number }
  | { readonly act: 'offered' | 'refused' };

interface Garaged {
  readonly kind: 'voluntary' | 'improper';
  readonly move: 'set-aside' | 'taken-back';
  readonly part: number;
}

/** Games with a bank of a player; punto y banca is no such game, so the rules say nothing of its coups. */
const BANK_GAMES = ['chemin-de-fer', 'baccarat-two-tableaux', 'punto-y-banca'] as const;
export type BankGame = (typeof BANK_GAMES)[number];

export interface Evening {
  readonly game: BankGame;
  readonly amount: number;
  readonly acts: readonly Act[];
}

const part = fc.integer({ min: 0, max: 100 });
const amount = fc.integer({ min: 1, max: 60_000 });

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('coup' as const),
      stakes: fc.array(fc.integer({ min: 1, max: 130 }), { maxLength: 4 }),
      winner: fc.constantFrom('bank' as const, 'punto' as const, 'tie' as const),
      garage: fc.option(
        fc.record({
          kind: fc.constantFrom('voluntary' as const, 'improper' as const),
          move: fc.constantFrom('set-aside' as const, 'taken-back' as const),
          part,
        }),
        { freq: 2 },
      ),
      isVoided: fc.nat({ max: 7 }).map((drawn) => drawn === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('joined' as const, 'raised' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('withdrawn' as const), part }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('offered' as const, 'refused' as const) }) },
);

export const anyEvening: fc.Arbitrary<Evening> = fc.record({
  game: fc.constantFrom(...BANK_GAMES),
  amount: fc.integer({ min: 1_000, max: 100_000 }),
  acts: fc.array(act, { minLength: 1, maxLength: 9 }),
});

/** What the bank has after a step, and what a coup put at risk, as the evening was made; minor units. */
export interface HeldAfter {
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
  readonly coup?: {
    /** Of what has played, before the result. */
    readonly inPlay: Minor;
    readonly staked: Minor;
    readonly covered: Minor;
    readonly gain: Minor;
    readonly commission: Minor;
  };
}

export interface MadeEvening {
  readonly events: readonly CasinoEvent[];
  /** By the id of each event that moves the bank. */
  readonly held: ReadonlyMap<string, HeldAfter>;
}

const BANK = 'K1';
const BANKER = 'ana';
/** Hundredths of a gain that the house keeps, by game. */
const COMMISSION: Readonly<Record<BankGame, bigint>> = {
  'chemin-de-fer': 5n,
  'baccarat-two-tableaux': 2n,
  'punto-y-banca': 5n,
};

/**
 * Makes the events of an evening, and sums up by itself what the bank has after each: nothing of the ledger is asked. A
 * broken bank at two tableaux is deposited and put in play again; where no chip is left, nobody plays.
 */
export function madeEvening({ game, amount: first, acts }: Evening): MadeEvening {
  const making = new MakingEvening(game);
  making.begin(BigInt(first));
  for (const each of acts) making.happens(each);
  return making.made;
}

class MakingEvening {
  private readonly events: CasinoEvent[] = [];
  private readonly held = new Map<string, HeldAfter>();
  private has = { inPlay: 0n, voluntary: 0n, improper: 0n };
  private coupNo = 0;
  private partners = 0;

  constructor(private readonly game: BankGame) {
    this.events.push(
      tell('ledger.opened', {
        balances: [
          { account: 'chips:cage', amount: 10_000_000 },
          { account: 'cash:cage', amount: 10_000_000 },
          { account: 'chips:issued', amount: -10_000_000 },
          { account: 'opening', amount: -10_000_000 },
        ],
      }),
      tableOpened(game),
    );
  }

  get made(): MadeEvening {
    return { events: this.events, held: this.held };
  }

  begin(first: Minor): void {
    if (this.isDeposited) return this.depositAndPlay(first, false);
    this.has.inPlay += first;
    this.moved(
      tell('bank.adjudicated', {
        ...{ bank: BANK, banker: BANKER, amount: Number(first), paidFrom: 'chips', how: 'offer' },
      }),
    );
  }

  happens(happening: Act): void {
    if (happening.act === 'coup') return this.coup(happening);
    if (happening.act === 'offered') this.events.push(tell('bank.offered', { seat: 2, player: 'eva' }));
    if (happening.act === 'refused') this.events.push(tell('bank.refused', { seat: 2, player: 'eva' }));
    if (happening.act === 'joined' || happening.act === 'raised') this.putUp(happening.act, happening.amount);
    if (happening.act === 'withdrawn') this.withdraw(happening.part);
  }

  private get isDeposited(): boolean {
    return this.game === 'baccarat-two-tableaux';
  }

  private depositAndPlay(sum: Minor, again: boolean): void {
    const of = { banker: BANKER, amount: Number(sum), bank: BANK };
    this.events.push(
      tell('bank.deposited', { ...of, means: 'cash', mode: 'limited', ...(again ? { again } : {}) }),
    );
    this.has.inPlay += sum;
    this.moved(tell('bank.put-in-play', of));
  }

  private putUp(how: 'joined' | 'raised', sum: number): void {
    if (this.isDeposited) return this.depositAndPlay(BigInt(sum), true);
    this.has.inPlay += BigInt(sum);
    const of = { bank: BANK, amount: sum, paidFrom: 'chips' } as const;
    if (how === 'raised') return this.moved(tell('bank.raised', { ...of, player: BANKER }));
    this.partners += 1;
    return this.moved(tell('bank.partner-joined', { ...of, partner: `q-${this.partners}` }));
  }

  /** Only where the banker plays alone: what of it is a partner's is not known here. */
  private withdraw(hundredths: number): void {
    const sum = partOf(this.has.inPlay, hundredths);
    if (this.partners > 0 || sum === 0n) return;
    this.has.inPlay -= sum;
    this.moved(
      tell('bank.withdrawn', {
        ...{ bank: BANK, banker: BANKER, amount: Number(sum) },
        paidOut: this.isDeposited ? 'deposit' : 'chips',
      }),
    );
  }

  private coup({ stakes, winner, garage, isVoided }: Extract<Act, { act: 'coup' }>): void {
    const before = { ...this.has };
    const garages = garage === null || this.isDeposited ? [] : this.garaged(garage);
    const { inPlay: found } = this.has;
    if (found === 0n && this.isDeposited) this.depositAndPlay(10_000n, true);
    const { inPlay } = this.has;
    const { bets, staked, covered } = this.betsOn(inPlay, stakes);
    const [collected, paid] = [winner === 'bank' ? covered : 0n, winner === 'punto' ? covered : 0n];
    const gain = collected - paid;
    const commission = (collected * COMMISSION[this.game]) / 100n;
    this.has.inPlay += gain - commission;
    this.coupNo += 1;
    const named = { bank: BANK, shoeNo: 1, coupNo: this.coupNo };
    const played = tell('coup.played', {
      ...{ ...named, bets, garages, commission: { amount: Number(commission) } },
      results: (this.isDeposited ? [1, 2] : [1]).map((tableau) => ({ tableau, winner })),
      totals: { collected: Number(collected), paid: Number(paid) },
    });
    this.moved(played, { inPlay, staked, covered, gain, commission });
    if (isVoided) this.void(named, before, inPlay - found);
    else this.breakIfEmpty();
  }

  private breakIfEmpty(): void {
    if (this.isDeposited && this.has.inPlay === 0n)
      this.events.push(tell('bank.broken', { bank: BANK, banker: BANKER, coupNo: this.coupNo }));
  }

  /** Bets of so many hundredths of what is in play, each covered by what those before it leave. */
  private betsOn(inPlay: Minor, stakes: readonly number[]) {
    let left = inPlay;
    const bets = stakes.map((hundredths, n) => {
      const stake = partOf(inPlay, hundredths);
      const covered = stake < left ? stake : left;
      left -= covered;
      return {
        ...{ betId: `b${n}`, player: `g${n}`, seat: n + 1, stake: Number(stake), covered: Number(covered) },
        ...(this.isDeposited ? { tableau: 1 + (n % 2) } : {}),
      };
    });
    return { bets, staked: sumMinor(bets.map(({ stake }) => BigInt(stake))), covered: inPlay - left };
  }

  /** A void of the last coup takes all of it back, its garages too; what was put in play for it stays. */
  private void(
    named: { readonly bank: string; readonly shoeNo: number; readonly coupNo: number },
    before: MakingEvening['has'],
    put: Minor,
  ): void {
    this.has = { ...before, inPlay: before.inPlay + put };
    this.moved(tell('coup.voided', { ...named, settled: true, reasonCode: 'misdeal', refunds: [], by: BY }));
  }

  private garaged({ kind, move, part: hundredths }: Garaged) {
    const sum = partOf(move === 'set-aside' ? this.has.inPlay : this.has[kind], hundredths);
    if (sum === 0n) return [];
    const sign = move === 'set-aside' ? 1n : -1n;
    this.has.inPlay -= sign * sum;
    this.has[kind] += sign * sum;
    return [{ kind, move, amount: Number(sum) }];
  }

  private moved(event: CasinoEvent, coup?: HeldAfter['coup']): void {
    this.events.push(event);
    this.held.set(event.id, { ...this.has, ...(coup === undefined ? {} : { coup }) });
  }
}

const partOf = (sum: Minor, hundredths: number): Minor => (sum * BigInt(hundredths)) / 100n;
