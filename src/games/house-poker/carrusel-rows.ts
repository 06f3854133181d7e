import { type Rational, rational } from '../../kernel/rational';
import type { CarruselFacts, CarruselPrize } from '../_mechanics/jackpots/carrusel-facts';
import { percentage } from '../wording';
import type { PayTableRow } from '../game-rules';

/** The prizes of a carrusel as rows of a table of payments; what is a share of the meter, by its least amount. */
export const carruselRows = ({ prizes, opening }: CarruselFacts): readonly PayTableRow[] =>
  prizes.map((prize) => ({
    bet: 'jackpot-bet',
    spanish: `carrusel: ${prize.spanish}`,
    ruleId: prize.rule.id,
    covers: `${prize.category.replaceAll('-', ' ')}: ${inWords(prize)}`,
    pays: leastOf(prize, opening?.times ?? 0n),
    maximum: 'one amount, part of no bet',
  }));

function inWords(prize: CarruselPrize): string {
  if (prize.takes === 'stakes') return 'so many stakes, off the meter';
  if (prize.takes === 'meter') return 'the whole meter, shared by several';
  return `${percentage(prize.share).en} of what remains on the meter`;
}

function leastOf(prize: CarruselPrize, opening: bigint): Rational {
  if (prize.takes === 'stakes') return rational(prize.times);
  if (prize.takes === 'meter') return rational(opening);
  return rational(opening * prize.share.numerator, prize.share.denominator);
}
