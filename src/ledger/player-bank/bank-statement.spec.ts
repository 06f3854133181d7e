import { BY, OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import type { BankMode } from '../../games/round';
import type { Minor } from '../../kernel/money';
import { asFraction } from '../../kernel/rational';
import { movesOf } from '../_core/rules/owed-lines';
import { isOf } from '../_core/account';
import { tableConcerned } from '../table-session/session-key.state';
import type { Posted } from '../../../test/support/book/memory-book';
import { bankStatement, type StatementLine } from './bank-statement';
import { type BankStep, totalHeld } from './coup-of-statement';
import { coupByRules, settledCoup } from './coup-by-rules';
import { gainOfCoup } from './coup.state';
import type { CoupPlayed } from './player-bank.events';
import { findBank } from './player-bank.state';

/** The worked examples of the rules (1.1.8.A and 1.1.8.B) as a statement shows them; amounts in cents. */

const STAFF = ['inspector', 'croupier', 'cambista', 'auxiliary'].map((role) => ({ id: role, role }));

const opened = (game: string, bank: BankMode = 'limited', minimum = 1_000): CasinoEvent =>
  tell('table.opened', {
    game,
    minimum,
    bank,
    float: { amount: 0 },
    captures: { rounds: true, buyIns: true },
    staff: STAFF,
    seats: 9,
  });

const taken = (banker: string, amount: number, more: object = {}) =>
  tell('bank.adjudicated', { bank: 'K', banker, amount, paidFrom: 'chips', how: 'offer', ...more });

type Winner = 'bank' | 'punto' | 'tie' | 'annulled';
type Stake = number | { readonly stake: number; readonly [more: string]: unknown };

let coups = 0;
const coup = (winner: Winner | readonly [Winner, Winner], stakes: readonly Stake[], more: object = {}) => {
  coups += 1;
  const results = (typeof winner === 'string' ? [winner] : winner).map((each, n) => ({
    tableau: n + 1,
    winner: each,
  }));
  const bets = stakes.map((stake, n) => ({
    betId: `${coups}-${n}`,
    player: `P${n}`,
    seat: n + 2,
    ...(typeof stake === 'number' ? { stake } : stake),
  }));
  return tell('coup.played', { bank: 'K', shoeNo: 1, coupNo: coups, bets, results, ...more });
};

type Books = Posted['evaluation']['books'];

const stepOf = (posted: Posted, books: Books): BankStep => ({
  recordNumber: posted.record,
  happenedAt: posted.event.time,
  eventType: posted.event.type,
  data: posted.event.data,
  voidedBy: null,
  moves: movesOf(posted.evaluation.lines),
  deposit: undefined,
  ...(posted.event.type === 'cagnotte.coup.played.v1'
    ? playedIn(posted, books)
    : { gain: null, gainBasis: null, commission: null, byRules: undefined }),
});

function playedIn({ event, session: { opening, banks }, evaluation }: Posted, books: Books) {
  const played = event.data as CoupPlayed;
  const settlement = evaluation.byRules?.settlement;
  const gain = gainOfCoup(played, opening?.minimum, settlement);
  const commission = evaluation.lines.filter(({ account }) => isOf(account, 'commission'));
  return {
    gain: gain.amount,
    gainBasis: gain.basis,
    commission: commission.reduce((sum, { credit, debit }) => sum + credit - debit, 0n),
    byRules: coupByRules({
      settled: settlement && settledCoup(settlement),
      game: opening?.game,
      table: tableConcerned(event)!,
      day: event.gamingday,
      mode: findBank(banks, played.bank)?.mode ?? opening?.bank,
      gain: gain.amount,
      books,
    }),
  };
}

const statement = (...events: readonly CasinoEvent[]): StatementLine[] => {
  const book = openedBook(...events);
  const steps = book.entries
    .filter(({ event }) => (event.data as { bank?: unknown }).bank === 'K')
    .map((posted) => stepOf(posted, book.books));
  return bankStatement(steps);
};

interface Shown {
  readonly before?: Minor;
  readonly inPlay?: Minor;
  readonly covered?: Minor;
  readonly mandatory?: Minor;
  readonly voluntary?: Minor;
  readonly improper?: Minor;
  readonly gain?: Minor;
  readonly commission?: Minor;
  readonly after?: Minor;
}

/** The coups of a statement as rows of cents; garages as they are after the coup. */
const rows = (lines: readonly StatementLine[]) =>
  lines.flatMap(({ coup: played, before, after }): Shown[] =>
    played === undefined
      ? []
      : [
          {
            before: totalHeld(before),
            inPlay: played.inPlay,
            covered: played.covered,
            mandatory: played.mandatory,
            voluntary: after.voluntary,
            improper: after.improper,
            gain: played.gain,
            commission: played.commission,
            after: totalHeld(after),
          } as Shown,
        ],
  );

const row = (shown: Record<keyof Shown, number>): Shown =>
  Object.fromEntries(Object.entries(shown).map(([name, amount]) => [name, BigInt(amount)]));

const NO_GARAGE = { voluntary: 0, improper: 0 };
const cheminDeFer = (banker: number, ...coupsPlayed: readonly CasinoEvent[]) =>
  statement(opened('chemin-de-fer'), taken('B', banker, { seat: 1 }), ...coupsPlayed);

describe('the statement of a bank of chemin de fer', () => {
  it('puts what no bet covers in the mandatory garage, and takes 5 % of what the bank wins: CF-1, CF-2', () => {
    const lines = cheminDeFer(10_000, coup('bank', [6_000, 4_000]), coup('punto', [5_000, 3_000, 2_000]));
    expect(rows(lines)).toEqual([
      row({
        before: 10_000,
        inPlay: 10_000,
        covered: 10_000,
        mandatory: 0,
        ...NO_GARAGE,
        gain: 10_000,
        commission: 500,
        after: 19_500,
      }),
      row({
        before: 19_500,
        inPlay: 19_500,
        covered: 10_000,
        mandatory: 9_500,
        ...NO_GARAGE,
        gain: -10_000,
        commission: 0,
        after: 9_500,
      }),
    ]);
    expect(lines[2]!.coup!.garageRule!.id).toBe('1.1.8.A-V.18.b-01');
  });

  it('puts the mandatory garage back in play for the next coup: CF-3', () => {
    const lines = cheminDeFer(10_000, coup('bank', [10_000]), coup('bank', [10_000]), coup('bank', [1_000]));
    expect(rows(lines).map(({ inPlay, mandatory, after }) => [inPlay, mandatory, after])).toEqual([
      [10_000n, 0n, 19_500n],
      [19_500n, 9_500n, 29_000n],
      [29_000n, 28_000n, 29_950n],
    ]);
  });

  it('shows banco, banco seguido and the improper garage: CF-4', () => {
    const lines = cheminDeFer(
      80_000,
      coup('bank', [{ stake: 80_000, call: 'banco' }]),
      coup('punto', [{ stake: 100_000, call: 'banco-seguido' }], {
        garages: [{ kind: 'improper', move: 'set-aside', amount: 56_000 }],
      }),
      tell('bank.ended', { bank: 'K', cause: 'lost', returned: [{ member: 'B', amount: 56_000 }] }),
    );
    expect(rows(lines)).toEqual([
      row({
        before: 80_000,
        inPlay: 80_000,
        covered: 80_000,
        mandatory: 0,
        ...NO_GARAGE,
        gain: 80_000,
        commission: 4_000,
        after: 156_000,
      }),
      row({
        before: 156_000,
        inPlay: 100_000,
        covered: 100_000,
        mandatory: 0,
        voluntary: 0,
        improper: 56_000,
        gain: -100_000,
        commission: 0,
        after: 56_000,
      }),
    ]);
    expect(lines.map((line) => line.coup?.bets.map(({ call }) => call))).toEqual([
      undefined,
      ['banco'],
      ['banco-seguido'],
      undefined,
    ]);
    expect(lines.map(({ putIn, takenOut, after }) => [putIn, takenOut, totalHeld(after)])).toEqual([
      [80_000n, 0n, 80_000n],
      [0n, 0n, 156_000n],
      [0n, 0n, 56_000n],
      [0n, 56_000n, 0n],
    ]);
  });

  it('keeps winnings in the voluntary garage out of play: CF-5', () => {
    const lines = cheminDeFer(
      30_000,
      coup('bank', [30_000]),
      coup('bank', [58_500]),
      coup('punto', [50_000], { garages: [{ kind: 'voluntary', move: 'set-aside', amount: 64_075 }] }),
    );
    expect(rows(lines).slice(1)).toEqual([
      row({
        before: 58_500,
        inPlay: 58_500,
        covered: 58_500,
        mandatory: 0,
        ...NO_GARAGE,
        gain: 58_500,
        commission: 2_925,
        after: 114_075,
      }),
      row({
        before: 114_075,
        inPlay: 50_000,
        covered: 50_000,
        mandatory: 0,
        voluntary: 64_075,
        improper: 0,
        gain: -50_000,
        commission: 0,
        after: 64_075,
      }),
    ]);
  });

  it('covers banco con la mesa and what the table adds: CF-6', () => {
    const lines = cheminDeFer(30_000, coup('bank', [{ stake: 15_000, call: 'banco-con-la-mesa' }, 9_000]));
    expect(rows(lines)).toEqual([
      row({
        before: 30_000,
        inPlay: 30_000,
        covered: 24_000,
        mandatory: 6_000,
        ...NO_GARAGE,
        gain: 24_000,
        commission: 1_200,
        after: 52_800,
      }),
    ]);
  });

  it('gives partners their exact share of each coup: CF-7', () => {
    const lines = statement(
      opened('chemin-de-fer'),
      taken('B', 30_000, { seat: 1, partners: [{ player: 'Q', amount: 20_000, paidFrom: 'chips' }] }),
      coup('bank', [50_000]),
      coup('punto', [40_000]),
    );
    expect(
      lines.map(({ shares }) =>
        shares.map(({ member, share, change, after }) => [
          member,
          share && asFraction(share),
          change,
          totalHeld(after),
        ]),
      ),
    ).toEqual([
      [
        ['B', undefined, 30_000n, 30_000n],
        ['Q', undefined, 20_000n, 20_000n],
      ],
      [
        ['B', '3/5', 28_500n, 58_500n],
        ['Q', '2/5', 19_000n, 39_000n],
      ],
      [
        ['B', '3/5', -24_000n, 34_500n],
        ['Q', '2/5', -16_000n, 23_000n],
      ],
    ]);
    expect(rows(lines)[1]).toMatchObject({ inPlay: 97_500n, covered: 40_000n, mandatory: 57_500n });
  });

  it('gives the odd cent of a win to the banker: CF-7 with 100.00 and 50.00', () => {
    const lines = statement(
      opened('chemin-de-fer', 'limited', 1_000),
      taken('B', 10_000, { seat: 1, partners: [{ player: 'Q', amount: 5_000, paidFrom: 'chips' }] }),
      coup('bank', [7_700]),
    );
    expect(lines[1]!.shares.map(({ member, share, change }) => [member, asFraction(share!), change])).toEqual(
      [
        ['B', '2/3', 4_877n],
        ['Q', '1/3', 2_438n],
      ],
    );
  });

  it('has everything in play at todo va: CF-10', () => {
    const bank = (winner: Winner) =>
      statement(
        opened('chemin-de-fer', 'unlimited'),
        taken('B', 350_000, { seat: 1, mode: 'unlimited' }),
        coup('bank', [{ stake: 350_000, call: 'banco' }], {
          totals: { collected: 350_000, paid: 0 },
          commission: { amount: 0 },
        }),
        coup('tie', [], {
          garages: [{ kind: 'voluntary', move: 'set-aside', amount: 200_000 }],
        }),
        coup(winner, [{ stake: 700_000, call: 'banco' }], { allIn: true }),
      );
    expect(rows(bank('bank'))[1]).toMatchObject({ inPlay: 500_000n, voluntary: 200_000n, after: 700_000n });
    expect(rows(bank('bank'))[2]).toEqual(
      row({
        before: 700_000,
        inPlay: 700_000,
        covered: 700_000,
        mandatory: 0,
        ...NO_GARAGE,
        gain: 700_000,
        commission: 35_000,
        after: 1_365_000,
      }),
    );
    expect(rows(bank('punto'))[2]).toMatchObject({ gain: -700_000n, voluntary: 0n, after: 0n });
    expect(bank('bank').at(-1)!.coup!.allIn).toBe(true);
  });

  it('nets no coup with another: CF-11', () => {
    const lines = cheminDeFer(
      10_000,
      coup('bank', [10_000]),
      coup('bank', [19_500]),
      coup('punto', [38_025]),
    );
    expect(rows(lines).map(({ commission, after }) => [commission, after])).toEqual([
      [500n, 19_500n],
      [975n, 38_025n],
      [0n, 0n],
    ]);
  });

  it('covers half of a bet on the line: CF-12', () => {
    const lines = cheminDeFer(10_000, coup('bank', [{ stake: 5_000, placed: 'on-the-line' }, 7_500]));
    expect(lines[1]!.coup!.bets.map(({ staked, covered, won }) => [staked, covered, won])).toEqual([
      [5_000n, 2_500n, -2_500n],
      [7_500n, 7_500n, -7_500n],
    ]);
    expect(lines[1]!.coup).toMatchObject({
      staked: 12_500n,
      covered: 10_000n,
      mandatory: 0n,
      commission: 500n,
    });
  });

  it('moves nothing in a tie or an annulled coup, and still shows what was covered: CF-13', () => {
    const lines = cheminDeFer(19_500, coup('tie', [10_000]), coup('annulled', [10_000]));
    const same = row({
      before: 19_500,
      inPlay: 19_500,
      covered: 10_000,
      mandatory: 9_500,
      ...NO_GARAGE,
      gain: 0,
      commission: 0,
      after: 19_500,
    });
    expect(rows(lines)).toEqual([same, same]);
  });

  it('shows the commission before its one rounding: CF-14', () => {
    const [, { coup: played, after }] = cheminDeFer(10_000, coup('bank', [3_330])) as [
      StatementLine,
      StatementLine & { coup: NonNullable<StatementLine['coup']> },
    ];
    expect([played.commission, asFraction(played.commissionByRules!.exact)]).toEqual([167n, '333/2']);
    expect(totalHeld(after)).toBe(13_163n);
  });

  it('covers bets by priority up to the bank, and returns the rest: CF-15', () => {
    const lines = cheminDeFer(
      19_500,
      coup('bank', [10_000, 8_000, { stake: 5_000, standing: true, seat: undefined }]),
    );
    expect(lines[1]!.coup!.bets.map(({ staked, covered }) => staked - covered!)).toEqual([0n, 0n, 3_500n]);
    expect(rows(lines)[0]).toMatchObject({ covered: 19_500n, mandatory: 0n });
  });

  it('reads the cover from the totals where bets are not reported, and does not know it in a tie', () => {
    const lines = cheminDeFer(
      10_000,
      coup('bank', [], { totals: { collected: 4_000, paid: 0 } }),
      coup('tie', [], { totals: { collected: 0, paid: 0 } }),
      coup('bank', []),
    );
    expect(
      lines.slice(1).map(({ coup: played }) => [played!.covered, played!.mandatory, played!.coverUnknown]),
    ).toEqual([
      [4_000n, 6_000n, undefined],
      [undefined, undefined, 'bets-not-reported'],
      [undefined, undefined, 'bets-not-reported'],
    ]);
  });

  it('shows what the bank owed by a coup and did not have', () => {
    const lines = cheminDeFer(10_000, coup('punto', [], { totals: { collected: 0, paid: 12_500 } }));
    expect(lines[1]).toMatchObject({ notCovered: 2_500n, after: { 'in-play': 0n } });
  });
});

const twoTableaux = (amount: number, ...events: readonly CasinoEvent[]) =>
  statement(
    opened('baccarat-two-tableaux', 'limited'),
    tell('bank.deposited', { bank: 'K', banker: 'B', amount, means: 'cash', mode: 'limited' }),
    tell('bank.put-in-play', { bank: 'K', banker: 'B', amount }),
    ...events,
  );

const on = (tableau: 1 | 2, stake: number, seat: number) => ({ stake, tableau, seat });
const ofCloths = ({ coup: played }: StatementLine) =>
  played!.cloths.map(({ winner, covered, gain }) => [winner, covered, gain]);

describe('the statement of a bank over two cloths', () => {
  it.each([
    ['wins both: BD-1', ['bank', 'bank'], 80_000n, 1_600n, 278_400n],
    ['wins one and loses one: BD-2', ['bank', 'punto'], 20_000n, 400n, 219_600n],
    ['wins and ties: BD-4', ['bank', 'tie'], 50_000n, 1_000n, 249_000n],
    ['wins one, the other annulled: BD-10', ['bank', 'annulled'], 50_000n, 1_000n, 249_000n],
  ] as const)(
    'takes 2 %% of the net gain of both cloths, and has no garage: %s',
    (_of, results, gain, commission, after) => {
      const lines = twoTableaux(200_000, coup([...results], [on(1, 50_000, 1), on(2, 30_000, 5)]));
      expect(rows(lines)).toEqual([
        {
          before: 200_000n,
          inPlay: 200_000n,
          covered: 80_000n,
          mandatory: undefined,
          voluntary: 0n,
          improper: 0n,
          gain,
          commission,
          after,
        },
      ]);
      const sign = { bank: 1n, punto: -1n, tie: 0n, annulled: 0n };
      expect(ofCloths(lines[2]!)).toEqual([
        [results[0], 50_000n, sign[results[0]] * 50_000n],
        [results[1], 30_000n, sign[results[1]] * 30_000n],
      ]);
    },
  );

  it('takes nothing of a net loss: BD-3', () =>
    expect(
      rows(twoTableaux(200_000, coup(['bank', 'punto'], [on(1, 30_000, 1), on(2, 50_000, 5)])))[0],
    ).toMatchObject({
      gain: -20_000n,
      commission: 0n,
      after: 180_000n,
    }));

  it('divides a bet astride, the larger part on the first cloth: BD-5', () => {
    const lines = twoTableaux(
      200_000,
      coup(['punto', 'bank'], [{ stake: 7_000, placed: 'astride', seat: 1 }]),
    );
    expect(ofCloths(lines[2]!)).toEqual([
      ['punto', 4_000n, -4_000n],
      ['bank', 3_000n, 3_000n],
    ]);
  });

  it('covers seat by seat, the cloths in turn, and is broken by a loss on both: BD-6, BD-7', () => {
    const stakes = [on(1, 30_000, 1), on(2, 25_000, 5), on(1, 20_000, 2), on(2, 15_000, 6)];
    const lines = twoTableaux(
      60_000,
      coup(['punto', 'punto'], stakes),
      tell('bank.broken', { bank: 'K', banker: 'B' }),
      tell('bank.deposited', {
        bank: 'K',
        banker: 'B',
        amount: 60_000,
        means: 'cash',
        mode: 'limited',
        again: true,
      }),
      tell('bank.put-in-play', { bank: 'K', banker: 'B', amount: 60_000 }),
    );
    expect(lines[2]!.coup!.bets.map(({ staked, covered }) => [covered, staked - covered!])).toEqual([
      [30_000n, 0n],
      [25_000n, 0n],
      [5_000n, 15_000n],
      [0n, 15_000n],
    ]);
    expect(
      lines.map(({ eventType, putIn, after }) => [
        eventType.split('.').slice(1, 3).join('.'),
        putIn,
        totalHeld(after),
      ]),
    ).toEqual([
      ['bank.deposited', 0n, 0n],
      ['bank.put-in-play', 60_000n, 60_000n],
      ['coup.played', 0n, 0n],
      ['bank.broken', 0n, 0n],
      ['bank.deposited', 0n, 0n],
      ['bank.put-in-play', 60_000n, 60_000n],
    ]);
    const won = twoTableaux(60_000, coup(['bank', 'bank'], stakes));
    expect(rows(won)[0]).toMatchObject({
      covered: 60_000n,
      gain: 60_000n,
      commission: 1_200n,
      after: 118_800n,
    });
  });

  it('takes 1.25 % of the gain of a free bank, rounded half up once: BD-9', () => {
    const free = (stake: number) =>
      statement(
        opened('baccarat-two-tableaux', 'free'),
        tell('bank.deposited', { bank: 'K', banker: 'B', amount: 200_000, means: 'cash', mode: 'free' }),
        tell('bank.put-in-play', { bank: 'K', banker: 'B', amount: 200_000 }),
        coup(['bank', 'tie'], [on(1, stake, 1)]),
      )[2]!.coup!;
    expect(
      [80_000, 33_300, 33_320].map((stake) => {
        const { commission, commissionByRules } = free(stake);
        return [commission, asFraction(commissionByRules!.exact)];
      }),
    ).toEqual([
      [1_000n, '1000/1'],
      [416n, '1665/4'],
      [417n, '833/2'],
    ]);
  });
});

it('keeps out of play what a void coup left uncovered until it is void, as the rules do: OP1-16', () => {
  const stays = tell(
    'casino.authorised',
    {
      ...{ validFrom: '2026-01-01', rulebook: 'ES-AN-2010', games: ['chemin-de-fer'], tables: [] },
      answers: { 'OP1-16': 'stays-in-garage' },
    },
    OFFICE,
  );
  const [one, two, three] = [coup('bank', [6_000]), coup('tie', [10_000]), coup('tie', [1_000])];
  const { shoeNo, coupNo } = one.data as CoupPlayed;
  const voided = tell('coup.voided', {
    ...{ bank: 'K', shoeNo, coupNo, settled: true, reasonCode: 'cards-stuck', by: BY },
    refunds: [{ amount: 6_000 }],
  });
  const book = openedBook(stays, opened('chemin-de-fer'), taken('B', 10_000), one, two, voided, three);
  const facts = book.entries.filter(({ event }) => (event.data as { bank?: unknown }).bank === 'K');
  const record = facts.find(({ event }) => event.type === 'cagnotte.coup.voided.v1')!.record;
  const steps = facts.map((posted) => stepOf(posted, book.books));
  const lines = bankStatement(steps.map((step, n) => (n === 1 ? { ...step, voidedBy: record } : step)));
  const [, second, third] = lines.flatMap(({ coup: played }) => played ?? []);
  expect([second, third].map((played) => [played!.inPlay, played!.mandatory])).toEqual([
    [11_700n, 5_700n],
    // Of 100.00 in the bank the second coup left 17.00 out of play; the third covers 10.00 of the rest.
    [8_300n, 9_000n],
  ]);
});
