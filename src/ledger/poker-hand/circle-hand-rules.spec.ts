import type { HandPlayed } from './hand.events';
import type { CasinoEvent } from '../_core/events/envelope';
import { constructedHands, realHands } from '../../../test/support/hand-history/sample-hands';
import { toEvents } from '../../../test/support/hand-history/to-events';
import { type CasinoBooks, openBooks } from '../casino/casino-books.state';
import { judgeEvent } from '../evaluation/judge-event';

type HandEvent = CasinoEvent<HandPlayed>;

const isHand = (event: CasinoEvent): event is HandEvent => event.type === 'cagnotte.hand.played.v1';
const real = toEvents(realHands()).filter(isHand);
const withSidePots = toEvents(constructedHands()).filter(isHand);

const byNumber = (handNo: string): HandEvent =>
  [...real, ...withSidePots].find(({ data }) => data.handNo === handNo)!;
const judge = (
  { data, ...event }: HandEvent,
  change: Partial<HandPlayed> = {},
  known: Partial<CasinoBooks> = {},
) => {
  const books = { ...openBooks({}, { currency: data.currency, eventId: 'opening' }), ...known };
  return judgeEvent({ ...event, data: { ...data, ...change } }, { books });
};
const codes = (...judged: Parameters<typeof judge>): string[] =>
  judge(...judged).findings.map(({ code }) => code);

/** What each seat took, or is due: seat and amount. */
const bySeat = (awards: readonly { seat: number; amount: number | bigint }[]): string[] => {
  const amounts = new Map<number, bigint>();
  for (const { seat, amount } of awards) amounts.set(seat, (amounts.get(seat) ?? 0n) + BigInt(amount));
  return [...amounts].map(([seat, amount]) => `${seat} ${amount}`).sort();
};

describe('the 110 real hands', () => {
  it('are awarded as their cards and contributions give, seat by seat, without a finding', () => {
    expect(real).toHaveLength(110);
    for (const event of real) {
      const { byRules, findings } = judge(event);
      expect([event.id, findings]).toEqual([event.id, []]);
      expect([event.id, bySeat(byRules!.settlement.awards)]).toEqual([event.id, bySeat(event.data.awards)]);
    }
  });

  it('are awarded so also when neither pots nor awards are reported', () => {
    for (const event of real) {
      const { byRules } = judge(event, { awards: [], pots: [] });
      expect([event.id, bySeat(byRules!.settlement.awards)]).toEqual([event.id, bySeat(event.data.awards)]);
    }
  });

  it('are found when another seat of the hand is paid', () => {
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

  it('is judged pot by pot, with the rake that was taken from each', () => {
    const { byRules, findings } = judge(event);
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
      ['pot-not-contributed', 'uncalled-bet-not-returned'],
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
  ])('is found when %s', (_what, change, expected) => expect(codes(event, change)).toEqual(expected));
});

describe('the rules of a hand', () => {
  const event = byNumber('35602019775');
  const authorised = (rulebook: string): Partial<CasinoBooks> => ({
    authorisations: [{ validFrom: '2000-01-01', rulebook, games: [event.data.game], tables: [], pools: [] }],
  });

  it('are those of poker where no authorisation was recorded, and those it names where one was', () => {
    expect(judge(event).byRules).toBeDefined();
    expect(judge(event, {}, authorised('INT-POKER')).byRules).toBeDefined();
    expect(judge(event, {}, authorised('ES-AN-2010')).byRules).toBeUndefined();
    const now = { ...event, gamingday: '2010-02-26' };
    expect(judge(now, {}, authorised('ES-AN-2010')).byRules?.settlement.commissions).toMatchObject([
      { rule: { id: '1.1.10-II.4-01' } },
    ]);
  });

  it('hold the rake to its cap, and the regulation does where a game has none', () => {
    const rake = {
      rake: { dropped: 3 },
      awards: event.data.awards.map((award) => ({ ...award, amount: 37 })),
    };
    const ruleOf = (...judged: Parameters<typeof judge>) =>
      judge(...judged).findings.map(({ code, ruleId }) => `${code} ${ruleId}`);
    expect(ruleOf(event, rake)).toEqual(['rake-above-cap INT-POKER-12']);
    expect(ruleOf(event, rake, authorised('ES-AN-2010'))).toEqual(['rake-above-cap 1.1.10-II.4-01']);
  });

  it('are not applied to a game they do not have', () => {
    expect(judge(event, { game: 'razz' })).toMatchObject({ findings: [] });
    expect(judge(event, { game: 'razz' }).byRules).toBeUndefined();
  });
});
