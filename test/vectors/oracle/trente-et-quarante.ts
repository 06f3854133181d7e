import { Chance } from '../../../packages/simulator/chance';
import { expectedBet, type ExpectedBet, resultOfBets, type Vector } from '../vector';

/**
 * Trente et quarante from the regulation (heading 1.1.5, and for the refait the rules of 1.1.1.A on the zero), without code
 * under test. The minimum of the table is 5.00, its maximum a thousand times that.
 */

const T = '1.1.5';
const ROULETTE = '1.1.1.A-IV.1.b';
const [MINIMUM, MAXIMUM] = [500, 500_000];
const OF_A_ROW = `${T}-V.1.a-01`;
const RULE_OF: Readonly<Record<string, string>> = {
  ...{ black: OF_A_ROW, red: OF_A_ROW },
  color: `${T}-V.1.b-01`,
  inverse: `${T}-V.1.b-02`,
};
const TYPES = Object.keys(RULE_OF);

interface Rows {
  readonly black: readonly string[];
  readonly red: readonly string[];
}

interface Made {
  readonly betId: string;
  readonly type: string;
  readonly stake: number;
  /** The number of earlier refaits of a bet in prison. */
  readonly times: number;
  readonly onRefait: 'leave' | 'withdraw';
  readonly insured: boolean;
}

interface Settled {
  readonly bet: ExpectedBet;
  readonly rules: readonly string[];
  readonly findings: readonly string[];
}

const worth = (card: string): number => Number(card[0]) || (card[0] === 'A' ? 1 : 10);
const total = (row: readonly string[]): number => row.reduce((sum, card) => sum + worth(card), 0);
const isRed = (card: string): boolean => 'dh'.includes(card[1]!);

export function trenteEtQuaranteVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'trente-et-quarante');
  const rounds = Array.from({ length: 500 }, () => {
    const wanted = chance.below(100);
    const rows = rowsOf(chance, ({ black, red }) => {
      if (wanted < 25) return total(black) === 31 && total(red) === 31;
      return wanted >= 40 || total(black) === total(red);
    });
    const bets = Array.from({ length: chance.between(1, 4) }, (_, at) => made(`${at + 1}`, chance));
    return vectorOf(bets, rows, chance.percent(15));
  });
  return [...rounds, ...special()];
}

/** Draws two rows from six decks until they satisfy a condition; each ends with 31 or more. */
function rowsOf(chance: Chance, isWanted: (rows: Rows) => boolean): Rows {
  for (;;) {
    const card = (): string => chance.oneOf([...'A23456789TJQK']) + chance.oneOf([...'cdhs']);
    const row = (): string[] => {
      const cards: string[] = [];
      while (total(cards) < 31) cards.push(card());
      return cards;
    };
    const rows = { black: row(), red: row() };
    if (isWanted(rows)) return rows;
  }
}

function made(betId: string, chance: Chance): Made {
  const times = chance.percent(30) ? chance.between(1, 3) : 0;
  const usual = chance.between(2, 1250) * 400;
  return {
    ...{ betId, times, type: chance.oneOf(TYPES) },
    stake: chance.percent(85) ? usual : chance.oneOf([MINIMUM - 100, MAXIMUM + 400, 1200, 800]),
    onRefait: chance.oneOf(['leave', 'withdraw'] as const),
    insured: times === 0 && chance.percent(25),
  };
}

/** Settles a bet under a rule, with findings about its limits. */
type Under = (expected: ExpectedBet, rule: string, findings?: readonly string[]) => Settled;

function settledBet(bet: Made, rows: Rows, isLast: boolean): Settled {
  const limits = brokenLimits(bet);
  const under: Under = (expected, rule, findings = []) => ({
    ...{ bet: expected, rules: [rule], findings: [...limits, ...findings] },
  });
  if (total(rows.black) === total(rows.red)) return onEqualRows(bet, { rows, isLast }, under);
  const wins = isWon(bet.type, rows);
  const lost = expectedBet(bet, 'loses', { taken: bet.stake });
  if (bet.times > 0) return under(wins ? expectedBet(bet, 'freed') : lost, `${T}-V.1-04`);
  return under(wins ? expectedBet(bet, 'wins', { paid: bet.stake }) : lost, RULE_OF[bet.type]!);
}

const brokenLimits = ({ times, stake }: Made): readonly string[] => {
  if (times > 0) return [];
  if (stake < MINIMUM) return [`under-minimum ${T}-V.2-01`];
  return stake > MAXIMUM ? [`over-limit ${T}-V.2-02`] : [];
};

function isWon(type: string, { black, red }: Rows): boolean {
  const winner = total(black) < total(red) ? 'black' : 'red';
  const isColor = isRed(black[0]!) === (winner === 'red');
  return type === winner || type === (isColor ? 'color' : 'inverse');
}

function onEqualRows(
  bet: Made,
  { rows, isLast }: { readonly rows: Rows; readonly isLast: boolean },
  under: Under,
): Settled {
  const { stake, times, insured } = bet;
  if (insured) return under(expectedBet(bet, 'null'), `${T}-V.1-05`);
  if (total(rows.black) === 31) return refait(bet, isLast, under);
  if (times === 0) return under(expectedBet(bet, 'null'), `${T}-V.1-03`);
  if (!isLast) return under(expectedBet(bet, 'held', { held: stake }), `${T}-V.1-03`);
  // A bet in prison after the last hand of the session is returned in part (OP1-12).
  return under(expectedBet(bet, 'part-back', { taken: stake / 2 }), `${ROULETTE}-07`);
}

/** 31 in both rows, which affects bets like the zero of roulette. */
function refait(bet: Made, isLast: boolean, of: Under): Settled {
  const { stake, times, onRefait } = bet;
  const remains = times === 0 ? stake : stake / 2;
  const half = expectedBet(bet, 'part-back', { taken: stake - remains / 2 });
  if (isLast) return of(half, `${ROULETTE}-07`);
  const mayNot = times > 0 && remains < MINIMUM;
  if (onRefait === 'withdraw' && !mayNot) return of(half, `${T}-V.1-04`);
  const held = expectedBet(bet, 'held', { taken: stake - remains, held: remains });
  return of(held, `${T}-V.1-04`, onRefait === 'withdraw' ? [`withdrawal-not-available ${ROULETTE}-06`] : []);
}

function vectorOf(bets: readonly Made[], rows: Rows, isLast: boolean): Vector {
  const ofRows = total(rows.black) === total(rows.red) ? [] : [`${T}-V.1-02`];
  const isRefait = total(rows.black) === 31 && total(rows.red) === 31;
  const settled = bets.map((bet) => settledBet(bet, rows, isLast));
  const held = bets.filter(({ times }) => times > 0);
  // The premium always belongs to the house and is no part of the result (OP1-11).
  const premiums = bets
    .filter(({ insured }) => insured)
    .map(({ betId, stake }) => ({
      ...{ betId: `${betId}i`, type: 'insurance', stake: stake / 100, options: { on: betId } },
    }));
  const kept = premiums.map((premium) =>
    expectedBet(premium, 'loses', { taken: premium.stake, deducted: premium.stake }),
  );
  const expected = [...settled.map(({ bet }) => bet), ...kept];
  const premium = premiums.reduce((sum, { stake }) => sum + stake, 0);
  const findings = settled.flatMap((each) => each.findings).sort();
  return {
    round: {
      terms: { minimum: MINIMUM },
      before: {
        held: held.map(({ betId, type, stake, times }) => ({ betId, type, stake, times })),
        released: [],
      },
      round: {
        bets: [
          ...bets.map(({ betId, type, stake, times, onRefait }) => ({
            ...{ betId, type, stake },
            ...(times > 0 && { carried: true }),
            ...(isRefait && { options: { onRefait } }),
          })),
          ...premiums,
        ],
        outcome: rows,
        ...(isLast && { lastOfSession: true }),
      },
    },
    expected: {
      bets: expected,
      result: resultOfBets(expected),
      ...(premium > 0 && { commissions: [{ name: 'insurance-t40', amount: premium }] }),
      findings,
    },
    rules: [
      ...new Set([
        ...(settled.some(({ bet }) => bet.fate === 'wins') ? ofRows : []),
        ...settled.flatMap(({ rules }) => rules),
        ...findings.map((finding) => finding.slice(finding.indexOf(' ') + 1)),
      ]),
    ],
  };
}

/** Hand-written rounds: a row that continues after 31, a bet that is not offered, and a table's own maximum. */
function special(): readonly Vector[] {
  const bet = { betId: '1', type: 'red', stake: 200_000 };
  const rows = { black: ['Kc', 'Qc', 'Jc', '5c'], red: ['Kh', 'Qh', 'Jh', '2h'] };
  const wins = expectedBet(bet, 'wins', { paid: bet.stake });
  const pair = { ...bet, type: 'pair' };
  const of = (round: object, expected: ExpectedBet, ...findings: readonly string[]): Vector => ({
    round,
    expected: { bets: [expected], result: resultOfBets([expected]), findings },
    rules: findings.map((finding) => finding.slice(finding.indexOf(' ') + 1)),
  });
  return [
    of(
      { bets: [bet], outcome: { ...rows, black: [...rows.black, 'Ac'] } },
      wins,
      `row-not-by-rule ${T}-V.1-01`,
    ),
    of({ bets: [pair], outcome: rows }, expectedBet(pair, 'not-judged'), `bet-not-offered ${T}-V.1`),
    of(
      { terms: { minimum: MINIMUM, maxima: { '*': 100_000 } }, round: { bets: [bet], outcome: rows } },
      wins,
      `maximum-not-by-rule ${T}-V.2-02`,
      `over-limit ${T}-V.2`,
    ),
  ];
}
