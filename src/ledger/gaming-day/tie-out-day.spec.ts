import type { ClearedDifference, CountedBanker, DayFigures, DaySession } from './day-figures';
import { type TieOut, whatDoesNotTie } from './tie-out';
import { TIE_OUT_NAMES, TIE_OUTS, type TieOutName } from '../_core/tie-out-catalogue';
import { tieOutDay } from './tie-out-day';

const CASH = { countedIn: [], bookedOn: { account: 'cash:cage' } };
const BOX = { box: 'B-1', isPlaced: true, isForeign: false, counts: 1, records: [1n, 2n] };
const session: DaySession = {
  name: 'RF1',
  table: 'RF1',
  sessionNo: 1,
  closed: true,
  signed: true,
  isHouseBanked: true,
  records: [1n, 3n],
  result: { fromCounts: 500n, fromBooks: 500n, currency: 'EUR' },
  boxes: [BOX],
};
const held = (account: string, balance: bigint, currency = 'EUR') => ({ account, balance, currency });
const moved = (account: string, amount: bigint, eventType = 'cagnotte.table.counted.v1') => ({
  account,
  eventType,
  reversal: false,
  currency: 'EUR',
  debit: amount < 0n ? -amount : 0n,
  credit: amount > 0n ? amount : 0n,
});

const banker = (who: string, expected: bigint, counted: bigint): CountedBanker => ({
  bank: `CF1-${who}`,
  banker: who,
  table: 'CF1',
  sessionNo: 1,
  expected,
  counted,
  countedIn: [{ record: 7n, at: 'sections.0.chips' }],
});

const SOUND: DayFigures = {
  day: '2026-01-01',
  currency: 'EUR',
  balances: [held('cash:cage', 500n), held('win:roulette-french:RF1', -500n)],
  subLedgers: [],
  moves: [moved('win:roulette-french:RF1', 500n)],
  ownMoves: [moved('win:roulette-french:RF1', 500n)],
  custody: [],
  meters: [],
  untiedHands: [],
  misrounded: [],
  gaps: [],
  quarantined: [],
  parked: [],
  sessions: [session],
  cagnottes: [],
  bankers: [],
  slipFindings: [],
  slipsUsedAgain: [],
  meterFindings: [],
  cage: [{ holder: 'cash EUR', currency: 'EUR', counted: 500n, booked: 500n, ...CASH }],
  deposits: [{ banker: 'P-1', currency: 'EUR', listed: 600n, booked: 600n }],
  chips: { stock: 30n, flow: 40n, variances: 10n },
  pairs: [],
  holders: [],
  cleared: [],
  tolerances: {},
};
const failing = (figures: Partial<DayFigures>): TieOutName[] =>
  tieOutDay({ ...SOUND, ...figures })
    .filter(({ holds }) => !holds)
    .map(({ check }) => check);

describe('the tie-outs of a gaming day', () => {
  it('hold on a sound day, each of them', () => {
    expect(failing({})).toEqual([]);
    expect(tieOutDay(SOUND).map(({ check }) => check)).toEqual(TIE_OUT_NAMES);
  });

  const finding = {
    id: 'f',
    eventIds: ['e'],
    code: 'x',
    expected: 'one',
    found: 'two',
    expectedEs: 'uno',
    foundEs: 'dos',
  };
  test.each<[TieOutName, string, Partial<DayFigures>]>([
    ['K1-A1', 'the trial balance is a cent off', { balances: [...SOUND.balances, held('fx', 1n)] }],
    [
      'K1-A2',
      'a float is below zero',
      { balances: [...SOUND.balances, held('chips:table:T1', -1n), held('chips:cage', 1n)] },
    ],
    ['K1-A3', 'custody is owed to nobody', { custody: [{ at: 'CF1', currency: 'EUR', kept: 2n, owed: 1n }] }],
    ['K1-A4', 'something else moved a meter', { meters: [{ pool: 'p', before: 1n, after: 5n, moved: 3n }] }],
    ['K1-A5', 'a hand paid out more than was put in', { untiedHands: [{ hand: 'PK1 7', record: 8n }] }],
    ['K1-A6', 'an amount was rounded twice', { misrounded: [12n] }],
    ['K2-sequence', 'a report is missing', { gaps: [finding] }],
    [
      'K2-quarantine',
      'a delivery waits',
      { quarantined: [{ delivery: 'd', reason: 'unknown-type', record: 5n }] },
    ],
    [
      'K2-parked',
      'a key stands still',
      { parked: [{ key: 'table/RF1', fault: 'a bug', records: [6n, 7n] }] },
    ],
    ['K3', 'a table was never closed', { sessions: [{ ...session, closed: false }] }],
    ['K3', 'nobody signed', { sessions: [{ ...session, signed: false }] }],
    ['K4', 'a slip is under way', { subLedgers: [{ ...held('chips:transit', 5n), subLedger: 'S-1' }] }],
    ['K4', 'a slip was used twice', { slipFindings: [finding] }],
    ['K4', 'two tables used one number', { slipsUsedAgain: [{ slip: 'S-1', end: 'cage', uses: [] }] }],
    ['K5', 'a box was never counted', { sessions: [{ ...session, boxes: [{ ...BOX, counts: 0 }] }] }],
    ['K5', 'a box was counted twice', { sessions: [{ ...session, boxes: [{ ...BOX, counts: 2 }] }] }],
    [
      'K5',
      'a box was counted that was never put on the table',
      { sessions: [{ ...session, boxes: [BOX, { ...BOX, box: 'B-2', isPlaced: false, isForeign: true }] }] },
    ],
    [
      'K7',
      'the shortage of one banker meets the surplus of the next',
      { bankers: [banker('P1', 1000n, 800n), banker('P2', 500n, 700n)] },
    ],
    ['K8', 'a meter shows something else', { meterFindings: [finding] }],
    ['K9', 'the cage was not counted', { cage: undefined }],
    [
      'K9',
      'money came after the count',
      { cage: [{ holder: 'cash EUR', currency: 'EUR', counted: 500n, booked: 501n, ...CASH }] },
    ],
    [
      'K9',
      'a banker has another deposit than the list says',
      {
        deposits: [...SOUND.deposits, { banker: 'P-2', currency: 'EUR', listed: 100n, booked: 90n }],
      },
    ],
    ['K10', 'chips in hands came from nowhere', { chips: { stock: 31n, flow: 40n, variances: 10n } }],
    ['K12', 'a count found a difference', { moves: [moved('variance:cage', -3n)] }],
    [
      'K13',
      'two books differ',
      { pairs: [{ books: 'journal-and-trial-balance', lines: {}, ...held('bank', 0n), one: 1n, other: 2n }] },
    ],
  ])('%s fails where %s', (check, _what, figures) => expect(failing(figures)).toEqual([check]));

  it('leave a shortage of one banker to K12, if no other banker of the slot has a surplus', () =>
    expect(failing({ bankers: [banker('P1', 1000n, 800n), banker('P2', 500n, 500n)] })).toEqual([]));

  test.each<[TieOutName, string]>([
    ['K5', 'cash:drop:RF1'],
    ['K6', 'chips:custody:CF1'],
    ['K6', 'player-bank'],
    ['K6', 'garage:voluntary'],
    ['K6', 'pot:PK1'],
    ['K7', 'chips:cagnotte:CF1'],
    ['K8', 'chips:jackpot:RF1'],
    ['K8', 'cash:cambista:CF1'],
    ['K8', 'chips:tips'],
  ])('%s fails while %s holds anything', (check, account) =>
    expect(failing({ balances: [held(account, 7n), held('chips:issued', -7n)] })).toEqual([check]),
  );

  it('hold where a table was moved from a house-banked game to one of a non-banked', () => {
    const nonBanked: DaySession = { ...session, name: 'RF1 session 2', isHouseBanked: false };
    delete (nonBanked as { result?: unknown }).result;
    const fees = moved('commission:session-fee:RF1', 40n, 'cagnotte.poker-session.charged.v1');
    const ownMoves = [...SOUND.ownMoves, fees];
    expect(failing({ ownMoves, sessions: [session, { ...nonBanked, boxes: [] }] })).toEqual([]);
  });

  it('the base has what an opening finds on a locked float, which is in no result', () => {
    const found = moved('variance:table:RF1', -10n, 'cagnotte.table.opened.v1');
    expect(failing({ ownMoves: [...SOUND.ownMoves, found] })).toEqual([]);
  });

  it('a session without a count differs in its result and in the base', () => {
    const uncounted: DaySession = { ...session };
    delete (uncounted as { result?: unknown }).result;
    expect(failing({ sessions: [uncounted] })).toEqual(['K3', 'K11']);
    expect(failing({ sessions: [{ ...session, result: { ...session.result!, fromCounts: 510n } }] })).toEqual(
      ['K3', 'K11'],
    );
  });

  it('a difference within its tolerance needs no explanation', () => {
    const moves = [moved('variance:drop:RF1', -50n), moved('variance:drop:RF1', 10n)];
    expect(failing({ moves, tolerances: { drop: 40n } })).toEqual([]);
    expect(failing({ moves, tolerances: { drop: 39n, cage: 99n } })).toEqual(['K12']);
  });

  it('chips over do not make up for cash that is missing: each holder of a count is explained by itself', () => {
    const holders = [
      { holder: 'chips:cage', currency: 'EUR', found: 500_000n },
      { holder: 'cash:cage', currency: 'EUR', found: -500_000n },
      { holder: 'cash:cage', currency: 'USD', found: -5n },
    ];
    const moves = [moved('variance:cage', 0n, 'cagnotte.cage.counted.v1')];
    const rows = tieOutDay({ ...SOUND, moves, holders }).find(({ check }) => check === 'K12')!.rows;
    expect(rows.map(({ at, found, ties }) => [at, found, ties])).toEqual([
      ['variance:cage chips:cage', '5000.00 EUR', false],
      ['variance:cage cash:cage', '-5000.00 EUR', false],
      ['variance:cage cash:cage USD', '-0.05 USD', false],
    ]);
    expect(failing({ holders, tolerances: { cage: 500_000n } })).toEqual([]);
  });

  describe('a difference that two persons have cleared', () => {
    const short = [moved('variance:drop:RF1', -50n)];
    const clearing = (amount: bigint, account = 'variance:drop:RF1') => ({
      account,
      currency: 'EUR',
      amount,
      document: 'D-1',
    });
    test.each<[string, ClearedDifference[], boolean]>([
      ['needs no explanation', [clearing(50n)], true],
      ['at once or in parts', [clearing(30n), clearing(20n)], true],
      ['in part leaves the rest to be explained', [clearing(30n)], false],
      ['at another point does not', [clearing(50n, 'variance:drop:PB1')], false],
      ['the other way round does not', [clearing(-50n)], false],
      ['by more than there was does not', [clearing(80n)], false],
    ])('%s', (_what, cleared, holds) =>
      expect(failing({ moves: short, cleared })).toEqual(holds ? [] : ['K12']),
    );

    it('is shown with the document of its clearing', () =>
      expect(
        tieOutDay({ ...SOUND, moves: short, cleared: [clearing(50n)] }).find(({ check }) => check === 'K12')!
          .rows,
      ).toMatchObject([
        { expected: '0.00 EUR; -0.50 EUR cleared by two persons (D-1)', found: '-0.50 EUR' },
      ]));
  });

  it('a clearing on a later day is no difference of that day', () =>
    expect(failing({ moves: [moved('variance:cage', 3n, 'cagnotte.variance.cleared.v1')] })).toEqual([]));
});

describe('K11: base and control book', () => {
  test.each([
    ['of a non-banked table are the same: cagnotte as counted', [moved('commission:rake:PK1', 300n)]],
    ['differ by a shortage of a cagnotte, which is named', [moved('variance:cagnotte:CF1', -2n)]],
    ['take in a surplus of a cagnotte', [moved('variance:cagnotte:CF1', 2n)]],
    ['differ by pools: stakes less prizes', [moved('jackpot:p', 320n), moved('jackpot-share:p:CS1', 80n)]],
    ['differ by seeds', [moved('jackpot-funding:p', -5_000n), moved('jackpot:p', 5_000n)]],
    ['take in a surplus of a pool slot', [moved('variance:jackpot:CS1', 4n)]],
    ['leave out a shortage of a pool slot', [moved('variance:jackpot:CS1', -4n)]],
    ['differ by a loss that is cleared', [moved('variance:table:RF1', 9n, 'cagnotte.variance.cleared.v1')]],
  ])('%s', (_what, more) => expect(failing({ ownMoves: [...SOUND.ownMoves, ...more] })).toEqual([]));

  it('fail where a result is posted at a table whose count says otherwise', () =>
    expect(failing({ ownMoves: [...SOUND.ownMoves, moved('win:roulette-french:RF1', 1n)] })).toEqual([
      'K11',
    ]));
});

describe('the list of what keeps a day from being closed', () => {
  const sick = tieOutDay({
    ...SOUND,
    cage: undefined,
    moves: [moved('variance:cage', -3n), moved('variance:drop:RF1', -4n)],
    parked: [{ key: 'k', fault: 'a bug', records: [6n] }],
  });
  const left = (tieOuts: readonly TieOut[]) =>
    tieOuts.map(({ check, rows }) => `${check}: ${rows.map(({ at }) => at).join(', ')}`);

  it('has each difference without an explanation', () =>
    expect(left(whatDoesNotTie(sick))).toEqual([
      'K2-parked: k',
      'K9: cage',
      'K12: variance:cage, variance:drop:RF1',
    ]));

  it('keeps a hard difference, which no explanation removes', () =>
    expect(TIE_OUT_NAMES.filter((check) => TIE_OUTS[check].strength === 'hard')).toEqual([
      ...['K1-A1', 'K1-A3', 'K2-parked', 'K10', 'K13'],
    ]));

  it('omits rows and checks that are explained, except hard ones', () =>
    expect(
      left(
        whatDoesNotTie(sick, [
          { check: 'K9' },
          { check: 'K12', at: 'variance:cage' },
          { check: 'K2-parked' },
        ]),
      ),
    ).toEqual(['K2-parked: k', 'K12: variance:drop:RF1']));
});

const SLIP_FINDING = {
  id: 'f',
  eventIds: ['e'],
  code: 'slip-halves-differ',
  expected: 'slip S-1',
  found: '4.00',
};

describe('the rows of a tie-out in Spanish', () => {
  it.each<[TieOutName, Partial<DayFigures>, Record<'at' | 'expected' | 'found', string>]>([
    [
      'K1-A5',
      { untiedHands: [{ hand: 'TH1 TH1-13', record: 4n }] },
      { at: 'mano TH1 TH1-13', expected: 'botes que cuadran', found: 'botes que no cuadran' },
    ],
    [
      'K4',
      { slipFindings: [{ ...SLIP_FINDING, expectedEs: 'vale S-1 de 5,00', foundEs: '4,00' }] },
      { at: 'vale S-1 de 5,00', expected: 'vale S-1 de 5,00', found: '4,00' },
    ],
    [
      'K2-quarantine',
      { quarantined: [{ delivery: 'd-1', reason: 'not-json', record: 9n }] },
      { at: 'entrega d-1', expected: 'reenviada o descartada', found: 'en cuarentena: not-json' },
    ],
  ])('%s says what it compares, and the English text still names the row', (check, figures, es) => {
    const row = tieOutDay({ ...SOUND, ...figures })
      .find((tieOut) => tieOut.check === check)!
      .rows.find(({ ties }) => !ties)!;
    expect(row.es).toEqual(es);
    expect(row.at).not.toBe(es.at);
  });
});
