import {
  type Explanation,
  roundingNamed,
  saysOfTerm,
  type Term,
  sumOfAmounts,
  wholeTerm,
} from '../_core/books/cell-part';
import type { MasterMeasure } from '../_core/books/figure';
import { betNamed } from '../../games/bet-names';
import { type BothLanguages, dayInWords } from '../../kernel/words';
import { formatMinor, type Minor } from '../../kernel/money';
import { asFraction, multiply, rational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import { listed } from '../../words/message';
import { roundedTheoretical } from '../master-report/informe-maestro.book';
import type { MasterFigures, PlayedBets } from '../master-report/master-report';

interface Play {
  readonly figures: MasterFigures;
  readonly played: readonly PlayedBets[];
  readonly currency: string;
}

/**
 * Explains a measure of a game by its captured rounds: stakes, results, and the expected win by the edges of the bets.
 */
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

const whole = (amount: Minor, says: BothLanguages): Term[] =>
  amount === 0n ? [] : [wholeTerm(amount, says)];

const roundTerms = ({ played }: Play): Term[] =>
  played.flatMap(({ table, rounds, captured, from }) =>
    whole(captured, saysOfTerm('rounds-captured', { rounds, table, from: dayInWords(from) })),
  );

const stakeTerms = ({ played }: Play): Term[] =>
  played.flatMap(({ game, table, from, bets }) =>
    bets.flatMap(({ bet, bets: count, staked }) =>
      whole(
        staked,
        saysOfTerm('bets-staked', { count, bet: betNamed(bet, game), table, from: dayInWords(from) }),
      ),
    ),
  );

/** Stake × edge of each bet, rounded singly. The report rounds their sum once, so a last term holds the difference. */
function expectedTerms({ played, currency, figures }: Play): Term[] {
  const terms = played.flatMap(({ game, table, from, bets }) =>
    bets.flatMap(({ bet, staked, edge }): Term[] => {
      if (edge === undefined || staked === 0n) return [];
      const exact = multiply(edge.edge, rational(staked));
      return [
        {
          kind: 'computed',
          amount: roundAmount(exact, TO_THE_CENT),
          exact,
          says: saysOfTerm('stake-by-edge', {
            stake: formatMinor(staked, currency),
            bet: betNamed(bet, game),
            table,
            from: dayInWords(from),
            edge: asFraction(edge.edge),
            ofBet: betNamed(edge.bet, game),
            method: edge.method,
          }),
          rounding: roundingNamed('half-up'),
        },
      ];
    }),
  );
  const left = roundedTheoretical(figures) - sumOfAmounts(terms);
  return [...terms, ...whole(left, saysOfTerm('rounded-together'))];
}

function deviationTerms({ played, figures }: Play): Term[] {
  const bets = played.flatMap(({ game, table, bets: own }) =>
    own.flatMap(({ bet, squares, edge }) =>
      edge === undefined || squares === 0n
        ? []
        : [
            saysOfTerm('squares-by-variance', {
              squares,
              bet: betNamed(bet, game),
              table,
              variance: asFraction(edge.variance),
            }),
          ],
    ),
  );
  if (figures.deviation === undefined) return [];
  return [
    {
      kind: 'computed',
      amount: figures.deviation,
      exact: figures.expected.variance,
      says: saysOfTerm('variance', { parts: listed(bets, ' + ') }),
      rounding: roundingNamed('root'),
    },
  ];
}
