import type { Finding } from '../../finding-catalogue/finding';
import { either, said, type Said } from '../../finding-catalogue/said';
import type { Round, TableTerms } from '../round';
import { breach, type Rule } from '../rule';
import { sizeOf } from './deal-terms';
import type { PuntoYBancaFacts } from './punto-y-banca-facts';
import type { Deal, HandHolder } from './reported-deal';

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
  // The number 13 may be omitted, so that the last of 13 seats or more may be called one higher.
  const highest = seats >= 13 ? seats + 1 : seats;
  return bets
    .filter(({ seat = 1 }) => seat > highest)
    .map(({ betId, seat }) =>
      breach(rules.seats, {
        code: 'seat-not-at-table',
        as: 'advisory',
        expected: said`a seat from 1 to ${highest}`,
        found: said`seat ${seat}`,
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
        expected: said`one seated player at seat ${seat}`,
        found: [...players].join(', '),
      }),
    );
}

interface DealtRound {
  readonly round: Round;
  readonly deal: Deal;
}

export const checkHolders = (
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
      expected: said`the croupier deals`,
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
      expected: said`another dealer after banca lost`,
      found: said`${holder(deal.dealtBy)} again`,
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
  typeof who === 'number' ? said`seat ${who}` : said`the croupier`;

/** Who may hold the hand of punto: the seats with the largest bet on it; undefined if a seat is not reported. */
function largestOnPunto({ bets }: Round): readonly HandHolder[] | undefined {
  const onPunto = bets.filter(({ type }) => type === 'punto');
  if (onPunto.length === 0) return ['croupier'];
  const largest = onPunto.reduce((most, { stake }) => (stake > most ? stake : most), 0n);
  const seats = onPunto.filter(({ stake }) => stake === largest).map(({ seat }) => seat);
  return seats.every((seat) => seat !== undefined) ? seats : undefined;
}
