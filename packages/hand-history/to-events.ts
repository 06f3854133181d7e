import type { ChipsSold } from '../../src/ledger/cage/cage.events';
import type { CasinoEvent } from '../../src/kernel/envelope';
import type { HandPlayed } from '../../src/ledger/poker-hand/hand.events';
import type { LedgerOpened } from '../../src/ledger/casino/casino.events';
import { type Minor, sumMinor } from '../../src/kernel/money';
import { type BettingReplay, replayBetting } from './betting-replay';
import { casinoOf, handPlayedData, tableIdOf, wireAmount, playerIdOf } from './hand-played-event';
import type { ParsedHand } from './parsed-hand';
import { contributionOf } from './betting-state';

interface ChipsBrought {
  readonly seat: number;
  readonly player: string;
  readonly amount: Minor;
}

/**
 * Tracks the stacks of a casino's players from hand to hand. The text does not report purchases of chips; a purchase is
 * derived when a player has a larger stack than his last hand left him.
 */
class ChipsInPlay {
  private readonly left = new Map<string, Minor>();

  /** The chips that each player must have bought before a hand, in the order of the seats. */
  broughtTo(hand: ParsedHand): readonly ChipsBrought[] {
    return hand.seats
      .map(({ seat, name, stack }) => ({
        seat,
        player: playerIdOf(hand, name),
        amount: stack - (this.left.get(this.placeOf(hand, name)) ?? 0n),
      }))
      .filter(({ amount }) => amount > 0n);
  }

  played(hand: ParsedHand, replay: BettingReplay): void {
    for (const { seat, name, stack } of hand.seats) {
      const collected = hand.collections.reduce(
        (sum, each) => (each.seat === seat ? sum + each.amount : sum),
        0n,
      );
      this.left.set(this.placeOf(hand, name), stack - contributionOf(replay.purses.get(seat)!) + collected);
    }
  }

  private placeOf(hand: ParsedHand, name: string): string {
    return `${tableIdOf(hand)}/${playerIdOf(hand, name)}`;
  }
}

export type RoomEvent = CasinoEvent<LedgerOpened> | CasinoEvent<ChipsSold> | CasinoEvent<HandPlayed>;

/**
 * The events that the rooms of these hands would have reported, by casino: the opening of the ledger, and for each hand the
 * sales of chips before it and the hand itself. The result depends neither on the order nor on repeats of the hands.
 * Cancelled hands moved no money and give no events.
 */
export function toEvents(hands: readonly ParsedHand[]): readonly RoomEvent[] {
  const played = withoutRepeats(hands.filter(({ cancelled }) => !cancelled)).sort(byTime);
  const casinos = [...new Set(played.map(casinoOf))].sort();
  return casinos.flatMap((casino) =>
    new Room(casino).report(played.filter((hand) => casinoOf(hand) === casino)),
  );
}

const byTime = (one: ParsedHand, other: ParsedHand): number =>
  one.header.playedAt.seconds - other.header.playedAt.seconds ||
  compare(BigInt(one.header.id), BigInt(other.header.id));

const compare = (one: bigint, other: bigint): number => (one === other ? 0 : one < other ? -1 : 1);

/** Removes repeats: several files may contain the same hand. */
function withoutRepeats(hands: readonly ParsedHand[]): ParsedHand[] {
  const seen = new Map(hands.map((hand) => [`${casinoOf(hand)}/${hand.header.id}/${contentOf(hand)}`, hand]));
  return [...seen.values()];
}

const contentOf = (hand: ParsedHand): string => JSON.stringify(handPlayedData(hand, replayBetting(hand)));

/** Opening balances of the cage in minor units: a million in chips (more if the hands need more), and cash for payouts. */
const OPENING_CHIPS = 1_000_000_00n;
const OPENING_CASH = 200_000_00n;

class Room {
  private readonly sequences = new Map<string, number>();
  private readonly chips = new ChipsInPlay();

  constructor(private readonly casino: string) {}

  report(hands: readonly ParsedHand[]): readonly RoomEvent[] {
    const nights = hands.flatMap((hand) => this.reportHand(hand));
    const sold = nights.filter((event) => event.type === 'cagnotte.cage.chips-sold.v1');
    const amounts = sold.map((event) => BigInt((event.data as ChipsSold).amount));
    return [this.openLedger(hands[0]!, sumMinor(amounts)), ...nights];
  }

  private openLedger(first: ParsedHand, sold: Minor): CasinoEvent<LedgerOpened> {
    const stocks = sold / OPENING_CHIPS + 1n;
    const chips = OPENING_CHIPS * stocks;
    const { day, instant } = first.header.playedAt;
    return this.event<LedgerOpened>({
      from: '',
      id: 'ledger-opened',
      type: 'cagnotte.ledger.opened.v1',
      time: `${day}T00:00:00${instant.slice(19)}`,
      gamingday: day,
      data: {
        currency: first.header.money.currency,
        balances: [
          { account: 'chips:cage', amount: wireAmount(chips) },
          { account: 'cash:cage', amount: wireAmount(OPENING_CASH) },
          { account: 'chips:issued', amount: wireAmount(-chips) },
          { account: 'opening', amount: wireAmount(-OPENING_CASH) },
        ],
      },
    });
  }

  private reportHand(hand: ParsedHand): readonly RoomEvent[] {
    const replay = replayBetting(hand);
    const sold = this.chips.broughtTo(hand).map((brought) => this.sellChips(hand, brought));
    this.chips.played(hand, replay);
    return [...sold, this.playHand(hand, replay)];
  }

  private sellChips(hand: ParsedHand, { seat, player, amount }: ChipsBrought): CasinoEvent<ChipsSold> {
    const { currency } = hand.header.money;
    return this.event<ChipsSold>({
      from: '/cage',
      id: `chips-${hand.header.id}-${seat}`,
      type: 'cagnotte.cage.chips-sold.v1',
      time: hand.header.playedAt.instant,
      gamingday: hand.header.playedAt.day,
      data: { currency, amount: wireAmount(amount), meansOfPayment: 'cash', player },
    });
  }

  private playHand(hand: ParsedHand, replay: BettingReplay): CasinoEvent<HandPlayed> {
    return this.event<HandPlayed>({
      from: `/tables/${tableIdOf(hand)}`,
      id: `hand-${hand.header.id}`,
      type: 'cagnotte.hand.played.v1',
      time: hand.header.playedAt.instant,
      gamingday: hand.header.playedAt.day,
      data: handPlayedData(hand, replay),
    });
  }

  private event<Data>({ from, data, id, type, time, gamingday }: Report<Data>): CasinoEvent<Data> {
    const source = `/casinos/${this.casino}${from}`;
    const sequence = (this.sequences.get(source) ?? 0) + 1;
    this.sequences.set(source, sequence);
    return {
      specversion: '1.0',
      id,
      source,
      type,
      time,
      datacontenttype: 'application/json',
      gamingday,
      sessionno: 1,
      sequence: String(sequence),
      data,
    };
  }
}

interface Report<Data> {
  readonly from: string;
  readonly id: string;
  readonly type: string;
  readonly time: string;
  readonly gamingday: string;
  readonly data: Data;
}
