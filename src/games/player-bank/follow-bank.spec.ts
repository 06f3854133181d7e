import type { BankLife, BankReport, CoupOfBank, Tenure } from '../bank-life';
import { EMPTY_TENURE, NO_BANK } from '../bank-life';
import { followBank } from './follow-bank';
import {} from './coverage';
import { present } from '../../kernel/present';

/** What is known of a bank and of the deposits of bankers, report by report. Amounts in cents. */

const after = (reports: readonly BankReport[], before: BankLife = NO_BANK): BankLife =>
  reports.reduce(followBank, before);

type Deposited = Extract<BankReport, { kind: 'deposited' }>;
const deposited = (amount: bigint, more: Partial<Deposited> = {}): Deposited => ({
  kind: 'deposited',
  banker: 'B',
  amount,
  means: 'cash',
  mode: 'limited',
  again: false,
  ...more,
});
const putInPlay = (amount: bigint, bank = 'K', banker = 'B'): BankReport => ({
  kind: 'put-in-play',
  bank,
  banker,
  amount,
});
const taken = (amount: bigint): BankReport => ({
  kind: 'adjudicated',
  bank: 'K',
  banker: 'B',
  amount,
  partners: [],
  how: 'offer',
  fromDeposit: false,
});
const coup = (gain: bigint, more: Partial<CoupOfBank> = {}): CoupOfBank => ({
  kind: 'coup',
  bank: 'K',
  shoeNo: 1,
  bets: [],
  winners: [],
  played: 0n,
  gain,
  commission: 0n,
  garages: [],
  allIn: false,
  ...more,
});
const holding = (tenure: Partial<Tenure>): BankLife => ({
  ...NO_BANK,
  tenure: { ...EMPTY_TENURE, bank: 'K', banker: 'B', ...tenure },
});

describe('the deposit of a banker', () => {
  it('is what he paid in, and what is guaranteed for him, with the first and the last of it', () =>
    expect(
      after([
        deposited(500n),
        deposited(300n, { means: 'guarantee', mode: 'free' }),
        deposited(70n, { banker: 'C', means: 'cheque' }),
      ]).deposits,
    ).toEqual([
      { banker: 'B', available: 500n, guaranteed: 300n, first: 500n, last: 300n },
      { banker: 'C', available: 70n, guaranteed: 0n, first: 70n, last: 70n },
    ]));

  it('begins a bank that it names and none is held, of its mode, with nothing in play yet', () => {
    expect(after([deposited(500n)]).tenure).toBeUndefined();
    expect(after([deposited(500n, { bank: 'K', mode: 'free' })]).tenure).toEqual({
      ...EMPTY_TENURE,
      bank: 'K',
      banker: 'B',
      mode: 'free',
      initial: 500n,
    });
    const held = after([deposited(500n, { bank: 'K' }), deposited(100n, { bank: 'L', banker: 'C' })]);
    expect(held.tenure).toMatchObject({ bank: 'K', banker: 'B', initial: 500n });
  });

  it('is less by what is put in play, and never less than nothing', () => {
    expect(after([deposited(500n), putInPlay(200n)]).deposits).toMatchObject([
      { available: 300n, first: 500n },
    ]);
    expect(after([deposited(500n), putInPlay(499n)]).deposits).toMatchObject([{ available: 1n }]);
    expect(after([deposited(500n), putInPlay(501n)]).deposits).toMatchObject([{ available: 0n }]);
  });

  it('is paid back first, then its guarantee is released; with all of it the next one has its own beginning', () => {
    const before = [deposited(500n), deposited(300n, { means: 'guarantee' }), deposited(9n, { banker: 'C' })];
    const back = (amount: bigint) =>
      after([...before, { kind: 'deposit-returned', banker: 'B', amount }], { ...NO_BANK, shoes: 2 });
    const ofC = { banker: 'C', available: 9n };
    expect(back(200n).deposits).toMatchObject([ofC, { available: 300n, guaranteed: 300n, first: 500n }]);
    expect(back(600n).deposits).toMatchObject([ofC, { available: 0n, guaranteed: 200n }]);
    expect(back(800n)).toMatchObject({ deposits: [ofC], shoes: 2 });
    expect(back(800n).deposits).toHaveLength(1);
  });

  it('has again what a bank gives back to it', () => {
    const ended = (toDeposit: boolean): BankReport => ({
      kind: 'ended',
      bank: 'K',
      cause: 'passed',
      owed: [],
      toDeposit,
      returned: [{ member: 'B', amount: 150n }],
    });
    const before = [deposited(500n), putInPlay(200n)];
    expect(after([...before, ended(true)]).deposits).toMatchObject([
      { banker: 'B', available: 450n, first: 500n, last: 500n },
    ]);
    expect(after([...before, ended(false)]).deposits).toMatchObject([{ available: 300n }]);
  });
});

describe('what is put in play', () => {
  it('is put up and in play, and the first of it is what the bank began with', () =>
    expect(after([deposited(900n), putInPlay(200n), putInPlay(50n)]).tenure).toMatchObject({
      bank: 'K',
      banker: 'B',
      initial: 200n,
      putUp: 250n,
      inPlay: 250n,
    }));

  it('leaves what the deposit of a named bank was as its beginning', () =>
    expect(after([deposited(900n, { bank: 'K' }), putInPlay(200n)]).tenure).toMatchObject({
      initial: 900n,
      putUp: 200n,
      inPlay: 200n,
    }));

  it('of another bank begins that one', () =>
    expect(after([putInPlay(200n), putInPlay(70n, 'L', 'C')]).tenure).toMatchObject({
      bank: 'L',
      banker: 'C',
      initial: 70n,
      inPlay: 70n,
    }));
});

describe('garages', () => {
  const won = holding({ inPlay: 1000n, wonNet: 600n, wonGross: 640n });
  const move = (kind: 'voluntary' | 'improper', amount: bigint, way: 'set-aside' | 'taken-back') => ({
    garages: [{ kind, amount, move: way }],
  });

  it('take out of play what is set aside, and a voluntary one is out of the winnings', () => {
    expect(after([coup(0n, move('voluntary', 400n, 'set-aside'))], won).tenure).toMatchObject({
      inPlay: 600n,
      voluntary: 400n,
      wonNet: 200n,
      wonGross: 240n,
    });
    expect(after([coup(0n, move('improper', 400n, 'set-aside'))], won).tenure).toMatchObject({
      inPlay: 600n,
      improper: 400n,
      wonNet: 600n,
      wonGross: 640n,
    });
  });

  it('give back what is taken out of them', () => {
    const aside = holding({ inPlay: 600n, voluntary: 400n, improper: 90n, wonNet: 200n, wonGross: 240n });
    expect(after([coup(0n, move('voluntary', 100n, 'taken-back'))], aside).tenure).toMatchObject({
      inPlay: 700n,
      voluntary: 300n,
      wonNet: 300n,
      wonGross: 340n,
    });
    expect(after([coup(0n, { allIn: true })], aside).tenure).toMatchObject({
      inPlay: 1090n,
      voluntary: 0n,
      improper: 0n,
      wonNet: 600n,
      wonGross: 640n,
    });
  });
});

describe('a coup', () => {
  it('that is won adds its gain less the commission, and is the winnings of the bank', () =>
    expect(
      after([coup(400n, { played: 400n, commission: 20n })], holding({ inPlay: 1000n })).tenure,
    ).toMatchObject({ inPlay: 1380n, wonNet: 380n, wonGross: 400n, coups: 1, last: 'won', uncovered: 600n }));

  it('that is lost takes from the bank and nothing from its winnings', () => {
    const before = holding({ inPlay: 1000n, wonNet: 70n, wonGross: 80n, uncovered: 100n });
    expect(after([coup(-300n, { played: 1000n })], before).tenure).toMatchObject({
      inPlay: 700n,
      wonNet: 70n,
      wonGross: 80n,
      last: 'lost',
      uncovered: 100n,
    });
  });

  it('without a bet leaves the uncovered amount as it was, and is neither won nor lost', () =>
    expect(after([coup(0n)], holding({ inPlay: 1000n, uncovered: 100n })).tenure).toMatchObject({
      inPlay: 1000n,
      uncovered: 100n,
      last: 'even',
    }));

  it('is counted in its shoe from one, and of another bank moves none', () => {
    const life = after([coup(5n), coup(5n), coup(5n, { shoeNo: 2 })]);
    expect([life.shoe, life.tenure]).toEqual([{ shoeNo: 2, coups: 1 }, undefined]);
    expect(after([coup(5n), coup(5n)]).shoe).toEqual({ shoeNo: 1, coups: 2 });
    expect(after([coup(5n, { bank: 'L' })], holding({ inPlay: 1000n })).tenure).toMatchObject({
      inPlay: 1000n,
    });
  });

  it('keeps the fewest players that there were', () => {
    const present = (...numbers: number[]) =>
      after(numbers.map((playersPresent) => coup(0n, { playersPresent }))).fewestPlayers;
    expect([present(5, 3, 4), present(3, 3), after([coup(0n)]).fewestPlayers]).toEqual([3, 3, undefined]);
  });

  it('that is voided takes its gain back from each place, and is not counted any more', () => {
    const before = holding({ inPlay: 1000n });
    const won = after([coup(400n, { played: 400n, commission: 20n })], before);
    const undone = (inPlay: bigint, voluntary: bigint, commission: bigint, bank = 'K'): BankReport => ({
      kind: 'coup-voided',
      bank,
      inPlay,
      voluntary,
      improper: 0n,
      commission,
    });
    const again = after([undone(380n, 0n, 20n)], won).tenure;
    expect(again).toMatchObject({ inPlay: 1000n, wonNet: 0n, wonGross: 0n, coups: 0 });
    expect(again).not.toHaveProperty('last');
    // Of the 380 won 100 were set aside, which were out of the winnings before.
    const aside = [coup(0n, { garages: [{ kind: 'voluntary', amount: 100n, move: 'set-aside' }] })] as const;
    expect(after([...aside, undone(280n, 100n, 20n)], won).tenure).toMatchObject({
      inPlay: 1000n,
      voluntary: 0n,
      wonNet: 0n,
      wonGross: 0n,
      coups: 1,
    });
    const lost = after([coup(-300n, { played: 300n })], before);
    expect(after([undone(-300n, 0n, 0n)], lost).tenure).toMatchObject({
      inPlay: 1000n,
      wonNet: 0n,
      wonGross: 0n,
    });
    expect(after([undone(380n, 0n, 20n, 'L')], won)).toEqual(won);
  });
});

describe('banco over both cloths', () => {
  const call = (winners: CoupOfBank['winners'], gain: bigint, type = 'banco-cloth-1') =>
    coup(gain, { winners, bets: [{ betId: 'a', type, stake: 1n, player: 'P' }] });

  it('stays open while no hand of it wins or loses, and is counted as null, or as even', () => {
    const [nothing, even] = [call(['tie', 'annulled'], 0n), call(['bank', 'punto'], 0n)];
    expect(after([nothing]).banco).toEqual({ nulls: 1, open: true, evens: 1, even: true, player: 'P' });
    expect(after([nothing, even]).banco).toEqual({
      nulls: 1,
      open: false,
      evens: 2,
      even: true,
      player: 'P',
    });
    expect(after([call(['tie', 'bank'], 5n, 'banco')]).banco).toEqual({
      nulls: 0,
      open: false,
      evens: 0,
      even: false,
      player: 'P',
    });
  });

  it('is over with a coup without it, or with the shoe', () => {
    const begun = call(['tie', 'tie'], 0n);
    expect(after([begun, coup(0n)]).banco).toEqual({
      nulls: 1,
      open: false,
      evens: 1,
      even: false,
      player: 'P',
    });
    expect(after([begun, { kind: 'shoe-started', shoeNo: 2 }])).not.toHaveProperty('banco');
    expect(after([coup(0n)])).not.toHaveProperty('banco');
  });
});

describe('whose turn it is', () => {
  const FROM_SEAT_ONE = {
    from: 0,
    after: 'shoe',
    excluded: [],
    asked: [],
    standingAsked: false,
    passerAsked: false,
  };
  const ended = (cause: string): BankReport => ({ kind: 'ended', bank: 'K', cause, owed: [], returned: [] });
  const offered = (to: object): BankReport => ({ kind: 'offered', ...to });
  const takenBy = (more: object): BankReport => ({ ...taken(1000n), ...more });

  it('is the first seat’s in a new shoe, which has no coup yet, unless a bank goes on', () => {
    const asked = after([offered({ seat: 3 })]);
    const fresh = after([{ kind: 'shoe-started', shoeNo: 4 }], asked);
    expect(fresh).toMatchObject({ turn: FROM_SEAT_ONE, shoe: { shoeNo: 4, coups: 0 }, shoes: 1 });
    const held = after([offered({ seat: 3 }), taken(1000n), { kind: 'shoe-started', shoeNo: 4 }]);
    expect(held.turn.asked).toEqual([3]);
  });

  it('remembers whom it was offered to: seats, those standing, and who passed it', () => {
    const passed = after([takenBy({ seat: 3 }), coup(5n), { kind: 'passed', bank: 'K', amount: 1005n }]);
    expect(
      after([offered({ seat: 4 }), offered({ standing: true }), offered({ seat: 5 })], passed).turn,
    ).toMatchObject({
      asked: [4, 5],
      standingAsked: true,
      passerAsked: false,
      passer: 'B',
      from: 3,
      floor: 1005n,
    });
    const toPasser = offered({ player: 'B', seat: 3, standing: true });
    expect(after([toPasser, offered({ seat: 4 })], passed).turn).toMatchObject({
      asked: [4],
      standingAsked: false,
      passerAsked: true,
    });
  });

  it('comes from the seat of who lost, or, of one who stood, from that of the last seated banker', () => {
    expect(after([takenBy({ seat: 3 }), ended('lost')]).turn).toEqual({
      ...FROM_SEAT_ONE,
      after: 'loss',
      from: 3,
    });
    const seatedBefore = after([takenBy({ seat: 3 }), ended('lost')]);
    expect(after([takenBy({ standing: true }), ended('lost')], seatedBefore).turn).toMatchObject({ from: 3 });
    expect(after([takenBy({ seat: 7, standing: true })], seatedBefore).lastSeatedBanker).toBe(3);
    expect(after([takenBy({ seat: 3 }), ended('shoe-ended')]).turn).toEqual(FROM_SEAT_ONE);
  });

  it('after a pass excludes all members of the bank, whether the pass was reported or derived from its end', () => {
    const bank = takenBy({ seat: 3, partners: [{ member: 'Q', amount: 100n }] });
    const turn = { after: 'pass', excluded: ['B', 'Q'], passer: 'B', floor: 1100n, from: 3 };
    expect(after([bank, ended('passed')]).turn).toMatchObject(turn);
    const told: BankReport = { kind: 'passed', bank: 'K', amount: 900n };
    expect(after([bank, told, ended('passed')]).turn).toMatchObject({ ...turn, floor: 900n });
  });

  it('is the winner’s of the last coup of a shoe if he goes on, with what is in play', () => {
    const shoeEnded: BankReport = { kind: 'shoe-ended' };
    expect(after([taken(1000n), coup(5n), shoeEnded]).mayGoOn).toEqual({ player: 'B', amount: 1005n });
    expect(after([taken(1000n), coup(0n), shoeEnded])).not.toHaveProperty('mayGoOn');
    expect(after([taken(1000n), coup(5n), shoeEnded, taken(1n)])).not.toHaveProperty('mayGoOn');
  });

  it('remembers the seats that refused, until they hold the bank', () => {
    const refused = (seat?: number): BankReport => ({
      kind: 'refused',
      seatForfeited: false,
      ...present({ seat }),
    });
    const both = after([refused(3), refused(4), refused(3), refused()]);
    expect(both.refused).toEqual([3, 4]);
    expect(after([takenBy({ seat: 3 })], both).refused).toEqual([4]);
    expect(after([takenBy({})], both).refused).toEqual([3, 4]);
  });
});

describe('the members of a bank', () => {
  const joined = (kind: 'raised' | 'partner-joined', member: string, more: object = {}): BankReport => ({
    kind,
    bank: 'K',
    member,
    amount: 50n,
    fromDeposit: false,
    ...more,
  });

  it('are the banker and his partners, each of them once, with what they put up', () => {
    const partner = joined('partner-joined', 'Q');
    expect(after([taken(1000n), partner, partner]).tenure).toMatchObject({
      partners: ['Q'],
      putUp: 1100n,
      inPlay: 1100n,
    });
    expect(after([taken(1000n), joined('raised', 'B')]).tenure).toMatchObject({
      partners: [],
      putUp: 1050n,
      inPlay: 1050n,
    });
    expect(after([taken(1000n), joined('raised', 'B', { bank: 'L' })]).tenure).toMatchObject({
      inPlay: 1000n,
    });
  });

  it('puts up what comes out of his deposit only when it is put in play', () => {
    const fromDeposit = { fromDeposit: true };
    expect(after([joined('raised', 'B', fromDeposit)], holding({ inPlay: 7n })).tenure).toMatchObject({
      putUp: 0n,
      inPlay: 7n,
    });
    const report = { ...taken(1000n), ...fromDeposit, mode: 'free' } as BankReport;
    expect(after([report]).tenure).toMatchObject({ initial: 1000n, putUp: 0n, inPlay: 0n, mode: 'free' });
    const known = after([deposited(900n, { bank: 'K' }), report]).tenure;
    expect(known).toMatchObject({ initial: 900n, inPlay: 0n });
  });
});

describe('a banker who withdraws', () => {
  const withdrawn = (amount: bigint, toDeposit = false): BankReport => ({
    kind: 'withdrawn',
    bank: 'K',
    banker: 'B',
    amount,
    toDeposit,
  });

  it('keeps the bank as long as something of it is left', () => {
    expect(after([taken(1000n), withdrawn(400n)]).tenure).toMatchObject({ inPlay: 600n });
    expect(after([taken(1000n), withdrawn(1000n)]).tenure).toBeUndefined();
    expect(after([withdrawn(1n)])).toEqual(NO_BANK);
  });

  it('has it in his deposit if it goes there', () => {
    expect(after([taken(1000n), withdrawn(400n, true)]).deposits).toMatchObject([
      { banker: 'B', available: 400n },
    ]);
    expect(after([taken(1000n), withdrawn(400n)]).deposits).toEqual([]);
  });

  it('abandons it with all of it, and takes none again in this shoe if he had won', () => {
    const abandoned = { initial: 1000n, shoeNo: 1 };
    const won = [taken(1000n), coup(5n)];
    expect(after([...won, withdrawn(1005n)])).toMatchObject({ abandoned, barred: ['B'] });
    const even = [taken(1000n), coup(0n)];
    expect(after([...even, withdrawn(1000n)])).toMatchObject({ abandoned, barred: [] });
    expect(after([...won, withdrawn(1005n), { kind: 'shoe-started', shoeNo: 2 }]).barred).toEqual([]);
  });
});
