import { ONE, rational, type Rational } from '../../kernel/rational';
import type { GameRules, PayTableRow } from '../game-rules';
import { carruselLife } from './carrusel-checks';
import { caribbeanChecks } from './caribbean-stud-checks';
import { caribbeanEdges } from './caribbean-stud-edges';
import { caribbeanShapes, type CaribbeanFacts } from './caribbean-stud-facts';
import type { CarruselFacts, CarruselPrize } from '../_mechanics/carrusel';
import { settleCaribbean } from './caribbean-stud-settlement';
import { percentage } from '../wording';

export const caribbeanRules = (facts: CaribbeanFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.deck,
  openPoints: [
    'OP1-32',
    'OP2-09',
    ...(facts.ranking.aceLow ? (['OP2-10'] as const) : []),
    ...(facts.carrusel.opening === undefined ? [] : (['OP2-13', 'OP2-14', 'OP2-15'] as const)),
    ...(facts.insurance === undefined ? [] : (['OP2-16a', 'OP2-16b'] as const)),
    'OP2-17',
    ...(facts.purchase === undefined ? [] : (['OP2-18'] as const)),
    'OP2-19',
    ...(facts.backers === undefined ? [] : (['OP2-20'] as const)),
    ...(facts.fullHouseReadings === undefined ? [] : (['OP2-45'] as const)),
    ...(facts.insurance === undefined ? [] : (['OP2-46'] as const)),
  ],
  eitherAnswer: facts.fullHouseReadings === undefined ? ['OP2-09'] : ['OP2-09', 'OP2-45'],
  shapes: caribbeanShapes(facts),
  payTable: payTableOf(facts),
  settle: (round, setting) => settleCaribbean(facts, round, setting),
  checks: { ...caribbeanChecks(facts), ...carruselLife(facts.carrusel) },
  ...(facts.carrusel.fixedRate === undefined ? {} : { poolRate: facts.carrusel.fixedRate.rate }),
  ...(facts.carrusel.rules.ownPrizes === undefined ? {} : { poolPrizesMayVary: true as const }),
  edges: (answers) => caribbeanEdges(facts, answers),
  edgeNameOf: ({ type }) => (type === 'second-bet' ? undefined : type),
});

function payTableOf(facts: CaribbeanFacts): readonly PayTableRow[] {
  const { rules, prizes, secondBetTimes, maximum, insurance, purchase, carrusel } = facts;
  const band = 'atLeast' in maximum ? `${maximum.atLeast} to ${maximum.atMost} × the minimum, of a box` : '';
  return [
    {
      bet: 'initial-bet',
      ruleId: rules.playerWins.id,
      covers: 'a higher hand than the house, or the house does not play',
      pays: ONE,
      maximum: band,
    },
    ...prizes.map(({ category, spanish, rule, pays }) => ({
      bet: 'second-bet',
      spanish: `segunda apuesta: ${spanish}`,
      ruleId: rule.id,
      covers: `${category.replaceAll('-', ' ')}, higher than the house, which plays`,
      pays: rational(pays),
      maximum: `${secondBetTimes} × the initial bet`,
    })),
    ...(insurance?.prizes ?? []).map(({ category, pays }) => ({
      bet: 'insurance',
      ruleId: insurance?.rule.id ?? '',
      covers: `${category.replaceAll('-', ' ')}, whatever the house has`,
      pays: rational(pays),
      maximum: 'one fixed amount, at most half of the minimum',
    })),
    ...carruselRows(carrusel),
    ...(purchase === undefined
      ? []
      : [
          {
            bet: 'card-purchase',

            ruleId: purchase.rule.id,
            covers: 'nothing: the price of a card',
            pays: rational(0n),
            maximum: 'equal to the initial bet',
          },
        ]),
  ];
}

/** The prizes of a carrusel as rows of a pay table; a share of the meter is given by its least amount. */
const carruselRows = ({ prizes, opening }: CarruselFacts): readonly PayTableRow[] =>
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
