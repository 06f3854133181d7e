import fc from 'fast-check';
import { type BankLife, type BankReport, NO_BANK } from '../../src/games/bank-life';
import { CATALOGUE } from '../../src/games/catalogue';
import { RECOMMENDED } from '../../src/games/open-points';
import { followBank } from '../../src/games/player-bank/follow-bank';
import {} from '../../src/games/player-bank/coverage';
import type { PlacedBet } from '../../src/games/round';

/** Invariants of every bank under arbitrary reports: nothing throws, parts add up, a bank covers at most what it has. */

const GAMES = [CATALOGUE['chemin-de-fer'], CATALOGUE['baccarat-two-tableaux']];
const SETTING = { currency: 'EUR', answers: RECOMMENDED, terms: { minimum: 1000n, seats: 9 }, staff: ['E'] };

const amount = fc.nat({ max: 200_000 }).map(BigInt);
const signed = fc.integer({ min: -200_000, max: 200_000 }).map(BigInt);
const player = fc.constantFrom('A', 'B', 'C', 'E');
const bank = fc.constantFrom('K', 'L');
const seat = fc.integer({ min: 1, max: 9 });
const parts = fc.array(fc.record({ member: player, amount }), { maxLength: 3 });
const bet = fc.record(
  {
    betId: fc.uuid(),
    type: fc.constantFrom(...GAMES.flatMap(({ payTable }) => payTable.map((row) => row.bet))),
    stake: amount,
    player,
    seat,
    standing: fc.boolean(),
  },
  { requiredKeys: ['betId', 'type', 'stake'] },
) as fc.Arbitrary<PlacedBet>;

const kind = <Kind extends BankReport['kind']>(of: Kind, data: object): fc.Arbitrary<BankReport> =>
  fc.record(
    { kind: fc.constant(of), ...data },
    { noNullPrototype: true },
  ) as unknown as fc.Arbitrary<BankReport>;

const garages = fc.array(
  fc.record({
    kind: fc.constantFrom('voluntary', 'improper'),
    amount,
    move: fc.constantFrom('set-aside', 'taken-back'),
  }),
  { maxLength: 2 },
);
const winner = fc.constantFrom('bank', 'punto', 'tie', 'annulled');

const report = fc.oneof(
  kind('shoe-started', { shoeNo: seat }),
  kind('shoe-ended', { goesOn: player }),
  kind('offered', { seat, player, standing: fc.boolean(), floor: amount }),
  kind('refused', { seat, seatForfeited: fc.boolean() }),
  kind('adjudicated', {
    bank,
    banker: player,
    amount,
    partners: parts,
    how: fc.constantFrom('offer', 'retake', 'auction', 'lot', 'forced-minimum', 'continued'),
    fromDeposit: fc.boolean(),
    mode: fc.constantFrom('limited', 'unlimited', 'free'),
    seat,
  }),
  kind('raised', { bank, member: player, amount, fromDeposit: fc.boolean() }),
  kind('partner-joined', { bank, member: player, amount, fromDeposit: fc.boolean() }),
  kind('passed', { bank, amount }),
  kind('auctioned', {
    bids: fc.array(fc.record({ player, amount }), { maxLength: 3 }),
    winner: player,
    byLot: fc.boolean(),
  }),
  kind('ended', {
    bank,
    cause: fc.constantFrom('lost', 'passed', 'shoe-ended', 'broken'),
    owed: parts,
    returned: parts,
    toDeposit: fc.boolean(),
  }),
  kind('deposited', {
    banker: player,
    amount,
    means: fc.constantFrom('cash', 'cheque', 'guarantee'),
    mode: fc.constantFrom('limited', 'free'),
    bank,
    again: fc.boolean(),
  }),
  kind('put-in-play', { bank, banker: player, amount }),
  kind('withdrawn', { bank, banker: player, amount }),
  kind('coup-voided', { bank, inPlay: signed, voluntary: signed, improper: signed, commission: amount }),
  kind('broken', { bank }),
  kind('deposit-returned', { banker: player, amount }),
  kind('coup', {
    bank,
    shoeNo: seat,
    bets: fc.array(bet, { maxLength: 4 }),
    winners: fc.array(winner, { minLength: 1, maxLength: 2 }),
    played: amount,
    gain: signed,
    commission: amount,
    garages,
    allIn: fc.boolean(),
    announced: amount,
  }),
);

it('any reports of a bank are evaluated, and every finding states its expectation', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GAMES), fc.array(report, { maxLength: 25 }), (rules, reports) => {
      let life: BankLife = NO_BANK;
      for (const each of reports) {
        for (const finding of rules.checks.bank!(life, each, SETTING)) {
          expect([finding.expected, finding.found].every((text) => text.length > 0)).toBe(true);
        }
        life = followBank(life, each);
      }
      for (const { available, guaranteed } of life.deposits)
        expect(available >= 0n && guaranteed >= 0n).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('a bank covers at most what it has, and all of it if the bets demand it', () => {
  const results = [
    { tableau: 1, winner: 'punto' },
    { tableau: 2, winner: 'bank' },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...GAMES),
      fc.array(bet, { maxLength: 6 }),
      amount,
      (rules, bets, bankInPlay) => {
        const own = bets.filter(
          ({ type }) => Object.hasOwn(rules.shapes.bets, type) && !type.startsWith('line'),
        );
        const { bets: settled } = rules.settle({ bets: own, outcome: { results }, bankInPlay }, SETTING);
        const covered = settled.reduce((sum, each) => sum + (each.covered ?? 0n), 0n);
        const staked = own.reduce((sum, { stake }) => sum + stake, 0n);
        expect(covered).toBe(staked < bankInPlay ? staked : bankInPlay);
        for (const each of settled) expect((each.covered ?? 0n) <= each.stake).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
