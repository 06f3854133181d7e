import { AT_THE_CONSOLE } from '../support/service/history';
import { MemoryBook, type Posted } from '../support/book/memory-book';
import { checkReportedHand } from '../../src/ledger/poker-hand/hand.evaluation';
import { chipsFlow, chipVariance, outstandingChips } from '../../src/ledger/chips/chips-flow';
import {
  checkBalance,
  checkBanks,
  checkChips,
  checkCustody,
  checkPots,
} from '../support/identities/identities';
import {
  resultFromBooks,
  resultFromCounts,
  resultPartsOf,
} from '../../src/ledger/table-session/table-result';
import type { BankAdjudicated, CoupPlayed } from '../../src/ledger/player-bank/player-bank.events';
import type { CatalogueEvent } from '../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../src/kernel/envelope';
import type { HandPlayed } from '../../src/ledger/poker-hand/hand.events';
import type { RoundSettled } from '../../src/ledger/house-round/round.events';
import type { TableClosed } from '../../src/ledger/table-session/table.events';
import { findStream } from '../../src/ledger/event-contract/streams';
import { readDelivery } from '../../src/intake/read-delivery';
import type { WireAmount } from '../../src/kernel/money';
import { simulate, type Simulation } from '../../packages/simulator/simulate';

const TWO_DAYS: Simulation = {
  casino: 'simulated',
  currency: 'EUR',
  seed: 'h',
  firstDay: '2026-02-28',
  days: 2,
  tables: 28,
  hours: 3,
};

const events: readonly CasinoEvent[] = [...simulate(TWO_DAYS)];
const book = new MemoryBook().postAll(events);
const typesOf = (of: readonly CasinoEvent[]): Set<string> => new Set(of.map(({ type }) => type));

describe('a simulated period', () => {
  it('is importable as history, since it begins with decisions: each event is valid and has its stream', () => {
    const readings = events.map((event) =>
      readDelivery(JSON.stringify(event), {
        bookCurrencyOf: () => 'EUR',
        history: AT_THE_CONSOLE.history,
      }),
    );
    expect(readings.filter(({ kind }) => kind !== 'event')).toEqual([]);
    expect(events.filter((event) => findStream(event) === undefined)).toEqual([]);
  });

  it('is a whole day: sales, redemptions, cheques, foreign money, floats, fills, credits, tips and unclaimed property', () => {
    const wanted = [
      ...['casino.authorised', 'ledger.opened', 'gaming-day.opened', 'cage.opened', 'cage.counted'],
      ...['cage.chips-sold', 'cage.chips-redeemed', 'cage.cheque-cleared', 'cage.currency-changed'],
      ...['cage.float-issued', 'table.opened', 'table.filled', 'table.credited', 'cage.credit-received'],
      ...['chips.exchanged', 'shoe.started', 'round.settled', 'shoe.ended', 'table.limits-changed'],
      ...['bank.offered', 'bank.refused', 'bank.adjudicated', 'bank.passed', 'bank.auctioned', 'bank.ended'],
      ...['coup.played', 'hand.played', 'slot.counted', 'cambista.counted'],
      ...['bank.deposited', 'bank.put-in-play', 'bank.withdrawn', 'bank.broken', 'bank.deposit-returned'],
      ...['table.counted', 'tips.counted', 'table.closed', 'drop.counted', 'money.found'],
      ...['box.swapped', 'tips.shared', 'chips.put-in-service'],
      ...['jackpot.opened', 'jackpot.contributed', 'jackpot.won', 'jackpot.paid', 'jackpot.reseeded'],
    ].map((name) => `cagnotte.${name}.v1`);
    expect(wanted.filter((type) => !typesOf(events).has(type))).toEqual([]);
  });

  it('has unclaimed property come back to its owner, or be paid over, in the course of a month', () => {
    const month = [...simulate({ ...TWO_DAYS, seed: 'a month', days: 30, tables: 1 })];
    const wanted = ['cagnotte.money.returned.v1', 'cagnotte.money.paid-over.v1'];
    expect(wanted.filter((type) => !typesOf(month).has(type))).toEqual([]);
  });

  it('comes in the order of its times, and each source numbers its events without a gap', () => {
    const times = events.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
    for (const source of new Set(events.map((event) => event.source))) {
      const ofSource = events.filter((event) => event.source === source);
      expect(ofSource.map(({ sequence }) => sequence)).toEqual(ofSource.map((_, index) => `${index + 1}`));
    }
    expect(new Set(events.map(({ source, id }) => `${source} ${id}`)).size).toBe(events.length);
  });

  it('leaves a part of each float locked on its table, and finds it there the next day', () => {
    const opened = events.filter(({ type }) => type === 'cagnotte.table.opened.v1');
    const found = opened.filter(({ data }) => (data as { float: { locked?: number } }).float.locked! > 0);
    expect(found.map(({ gamingday }) => gamingday)).toEqual(found.map(() => '2026-03-01'));
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("its players' banks", () => {
  const coups = events
    .filter(({ type }) => type === 'cagnotte.coup.played.v1')
    .map(({ data }) => data as CoupPlayed);

  it('are held by several at times, set winnings aside, and lose coups as they win them', () => {
    const adjudicated = events.filter(({ type }) => type === 'cagnotte.bank.adjudicated.v1');
    expect(adjudicated.some(({ data }) => (data as BankAdjudicated).partners !== undefined)).toBe(true);
    const garages = coups.flatMap(({ garages = [] }) => garages.map(({ kind, move }) => `${kind} ${move}`));
    expect([...new Set(garages)].sort()).toEqual(
      expect.arrayContaining(['improper set-aside', 'voluntary set-aside']),
    );
    const winners = coups.flatMap(({ results }) => results.map(({ winner }) => winner));
    expect([...new Set(winners)].sort()).toEqual(['bank', 'punto', 'tie']);
    expect(coups.flatMap(({ bets }) => bets).some(({ call }) => call === 'banco')).toBe(true);
  });

  it('return to their members, to the cent, their stakes and gains, so that no member is owed anything', () => {
    const owed = new Map<string, bigint>();
    for (const { account, subLedger = '', debit, credit } of book.lines) {
      if (!/^(player-bank|garage:)/.test(account)) continue;
      owed.set(subLedger, (owed.get(subLedger) ?? 0n) + credit - debit);
    }
    expect(owed.size).toBeGreaterThan(20);
    expect([...owed].filter(([, amount]) => amount !== 0n)).toEqual([]);
  });
});

describe('its hands of poker', () => {
  const hands = events
    .filter(({ type }) => type === 'cagnotte.hand.played.v1')
    .map(({ data }) => data as HandPlayed);

  it('tie, whether they end at a showdown or before, with side pots, splits and bets that go back', () => {
    expect(hands.flatMap((hand) => checkReportedHand(hand))).toEqual([]);
    expect(hands.some(({ cards = [] }) => cards.length > 1)).toBe(true);
    expect(hands.some(({ cards = [] }) => cards.length === 0)).toBe(true);
    expect(hands.some(({ pots }) => pots.length > 2)).toBe(true);
    expect(hands.some(({ awards, pots }) => awards.length > pots.length)).toBe(true);
    const done = hands.flatMap(({ actions }) => actions.map(({ action }) => action));
    expect(new Set(done)).toEqual(
      new Set([
        'ante',
        'small-blind',
        'big-blind',
        'bring-in',
        'fold',
        'check',
        'call',
        'bet',
        'raise',
        'uncalled-returned',
      ]),
    );
  });
});

describe("its tables of players' banks", () => {
  // Cash tips are rare, so two nights of several casinos with tables of the first five games are simulated.
  const nights = ['h', 'i', 'j', 'k'].flatMap((seed) => [...simulate({ ...TWO_DAYS, seed, tables: 5 })]);
  const atBanks = nights.filter(({ source }) =>
    /\/tables\/(CF|BD)/.test(source),
  ) as readonly CatalogueEvent[];

  it('have tips in chips and in notes, fills and credits of their cambistas, and chips changed back', () => {
    const seen = new Set(
      atBanks.flatMap((event): string[] => {
        const [, table = ''] = /tables\/([A-Z]+)/.exec(event.source) ?? [];
        if (event.type === 'cagnotte.tips.counted.v1') {
          const { chips, cash } = event.data;
          return [...(chips > 0 ? [`${table} chips`] : []), ...(cash > 0 ? [`${table} notes`] : [])];
        }
        if (event.type === 'cagnotte.chips.exchanged.v1') return [event.data.kind];
        return event.type.startsWith('cagnotte.table.') ? [event.type] : [];
      }),
    );
    const wanted = [
      ...['BD chips', 'CF chips', 'CF notes', 'chips-for-cash', 'cash-for-chips'],
      ...['cagnotte.table.filled.v1', 'cagnotte.table.credited.v1'],
    ];
    expect(wanted.filter((each) => !seen.has(each))).toEqual([]);
  });
});

describe('its chips by denomination', () => {
  it('are stated wherever chips are counted or moved, to the amount', () => {
    const ofChips = events.filter(({ type }) => !type.startsWith('cagnotte.equipment.'));
    const stated = ofChips.flatMap(({ type, data }) =>
      holdersIn(data).map((holder) => ({ type, ...holder })),
    );
    const counts = ['cage.opened', 'cage.counted', 'table.counted', 'table.closed', 'cambista.counted']
      .concat('slot.counted', 'tips.counted', 'cage.float-issued', 'cage.credit-received', 'table.credited')
      .map((name) => `cagnotte.${name}.v1`);
    expect(counts.filter((type) => !stated.some((each) => each.type === type))).toEqual([]);
    expect(stated.filter(({ amount, pieces }) => amount !== valueOf(pieces))).toEqual([]);
    expect(stated.flatMap(({ pieces }) => pieces).filter(({ pieces }) => pieces < 0)).toEqual([]);
  });

  it('leave in hands at the end of a night, value by value, the chips of customers in the ledger', () => {
    const piecesOf = (type: string): Piece[] =>
      events
        .filter((event) => event.type === type)
        .flatMap(({ data }) => (data as { pieces: Piece[] }).pieces);
    const inService = valueOf(piecesOf('cagnotte.chips.put-in-service.v1'));
    const counted = events.findLast(({ type }) => type === 'cagnotte.cage.counted.v1')!;
    const locked = events
      .filter(({ type, gamingday }) => type === 'cagnotte.table.closed.v1' && gamingday === counted.gamingday)
      .flatMap(({ data }) => (data as TableClosed).leftLocked ?? [])
      .flatMap(({ pieces = [] }) => pieces);
    const inHands = inService - valueOf((counted.data as { pieces: Piece[] }).pieces) - valueOf(locked);
    expect(BigInt(inHands)).toBe(outstandingChips([...balancesOf(book)]));
    expect(inHands).toBeGreaterThan(0);
  });
});

describe('its pools, whose prizes the rules fix', () => {
  const rounds = events
    .filter(({ type }) => type === 'cagnotte.round.settled.v1')
    .map(({ source, data }) => ({ table: source.split('/').at(-1)!, ...(data as RoundSettled) }));

  it('are staked on at the tables they link', () => {
    const staked = rounds.flatMap(({ table, poolStakes = [] }) =>
      poolStakes.map(({ pool }) => `${pool} at ${table}`),
    );
    expect([...new Set(staked)].sort()).toEqual([
      'carrusel at CS1',
      'carrusel at TC1',
      'veintiuno-progresivo at BJ1',
    ]);
  });

  it('are won in shares of the meter, in so many stakes and as a whole, several prizes in one round', () => {
    const won = rounds.flatMap(({ poolPrizes = [] }) => poolPrizes.map(({ combination }) => combination));
    const wanted = ['straight-flush', 'four-of-a-kind', 'royal-flush', 'first-seven', 'three-suited-sevens'];
    expect(wanted.filter((combination) => !won.includes(combination))).toEqual([]);
    expect(rounds.some(({ poolPrizes = [] }) => poolPrizes.length > 1)).toBe(true);
  });
});

describe('a clean day', () => {
  it('gives no finding: no rule of a game is broken, and no holder pays out more than it has', () => {
    expect(book.findings.filter(({ severity }) => severity !== 'information')).toEqual([]);
  });

  it('leaves no difference at any count', () => {
    const differences = book.lines.filter(({ account }) => account.startsWith('variance:'));
    expect(differences).toEqual([]);
  });
});

describe('its books', () => {
  it('keep every identity at every entry, and the chips in hands are the same as stock and as flow', () => {
    const running = new Running();
    for (const posted of book.entries) expect(running.breachesAfter(posted)).toEqual([]);
  });

  it('keep the chips in custody of croupiers, without a negative share in a bank', () => {
    const entries = book.entries.map(({ event, evaluation }) => ({
      type: event.type,
      table: /\/tables\/([^/]+)/.exec(event.source)?.[1],
      lines: evaluation.lines,
    }));
    expect(checkCustody(entries)).toEqual([]);
    expect([...book.sessions.values()].flatMap(({ banks }) => checkBanks(banks))).toEqual([]);
  });

  it('give every table the result that its counts give', () => {
    const sessions = [...book.sessions].filter(([, { opening }]) => opening?.holder === 'table');
    expect(sessions.length).toBeGreaterThan(5);
    for (const [session] of sessions) {
      const money = book.moneyOf(session);
      expect(resultFromBooks(money)).toBe(resultFromCounts(resultPartsOf(money)!));
    }
  });

  it('have nothing left in transit, in a box, in a slot or in custody at the end of a day', () => {
    const left = [...balancesOf(book)].filter(
      ([account, amount]) =>
        /^(chips:(transit|cagnotte|tips|custody|cambista)|cash:(drop|cambista))/.test(account) &&
        amount !== 0n,
    );
    expect(left).toEqual([]);
  });
});

interface Piece {
  readonly denomination: WireAmount;
  readonly pieces: number;
}

const valueOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { denomination, pieces: count }) => sum + denomination * count, 0);

/** All amounts in the data of an event that are stated by denomination. */
function holdersIn(data: unknown): { readonly amount: WireAmount; readonly pieces: readonly Piece[] }[] {
  if (typeof data !== 'object' || data === null) return [];
  const { pieces, chips, inventory, amount } = data as Record<string, unknown>;
  const stated = (chips ?? inventory ?? amount) as WireAmount;
  const here = Array.isArray(pieces) ? [{ amount: stated, pieces: pieces as readonly Piece[] }] : [];
  return [...here, ...Object.values(data).flatMap(holdersIn)];
}

function balancesOf({ lines }: MemoryBook): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  for (const { account, currency, debit, credit } of lines) {
    if (currency !== 'EUR') continue;
    balances.set(account, (balances.get(account) ?? 0n) + debit - credit);
  }
  return balances;
}

/** Independent balances after each entry. */
class Running {
  private readonly balances = new Map<string, bigint>();
  private flow: bigint | undefined;

  breachesAfter({ event, session, evaluation: { lines } }: Posted): unknown[] {
    for (const { account, currency, debit, credit } of lines) {
      if (currency !== 'EUR') continue;
      this.balances.set(account, (this.balances.get(account) ?? 0n) + debit - credit);
    }
    const accounts = [...this.balances];
    const stock = outstandingChips(accounts);
    const opens = event.type === 'cagnotte.ledger.opened.v1';
    this.flow = opens
      ? stock
      : (this.flow ?? 0n) + chipsFlow(event, { session, lines }) - chipVariance(event.type, lines);
    return [
      ...checkBalance(lines),
      ...checkChips(accounts),
      ...(event.type === 'cagnotte.hand.played.v1' ? checkPots(event.data as HandPlayed) : []),
      ...(this.flow === stock ? [] : [`${event.id}: ${stock} in hands, ${this.flow} by the events`]),
    ];
  }
}
