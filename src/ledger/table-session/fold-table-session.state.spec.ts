import { BY, tell } from '../../../test/support/book/told';
import type { CatalogueEvent } from '../event-contract/catalogue';
import { foldTableSession } from './fold-table-session.state';
import { termsOf } from './table-play.state';
import { capturesOf, type TableSession, unopenedSession } from './table-session.state';

type Name = Parameters<typeof tell>[0];
const fact = (name: string, data: object, id = name) =>
  tell(name as Name, data as never, { id }) as CatalogueEvent;
const after = (...facts: readonly CatalogueEvent[]): TableSession =>
  facts.reduce(foldTableSession, unopenedSession);
const CAPTURES = { rounds: true, buyIns: false };
const opened = (more: object = {}, id = 'opened') =>
  fact(
    'table.opened',
    { game: 'boule', minimum: 100, float: { amount: 0 }, captures: CAPTURES, staff: BY, ...more },
    id,
  );

it('a session without reports has no captured facts, slips, banks, terms or staff', () =>
  expect(unopenedSession).toEqual({
    limitsChanged: false,
    seen: { rounds: false, buyIns: false },
    slips: [],
    banks: [],
    play: { terms: [], staff: [] },
  }));

describe('an opening', () => {
  it('sets game, captures, minimum, float and holder of the table', () =>
    expect(after(opened()).opening).toEqual({
      eventId: 'opened',
      game: 'boule',
      captures: CAPTURES,
      minimum: 100n,
      holder: 'table',
      float: 0n,
    }));

  it('with a slip, a bank and a box names them, and the table has received the slip', () => {
    const session = after(
      opened({ float: { amount: 900, slip: 'A-1', holder: 'cambista' }, bank: 'free', box: 'B-1' }),
    );
    expect(session.opening).toMatchObject({ holder: 'cambista', float: 900n, slip: 'A-1', bank: 'free' });
    expect([session.box, session.boxes, session.slips]).toEqual([
      ...['B-1', ['B-1']],
      [{ slip: 'A-1', direction: 'to-table', currency: 'EUR', table: 900n }],
    ]);
  });

  it('a second time changes only the box', () => {
    const twice = after(
      opened({ box: 'B-1' }),
      opened({ game: 'blackjack', minimum: 500, box: 'B-2' }, 'again'),
    );
    expect([twice.opening?.eventId, twice.box, twice.boxes]).toEqual(['opened', 'B-2', ['B-1', 'B-2']]);
    expect(termsOf(twice.play)?.minimum).toBe(100n);
  });

  it('sets terms and staff from the first round on', () =>
    expect(after(opened()).play).toMatchObject({
      terms: [{ fromRound: 1, terms: { minimum: 100n } }],
      staff: BY,
    }));
});

describe('the terms of a table', () => {
  const limits = {
    maxima: { '*': 5_000 },
    minima: { line: 200 },
    tier: 2,
    step: 5,
    seats: 7,
    bank: 'limited',
    clothMinima: [10, 20],
    equipment: { cloths: 2 },
    poker: { initialStack: 1_000 },
  };
  const known = after(opened(limits));
  const changed = (more: object = {}, before = known) =>
    foldTableSession(
      before,
      fact('table.limits-changed', { oldMinimum: 100, newMinimum: 300, announcedAtRound: 4, ...more }),
    );

  it('are those that the opening names', () =>
    expect(termsOf(known.play)).toMatchObject({
      minimum: 100n,
      maxima: { '*': 5_000n },
      minima: { line: 200n },
      tier: 2,
      step: 5n,
      seats: 7,
      bank: 'limited',
      cloths: 2,
      clothMinima: [10n, 20n],
      poker: { initialStack: 1_000n },
    }));

  it('keep, when the minimum changes, what the change does not name, but no maxima and minima of the old one', () => {
    const terms = termsOf(changed().play)!;
    expect(terms).toMatchObject({
      minimum: 300n,
      tier: 2,
      step: 5n,
      seats: 7,
      cloths: 2,
      bank: 'limited',
      poker: { initialStack: 1_000n },
    });
    expect(terms).not.toHaveProperty('maxima');
    expect(terms).not.toHaveProperty('minima');
    expect(terms).not.toHaveProperty('clothMinima');
    expect(changed().limitsChanged).toBe(true);
  });

  it('are those that the change names', () =>
    expect(
      termsOf(
        changed({
          newMaxima: { '*': 9_000 },
          newMinima: { line: 400 },
          newClothMinima: [30, 40],
          newTier: 3,
          newStep: 10,
        }).play,
      ),
    ).toMatchObject({
      maxima: { '*': 9_000n },
      minima: { line: 400n },
      clothMinima: [30n, 40n],
      tier: 3,
      step: 10n,
    }));

  it('hold from the round that is named, else from the one after the announcement or after the last', () => {
    const fromRound = (session: TableSession) => session.play.terms.at(-1)!;
    expect(fromRound(changed({ firstRound: 9 }))).toMatchObject({ fromRound: 9, isNamed: true });
    expect(fromRound(changed()).fromRound).toBe(5);
    expect(fromRound(changed())).not.toHaveProperty('isNamed');
    const later = { ...known, play: { ...known.play, last: { roundNo: 7, bets: [] } } };
    expect(fromRound(changed({}, later)).fromRound).toBe(8);
  });

  it('are those of the change only, if no opening was reported', () =>
    expect(termsOf(changed({}, unopenedSession).play)).toEqual({ minimum: 300n }));
});

describe('slips of a session', () => {
  const half = (name: string, slip: string, amount: number) =>
    fact(name, { slip, amount, table: 'T1', purpose: 'fill' });

  it('are reported by the table and by the cage, to the table and back', () =>
    expect(
      after(
        ...[half('table.filled', 'F-1', 500), half('cage.float-issued', 'F-1', 400)],
        ...[half('table.credited', 'D-1', 30), half('cage.credit-received', 'D-1', 20)],
      ).slips,
    ).toEqual([
      { slip: 'F-1', direction: 'to-table', currency: 'EUR', table: 500n, cage: 400n },
      { slip: 'D-1', direction: 'to-cage', currency: 'EUR', table: 30n, cage: 20n },
    ]));

  it('of the close are closing, with what they carry; a holder without a slip names none', () => {
    const toCage = [
      { holder: 'table', chips: 900, slip: 'C-1' },
      { holder: 'tips', slip: 'C-2' },
      { holder: 'cambista' },
    ];
    const closed = after(opened(), fact('table.closed', { toCage, certifiedBy: BY }, 'closed'));
    expect(closed.slips).toEqual([
      { slip: 'C-1', direction: 'to-cage', currency: 'EUR', table: 900n, closing: true },
      { slip: 'C-2', direction: 'to-cage', currency: 'EUR', table: 0n, closing: true },
    ]);
    const again = foldTableSession(closed, fact('table.closed', { toCage: [], certifiedBy: BY }, 'again'));
    expect([closed.closedBy, again.closedBy]).toEqual(['closed', 'closed']);
  });
});

describe('the float and its count', () => {
  it('was brought what the opening, fills and credits say', () => {
    const filled = fact('table.filled', { slip: 'F-1', amount: 500 });
    const credited = fact('table.credited', { slip: 'D-1', amount: 200 });
    expect(after(opened({ float: { amount: 1_000 } }), filled, credited).brought).toBe(1_300n);
    expect(after(opened()).brought).toBeUndefined();
  });

  it('has a closing count, unless the count is an interim one', () => {
    const count = (data: object) => after(fact('table.counted', { inventory: 700, ...data })).closingCount;
    expect(count({})).toBe(700n);
    expect(count({ occasion: 'closing' })).toBe(700n);
    expect(count({ occasion: 'interim' })).toBeUndefined();
  });
});

describe('the boxes of a table', () => {
  const issued = fact('box.issued', { box: 'B-1', by: BY });
  const swapped = fact('box.swapped', { box: 'B-1', replacement: 'B-2', by: BY });

  it('include those that were removed; the last one that was put there is the present one', () => {
    expect([after(issued).box, after(issued).boxes]).toEqual(['B-1', ['B-1']]);
    expect([after(swapped).box, after(swapped).boxes]).toEqual(['B-2', ['B-1', 'B-2']]);
    expect(after(issued, swapped).boxes).toEqual(['B-1', 'B-2']);
  });
});

describe('the captured facts of a session', () => {
  const round = fact('round.settled', { roundNo: 1, bets: [], outcome: {}, result: 0 });
  const exchange = (data: object) => fact('chips.exchanged', { kind: 'cash-for-chips', amount: 5, ...data });

  it('are observed from rounds, coups, hands and fees, and from cash changed at the table', () => {
    expect(after(round).seen).toEqual({ rounds: true, buyIns: false });
    const coup = fact('coup.played', { bank: 'K', shoeNo: 1, coupNo: 1, bets: [], results: [] });
    expect(after(coup).seen.rounds).toBe(true);
    expect(after(fact('hand.played', { rake: { dropped: 0 } })).seen.rounds).toBe(true);
    expect(after(fact('poker-session.charged', { option: 'session-fee' })).seen.rounds).toBe(true);
    expect(after(exchange({ at: 'table' })).seen).toEqual({ rounds: false, buyIns: true });
    expect(after(exchange({ at: 'cambista' })).seen.buyIns).toBe(false);
    expect(after(exchange({ kind: 'chips-for-cash' })).seen.buyIns).toBe(false);
  });

  it('leave the session the same object if a further round adds nothing', () => {
    const seen = after(round);
    expect(foldTableSession(seen, round)).toBe(seen);
    expect(foldTableSession(seen, fact('cage.opened', {}))).toBe(seen);
  });

  it('are those of the opening, else of the authorisation, else as observed', () => {
    const authorised = { rounds: false, buyIns: true };
    expect(capturesOf(after(opened()), authorised)).toEqual(CAPTURES);
    expect(capturesOf(after(round), authorised)).toEqual(authorised);
    expect(capturesOf(after(round))).toEqual({ rounds: true, buyIns: false });
  });
});

describe('the shoe', () => {
  const started = fact('shoe.started', {
    shoeNo: 2,
    decks: 6,
    burnt: 5,
    burntCards: ['2h'],
    behindCutCard: 60,
    newDecks: true,
  });
  const coup = (shoeNo: number, more: object = { cards: { punto: ['9h'] } }) =>
    fact('coup.played', { bank: 'K', shoeNo, coupNo: 1, bets: [], results: [{ winner: 'bank' }], ...more });

  it('is in play from its start to its end, as it was made up', () => {
    expect(after(started).play.shoe).toEqual({
      shoeNo: 2,
      decks: 6,
      burnt: 5,
      burntCards: ['2h'],
      behindCutCard: 60,
      newDecks: true,
      outcomes: [],
    });
    expect(after(fact('shoe.started', { shoeNo: 1, decks: 6 })).play.shoe).toEqual({
      shoeNo: 1,
      decks: 6,
      outcomes: [],
    });
    expect(after(started, fact('shoe.ended', { shoeNo: 2 })).play).not.toHaveProperty('shoe');
  });

  it('counts as dealt the cards of rounds and of its own coups', () => {
    const round = fact('round.settled', { roundNo: 1, bets: [], outcome: { number: 7 }, result: 0 });
    expect(after(started, round, coup(2), coup(3), coup(2, {})).play.shoe!.outcomes).toEqual([
      { number: 7 },
      { results: [{ winner: 'bank' }], cards: { punto: ['9h'] } },
    ]);
    expect(after(round).play).not.toHaveProperty('shoe');
  });
});

describe('how the house takes its share of a non-banked game', () => {
  const hand = (dropped: number) => fact('hand.played', { rake: { dropped } });
  const fee = fact('poker-session.charged', { option: 'session-fee' });

  it('is as announced, else as first taken; a hand without a rake does not decide it', () => {
    const announced = opened({ poker: { share: { option: 'session-percentage' } } });
    expect(after(announced, hand(5)).houseProfit).toBe('session-percentage');
    expect(after(hand(0), fee, hand(5)).houseProfit).toBe('session-fee');
    expect(after(hand(5), fee).houseProfit).toBe('rake');
    expect(after(hand(0)).houseProfit).toBeUndefined();
  });
});

describe('the banks of a table', () => {
  const banks = (...facts: readonly CatalogueEvent[]) =>
    after(...facts).banks.map(({ bank, banker, mode }) => [bank, banker, mode]);
  const adjudicated = fact('bank.adjudicated', { bank: 'K', banker: 'B', mode: 'free', amount: 5 });

  it('have their banker and mode from the adjudication, or from a deposit that names its bank', () => {
    expect(banks(adjudicated)).toEqual([['K', 'B', 'free']]);
    expect(banks(fact('bank.deposited', { bank: 'K', banker: 'B', mode: 'limited' }))).toEqual([
      ['K', 'B', 'limited'],
    ]);
    expect(banks(fact('bank.deposited', { banker: 'B', mode: 'limited' }))).toEqual([]);
  });

  it('that are put in play keep their banker and mode', () => {
    const put = fact('bank.put-in-play', { bank: 'K', banker: 'Q', amount: 5 });
    expect(banks(adjudicated, put)).toEqual([['K', 'B', 'free']]);
    expect(banks(put)).toEqual([['K', 'Q', undefined]]);
    const other = fact('bank.adjudicated', { bank: 'L', banker: 'P', amount: 5 });
    expect(banks(adjudicated, other, put)).toEqual([
      ['K', 'B', 'free'],
      ['L', 'P', undefined],
    ]);
  });
});
