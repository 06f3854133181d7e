import { UnexpectedText } from './hand-fault';
import type { LineContext } from './hand-lines';

export interface ResultOfSeat {
  readonly seat: number;
  readonly result: string;
}

/**
 * Reads `Seat 2: name …`; undefined of a line that begins otherwise.
 * @throws UnexpectedText where it is no seat of the hand, or not the name of its player
 */
export function readResultOfSeat(
  text: string,
  { seats }: Pick<LineContext, 'seats'>,
): ResultOfSeat | undefined {
  const match = /^Seat (\d+): (.+)$/.exec(text);
  if (!match) return undefined;
  const player = seats.find(({ seat }) => seat === Number(match[1]));
  if (!player || !match[2]!.startsWith(`${player.name} `)) {
    throw new UnexpectedText('a seat of this hand with the name of its player');
  }
  return { seat: player.seat, result: match[2]!.slice(player.name.length) };
}
