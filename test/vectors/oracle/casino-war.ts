import { Chance } from '../../../packages/simulator/chance';
import { expectedBet, type ExpectedBet, resultOfBets, type Vector } from '../vector';

/**
 * Casino monte, known as casino war, from the regulation (heading 1.1.12), without code under test. Bets are 5.00 to 250.00;
 * there are nine boxes.
 */

const W = '1.1.12';
const [MINIMUM, MAXIMUM] = [500, 25_000];
const RANKS = '23456789TJQKA';

interface Box {
  readonly seat: number;
  readonly initial: number;
  readonly tie: number;
  readonly goes: boolean;
  /** The stake on the revancha; without faults it equals the initial bet. */
  readonly revancha: number;
  readonly late: boolean;
  readonly cards: readonly string[];
}

interface Settled {
  readonly bets: readonly object[];
  readonly expected: readonly ExpectedBet[];
  readonly rules: readonly string[];
  readonly findings: readonly string[];
}

const compare = (one: string, other: string): number => RANKS.indexOf(one[0]!) - RANKS.indexOf(other[0]!);

export function casinoWarVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'casino-war');
  return [...Array.from({ length: 500 }, () => roundOf(chance)), ...ofTheTable()];
}

function roundOf(chance: Chance): Vector {
  const shoe = new Shoe(chance);
  const dealer = [shoe.next()];
  const boxes = Array.from({ length: chance.between(1, 4) }, (_, index): Box => {
    const card = chance.percent(45) ? shoe.alike(dealer[0]!) : shoe.next();
    const isTied = compare(card, dealer[0]!) === 0;
    const initial = stakeOf(chance);
    const goes = isTied && chance.percent(65);
    return {
      ...{ seat: index + 1, initial, goes, cards: [card] },
      tie: chance.percent(40) ? chance.between(5, 20) * 100 : 0,
      revancha: goes ? (chance.percent(94) ? initial : initial + 100) : 0,
      late: !isTied && chance.percent(4),
    };
  });
  const isRevancha = boxes.some(({ goes }) => goes);
  const second = isRevancha ? shoe.next() : undefined;
  const dealt = boxes.map((box) => {
    if (!box.goes) return box;
    return { ...box, cards: [...box.cards, chance.percent(30) ? shoe.alike(second!) : shoe.next()] };
  });
  const burnt = chance.percent(95) ? chance.between(1, 3) : chance.oneOf([0, 4]);
  const miscounted = isRevancha && (burnt < 1 || burnt > 3) ? [`burnt-cards-miscounted ${W}-V.12-01`] : [];
  const hands = second === undefined ? dealer : [...dealer, second];
  return vectorOf(dealt, hands, { found: miscounted, outcome: isRevancha ? { burnt } : {} });
}

const stakeOf = (chance: Chance): number =>
  chance.percent(92)
    ? chance.between(MINIMUM / 100, MAXIMUM / 100) * 100
    : chance.oneOf([MAXIMUM + 100, MINIMUM - 100]);

/** Six decks, from which a card of a certain rank can be drawn. */
class Shoe {
  private readonly cards: string[];

  constructor(chance: Chance) {
    const deck = [...RANKS].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
    this.cards = chance.shuffled(Array.from({ length: 6 }, () => deck).flat());
  }

  next(): string {
    return this.cards.pop()!;
  }

  alike(card: string): string {
    const at = this.cards.findIndex((other) => other[0] === card[0]);
    return this.cards.splice(at, 1)[0]!;
  }
}

function vectorOf(
  boxes: readonly Box[],
  dealer: readonly string[],
  { found = [], outcome = {} }: { readonly found?: readonly string[]; readonly outcome?: object },
): Vector {
  const settled = boxes.map((box) => settledBox(box, dealer));
  const expected = settled.flatMap((box) => box.expected);
  const findings = [...found, ...settled.flatMap((box) => box.findings)].sort();
  const ofFindings = findings.map((finding) => finding.slice(finding.indexOf(' ') + 1));
  return {
    round: {
      terms: { minimum: MINIMUM, maxima: { '*': MAXIMUM }, seats: 9 },
      round: {
        bets: settled.flatMap(({ bets }) => bets),
        outcome: { dealer, hands: boxes.map(({ seat, cards }) => ({ seat, cards })), ...outcome },
      },
    },
    expected: { bets: expected, result: resultOfBets(expected), findings },
    rules: [...new Set([...settled.flatMap(({ rules }) => rules), ...ofFindings])],
  };
}

/** A bet of a box in the format of reports. */
const betOf = ({ seat }: Box, type: string, stake: number, options?: object) => ({
  ...{ betId: `${seat}-${type}`, type, stake, seat, player: `p${seat}` },
  ...(options === undefined ? {} : { options }),
});

function settledBox(box: Box, dealer: readonly string[]): Settled {
  if (box.late) return lateBox(box);
  const { initial, tie, goes, revancha, cards } = box;
  const difference = compare(cards[0]!, dealer[0]!);
  const isTied = difference === 0;
  const onTie = isTied ? { onTie: goes ? 'revancha' : 'surrender' } : undefined;
  const made = betOf(box, 'initial', initial, onTie);
  const onTieBets = tie > 0 ? [betOf(box, 'tie', tie)] : [];
  const onRevancha = betOf(box, 'revancha', revancha);
  const main = isTied ? afterTie(box, { made, onRevancha }, dealer) : firstCards(made, difference);
  const [first, ...others] = main.expected;
  return {
    bets: [made, ...onTieBets, ...(goes ? [onRevancha] : [])],
    expected: [first!, ...onTieBets.map((bet) => tieBet(bet, isTied)), ...others],
    rules: [...main.rules, ...onTieBets.map(() => `${W}-V.6-02`)],
    findings: brokenLimits(box),
  };
}

const tieBet = (bet: Bet, isTied: boolean): ExpectedBet =>
  isTied
    ? expectedBet(bet, 'wins', { paid: 10 * bet.stake })
    : expectedBet(bet, 'loses', { taken: bet.stake });

const brokenLimits = ({ initial, goes, revancha }: Box): readonly string[] => [
  ...(initial < MINIMUM ? [`under-minimum ${W}-VI.1-01`] : []),
  ...(initial > MAXIMUM ? [`over-limit ${W}-VI.1-02`] : []),
  ...(goes && revancha !== initial ? [`extra-bet-differs ${W}-V.11-01`] : []),
];

function lateBox(box: Box): Settled {
  const late = { late: true };
  const bets = [
    betOf(box, 'initial', box.initial, late),
    ...(box.tie > 0 ? [betOf(box, 'tie', box.tie, late)] : []),
  ];
  return {
    bets,
    expected: bets.map((bet) => expectedBet(bet, 'not-accepted')),
    rules: [],
    findings: bets.map(() => `late-bet ${W}-V.6-01`),
  };
}

type Bet = { readonly betId: string; readonly stake: number };
type Decided = Pick<Settled, 'expected' | 'rules'>;

const firstCards = (made: Bet, difference: number): Decided => ({
  expected: [
    difference > 0
      ? expectedBet(made, 'wins', { paid: made.stake })
      : expectedBet(made, 'loses', { taken: made.stake }),
  ],
  rules: [`${W}-V.8-01`],
});

/** After a tie half of the bet is surrendered, or as much again is staked and second cards decide both (OP2-34). */
function afterTie(
  { goes, cards }: Box,
  { made, onRevancha }: { readonly made: Bet; readonly onRevancha: Bet },
  dealer: readonly string[],
): Decided {
  const { stake } = made;
  if (!goes)
    return { expected: [expectedBet(made, 'part-back', { taken: stake / 2 })], rules: [`${W}-V.11-02`] };
  const difference = compare(cards[1]!, dealer[1]!);
  if (difference === 0) {
    return {
      expected: [expectedBet(made, 'wins', { paid: 2 * stake }), expectedBet(onRevancha, 'null')],
      rules: [`${W}-V.14-01`],
    };
  }
  return {
    expected:
      difference > 0
        ? [expectedBet(made, 'null'), expectedBet(onRevancha, 'wins', { paid: onRevancha.stake })]
        : [
            expectedBet(made, 'loses', { taken: stake }),
            expectedBet(onRevancha, 'loses', { taken: onRevancha.stake }),
          ],
    rules: [`${W}-V.13-01`],
  };
}

/** Hand-written rounds with inadmissible bets, too many bets of a box, and cards that do not exist. */
function ofTheTable(): readonly Vector[] {
  const won = (seat: number, player: string, stake = 500) => ({
    ...{ betId: `${seat}-${player}`, type: 'initial', stake, seat, player },
  });
  const five = [...'abcde'].map((player) => won(1, player));
  return [
    winning([...five], [`too-many-players-in-box ${W}-IV-02`]),
    winning([won(10, 'a')], [`seat-not-at-table ${W}-IV-01`]),
    winning([won(1, 'a', 13_000), won(1, 'b', 13_000)], [`over-limit ${W}-VI.1-02`]),
    tieAlone(),
    unread(),
  ];
}

function winning(bets: readonly (Bet & { readonly seat: number })[], findings: readonly string[]): Vector {
  const expected = bets.map((bet) => expectedBet(bet, 'wins', { paid: bet.stake }));
  const seats = [...new Set(bets.map(({ seat }) => seat))];
  return {
    round: {
      terms: { minimum: MINIMUM, maxima: { '*': MAXIMUM }, seats: 9 },
      round: { bets, outcome: { dealer: ['7h'], hands: seats.map((seat) => ({ seat, cards: ['8c'] })) } },
    },
    expected: { bets: expected, result: resultOfBets(expected), findings },
    rules: [`${W}-V.8-01`, ...findings.map((finding) => finding.slice(finding.indexOf(' ') + 1))],
  };
}

function tieAlone(): Vector {
  const bet = { betId: '1', type: 'tie', stake: 500, seat: 1 };
  const finding = `tie-without-initial ${W}-II.3-01`;
  return {
    round: { bets: [bet], outcome: { dealer: ['7h'], hands: [{ seat: 1, cards: ['8c'] }] } },
    expected: { bets: [tieBet(bet, false)], result: 500, findings: [finding] },
    rules: [`${W}-II.3-01`],
  };
}

function unread(): Vector {
  const bet = { betId: '1', type: 'initial', stake: 500, seat: 1 };
  const finding = `outcome-not-readable ${W}-V.7-01`;
  return {
    round: { bets: [bet], outcome: { dealer: ['7h'], hands: [{ seat: 1, cards: ['8x'] }] } },
    expected: { bets: [expectedBet(bet, 'not-judged')], result: 0, findings: [finding] },
    rules: [`${W}-V.7-01`],
  };
}
