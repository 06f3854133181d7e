import type { ChipsSold } from '../../src/ledger/cage/cage.events';
import type { HandPlayed } from '../../src/ledger/poker-hand/hand.events';
import type { LedgerOpened } from '../../src/ledger/casino/casino.events';
import { accountOfHand } from '../../src/ledger/poker-hand/hand.state';
import { readDelivery } from '../../src/intake/read-delivery';
import { sumMinor } from '../../src/kernel/money';
import {
  constructedHands,
  onlyHand,
  realHands,
  textOfHand,
} from '../../test/support/hand-history/sample-hands';
import { type RoomEvent, toEvents } from './to-events';

const events = toEvents(realHands());
const played = (all: readonly RoomEvent[]) => all.filter(({ type }) => type === 'cagnotte.hand.played.v1');
const sold = (all: readonly RoomEvent[]) => all.filter(({ type }) => type === 'cagnotte.cage.chips-sold.v1');
const handOf = (id: string) => played(toEvents([onlyHand(textOfHand(id))]))[0]!.data as HandPlayed;

/** A hand with some of its lines replaced. */
const altered = (id: string, ...changes: readonly (readonly [string, string])[]) =>
  onlyHand(changes.reduce((text, [line, other]) => text.replaceAll(line, other), textOfHand(id)));

describe('the events of the real hands', () => {
  it('are one opening per casino, one event per hand, and sales of chips', () => {
    expect(events.filter(({ type }) => type === 'cagnotte.ledger.opened.v1')).toHaveLength(2);
    expect(played(events)).toHaveLength(110);
    expect(sold(events)).toHaveLength(38);
    expect(events).toHaveLength(150);
  });

  it('are accepted by the intake unchanged, also those of all constructed hands', () => {
    const all = [...events, ...toEvents(constructedHands())];
    const readings = all.map((event) =>
      readDelivery(JSON.stringify(event), { bookCurrencyOf: () => undefined }),
    );
    expect(readings.filter(({ kind }) => kind !== 'event')).toEqual([]);
  });

  it('have unique identities, and sequence numbers from 1 without gaps in each source', () => {
    expect(new Set(events.map(({ source, id }) => `${source} ${id}`)).size).toBe(events.length);
    const sources = grouped(events);
    expect([...sources.keys()].sort()).toEqual([
      '/casinos/reference-room-eur',
      '/casinos/reference-room-eur/cage',
      '/casinos/reference-room-eur/tables/lampland',
      '/casinos/reference-room-usd',
      '/casinos/reference-room-usd/cage',
      '/casinos/reference-room-usd/tables/atalante-ii',
      '/casinos/reference-room-usd/tables/laodica-iv',
    ]);
    for (const reported of sources.values()) {
      expect(reported.map(({ sequence }) => sequence)).toEqual(reported.map((_, index) => String(index + 1)));
    }
  });

  it('open each ledger in balance before anything else happens', () => {
    const casinos = new Set(events.map(({ source }) => source.split('/')[2]!));
    for (const casino of casinos) {
      const [opening, ...others] = events.filter(({ source }) => source.split('/')[2] === casino);
      expect(opening!.type).toBe('cagnotte.ledger.opened.v1');
      const { balances } = opening!.data as LedgerOpened;
      expect(balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(others.every(({ time }) => Date.parse(time) >= Date.parse(opening!.time))).toBe(true);
    }
  });
});

describe('the events of a room', () => {
  it('are in order of time, with sales of chips before the hand that uses them', () => {
    const lampland = events.filter(({ source }) => source.startsWith('/casinos/reference-room-eur/'));
    const times = lampland.map(({ time }) => Date.parse(time));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(lampland.slice(0, 7).map(({ id }) => id)).toEqual([
      'chips-35602019775-1',
      'chips-35602019775-2',
      'chips-35602019775-3',
      'chips-35602019775-4',
      'chips-35602019775-5',
      'chips-35602019775-6',
      'hand-35602019775',
    ]);
  });

  it('balance contributions with collections and rake in every hand', () => {
    const unbalanced = played(events).filter(({ data }) => {
      const { contributed, pot, collected, rake } = accountOfHand(data as HandPlayed);
      return sumMinor(contributed.values()) !== pot || pot !== collected + rake;
    });
    expect(unbalanced).toEqual([]);
  });

  it('depend neither on the order nor on repeats of the hands', () => {
    const hands = realHands();
    expect(toEvents([...hands].reverse())).toEqual(events);
    expect(toEvents([...hands, ...hands])).toEqual(events);
  });

  it('are none without a hand that moved money', () => {
    expect(toEvents([])).toEqual([]);
    expect(toEvents([onlyHand(textOfHand('90000000404'))])).toEqual([]);
  });
});

describe('the chips of the players', () => {
  const first = onlyHand(textOfHand('35602019775'));

  it('are sold when a player first appears, and when he has more than his last hand left him', () => {
    const richer = altered(
      '35602035916',
      ['Player1 (€2.65', 'Player1 (€3'],
      ['Player2 (€10 ', 'Player2 (€9.99 '],
    );
    const amounts = sold(toEvents([first, richer])).map(({ id, data }) => [id, (data as ChipsSold).amount]);
    expect(amounts.slice(6)).toEqual([['chips-35602035916-1', 35]]);
  });

  it('are enough in the cage for all sales', () => {
    const highRollers = altered('35602019775', ['(€10 in chips)', '(€1,500,000 in chips)']);
    const { balances } = toEvents([highRollers])[0]!.data as LedgerOpened;
    expect(balances.find(({ account }) => account === 'chips:cage')).toEqual({
      account: 'chips:cage',
      amount: 2_000_000_00,
    });
  });

  it('belong to an opaque id: the seat at its table, or a digest of a name that may identify a person', () => {
    const named = altered('35602019775', ['Player3', 'Señor X'], ["Table 'Lampland'", "Table 'Céres 2'"]);
    const [event] = played(toEvents([named]));
    expect(event!.source).toBe('/casinos/reference-room-eur/tables/ceres-2');
    const players = (event!.data as HandPlayed).seats.map(({ player }) => player);
    expect(players[0]).toBe('ceres-2-player1');
    expect(players[2]).toMatch(/^player-[0-9a-f]{16}$/);
    expect(JSON.stringify(event)).not.toContain('Señor');
  });
});

describe('the event of a hand', () => {
  it('states pots before the rake, also where the text states them after it', () => {
    expect(handOf('90000000101')).toMatchObject({
      pots: [{ amount: 305 }, { amount: 200 }],
      awards: [
        { seat: 5, pot: 1, amount: 190 },
        { seat: 1, pot: 0, amount: 290 },
      ],
      rake: { dropped: 25 },
    });
    expect(handOf('90000000103').pots).toEqual([{ amount: 400 }, { amount: 180 }]);
  });

  it('leaves out players who sit out, and the button where there is none', () => {
    const hand = handOf('90000000303');
    expect(hand.seats.map(({ seat }) => seat)).toEqual([2, 5]);
    expect(hand).not.toHaveProperty('button');
    expect(hand).not.toHaveProperty('boards');
  });

  it('has both boards of a hand that was run twice', () => {
    expect(handOf('90000000403').boards).toHaveLength(2);
  });

  it('states the declared figures also for a hand that does not tie', () => {
    const event = played(toEvents([altered('90000000101', ['Total pot €5.05', 'Total pot €5.06'])]))[0]!;
    expect((event.data as HandPlayed).pots).toEqual([{ amount: 316 }, { amount: 190 }]);
    const reading = readDelivery(JSON.stringify(event), { bookCurrencyOf: () => undefined });
    expect(reading.kind).toBe('event');
  });

  it('refuses an amount beyond the range of JSON integers', () => {
    const absurd = altered('35602019775', ['(€10 in chips)', '(€100,000,000,000,000 in chips)']);
    expect(() => toEvents([absurd])).toThrow(RangeError);
  });
});

function grouped(all: readonly RoomEvent[]): Map<string, RoomEvent[]> {
  const groups = new Map<string, RoomEvent[]>();
  for (const event of all) groups.set(event.source, [...(groups.get(event.source) ?? []), event]);
  return groups;
}
