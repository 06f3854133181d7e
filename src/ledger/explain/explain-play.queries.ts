import { roundedTheoretical } from '../master-report/informe-maestro.book';
import { type Explanation, explained, type Term } from '../_core/explain/explanation';
import type { MasterMeasure } from '../_core/explain/figure';
import type { MasterFigures } from '../master-report/master-figures';
import { formatMinor, type Minor } from '../../kernel/money';
import { multiply, type Rational, rational } from '../../kernel/rational';
import { roundAmount } from '../../kernel/rounding';
import type { PlayedBets } from '../master-report/read-master-report.queries';

interface Play {
  readonly figures: MasterFigures;
  readonly played: readonly PlayedBets[];
  readonly currency: string;
}

/** What is known of a game from its captured rounds: stakes, what they brought, and what the edges let expect. */
export function ofPlay(measure: Exclude<MasterMeasure, 'win' | 'drop'>, play: Play): Explanation {
  const { currency, figures } = play;
  switch (measure) {
    case 'handle':
      return { amount: figures.expected.handle, currency, terms: stakeTerms(play) };
    case 'captured':
      return { amount: figures.captured, currency, terms: roundTerms(play) };
    case 'theoretical':
      return { amount: roundedTheoretical(figures), currency, terms: expectedTerms(play) };
    case 'deviation':
      return { amount: figures.deviation ?? 0n, currency, terms: deviationTerms(play) };
  }
}

const whole = (amount: Minor, says: string): Term[] =>
  amount === 0n ? [] : [{ kind: 'computed', amount, says, exact: rational(amount), rounding: 'none' }];

const roundTerms = ({ played }: Play): Term[] =>
  played.flatMap(({ table, rounds, captured, from }) =>
    whole(captured, `${rounds} rounds at ${table} since ${from}`),
  );

const stakeTerms = ({ played }: Play): Term[] =>
  played.flatMap(({ table, from, bets }) =>
    bets.flatMap(({ bet, bets: count, staked }) =>
      whole(staked, `${count} bets on ${bet} at ${table} since ${from}`),
    ),
  );

/** Stake × edge of each bet, each rounded for itself, and what is left of that, since the report rounds once. */
function expectedTerms({ played, currency, figures }: Play): Term[] {
  const terms = played.flatMap(({ table, from, bets }) =>
    bets.flatMap(({ bet, staked, edge }): Term[] => {
      if (edge === undefined || staked === 0n) return [];
      const exact = multiply(edge.edge, rational(staked));
      const stake = `${formatMinor(staked, currency)} staked on ${bet} at ${table} since ${from}`;
      return [
        {
          ...{ kind: 'computed', amount: roundAmount(exact, { mode: 'half-up', unit: 1n }), exact },
          says: `${stake}, × edge ${fraction(edge.edge)} of ${edge.bet} by the rules of that day (${edge.method})`,
          rounding: 'half up, to minor units',
        },
      ];
    }),
  );
  const left = roundedTheoretical(figures) - explained(terms);
  return [...terms, ...whole(left, 'the report rounds once, the bets together')];
}

/** The variance of all bets under one root, which is rounded once. */
function deviationTerms({ played, figures }: Play): Term[] {
  const bets = played.flatMap(({ table, bets: own }) =>
    own.flatMap(({ bet, squares, edge }) =>
      edge === undefined || squares === 0n
        ? []
        : [`${squares} (squares of the stakes on ${bet} at ${table}) × ${fraction(edge.variance)}`],
    ),
  );
  if (figures.deviation === undefined) return [];
  return [
    {
      ...{ kind: 'computed', amount: figures.deviation, exact: figures.expected.variance },
      says: `the square root of the variance, in squares of minor units: ${bets.join(' + ')}`,
      rounding: 'the root once, to the nearest minor unit',
    },
  ];
}

const fraction = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;
