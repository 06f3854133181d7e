import type { Minor } from '../kernel/money';
import type { ShareOption } from './round';

/** What a player pays the house for a session. The amount in minor units. */
export interface SessionCharge {
  readonly player: string;
  readonly option: Exclude<ShareOption, 'rake'>;
  readonly amount: Minor;
}

export interface PokerSession {
  readonly hands: number;
  readonly starters: readonly string[];
  readonly players: readonly string[];
  readonly charges: readonly SessionCharge[];
  readonly withoutAnte: readonly { readonly player: string; readonly hands: number }[];
}

export const NEW_POKER_SESSION: PokerSession = {
  hands: 0,
  starters: [],
  players: [],
  charges: [],
  withoutAnte: [],
};

export interface AttendedHand {
  readonly players: readonly string[];
  readonly anted: readonly string[];
}

/** An ante is of everybody only if at least two have put it in; otherwise one may have paid it for all. */
export const withoutAnteIn = ({ players, anted }: AttendedHand): readonly string[] =>
  anted.length < 2 ? [] : players.filter((player) => !anted.includes(player));

export const antesLeftOut = ({ withoutAnte }: PokerSession, player: string): number =>
  withoutAnte.find((one) => one.player === player)?.hands ?? 0;

export function afterHand(session: PokerSession, hand: AttendedHand): PokerSession {
  const players = [...new Set(hand.players)];
  const without = withoutAnteIn({ ...hand, players });
  return {
    ...session,
    hands: session.hands + 1,
    starters: session.hands === 0 ? players : session.starters,
    players: [...new Set([...session.players, ...players])],
    withoutAnte: [
      ...session.withoutAnte.filter(({ player }) => !without.includes(player)),
      ...without.map((player) => ({ player, hands: antesLeftOut(session, player) + 1 })),
    ],
  };
}
