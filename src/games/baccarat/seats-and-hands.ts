import { either } from '../../words/message';
import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import type { Round, TableTerms } from '../round';
import { breach, type Rule } from '../rule';
import type { Deal, DealBet, HandHolder, PuntoYBancaFacts, TableSize } from './punto-y-banca-facts';
import { DEAL_SHAPES } from './punto-y-banca-facts';
import type { Minor } from '../../kernel/money';
import { checkAuthorisedTerms, lowerOf, maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { type Limit, type StakeLimits, asLimit } from '../_mechanics/stake-limits';
import type { Setting } from '../game-rules';
import { money } from '../wording';

interface SeatedGame {
  readonly rules: { readonly seats: Rule };
}

export const checkSeats = (
  facts: SeatedGame,
  round: Round,
  terms: TableTerms | undefined,
): readonly Finding[] => [...checkSeatNumbers(facts, round, terms?.seats), ...checkSharedSeats(facts, round)];

function checkSeatNumbers(
  { rules }: SeatedGame,
  { bets }: Round,
  seats: number | undefined,
): readonly Finding[] {
  if (seats === undefined) return [];
  // Seat number 13 may be omitted, so that with 13 seats or more the last may have the next higher number.
  const highest = seats >= 13 ? seats + 1 : seats;
  return bets
    .filter(({ seat = 1 }) => seat > highest)
    .map(({ betId, seat }) =>
      breach(rules.seats, {
        code: 'seat-not-at-table',
        as: 'advisory',
        expected: said('seat-from-1-to', { seats: highest }),
        found: said('seat', { seat }),
        betIds: [betId],
      }),
    );
}

function checkSharedSeats({ rules }: SeatedGame, { bets }: Round): readonly Finding[] {
  const seated = new Map<number, Set<string>>();
  for (const { seat, player, standing } of bets) {
    if (seat === undefined || player === undefined || standing === true) continue;
    const players = seated.get(seat) ?? new Set();
    seated.set(seat, players.add(player));
  }
  return [...seated]
    .filter(([, players]) => players.size > 1)
    .map(([seat, players]) =>
      breach(rules.seats, {
        code: 'seat-shared',
        as: 'advisory',
        expected: said('one-seated-player-at-seat', { seat }),
        found: [...players].join(', '),
      }),
    );
}

interface DealtRound {
  readonly round: Round;
  readonly deal: Deal;
}

export const checkSeatHolders = (
  facts: PuntoYBancaFacts,
  dealt: DealtRound,
  terms: TableTerms | undefined,
): readonly Finding[] => [
  ...checkDealer(facts, dealt, terms),
  ...checkShoePassed(facts, dealt),
  ...checkPuntoHand(facts, dealt),
];

function checkDealer(
  facts: PuntoYBancaFacts,
  { deal: { dealtBy } }: DealtRound,
  terms: TableTerms | undefined,
): readonly Finding[] {
  const playersDeal = terms === undefined || sizeOf(facts, terms)?.playersDeal !== false;
  if (playersDeal || typeof dealtBy !== 'number') return [];
  return [
    breach(facts.rules.croupierDeals, {
      code: 'player-dealt',
      expected: said('croupier-deals'),
      found: holder(dealtBy),
    }),
  ];
}

function checkShoePassed({ rules }: PuntoYBancaFacts, { round, deal }: DealtRound): readonly Finding[] {
  const last = round.before?.memory;
  const isSame = typeof deal.dealtBy === 'number' && last?.['dealtBy'] === deal.dealtBy;
  if (!isSame || last?.['bancaLost'] !== true) return [];
  return [
    breach(rules.shoePasses, {
      code: 'shoe-not-passed',
      expected: said('another-dealer-after-banca-lost'),
      found: said('again', { what: holder(deal.dealtBy) }),
    }),
  ];
}

function checkPuntoHand({ rules }: PuntoYBancaFacts, { round, deal }: DealtRound): readonly Finding[] {
  const entitled = largestOnPunto(round);
  const { puntoHeldBy } = deal;
  if (puntoHeldBy === undefined || entitled === undefined || entitled.includes(puntoHeldBy)) return [];
  return [
    breach(rules.puntoHand, {
      code: 'punto-hand-misplaced',
      expected: either(entitled.map(holder)),
      found: holder(puntoHeldBy),
    }),
  ];
}

const holder = (who: HandHolder | undefined): Said =>
  typeof who === 'number' ? said('seat', { seat: who }) : said('croupier');

function largestOnPunto({ bets }: Round): readonly HandHolder[] | undefined {
  const onPunto = bets.filter(({ type }) => type === 'punto');
  if (onPunto.length === 0) return ['croupier'];
  const largest = onPunto.reduce((most, { stake }) => (stake > most ? stake : most), 0n);
  const seats = onPunto.filter(({ stake }) => stake === largest).map(({ seat }) => seat);
  return seats.every((seat) => seat !== undefined) ? seats : undefined;
}

/** The size of a table by its seats; undefined if they are unknown. */
export const sizeOf = (
  { sizes }: PuntoYBancaFacts,
  { seats }: Pick<TableTerms, 'seats'>,
): TableSize | undefined =>
  seats === undefined
    ? undefined
    : sizes.find(({ seatsAtMost }) => seatsAtMost === undefined || seats <= seatsAtMost);

const maximumOfTable = (terms: TableTerms): Minor | undefined =>
  maximumOf(terms, 'banca') ?? maximumOf(terms, 'punto');

const tieMaximum = ({ tieShare }: PuntoYBancaFacts, ofTable: Minor): Minor =>
  (ofTable * tieShare.numerator) / tieShare.denominator;

export function baccaratLimits(
  facts: PuntoYBancaFacts,
  bet: DealBet,
  { terms, answers }: Setting,
): StakeLimits {
  if (terms === undefined) return {};
  const { rules } = facts;
  const ofTie = bet === 'tie' && answers['OP1-15d'] === 'authorised' && terms.minima?.['tie'] === undefined;
  const minimum = ofTie ? terms.authorised?.minimum.from : minimumOf(terms, bet);
  return {
    minimum: minimum === undefined ? undefined : { amount: minimum, rule: rules.minimum },
    maximum: bet === 'tie' ? limitOfTie(facts, terms) : asLimit(maximumOf(terms, bet), rules.maximum),
  };
}

function limitOfTie(facts: PuntoYBancaFacts, terms: TableTerms): Limit | undefined {
  const ofTable = maximumOfTable(terms);
  const byShare = ofTable === undefined ? undefined : tieMaximum(facts, ofTable);
  const own = lowerOf(terms.maxima?.['tie'], terms.authorised?.maxima?.['tie']);
  return asLimit(lowerOf(own, byShare), facts.rules.tieMaximum);
}

export function checkBaccaratTerms(
  facts: PuntoYBancaFacts,
  terms: TableTerms,
  currency: string,
): readonly Finding[] {
  const { minimum: limits } = facts.rules;
  return [
    ...checkAuthorisedTerms(
      terms,
      { minimum: limits, maximum: limits, bets: Object.keys(DEAL_SHAPES.bets) },
      currency,
    ),
    ...checkMaxima(facts, terms, currency),
    ...checkTieMaximum(facts, terms, currency),
    ...checkStep(facts, terms, currency),
  ];
}

function checkMaxima(facts: PuntoYBancaFacts, terms: TableTerms, currency: string): Finding[] {
  const { atLeast, atMost } = facts.maximum;
  const [lowest, highest] = [atLeast * terms.minimum, atMost * terms.minimum];
  const ofHands = new Set([maximumOf(terms, 'punto'), maximumOf(terms, 'banca')]);
  return [...ofHands].flatMap((maximum) => {
    if (maximum === undefined || (maximum >= lowest && maximum <= highest)) return [];
    return [
      breach(facts.rules.maximum, {
        code: 'maximum-not-by-rule',
        expected: said('from-to', { least: money(lowest, currency), most: money(highest, currency) }),
        found: money(maximum, currency),
      }),
    ];
  });
}

function checkTieMaximum(facts: PuntoYBancaFacts, terms: TableTerms, currency: string): Finding[] {
  const [ofTable, own] = [maximumOfTable(terms), terms.maxima?.['tie']];
  if (ofTable === undefined || own === undefined || own <= tieMaximum(facts, ofTable)) return [];
  return [
    breach(facts.rules.tieMaximum, {
      code: 'tie-maximum-not-by-rule',
      expected: said('at-most', { amount: money(tieMaximum(facts, ofTable), currency) }),
      found: money(own, currency),
    }),
  ];
}

function checkStep({ rules }: PuntoYBancaFacts, terms: TableTerms, currency: string): Finding[] {
  const { step, minimum } = terms;
  if (step === undefined || (step > 0n && minimum % step === 0n)) return [];
  return [
    breach(rules.step, {
      code: 'step-not-by-rule',
      expected: said('minimum-of-or-whole-part-of-it', { amount: money(minimum, currency) }),
      found: money(step, currency),
    }),
  ];
}
