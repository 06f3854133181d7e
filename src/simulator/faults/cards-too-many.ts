import type { CasinoEvent } from '../../ledger/_core/events/envelope';
import type { RoundSettled } from '../../ledger/house-round/round.events';
import type { Card } from '../../games/_mechanics/cards';
import type { GameCode } from '../../games/game-codes';
import { type Fault, withData } from './fault';

/** Cards that are dealt although no more may be dealt, and that change nothing else. */

/** The outcome of a round with one card more; undefined if it may not have one, or it would change a bet. */
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

export const drawnOnSeven = cardTooMany({
  game: 'punto-y-banca',
  code: 'third-card-not-allowed',
  ranks: 'TJQK',
  withCard: ({ outcome }, card) => {
    const { banca } = outcome as { readonly banca: readonly Card[] };
    return isSevenOfTwo(banca) ? { ...outcome, banca: [...banca, card] } : undefined;
  },
});

const isSevenOfTwo = (cards: readonly Card[]): boolean =>
  cards.length === 2 && cards.reduce((sum, card) => sum + 'A23456789'.indexOf(card[0]!) + 1, 0) % 10 === 7;

/** The dealer takes a second card although no hand is in play any more. */
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
