import type { HandPlayed } from './hand.events';
import type { CasinoEvent } from '../../kernel/envelope';
import { constructedHands, realHands } from '../../../test/support/hand-history/sample-hands';
import { toEvents } from '../../../packages/hand-history/to-events';
import { readGoldenEvents } from '../../../test/support/golden/golden-events';
import { type CasinoBooks, openLedger } from '../casino/casino-books.state';
import { evaluateEvent } from '../../../test/support/book/evaluate-event';

type HandEvent = CasinoEvent<HandPlayed>;

const isHand = (event: CasinoEvent): event is HandEvent => event.type === 'cagnotte.hand.played.v1';
const real = toEvents(realHands()).filter(isHand);
const withSidePots = toEvents(constructedHands()).filter(isHand);

const byNumber = (handNo: string): HandEvent =>
  [...real, ...withSidePots].find(({ data }) => data.handNo === handNo)!;
const evaluate = (
  { data, ...event }: HandEvent,
  change: Partial<HandPlayed> = {},
  known: Partial<CasinoBooks> = {},
) => {
  const books = { ...openLedger({}, { currency: data.currency, eventId: 'opening' }), ...known };
  return evaluateEvent({ ...event, data: { ...data, ...change } }, { books });
};
const codes = (...evaluated: Parameters<typeof evaluate>): string[] =>
  evaluate(...evaluated).findings.map(({ code }) => code);

const bySeat = (awards: readonly { seat: number; amount: number | bigint }[]): string[] => {
  const amounts = new Map<number, bigint>();
  for (const { seat, amount } of awards) amounts.set(seat, (amounts.get(seat) ?? 0n) + BigInt(amount));
  return [...amounts].map(([seat, amount]) => `${seat} ${amount}`).sort();
};

describe('the 110 real hands', () => {
  it('are awarded as their cards and contributions give, seat by seat, without a finding', () => {
    expect(real).toHaveLength(110);
    for (const event of real) {
      const { byRules, findings } = evaluate(event);
      expect([event.id, findings]).toEqual([event.id, []]);
      expect([event.id, bySeat(byRules!.settlement.awards)]).toEqual([event.id, bySeat(event.data.awards)]);
    }
  });

  it('are awarded so also when neither pots nor awards are reported', () => {
    for (const event of real) {
      const { byRules } = evaluate(event, { awards: [], pots: [] });
      expect([event.id, bySeat(byRules!.settlement.awards)]).toEqual([event.id, bySeat(event.data.awards)]);
    }
  });

  it('give a finding if another seat of the hand is paid', () => {
    for (const event of real) {
      const [paid] = event.data.awards;
      const other = event.data.seats.find(({ seat }) =>
        event.data.awards.every((award) => award.seat !== seat),
      )!;
      const awards = event.data.awards.map((award) =>
        award === paid ? { ...award, seat: other.seat } : award,
      );
      expect([event.id, codes(event, { awards })]).toEqual([
        event.id,
        expect.arrayContaining(['award-differs']),
      ]);
    }
  });
});

describe('a hand with side pots', () => {
  const event = byNumber('90000000102');

  it('is evaluated pot by pot, with the rake that was taken from each', () => {
    const { byRules, findings } = evaluate(event);
    expect(findings).toEqual([]);
    expect(
      byRules!.settlement.pots!.map(({ amount, rake, contenders }) => [amount, rake, contenders]),
    ).toEqual([
      [200n, 10n, [1, 2, 3, 6]],
      [210n, 10n, [2, 3, 6]],
      [160n, 8n, [3, 6]],
    ]);
  });

  it.each<[string, Partial<HandPlayed>, string[]]>([
    ['its pots run together', { pots: [{ amount: 570 }] }, ['pots-differ']],
    [
      'its uncalled bet stayed in',
      { actions: event.data.actions.filter(({ action }) => action !== 'uncalled-returned') },
      ['uncalled-bet-not-returned'],
    ],
    [
      'its split is uneven',
      {
        awards: event.data.awards.map((award) => ({
          ...award,
          amount: award.seat === 1 ? 90 : award.seat === 2 && award.pot === 0 ? 100 : award.amount,
        })),
      },
      ['split-not-even'],
    ],
    [
      'its rake is too high',
      {
        rake: { dropped: 29 },
        awards: event.data.awards.map((award) => ({
          ...award,
          amount: award.seat === 3 ? 151 : award.amount,
        })),
      },
      ['rake-above-cap', 'rake-by-pot-differs'],
    ],
  ])('gives a finding if %s', (_what, change, expected) => expect(codes(event, change)).toEqual(expected));
});

describe('the rules of a hand', () => {
  const event = byNumber('35602019775');
  const authorised = (rulebook: string): Partial<CasinoBooks> => ({
    authorisations: [{ validFrom: '2000-01-01', rulebook, games: [event.data.game], tables: [], pools: [] }],
  });

  it('are those of poker where no authorisation was recorded, and those it names where one was', () => {
    expect(evaluate(event).byRules).toBeDefined();
    expect(evaluate(event, {}, authorised('INT-POKER')).byRules).toBeDefined();
    expect(evaluate(event, {}, authorised('ES-AN-2010')).byRules).toBeUndefined();
    const now = { ...event, gamingday: '2010-02-26' };
    expect(evaluate(now, {}, authorised('ES-AN-2010')).byRules?.settlement.commissions).toMatchObject([
      { rule: { id: '1.1.10-II.4-01' } },
    ]);
  });

  it('hold the rake to its cap, and where a game has none, what the rulebook in force that day says of every hand', () => {
    const rake = {
      rake: { dropped: 3 },
      awards: event.data.awards.map((award) => ({ ...award, amount: 37 })),
    };
    const ruleOf = (...evaluated: Parameters<typeof evaluate>) =>
      evaluate(...evaluated).findings.map(({ code, ruleId }) => `${code} ${ruleId}`);
    expect(ruleOf(event, rake)).toEqual(['rake-above-cap INT-POKER-12']);
    expect(ruleOf(event, rake, authorised('ES-AN-2010'))).toEqual(['rake-above-cap D385/1996-II.6-02']);
  });

  it('are not applied to a game they do not have', () => {
    expect(evaluate(event, { game: 'razz' })).toMatchObject({ findings: [] });
    expect(evaluate(event, { game: 'razz' }).byRules).toBeUndefined();
  });
});

describe('one wrong fact of a hand is one finding, cited from the rulebook in force', () => {
  const hands = readGoldenEvents('.').flatMap(({ event }) => (isHand(event) ? [event] : []));
  const INT = 'INT-POKER';
  const AN = 'ES-AN-2010';
  const underBoth = hands.flatMap((event) =>
    [INT, AN].map((rulebook) => [event.data.game, rulebook, { ...event, gamingday: '2026-01-01' }] as const),
  );
  const authorised = (rulebook: string, event: HandEvent): Partial<CasinoBooks> => ({
    authorisations: [{ validFrom: '2000-01-01', rulebook, games: [event.data.game], tables: [], pools: [] }],
  });
  const newly = (rulebook: string, event: HandEvent, change: Partial<HandPlayed>): string[] => {
    const known = authorised(rulebook, event);
    const before = new Set(codes(event, {}, known));
    return evaluate(event, change, known)
      .findings.filter(({ code }) => !before.has(code))
      .map(({ code, ruleId }) => `${code} ${ruleId}`);
  };
  const lessTo = (awards: HandPlayed['awards'], amount: number): HandPlayed['awards'] =>
    awards.map((award, index) => (index === 0 ? { ...award, amount: award.amount - amount } : award));

  it.each(underBoth)('%s under %s: an action without a seat', (_game, rulebook, event) => {
    const { actions } = event.data;
    const stranger = { street: actions.at(-1)!.street, seat: 19, action: 'check' as const };
    expect(newly(rulebook, event, { actions: [...actions, stranger] })).toContainEqual(
      rulebook === INT ? 'seat-not-at-table INT-POKER-01' : 'seat-not-at-table 1.1.10-IX.5-01',
    );
    const ofSeats = newly(rulebook, event, { actions: [...actions, stranger] }).filter((one) =>
      one.startsWith('seat-'),
    );
    expect(ofSeats).toHaveLength(1);
  });

  it.each(underBoth)(
    '%s under %s: the rake is above what is due, and far above it',
    (_game, rulebook, event) => {
      const { rake, awards } = event.data;
      const raised = (by: number): string[] =>
        newly(rulebook, event, {
          rake: { ...rake, dropped: rake.dropped + by, due: rake.dropped },
          awards: lessTo(awards, by),
        });
      const rule = rulebook === INT ? 'INT-POKER-12' : '1.1.10-II.4-01';
      expect(raised(1)).toEqual([`rake-above-due ${rule}`]);
      expect(raised(Math.floor(awards[0]!.amount / 2))).toEqual([`rake-above-cap ${rule}`]);
    },
  );

  it.each(underBoth)('%s under %s: a stack is less than was put in', (_game, rulebook, event) => {
    const [{ seat, amount }] = event.data.awards as [{ seat: number; amount: number }];
    expect(amount).toBeGreaterThan(1);
    const seats = event.data.seats.map((one) => (one.seat === seat ? { ...one, stack: 1 } : one));
    const stacks = newly(rulebook, event, { seats }).filter((one) => one.startsWith('stack-'));
    expect(stacks).toEqual([
      rulebook === INT ? 'stack-exceeded INT-POKER-17' : 'stack-exceeded 1.1.10-VII.1-01',
    ]);
  });

  it.each(underBoth)('%s under %s: a pot is more than was put in', (_game, rulebook, event) => {
    const pots = event.data.pots.map(({ amount }, index) => ({ amount: index === 0 ? amount + 1 : amount }));
    expect(newly(rulebook, event, { pots })).toEqual(['pot-not-contributed A5', 'pot-not-awarded A5']);
  });

  it.each(underBoth)('%s under %s: a winner is paid a cent less', (_game, rulebook, event) => {
    expect(newly(rulebook, event, { awards: lessTo(event.data.awards, 1) })).toHaveLength(1);
  });
});

describe('the rake of a hand', () => {
  it.each([
    ['INT-POKER', 'texas-holdem', 'INT-POKER-12'],
    ['ES-AN-2010', 'texas-holdem', '1.1.10-II.4-01'],
    ['INT-POKER', 'razz', 'INT-POKER-12'],
  ])('is posted by the rule of %s, of %s', (rulebook, game, rule) => {
    const event = { ...byNumber('35602019775'), gamingday: '2026-01-01' };
    const known = {
      authorisations: [{ validFrom: '2000-01-01', rulebook, games: [game], tables: [], pools: [] }],
    };
    const { lines } = evaluate(event, { game }, known);
    expect(lines.map(({ ruleId }) => ruleId)).toEqual([rule, rule]);
  });
});
