import type { RoundSettled } from '../../src/ledger/house-round/round.events';
import type { GameCode } from '../../src/games/game-codes';
import { brokenReport, type Fault, withData } from './deliveries';
import type { CasinoEvent } from '../../src/kernel/envelope';
import type { Card } from '../../src/games/_mechanics/cards';

/** Faults in rounds of house-banked games: each breaks one rule of its game while every bet is paid correctly. */

type Bet = RoundSettled['bets'][number];

const brokenRound = (
  game: GameCode,
  code: string,
  breaking: (round: RoundSettled) => object | undefined,
): Fault => brokenReport('cagnotte.round.settled.v1', { games: [game], code }, breaking);

const FAR_TOO_MUCH = 10_000;

function enlarged({ bets, result }: RoundSettled, bet: Bet | undefined, times: number): object | undefined {
  if (bet === undefined || result === undefined) return undefined;
  const stake = bet.stake * times;
  return {
    bets: bets.map((each) => (each === bet ? { ...each, stake, taken: stake } : each)),
    result: result + stake - bet.stake,
  };
}

const isLost = ({ taken, stake, paid, carried }: Bet): boolean =>
  taken === stake && stake > 0 && paid === 0 && carried === undefined;

const insuredBy = (options: object | undefined): unknown =>
  options !== undefined && 'on' in options ? options.on : undefined;

export const overLimit = (game: GameCode, types: readonly string[]): Fault =>
  brokenRound(game, 'over-limit', (round) => {
    const insured = round.bets.map(({ options }) => insuredBy(options));
    const lost = round.bets.filter((bet) => isLost(bet) && !insured.includes(bet.betId));
    return enlarged(
      round,
      lost.find(({ type }) => types.includes(type)),
      FAR_TOO_MUCH,
    );
  });

const SMALL = 2_500;

/** Doubles a lost bet that must be once or twice the amount of another bet. */
export const unevenBet = (game: GameCode, type: string, code: string): Fault =>
  brokenRound(game, code, (round) =>
    enlarged(
      round,
      round.bets.find((bet) => isLost(bet) && bet.type === type && bet.stake <= SMALL),
      2,
    ),
  );

const otherwise =
  <Outcome extends object>(change: (outcome: Outcome) => Partial<Outcome> | undefined) =>
  ({ outcome }: Pick<RoundSettled, 'outcome'>): object | undefined => {
    const changed = change(outcome as Outcome);
    return changed === undefined ? undefined : { outcome: { ...outcome, ...changed } };
  };

export const burntTooFew = brokenRound(
  'casino-war',
  'burnt-cards-miscounted',
  otherwise<{ readonly burnt?: number }>(({ burnt }) =>
    burnt === undefined ? undefined : { burnt: burnt - 1 },
  ),
);

export const burntAlone = brokenRound('monte', 'layout-not-by-rule', ({ bets, outcome }) => {
  const { burnt = [] } = outcome as { readonly burnt?: readonly string[] };
  if (burnt.length > 0 || bets.some(({ type, paid = 0 }) => type === 'vista-hermosa' && paid > 0))
    return undefined;
  return { outcome: { ...outcome, burnt: ['1o'] } };
});

export const commissionAboveMaximum = brokenRound(
  'pai-gow-poker',
  'commission-above-maximum',
  ({ outcome }) => ({
    outcome: { ...outcome, commission: { numerator: 1, denominator: 10 } },
  }),
);

export const firstHandMisplaced = brokenRound(
  'pai-gow-poker',
  'first-hand-misplaced',
  otherwise<{ readonly firstHand?: number | 'croupier' }>(({ firstHand }) => ({
    firstHand: firstHand === 'croupier' ? 1 : 'croupier',
  })),
);

/** Faults with a card that may not be dealt and that changes no payout. */

/** The outcome of a round with one more card; undefined if the card is permitted or would change a payout. */
type WithCard = (round: RoundSettled, card: Card) => object | undefined;

interface CardTooMany {
  readonly game: GameCode;
  readonly code: string;
  readonly ranks: string;
  readonly withCard: WithCard;
}

const DECKS = 6;
const CARDS_OF_DECK = 52;

const cardTooMany =
  ({ game, code, ranks, withCard }: CardTooMany): Fault =>
  (deliveries, chance) => {
    const round = deliveries.pick(
      'cagnotte.round.settled.v1',
      chance,
      (event) =>
        deliveries.isOf(event, game) &&
        withCard(event.data, '') !== undefined &&
        hasRoom(deliveries.ofShoe(event)),
    );
    if (round === undefined) return undefined;
    const card = cardLeft(deliveries.ofShoe(round), ranks);
    if (card === undefined) return undefined;
    deliveries.replace(round, withData(round, { outcome: withCard(round.data, card) }));
    return { eventIds: [round.id], expect: [{ code, eventIds: [round.id] }] };
  };

function hasRoom([started, ...reports]: readonly CasinoEvent[]): boolean {
  if (started === undefined) return false;
  const { burnt = 0, behindCutCard = 0 } = started.data as { burnt?: number; behindCutCard?: number };
  const rounds = reports.filter(({ type }) => type === 'cagnotte.round.settled.v1').slice(0, -1);
  const dealt = JSON.stringify(rounds).match(/"[2-9TJQKA][cdhs]"/g)?.length ?? 0;
  return DECKS * CARDS_OF_DECK - burnt - dealt - 1 > behindCutCard;
}

function cardLeft(reports: readonly CasinoEvent[], ranks: string): Card | undefined {
  const told = JSON.stringify(reports);
  const cards = [...ranks].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  return cards.find((card) => told.split(`"${card}"`).length <= DECKS);
}

const isSevenOfTwo = (cards: readonly Card[]): boolean =>
  cards.length === 2 && cards.reduce((sum, card) => sum + 'A23456789'.indexOf(card[0]!) + 1, 0) % 10 === 7;

export const drawnOnSeven = cardTooMany({
  game: 'punto-y-banca',
  code: 'third-card-not-allowed',
  ranks: 'TJQK',
  withCard: ({ outcome }, card) => {
    const { banca } = outcome as { readonly banca: readonly Card[] };
    return isSevenOfTwo(banca) ? { ...outcome, banca: [...banca, card] } : undefined;
  },
});

/** The dealer draws a second card although no hand is in play any more. */
export const dealerDrewOn = cardTooMany({
  game: 'blackjack',
  code: 'dealer-drew-on',
  ranks: '23456789TJQK',
  withCard: ({ bets, outcome }, card) => {
    const { dealer } = outcome as { readonly dealer: readonly Card[] };
    const areAllLost = bets.length > 0 && bets.every(({ taken, stake }) => taken === stake);
    return areAllLost && dealer.length === 1 ? { ...outcome, dealer: [...dealer, card] } : undefined;
  },
});
