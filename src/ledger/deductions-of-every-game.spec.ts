import { BY, OFFICE, openedBook, tell } from '../../test/support/book/told';
import { readable } from '../../test/support/games/checks-by-game';
import { type DeductionCase, DEDUCTIONS } from '../../test/support/games/kept-back';
import { present } from '../kernel/present';
import { CATALOGUE } from '../games/catalogue';
import { GAME_CODES, type GameCode, GAMES } from '../games/game-codes';
import { settleRound } from '../games/settle-round';
import type { CasinoEvent } from '../kernel/envelope';

/**
 * What the house keeps of every game, reported right, too small, too large and not at all, at a rate that is stated or
 * not: whatever differs is found. A game of which it keeps nothing says so, and a deduction reported of it is found.
 */

type Takes = 'of winnings' | 'of premiums' | 'of the gain of a bank' | 'of pots and sessions' | 'nothing';

/** All 26 games: one that is added does not compile until it says what the house takes of it. */
const TAKEN: Readonly<Record<GameCode, Takes>> = {
  'roulette-french': 'nothing',
  'roulette-french-abbreviated': 'nothing',
  'roulette-american': 'nothing',
  blackjack: 'nothing',
  boule: 'nothing',
  'trente-et-quarante': 'of premiums',
  craps: 'nothing',
  'punto-y-banca': 'of winnings',
  'chemin-de-fer': 'of the gain of a bank',
  'baccarat-two-tableaux': 'of the gain of a bank',
  'caribbean-stud': 'nothing',
  trijoker: 'nothing',
  'three-card-poker': 'nothing',
  'pai-gow-poker': 'of winnings',
  'five-card-draw': 'of pots and sessions',
  'seven-card-stud': 'of pots and sessions',
  'five-card-stud': 'of pots and sessions',
  omaha: 'of pots and sessions',
  'omaha-five-card': 'of pots and sessions',
  'omaha-high-low': 'of pots and sessions',
  'texas-holdem': 'of pots and sessions',
  'double-holdem': 'of pots and sessions',
  'synthetic-poker': 'of pots and sessions',
  'wheel-of-fortune': 'nothing',
  'casino-war': 'nothing',
  monte: 'of winnings',
};
const gamesThatTake = (takes: Takes): GameCode[] => GAME_CODES.filter((game) => TAKEN[game] === takes);

const OF_MONEY =
  /^(paid|taken|deduction|result|commission|session-charge)-differs |^(coup-totals|house-share|rake)-/;

const AUTHORISED = tell(
  'casino.authorised',
  { validFrom: '2026-01-01', rulebook: 'ES-AN-2010', games: [...GAME_CODES], tables: [] },
  OFFICE,
);

/** What is found of the money of the last of these events, as `code severity`. */
function foundLast(...events: readonly CasinoEvent[]): string[] {
  const { evaluation } = openedBook(AUTHORISED, ...events).entries.at(-1)!;
  return ofMoney(evaluation.findings);
}
const ofMoney = (findings: readonly { readonly code: string; readonly severity: string }[]): string[] =>
  findings.map(({ code, severity }) => `${code} ${severity}`).filter((found) => OF_MONEY.test(found));

const opened = (game: GameCode, more: object = {}): CasinoEvent =>
  tell('table.opened', {
    game,
    minimum: 500,
    float: { amount: 0 },
    captures: { rounds: true, buyIns: true },
    staff: BY,
    ...more,
  });

it.each(GAME_CODES)('%s: its family is the one that its takings go with', (game) => {
  const { family } = GAMES[game];
  const expected = { pot: 'of pots and sessions', 'player-bank': 'of the gain of a bank', house: undefined };
  expect(TAKEN[game]).toBe(expected[family] ?? TAKEN[game]);
  expect(DEDUCTIONS.some((kept) => kept.game === game)).toBe(TAKEN[game] === 'of winnings');
});

interface Reported {
  /** Of the one winning bet; and what the table states that it kept, in minor units. */
  readonly paid: bigint | undefined;
  readonly deduction: bigint | undefined;
}

describe.each(DEDUCTIONS)('what the house keeps of winnings: $game, $at', (kept) => {
  const { game, gross, kept: due } = kept;
  const net = gross - due;
  const payments = [undefined, net - 2n, net - 1n, net, net + 1n, net + 2n, gross - 1n, gross, gross + 1n];
  const stated = [undefined, 0n, 100n, due - 1n, due, due + 1n];
  const reports = payments.flatMap((paid) => stated.map((deduction) => ({ paid, deduction })));

  it.each(reports)('paid $paid of it, deduction stated $deduction', (reported) => {
    const round = roundOf(kept, reported);
    const byEvent = foundLast(opened(game), tell('round.settled', round));
    const settled = settleRound(game, round);
    expect(settled.ok && ofMoney(settled.value.findings)).toEqual(byEvent);
    expect(byEvent).toEqual(expectedOf(kept, reported));
  });
});

const roundOf = ({ bet, outcome }: DeductionCase, { paid, deduction }: Reported) => ({
  roundNo: 1,
  currency: 'EUR',
  bets: [
    {
      betId: 'b',
      ...bet,
      stake: Number(bet.stake),
      ...present({ paid: paid === undefined ? undefined : Number(paid) }),
    },
  ],
  outcome: outcome as object,
  ...(deduction === undefined ? {} : { deduction: { amount: Number(deduction), dropped: true } }),
});

/** Less than the highest rate is an advisory where no rate is reported and it is what the payment left. */
function expectedOf(
  { gross, kept: due, isRateAssumed }: DeductionCase,
  { paid, deduction }: Reported,
): string[] {
  const net = gross - due;
  const left = clamp(gross - (paid ?? net), due);
  const kept = deduction ?? left;
  const severity = (mayBeLess: boolean) => (isRateAssumed === true && mayBeLess ? 'advisory' : 'violation');
  const found = [];
  if (paid !== undefined && paid !== net) {
    found.push(`paid-differs ${severity(paid > net && paid <= gross && kept <= left)}`);
  }
  if (kept !== due) found.push(`deduction-differs ${severity(kept < due)}`);
  return found;
}
const clamp = (amount: bigint, most: bigint): bigint => (amount < 0n ? 0n : amount > most ? most : amount);

describe.each(gamesThatTake('of premiums'))('the premium of an insured bet: %s', (game) => {
  const found = (taken?: number, deduction?: number): string[] =>
    foundLast(
      opened(game),
      tell('round.settled', {
        roundNo: 1,
        bets: [
          { betId: 'r', type: 'red', stake: 10_000 },
          { betId: 'i', type: 'insurance', stake: 100, options: { on: 'r' }, ...present({ taken }) },
        ],
        outcome: { black: ['Kc', 'Qd', 'Jh', '6s'], red: ['Kh', 'Qs', 'Jc', '2d'] },
        ...(deduction === undefined ? {} : { deduction: { amount: deduction, dropped: true } }),
      }),
    );
  const [taken, deducted] = ['taken-differs violation', 'deduction-differs violation'];

  it.each<[string, number | undefined, number | undefined, string[]]>([
    ['not stated', undefined, undefined, []],
    ['right', 100, undefined, []],
    ['right, and so stated', 100, 100, []],
    ['too small', 99, undefined, [taken, deducted]],
    ['none', 0, undefined, [taken, deducted]],
    ['stated too small', 100, 99, [deducted]],
    ['stated too large', undefined, 101, [deducted]],
  ])('%s', (_what, premium, deduction, expected) => expect(found(premium, deduction)).toEqual(expected));
});

/** Chemin de fer: 5 % of the gain; two tableaux: 2 % of it, of a free bank 1.25 % (1.1.8.A-V.17, 1.1.8.B-V.10). */
const COMMISSIONS: readonly [GameCode, 'limited' | 'unlimited' | 'free', number][] = [
  ['chemin-de-fer', 'limited', 500],
  ['chemin-de-fer', 'unlimited', 500],
  ['baccarat-two-tableaux', 'limited', 200],
  ['baccarat-two-tableaux', 'unlimited', 200],
  ['baccarat-two-tableaux', 'free', 125],
];

it('lists every game against the bank of a player', () =>
  expect([...new Set(COMMISSIONS.map(([game]) => game))]).toEqual(gamesThatTake('of the gain of a bank')));

describe.each(COMMISSIONS)('the commission on a gain of 100.00: %s, %s', (game, bank, due) => {
  const found = (amount: number | undefined, totals?: { collected: number; paid: number }): string[] =>
    foundLast(
      opened(game, { bank }),
      tell('bank.adjudicated', {
        bank: 'K',
        banker: 'B',
        amount: 100_000,
        paidFrom: 'chips',
        how: 'offer',
        mode: bank,
      }),
      tell('coup.played', {
        bank: 'K',
        shoeNo: 1,
        coupNo: 1,
        bets: [{ betId: 'a', stake: 10_000, player: 'P', tableau: 1 }],
        results: GAMES[game].cloths === 1 ? [BANK_WINS] : [BANK_WINS, { ...BANK_WINS, tableau: 2 }],
        ...present({ totals, commission: amount === undefined ? undefined : { amount } }),
      }),
    );
  const BANK_WINS = { tableau: 1, winner: 'bank' } as const;
  const differs = 'commission-differs violation';

  it.each<[string, number | undefined, string[]]>([
    ['not stated', undefined, []],
    ['right', due, []],
    ['too small by a cent', due - 1, [differs]],
    ['too large by a cent', due + 1, [differs]],
    ['none', 0, [differs]],
    ['half of it', Math.floor(due / 2), [differs]],
  ])('%s', (_what, amount, expected) => expect(found(amount)).toEqual(expected));

  it.each([9_900, 10_100])('the gain reported as %i cents, and the commission of that', (collected) => {
    const commission = Math.round((due * collected) / 10_000);
    expect(found(commission, { collected, paid: 0 })).toEqual(['coup-totals-differ violation']);
    expect(found(due, { collected, paid: 0 })).toEqual(['coup-totals-differ violation', differs]);
  });
});

const POTS = gamesThatTake('of pots and sessions');
const RAKE = { option: 'rake', rate: { numerator: 3, denominator: 100 } } as const;

/** 1.1.10-II.4.a: at most 5 %, announced; the synthetic game of 1996 is of another rulebook. A pot of 20.00. */
describe.each(POTS)('the rake: %s', (game) => {
  const found = (rake: { dropped: number; due?: number }, poker?: object, more: object = {}): string[] =>
    foundLast(
      opened(game, { ...present({ poker }), ...more }),
      tell('hand.played', {
        handNo: '1',
        game,
        limitType: 'no-limit',
        seats: [1, 2].map((seat) => ({ seat, player: `p${seat}`, stack: 10_000 })),
        actions: ['bet', 'call'].map((action, n) => ({
          street: 1,
          seat: n + 1,
          action: action as 'bet' | 'call',
          amount: 1_000,
        })),
        pots: [{ amount: 2_000 }],
        awards: [],
        rake,
      }),
    ).filter((code) => code.startsWith('rake'));
  const announced = { share: RAKE };
  const [below, aboveDue] = ['rake-below-due advisory', 'rake-above-due violation'];
  const [aboveAnnounced, aboveCap] = ['rake-above-announced violation', 'rake-above-cap violation'];

  it.each<[string, { dropped: number; due?: number }, object | undefined, string[]]>([
    ['as announced', { dropped: 60 }, announced, []],
    ['a cent less', { dropped: 59 }, announced, [below]],
    ['none at all', { dropped: 0 }, announced, [below]],
    ['a cent more', { dropped: 61 }, announced, [aboveAnnounced]],
    ['above the cap', { dropped: 101 }, announced, [aboveCap]],
    ['no rate announced: up to the cap', { dropped: 10 }, undefined, []],
    ['no rate announced: above the cap', { dropped: 101 }, undefined, [aboveCap]],
    ['as the table says is due', { dropped: 50, due: 50 }, undefined, []],
    ['less than it says is due', { dropped: 49, due: 50 }, undefined, [below]],
    ['more than it says is due', { dropped: 51, due: 50 }, undefined, [aboveDue]],
    ['less than it says is due, at an announced rate', { dropped: 40, due: 50 }, announced, [below]],
    // A highest amount may have been announced beside the rate: the table says what is due.
    ['as due, which is less than the rate', { dropped: 50, due: 50 }, announced, []],
  ])('%s', (_what, rake, poker, expected) => expect(found(rake, poker)).toEqual(expected));

  it('may be less by a part of a chip', () => {
    expect(found({ dropped: 50 }, announced, { step: 50 })).toEqual([]);
    expect(found({ dropped: 10 }, announced, { step: 50 })).toEqual([below]);
  });
});

/** 1.1.10-II.4.b and c: a share of the stack at the start (200.00) or a fee, from each player. */
describe.each(POTS)('the charge for a session: %s', (game) => {
  const percentage = { option: 'session-percentage', rate: { numerator: 10, denominator: 100 } };
  const fee = { option: 'session-fee', amount: 1_200 };
  const found = (option: 'session-percentage' | 'session-fee', amount: number, share?: object): string[] =>
    foundLast(
      opened(game, { poker: { initialStack: 20_000, ...present({ share }) } }),
      tell('poker-session.charged', { player: 'p1', option, amount, paidWith: 'chips' }),
    );
  const [differs, notByRule] = ['session-charge-differs violation', 'house-share-not-by-rule violation'];

  it.each<[string, 'session-percentage' | 'session-fee', number, object | undefined, string[]]>([
    ['the announced share', 'session-percentage', 2_000, percentage, []],
    ['less than it', 'session-percentage', 1_999, percentage, [differs]],
    ['more than it', 'session-percentage', 2_001, percentage, [differs]],
    ['nothing of it', 'session-percentage', 0, percentage, [differs]],
    ['a share that was not announced, within the rule', 'session-percentage', 2_000, undefined, []],
    ['less than the rule has', 'session-percentage', 1_999, undefined, [notByRule]],
    ['more than the rule has', 'session-percentage', 4_001, undefined, [notByRule]],
    ['the announced fee', 'session-fee', 1_200, fee, []],
    ['less than it', 'session-fee', 1_199, fee, [differs]],
    ['more than it', 'session-fee', 1_201, fee, [differs]],
    ['a fee that was not announced: the rule sets none', 'session-fee', 1, undefined, []],
  ])('%s', (_what, option, amount, share, expected) =>
    expect(found(option, amount, share)).toEqual(expected),
  );
});

describe.each(gamesThatTake('nothing'))('the house keeps nothing of what it pays: %s', (game) => {
  it('a reported deduction gives a finding', () => {
    const round = { roundNo: 1, bets: [], outcome: readable(CATALOGUE[game]) as object };
    const stated = { ...round, deduction: { amount: 100, dropped: true } };
    expect(foundLast(opened(game), tell('round.settled', round))).toEqual([]);
    expect(foundLast(opened(game), tell('round.settled', stated))).toContain('deduction-differs violation');
  });
});
