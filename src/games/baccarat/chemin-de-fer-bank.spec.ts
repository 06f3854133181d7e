import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { type BankLife, type BankReport, type CoupOfBank, NO_BANK } from '../bank-life';
import type { Setting } from '../game-rules';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import { followBank } from '../player-bank/follow-bank';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf, totalCommission } from '../settlement';
import { bankRules } from './chemin-de-fer.register.json';
import { present } from '../../kernel/present';

/** The life of a bank: the worked examples (section 10.h of the matrix) from beginning to end. Cents, m = 10.00. */

const { rules: cheminDeFer, uncited } = watchRules('chemin-de-fer');
const TERMS: TableTerms = { minimum: 1000n, bank: 'limited', seats: 9 };

class Table {
  life: BankLife = NO_BANK;
  cagnotte = 0n;
  readonly findings: Finding[] = [];
  private readonly setting: Setting;

  constructor(terms: Partial<TableTerms> = {}, answers: Partial<Answers> = {}, staff: string[] = []) {
    this.setting = { currency: 'EUR', answers: answersOf(answers), terms: { ...TERMS, ...terms }, staff };
  }

  tell(report: BankReport): string[] {
    const findings = cheminDeFer.checks.bank!(this.life, report, this.setting);
    this.life = followBank(this.life, report);
    this.findings.push(...findings);
    return findings.map(({ code }) => code);
  }

  takes(
    banker: string,
    amount: bigint,
    more: Partial<Extract<BankReport, { kind: 'adjudicated' }>> = {},
  ): string[] {
    return this.tell({
      kind: 'adjudicated',
      bank: 'K',
      banker,
      amount,
      partners: [],
      how: 'offer',
      fromDeposit: false,
      ...more,
    });
  }

  plays(
    winner: 'bank' | 'punto' | 'tie',
    stakes: readonly bigint[],
    more: Partial<CoupOfBank> = {},
  ): string[] {
    const bets = stakes.map((stake, index): PlacedBet => ({
      betId: `${index}`,
      type: 'punto',
      player: `P${index}`,
      stake,
    }));
    const outcome = { results: [{ tableau: 1, winner }] };
    const { settlement } = evaluateRound(cheminDeFer, { bets, outcome }, this.setting);
    this.cagnotte += totalCommission(settlement);
    return this.tell({
      kind: 'coup',
      bank: this.life.tenure?.bank ?? 'K',
      shoeNo: 1,
      bets,
      winners: [winner],
      played: stakes.reduce((sum, stake) => sum + stake, 0n),
      gain: resultOf(settlement),
      commission: totalCommission(settlement),
      garages: [],
      allIn: false,
      ...more,
    });
  }

  offers(seat: number, more: object = {}): string[] {
    return this.tell({ kind: 'offered', seat, ...more });
  }

  ends(cause: string, owed: readonly { member: string; amount: bigint }[] = [], returned = owed): string[] {
    return this.tell({ kind: 'ended', bank: this.life.tenure?.bank ?? 'K', cause, owed, returned });
  }

  get inPlay(): bigint | undefined {
    return this.life.tenure?.inPlay;
  }
}

const setAside = (amount: bigint, kind: 'voluntary' | 'improper' = 'voluntary') =>
  ({ garages: [{ kind, amount, move: 'set-aside' }] }) as const;

describe('the worked examples of section 10.h, from bank to bank', () => {
  it('CF-1 to CF-3: a bank wins, then loses or wins with a mandatory garage', () => {
    const table = new Table();
    expect(table.takes('B', 10000n, { seat: 1 })).toEqual([]);
    expect(table.plays('bank', [6000n, 4000n], { announced: 10000n })).toEqual([]);
    expect(table.inPlay).toBe(19500n);
    const other = new Table();
    other.life = table.life;
    expect(table.plays('punto', [5000n, 3000n, 2000n], { announced: 19500n })).toEqual([]);
    expect([table.inPlay, table.cagnotte]).toEqual([9500n, 500n]);
    expect(other.plays('bank', [10000n])).toEqual([]);
    expect(other.inPlay).toBe(29000n);
    expect(other.plays('tie', [10000n], { announced: 29000n })).toEqual([]);
  });

  it('CF-3: or what was not covered stays in the garage, where the casino answers so', () => {
    const table = new Table({}, { 'OP1-16': 'stays-in-garage' });
    table.takes('B', 19500n);
    table.plays('bank', [10000n]);
    expect(table.plays('tie', [], { announced: 19500n })).toEqual([]);
    expect(table.plays('tie', [], { announced: 29000n })).toEqual(['bank-amount-differs']);
  });

  it('OP1-23: a coup is dealt when they are enough again, or none at all', () => {
    const dealt = (answers: Partial<Answers>) => {
      const table = new Table({}, answers);
      table.takes('B', 10000n);
      return [4, 3, 3, 4, undefined].map((playersPresent) =>
        table.plays('bank', [1000n], playersPresent === undefined ? {} : { playersPresent }),
      );
    };
    expect(dealt({})).toEqual([[], [], [], [], []]);
    const late = ['players-below-minimum'];
    // Those that are too few are found by themselves, as rounds.
    expect(dealt({ 'OP1-23': 'game-closes' })).toEqual([[], [], [], late, late]);
  });

  it('CF-4: an improper garage of 560.00', () => {
    const table = new Table();
    table.takes('B', 80000n);
    table.plays('bank', [80000n]);
    expect(table.inPlay).toBe(156000n);
    const aside = setAside(56000n, 'improper');
    expect(table.plays('punto', [100000n], { ...aside, announced: 100000n })).toEqual([]);
    expect(table.life.tenure).toMatchObject({ inPlay: 0n, improper: 56000n });
    expect(table.ends('lost', [{ member: 'B', amount: 56000n }])).toEqual([]);
    expect(table.cagnotte).toBe(4000n);
  });

  it('CF-4: which is found missing, or too much', () => {
    const bank = () => {
      const table = new Table();
      table.takes('B', 80000n);
      table.plays('bank', [80000n]);
      return table;
    };
    expect(bank().plays('bank', [100000n])).toEqual(['improper-garage-differs']);
    expect(bank().plays('bank', [100000n], setAside(60000n, 'improper'))).toEqual([
      'improper-garage-differs',
      'coverage-differs',
    ]);
  });

  it('CF-5: a voluntary garage once more than 500.00 are won', () => {
    const table = new Table();
    table.takes('B', 30000n);
    table.plays('bank', [30000n]);
    expect([table.inPlay, table.life.tenure!.wonNet]).toEqual([58500n, 28500n]);
    const early = new Table();
    early.life = table.life;
    expect(early.plays('tie', [], setAside(10000n))).toEqual(['garage-below-threshold']);
    table.plays('bank', [58500n]);
    expect([table.inPlay, table.life.tenure!.wonNet]).toEqual([114075n, 84075n]);
    const much = new Table();
    much.life = table.life;
    expect(much.plays('tie', [], setAside(84076n))).toEqual(['garage-above-winnings']);
    expect(table.plays('punto', [50000n], { ...setAside(64075n), announced: 50000n })).toEqual([]);
    expect(table.life.tenure).toMatchObject({ inPlay: 0n, voluntary: 64075n });
    expect(table.cagnotte).toBe(4425n);
    expect(table.ends('lost', [{ member: 'B', amount: 64075n }])).toEqual([]);
  });

  it('CF-5: by the other answers to which winnings count', () => {
    const won = (answer: Answers['OP1-17']) => {
      const table = new Table({}, { 'OP1-17': answer });
      table.takes('B', 51000n);
      table.plays('bank', [51000n]);
      return table;
    };
    expect(won('net-any-part').plays('tie', [], setAside(1000n))).toEqual(['garage-below-threshold']);
    expect(won('gross-any-part').plays('tie', [], setAside(1000n))).toEqual([]);
    const all = won('net-all-at-once');
    all.plays('bank', [50000n]);
    expect(all.plays('tie', [], setAside(1000n))).toEqual(['garage-above-winnings']);
    expect(won('net-any-part').plays('tie', [], { garages: [] })).toEqual([]);
  });

  it('CF-5: moves of one coup one after the other, and what is won of exactly 500.00 is not above it', () => {
    const table = new Table();
    table.takes('B', 100000n);
    table.plays('bank', [100000n]);
    const twice = [40000n, 55001n].map((amount) => setAside(amount).garages[0]);
    expect(table.life.tenure!.wonNet).toBe(95000n);
    expect(table.plays('tie', [], { garages: twice })).toEqual(['garage-above-winnings']);
    const gross = new Table({}, { 'OP1-17': 'gross-any-part' });
    gross.takes('B', 50000n);
    gross.plays('bank', [50000n]);
    expect(gross.plays('tie', [], setAside(1000n))).toEqual(['garage-below-threshold']);
  });

  it('CF-4: nothing is set aside as above the maximum where nothing is', () => {
    const table = new Table();
    table.takes('B', 10000n);
    expect(table.plays('tie', [], setAside(1000n, 'improper'))).toEqual(['improper-garage-differs']);
  });

  it('OP1-16: what stays in the garage does not answer for bets', () => {
    const played = (answers: Partial<Answers>) => {
      const table = new Table({}, answers);
      table.takes('B', 19500n);
      table.plays('bank', [10000n]);
      return table.plays('bank', [19501n]);
    };
    expect([played({}), played({ 'OP1-16': 'stays-in-garage' })]).toEqual([[], ['coverage-differs']]);
  });

  it('CF-7: a partner adds his part, and each has back what the books owe him', () => {
    const table = new Table();
    table.takes('B', 30000n, { partners: [{ member: 'Q', amount: 20000n }] });
    table.plays('bank', [50000n]);
    table.plays('punto', [40000n], { announced: 97500n });
    const owed = [
      { member: 'B', amount: 34500n },
      { member: 'Q', amount: 23000n },
    ];
    expect(table.inPlay).toBe(57500n);
    const other = new Table();
    other.life = table.life;
    expect(other.ends('lost', owed, [{ member: 'B', amount: 57500n }])).toEqual([
      'bank-return-differs',
      'bank-return-differs',
    ]);
    const toAnother = new Table();
    toAnother.life = table.life;
    const returned = [...owed, { member: 'X', amount: 1n }];
    expect(toAnother.ends('lost', owed, returned)).toEqual(['bank-return-differs']);
    expect(table.ends('lost', owed)).toEqual([]);
  });

  it('CF-8: a pass, an auction, and the hand after the buyer loses', () => {
    const table = new Table();
    table.takes('B', 20000n, { seat: 1, partners: [] });
    table.plays('bank', [20000n]);
    expect(table.tell({ kind: 'passed', bank: 'K', amount: 39000n })).toEqual([]);
    expect(table.ends('passed', [{ member: 'B', amount: 39000n }])).toEqual([]);
    for (const seat of [2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(table.offers(seat, { floor: 39000n })).toEqual([]);
      expect(table.tell({ kind: 'refused', seat, seatForfeited: false })).toEqual([]);
    }
    expect(table.tell({ kind: 'offered', standing: true, floor: 39000n })).toEqual([]);
    expect(table.tell({ kind: 'offered', player: 'B', seat: 1, floor: 39000n })).toEqual([]);
    const bids = [
      { player: 'S1', standing: true, amount: 15000n },
      { player: 'P7', seat: 7, amount: 15000n },
    ];
    expect(table.tell({ kind: 'auctioned', bids, winner: 'P7', byLot: false })).toEqual([]);
    expect(table.takes('P7', 15000n, { bank: 'K2', how: 'auction', seat: 7 })).toEqual([]);
    expect(table.plays('punto', [15000n])).toEqual([]);
    expect(table.inPlay).toBe(0n);
    expect(table.ends('lost')).toEqual([]);
    expect(table.offers(2, { floor: 1000n })).toEqual([]);
    expect(table.findings).toEqual([]);
  });

  it('CF-8: the passer and his partner may not bid, the standing yields to the seated, the highest wins', () => {
    const passed = () => {
      const table = new Table();
      table.takes('B', 20000n, { seat: 1, partners: [{ member: 'Q', amount: 100n }] });
      table.plays('bank', [20000n]);
      table.tell({ kind: 'passed', bank: 'K', amount: table.inPlay! });
      table.ends('passed');
      return table;
    };
    const bid = (player: string, amount: bigint, standing = false) => ({ player, amount, standing });
    const auction = (winner: string | undefined, ...bids: ReturnType<typeof bid>[]) =>
      passed().tell({ kind: 'auctioned', bids, byLot: false, ...present({ winner }) });
    expect(auction('P7', bid('B', 99000n), bid('P7', 1000n))).toEqual(['bidder-excluded']);
    expect(auction('P7', bid('Q', 99000n), bid('P7', 1000n))).toEqual(['bidder-excluded']);
    expect(auction('S1', bid('S1', 1000n, true), bid('P7', 1000n))).toEqual(['auction-winner-not-highest']);
    expect(auction('S1', bid('S1', 1001n, true), bid('P7', 1000n))).toEqual([]);
    expect(auction(undefined, bid('P7', 1000n))).toEqual(['auction-winner-not-highest']);
    const table = passed();
    expect(table.takes('P7', 40000n, { bank: 'K2', how: 'auction' })).toEqual(['bank-step-skipped']);
    const sold = () => {
      const other = passed();
      other.tell({ kind: 'auctioned', bids: [bid('P7', 40000n)], winner: 'P7', byLot: false });
      return other;
    };
    expect(sold().takes('P8', 39000n, { bank: 'K2', how: 'auction' })).toEqual([
      'adjudication-not-by-auction',
      'bank-below-floor',
    ]);
    expect(sold().takes('P8', 39000n, { how: 'lot' })).toEqual(['adjudication-not-by-auction']);
  });

  it('CF-8: a buyer who does not deal may not bid again, and nor may who passed', () => {
    const table = new Table();
    table.takes('B', 20000n, { seat: 1 });
    table.plays('bank', [20000n]);
    table.tell({ kind: 'passed', bank: 'K', amount: 39000n });
    table.ends('passed');
    table.tell({ kind: 'auctioned', bids: [{ player: 'P7', amount: 15000n }], winner: 'P7', byLot: false });
    table.takes('P7', 15000n, { bank: 'K2', how: 'auction', seat: 7 });
    expect(table.tell({ kind: 'passed', bank: 'K2', amount: 15000n })).toEqual(['buyer-did-not-deal']);
    expect(table.life.turn.excluded).toEqual(['P7', 'B']);
  });

  it('CF-9: without a bid, seat 2 takes the bank at the minimum or gives up its seat', () => {
    const noBids = () => {
      const table = new Table();
      table.takes('B', 20000n, { seat: 1 });
      table.plays('bank', [20000n]);
      table.tell({ kind: 'passed', bank: 'K', amount: 39000n });
      table.ends('passed');
      table.tell({ kind: 'auctioned', bids: [], byLot: false });
      return table;
    };
    const forced = { bank: 'K2', how: 'forced-minimum', seat: 2 } as const;
    expect(noBids().takes('P2', 1000n, forced)).toEqual([]);
    expect(noBids().takes('P3', 1000n, { ...forced, seat: 3 })).toEqual(['bank-out-of-turn']);
    expect(noBids().tell({ kind: 'refused', seat: 2, seatForfeited: true })).toEqual([]);
    expect(noBids().tell({ kind: 'refused', seat: 2, seatForfeited: false })).toEqual(['seat-not-forfeited']);
    expect(new Table().takes('P1', 1000n, { how: 'forced-minimum' })).toEqual(['bank-step-skipped']);
  });

  it.each([
    ['bank', 1365000n, 35000n],
    ['punto', 0n, 0n],
  ] as const)('CF-10: "todo va" with 7000.00: %s wins', (winner, inPlay, cagnotte) => {
    const table = new Table({ bank: 'unlimited' });
    table.takes('B', 400000n, { mode: 'unlimited' });
    table.plays('bank', [300000n]);
    table.plays('tie', [], setAside(200000n));
    const before = table.cagnotte;
    expect(table.life.tenure).toMatchObject({ inPlay: 485000n, voluntary: 200000n });
    table.tell({ kind: 'raised', bank: 'K', member: 'B', amount: 15000n, fromDeposit: false });
    expect(table.plays(winner, [700000n], { allIn: true, announced: 700000n })).toEqual([]);
    expect(table.life.tenure).toMatchObject({ inPlay, voluntary: 0n });
    expect(table.cagnotte - before).toBe(cagnotte);
  });

  it('CF-10: a limited bank may not', () => {
    const table = new Table();
    table.takes('B', 10000n);
    expect(table.plays('bank', [10000n], { allIn: true })).toEqual(['todo-va-not-allowed']);
  });

  it('CF-11: the commission is taken after each coup, and later coups do not change it', () => {
    const table = new Table();
    table.takes('B', 10000n);
    table.plays('bank', [10000n]);
    table.plays('bank', [19500n], { announced: 19500n });
    expect(table.inPlay).toBe(38025n);
    table.plays('punto', [38025n], { announced: 38025n });
    expect([table.inPlay, table.cagnotte, table.findings]).toEqual([0n, 1475n, []]);
  });
});

describe('whose turn it is', () => {
  it('is seat 1 in a new shoe, then by number, and a seat left out is an advisory', () => {
    const table = new Table();
    table.tell({ kind: 'shoe-started', shoeNo: 1 });
    expect([table.offers(1), table.offers(2), table.offers(4)]).toEqual([[], [], ['bank-out-of-turn']]);
    expect(new Table().offers(3)).toEqual(['bank-out-of-turn']);
    expect(table.findings).toMatchObject([{ severity: 'advisory', ruleId: '1.1.8.A-V.4-02' }]);
  });

  it('is the right of the banker after a loss, the first seat after the last', () => {
    const table = new Table();
    table.takes('B', 1000n, { seat: 9 });
    table.plays('punto', [1000n]);
    table.ends('lost');
    expect(table.offers(1)).toEqual([]);
    const other = new Table();
    other.takes('B', 1000n, { seat: 4 });
    other.plays('punto', [1000n]);
    other.ends('lost');
    expect(other.offers(6)).toEqual(['bank-out-of-turn']);
  });

  it('begins at the right of the last seated banker when a standing banker passes', () => {
    const table = new Table();
    table.takes('B', 1000n, { seat: 3 });
    table.plays('punto', [1000n]);
    table.ends('lost');
    table.takes('S', 2000n, { bank: 'K2', standing: true, seat: 7 });
    table.plays('bank', [2000n]);
    table.tell({ kind: 'passed', bank: 'K2', amount: 3900n });
    table.ends('passed');
    expect(table.offers(8, { floor: 3900n })).toEqual(['bank-out-of-turn']);
    expect(table.findings.at(-1)).toMatchObject({
      ruleId: '1.1.8.A-V.8-01',
      expected: 'seat 4, unless it is vacant',
    });
  });

  it('offers as much as was passed, and the minimum otherwise', () => {
    const table = new Table();
    expect(table.offers(1, { floor: 2000n })).toEqual(['offer-floor-differs']);
    table.takes('B', 1000n, { seat: 1 });
    table.plays('bank', [1000n]);
    table.tell({ kind: 'passed', bank: 'K', amount: 1950n });
    table.ends('passed');
    expect(table.offers(2, { floor: 1000n })).toEqual(['offer-floor-differs']);
    expect(table.takes('P2', 1949n, { bank: 'K2', seat: 2 })).toEqual(['bank-below-floor']);
  });

  it('asks the seats, those standing, and who passed it, in this order', () => {
    const passed = () => {
      const table = new Table();
      table.takes('B', 1000n, { seat: 1 });
      table.plays('bank', [1000n]);
      table.tell({ kind: 'passed', bank: 'K', amount: 1950n });
      table.ends('passed');
      return table;
    };
    expect(passed().tell({ kind: 'offered', standing: true })).toEqual(['bank-step-skipped']);
    const table = passed();
    table.offers(2);
    expect(table.tell({ kind: 'offered', player: 'B' })).toEqual(['bank-step-skipped']);
    expect(table.takes('B', 1950n, { bank: 'K2', how: 'retake' })).toEqual(['bank-step-skipped']);
    const retaken = passed();
    expect(retaken.takes('C', 1951n, { bank: 'K2', how: 'retake' })).toEqual([
      'retake-not-by-passer',
      'retake-amount-differs',
    ]);
  });

  it('has the retake after the auction, where the casino reads it so', () => {
    const table = new Table({}, { 'OP1-21': 'auction-then-retake' });
    table.takes('B', 1000n, { seat: 1 });
    table.plays('bank', [1000n]);
    table.tell({ kind: 'passed', bank: 'K', amount: 1950n });
    table.ends('passed');
    const early = new Table({}, { 'OP1-21': 'auction-then-retake' });
    early.life = table.life;
    expect(early.takes('B', 1950n, { bank: 'K2', how: 'retake' })).toEqual(['bank-step-skipped']);
    table.tell({ kind: 'auctioned', bids: [], byLot: false });
    expect(table.takes('B', 1950n, { bank: 'K2', how: 'retake' })).toEqual([]);
  });

  it('costs the seat who refuses twice in succession', () => {
    const table = new Table();
    const refuse = (seatForfeited = false) => table.tell({ kind: 'refused', seat: 3, seatForfeited });
    expect([refuse(), refuse(), refuse(true)]).toEqual([[], ['seat-not-forfeited'], []]);
    const other = new Table();
    other.tell({ kind: 'refused', seat: 3, seatForfeited: false });
    other.takes('P3', 1000n, { seat: 3 });
    expect(other.tell({ kind: 'refused', seat: 3, seatForfeited: false })).toEqual([]);
  });
});

describe('a bank', () => {
  it('is between the minimum and 100 times the minimum', () => {
    expect([999n, 1000n, 100000n, 100001n].map((amount) => new Table().takes('B', amount))).toEqual([
      ['bank-below-minimum'],
      [],
      [],
      ['bank-over-maximum'],
    ]);
    const authorised = { minimum: { from: 500n } };
    expect(new Table({ authorised }, { 'OP1-19': 'authorised-minimum' }).takes('B', 50001n)).toEqual([
      'bank-over-maximum',
    ]);
  });

  it('has no maximum where the table is authorised for that', () => {
    const unlimited = (unlimitedBank: boolean) =>
      new Table({ authorised: { minimum: { from: 1000n }, unlimitedBank } }).takes('B', 900000n, {
        mode: 'unlimited',
      });
    expect([unlimited(true), unlimited(false)]).toEqual([[], ['unlimited-bank-not-authorised']]);
  });

  it('may be raised up to its maximum and never lowered', () => {
    const table = new Table();
    table.takes('B', 60000n);
    const raise = (amount: bigint) =>
      table.tell({ kind: 'raised', bank: 'K', member: 'B', amount, fromDeposit: false });
    expect([raise(40000n), raise(1n)]).toEqual([[], ['bank-over-maximum']]);
    const joining = {
      kind: 'partner-joined',
      bank: 'K',
      member: 'Q',
      amount: 1n,
      fromDeposit: false,
    } as const;
    expect(table.tell(joining)).toEqual(['bank-over-maximum']);
    expect(table.tell({ kind: 'withdrawn', bank: 'K', banker: 'B', amount: 1n })).toEqual(['bank-lowered']);
  });

  it('is put up once, and not beside another one', () => {
    const table = new Table();
    table.takes('B', 10000n);
    expect(table.takes('B', 10000n)).toEqual(['bank-put-up-twice']);
    const other = new Table();
    other.takes('B', 10000n);
    expect(other.takes('C', 10000n, { bank: 'K2' })).toEqual(['two-banks-at-once']);
  });

  it('is checked by its own reports; a report under another name is of a bank that was not put up', () => {
    const table = new Table();
    table.takes('B', 60000n);
    const other = { bank: 'X', amount: 900000n };
    expect(table.tell({ ...other, kind: 'raised', member: 'B', fromDeposit: false })).toEqual([
      'bank-not-put-up',
    ]);
    expect(table.tell({ ...other, kind: 'passed' })).toEqual(['bank-not-put-up']);
    expect(table.plays('bank', [1000n], { bank: 'X', announced: 1n })).toEqual([]);
    expect(table.tell({ kind: 'ended', bank: 'X', cause: 'passed', owed: [], returned: [] })).toEqual([]);
  });

  it('that lost plays no further coup', () => {
    const table = new Table();
    table.takes('B', 60000n);
    table.plays('punto', [1000n]);
    expect(table.plays('bank', [1000n])).toEqual(['bank-kept-after-loss']);
  });

  it('is passed after it dealt, with its whole amount', () => {
    const table = new Table();
    table.takes('B', 60000n);
    expect(table.tell({ kind: 'passed', bank: 'K', amount: 50000n })).toEqual([
      'bank-passed-undealt',
      'bank-amount-differs',
    ]);
    const silent = new Table();
    silent.takes('B', 60000n);
    expect(silent.ends('passed')).toEqual(['bank-passed-undealt']);
    const told = new Table();
    told.takes('B', 60000n);
    told.tell({ kind: 'passed', bank: 'K', amount: 60000n });
    expect(told.ends('passed')).toEqual([]);
    const lost = new Table();
    lost.takes('B', 60000n);
    expect(lost.ends('lost')).toEqual([]);
    const kept = new Table();
    kept.takes('B', 60000n);
    kept.plays('punto', [1000n]);
    expect(kept.tell({ kind: 'passed', bank: 'K', amount: 59000n })).toEqual(['bank-end-differs']);
    const bought = new Table();
    bought.takes('P7', 60000n, { how: 'auction' });
    expect(bought.ends('passed')).toEqual(['buyer-did-not-deal']);
  });

  it('is announced with its amount', () => {
    const table = new Table();
    table.takes('B', 10000n);
    expect(table.plays('bank', [10000n], { announced: 9000n })).toEqual(['bank-amount-differs']);
    expect(table.plays('tie', [], { announced: 20000n })).toEqual(['bank-amount-differs']);
    expect(table.findings.map(({ ruleId }) => ruleId)).toEqual(['1.1.8.A-VII.4-01', '1.1.8.A-VII.18-01']);
  });

  it('goes on in the next shoe with who won the last coup, for as much', () => {
    const won = () => {
      const table = new Table();
      table.takes('B', 10000n);
      table.plays('bank', [10000n]);
      return table;
    };
    const table = won();
    expect(table.tell({ kind: 'shoe-ended', goesOn: 'B' })).toEqual([]);
    table.ends('shoe-ended');
    table.tell({ kind: 'shoe-started', shoeNo: 2 });
    const less = new Table();
    less.life = table.life;
    expect(less.takes('B', 19499n, { bank: 'K2', how: 'continued' })).toEqual(['bank-below-floor']);
    expect(table.takes('B', 19500n, { bank: 'K2', how: 'continued' })).toEqual([]);
    expect(won().tell({ kind: 'shoe-ended', goesOn: 'C' })).toEqual(['goes-on-not-winner']);
    expect(won().takes('C', 19500n, { bank: 'K2', how: 'continued' })).toEqual([
      'goes-on-not-winner',
      'two-banks-at-once',
    ]);
    const lost = new Table();
    lost.takes('B', 10000n);
    lost.plays('punto', [1000n]);
    expect(lost.tell({ kind: 'shoe-ended', goesOn: 'B' })).toEqual(['goes-on-not-winner']);
    expect(lost.findings).toMatchObject([{ expected: 'nobody: the last coup was not won', found: 'B' }]);
  });

  describe('that won more than a bank may be, 1427.50 of 1000.00', () => {
    const wonMuch = (terms: Partial<TableTerms> = {}) => {
      const table = new Table(terms);
      table.takes('B', 100000n, { seat: 1 });
      table.plays('bank', [45000n]);
      return table;
    };
    const another = (table: Table) => (amount: bigint, how: 'continued' | 'offer' | 'retake') => {
      const again = new Table();
      again.life = table.life;
      return again.takes(how === 'offer' ? 'P2' : 'B', amount, { bank: 'K2', seat: 2, how });
    };
    const over = (amount: bigint, how: 'continued' | 'retake') => {
      const table = wonMuch();
      if (how === 'continued') {
        table.tell({ kind: 'shoe-ended', goesOn: 'B' });
        table.ends('shoe-ended');
        table.tell({ kind: 'shoe-started', shoeNo: 2 });
        return another(table)(amount, how);
      }
      table.tell({ kind: 'passed', bank: 'K', amount: 142750n });
      table.ends('passed');
      table.offers(2, { floor: 100000n });
      table.tell({ kind: 'offered', standing: true });
      return another(table)(amount, how);
    };

    it.each([
      [99999n, ['bank-below-floor']],
      [100000n, []],
      [142750n, []],
      [142751n, ['bank-over-maximum']],
    ])('goes on in the next shoe with its maximum at least, the rest being garage: %s', (amount, found) =>
      expect(over(amount, 'continued')).toEqual(found),
    );

    it('sets aside in the first coup what is above its maximum', () => {
      const table = wonMuch();
      table.tell({ kind: 'shoe-ended', goesOn: 'B' });
      table.ends('shoe-ended');
      expect(table.takes('B', 142750n, { bank: 'K2', how: 'continued' })).toEqual([]);
      expect(table.plays('bank', [1000n], { announced: 100000n, ...setAside(42750n, 'improper') })).toEqual(
        [],
      );
      expect(table.findings).toEqual([]);
    });

    it('is passed with its whole amount, or with the part that may play', () => {
      const passed = (amount: bigint) => wonMuch().tell({ kind: 'passed', bank: 'K', amount });
      expect([passed(142750n), passed(100000n), passed(99999n)]).toEqual([[], [], ['bank-amount-differs']]);
    });

    it('is offered, and taken, for as much as a bank may be', () => {
      for (const amount of [142750n, 100000n]) {
        const table = wonMuch();
        table.tell({ kind: 'passed', bank: 'K', amount });
        table.ends('passed');
        expect([table.offers(2, { floor: 100000n }), table.offers(3, { floor: 142750n })]).toEqual([
          [],
          ['offer-floor-differs'],
        ]);
        const take = another(table);
        expect([take(99999n, 'offer'), take(100000n, 'offer'), take(142750n, 'offer')]).toEqual([
          ['bank-below-floor'],
          [],
          ['bank-over-maximum'],
        ]);
      }
    });

    it.each([
      [99999n, ['retake-amount-differs']],
      [100000n, []],
      [142750n, []],
      [142751n, ['bank-over-maximum', 'retake-amount-differs']],
    ])('is taken back for the same: %s', (amount, found) => expect(over(amount, 'retake')).toEqual(found));

    it('goes on with all of it where banks have no maximum', () => {
      const table = wonMuch({ bank: 'unlimited' });
      table.tell({ kind: 'shoe-ended', goesOn: 'B' });
      table.ends('shoe-ended');
      const less = new Table({ bank: 'unlimited' });
      less.life = table.life;
      expect(less.takes('B', 142749n, { bank: 'K2', how: 'continued' })).toEqual(['bank-below-floor']);
      expect(table.takes('B', 142750n, { bank: 'K2', how: 'continued' })).toEqual([]);
    });
  });

  it('has no member of the house', () => {
    const table = new Table({}, {}, ['E-1', 'P0']);
    expect(table.takes('E-1', 10000n)).toEqual(['house-in-circle-game']);
    table.life = NO_BANK;
    expect(table.takes('B', 10000n, { partners: [{ member: 'E-1', amount: 1n }] })).toEqual([
      'house-in-circle-game',
    ]);
    expect(
      table.tell({ kind: 'partner-joined', bank: 'K', member: 'E-1', amount: 1n, fromDeposit: false }),
    ).toEqual(['house-in-circle-game']);
    expect(table.plays('bank', [1000n])).toEqual(['house-in-circle-game']);
  });
});

it('has every rule on a bank cited by a row above', () => {
  expect(uncited(Object.values(bankRules))).toEqual([]);
});
