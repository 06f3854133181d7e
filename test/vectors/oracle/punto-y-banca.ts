import { Chance } from '../../../packages/simulator/chance';
import { expectedBet, type ExpectedBet, resultOfBets, type Vector } from '../vector';

/**
 * Punto y banca from the regulation (heading 1.1.7), without code under test. The minimum of the table is 10.00, its maximum
 * 1,000.00, stakes are multiples of 5.00.
 */

const P = '1.1.7';
const [MINIMUM, MAXIMUM, STEP] = [1000, 100_000, 500];
const RANKS = [...'A23456789TJQK'];
const SUITS = [...'cdhs'];

/** By banca's total of two cards: whether it draws to punto's third card 0 to 9 and, last, to none. */
const BANCA: readonly string[] = [
  'TTTTTTTTTTT',
  'TTTTTTTTTTT',
  'TTTTTTTTTTT',
  'TTTTTTTTPTT',
  'PPTTTTTTPPT',
  'PPPPTTTTPPT',
  'PPPPPPTTPPP',
  'PPPPPPPPPPP',
];

/** The value of a card: an ace is one, tens and figures are zero. */
const worth = (card: string): number => {
  const place = RANKS.indexOf(card[0]!) + 1;
  return place < 10 ? place : 0;
};
const total = (hand: readonly string[]): number => hand.reduce((sum, card) => sum + worth(card), 0) % 10;

interface Coup {
  readonly punto: readonly string[];
  readonly banca: readonly string[];
  readonly findings: readonly string[];
}

const drew = (should: boolean, did: boolean, rule: string): string[] => {
  if (should === did) return [];
  return [`third-card-${did ? 'not-allowed' : 'not-drawn'} ${P}-VI.${rule}`];
};

/** A coup from six decks, sometimes with a missing or an extra card. */
function coupOf(chance: Chance): Coup {
  const shoe = chance.shuffled(
    Array.from({ length: 6 }, () => RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit))).flat(),
  );
  const [first, second] = [
    [shoe[0]!, shoe[2]!],
    [shoe[1]!, shoe[3]!],
  ];
  const errs = (): boolean => chance.percent(8);
  if (total(first) >= 8 || total(second) >= 8) {
    const [p, b] = [errs(), errs()];
    return {
      punto: p ? [...first, shoe[4]!] : first,
      banca: b ? [...second, shoe[5]!] : second,
      findings: [...drew(false, p, '1-03'), ...drew(false, b, '1-03')],
    };
  }
  const puntoShould = total(first) <= 5;
  const puntoDid = puntoShould !== errs();
  const column = puntoDid ? worth(shoe[4]!) : 10;
  const bancaShould = BANCA[total(second)]![column] === 'T';
  const bancaDid = bancaShould !== errs();
  return {
    punto: puntoDid ? [...first, shoe[4]!] : first,
    banca: bancaDid ? [...second, shoe[5]!] : second,
    findings: [...drew(puntoShould, puntoDid, '2.a-01'), ...drew(bancaShould, bancaDid, '2.b-01')],
  };
}

interface Made {
  readonly betId: string;
  readonly type: 'punto' | 'banca' | 'tie';
  readonly stake: number;
  readonly seat: number;
  readonly options?: { readonly late: true };
}

interface Settled {
  readonly bet: ExpectedBet;
  readonly rules: readonly string[];
  readonly findings: readonly string[];
}

function settled(made: Made, punto: number, banca: number): Settled {
  const { type, stake } = made;
  if (made.options?.late) {
    return { bet: expectedBet(made, 'not-accepted'), rules: [], findings: [`late-bet ${P}-VII.3-01`] };
  }
  const findings = brokenLimits(made);
  const own = { punto: `${P}-V-01`, banca: `${P}-V-02`, tie: `${P}-VI.1-01` }[type];
  const of = (bet: ExpectedBet, ...rules: string[]): Settled => ({ bet, rules, findings });
  const loses = (): Settled => of(expectedBet(made, 'loses', { taken: stake }), own);
  if (type === 'tie') {
    return punto === banca ? of(expectedBet(made, 'wins', { paid: 8 * stake }), own) : loses();
  }
  if (punto === banca) return of(expectedBet(made, 'null'), 'D1-30');
  if ((type === 'punto') !== punto > banca) return loses();
  if (type === 'punto' || banca !== 6) return of(expectedBet(made, 'wins', { paid: stake }), own);
  return of(expectedBet(made, 'wins', { paid: stake / 2, deducted: stake / 2 }), own, `${P}-V-03`);
}

function brokenLimits({ type, stake }: Made): string[] {
  const most = type === 'tie' ? MAXIMUM / 10 : MAXIMUM;
  return [
    ...(stake < MINIMUM && type !== 'tie' ? [`under-minimum ${P}-V-04`] : []),
    ...(stake > most ? [`over-limit ${type === 'tie' ? `${P}-VI.1-02` : `${P}-V-05`}`] : []),
    ...(stake % STEP !== 0 ? [`stake-not-a-multiple ${P}-V-06`] : []),
  ];
}

export function puntoYBancaVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'punto-y-banca');
  return [...Array.from({ length: 500 }, () => vectorOf(chance)), ...ofTheTable()];
}

function vectorOf(chance: Chance): Vector {
  const coup = coupOf(chance);
  const bets = Array.from({ length: chance.between(1, 4) }, (_, index): Made => {
    const type = chance.oneOf(['punto', 'banca', 'tie'] as const);
    const most = type === 'tie' ? MAXIMUM / 10 : MAXIMUM;
    const usual = chance.between(MINIMUM / STEP, most / STEP) * STEP;
    const stake = chance.percent(80) ? usual : chance.oneOf([STEP, most, most + STEP, MINIMUM + 100]);
    const late = chance.percent(4) ? { options: { late: true as const } } : {};
    return { betId: `${index + 1}`, type, stake, seat: index + 1, ...late };
  });
  return told(bets, coup);
}

function told(
  bets: readonly Made[],
  { punto, banca, findings: ofCards }: Coup,
  found: readonly string[] = [],
): Vector {
  const outcomes = bets.map((made) => settled(made, total(punto), total(banca)));
  const expected = outcomes.map(({ bet }) => bet);
  const findings = [...ofCards, ...found, ...outcomes.flatMap((each) => each.findings)].sort();
  const deducted = expected.reduce((sum, bet) => sum + (bet.deducted ?? 0), 0);
  return {
    round: {
      terms: { minimum: MINIMUM, maxima: { '*': MAXIMUM }, step: STEP, seats: 9 },
      round: { bets, outcome: { punto, banca } },
    },
    expected: {
      ...(expected.length > 0 && { bets: expected }),
      result: resultOfBets(expected),
      ...(deducted > 0 && { commissions: [{ name: 'banker-6', amount: deducted }] }),
      findings,
    },
    rules: [
      ...new Set([
        ...outcomes.flatMap(({ rules }) => rules),
        ...findings.map((each) => each.slice(each.indexOf(' ') + 1)),
      ]),
    ],
  };
}

/** Hand-written coups about dealer, punto and seats. */
function ofTheTable(): readonly Vector[] {
  const coup: Coup = { punto: ['9c', 'Td'], banca: ['2h', '4s'], findings: [] };
  const bets: Made[] = [
    { betId: '1', type: 'punto', stake: 1000, seat: 1 },
    { betId: '2', type: 'punto', stake: 2000, seat: 4 },
  ];
  const again = [`player-dealt ${P}-IV-04`, `shoe-not-passed ${P}-IV-02`];
  const seatless = bets.map((bet) => ({ ...bet, seat: 10 })).slice(0, 1);
  return [
    tableVector(bets, coup, { dealtBy: 3 }, [`player-dealt ${P}-IV-04`]),
    tableVector(bets, coup, { puntoHeldBy: 1 }, [`punto-hand-misplaced ${P}-IV-03`]),
    tableVector(bets, coup, { puntoHeldBy: 4, dealtBy: 'croupier' }, []),
    tableVector(seatless, coup, {}, [`seat-not-at-table ${P}-II.3-01`]),
    afterCoup({ dealtBy: 3, bancaLost: true }, tableVector(bets, coup, { dealtBy: 3 }, again)),
    afterCoup({ dealtBy: 3, bancaLost: false }, tableVector(bets, coup, { dealtBy: 3 }, again.slice(0, 1))),
    notOffered(coup),
  ];
}

function tableVector(bets: readonly Made[], coup: Coup, held: object, found: readonly string[]): Vector {
  const vector = told(bets, coup, found);
  const { round, ...rest } = vector.round as { round: { bets: object; outcome: object } };
  return { ...vector, round: { ...rest, round: { ...round, outcome: { ...round.outcome, ...held } } } };
}

/** A coup with the state after the previous one. */
const afterCoup = (memory: object, vector: Vector): Vector => ({
  ...vector,
  round: { before: { held: [], released: [], memory }, ...vector.round },
});

/** A bet on a pair, which the regulation does not have. */
function notOffered({ punto, banca }: Coup): Vector {
  const bet = { betId: '1', type: 'pair', stake: MINIMUM };
  return {
    round: { bets: [bet], outcome: { punto, banca } },
    expected: {
      bets: [expectedBet(bet, 'not-judged')],
      result: 0,
      findings: [`bet-not-offered ${P}-VII.6-01`],
    },
    rules: [`${P}-VII.6-01`],
  };
}
