import type { PlacedBet, Round, TableState } from '../round';
import type { BankGameFacts } from './bank-game-facts';
import type { CoupOutcome } from './coup-outcome';
import type { Winner } from './coup-result';

const CALLS_FOR_THE_BANK: ReadonlySet<string> = new Set(['banco', 'banco-seguido']);

export const isBanco = ({ type }: Pick<PlacedBet, 'type'>): boolean => CALLS_FOR_THE_BANK.has(type);

/** Who may call banco seguido against a bank, and which bank; undefined if that is not known. */
export interface SeguidoRight {
  readonly player: string;
  readonly bank: string;
}

export function seguidoRight({ before }: Round): SeguidoRight | undefined {
  const { seguidoOf, seguidoAgainst } = before?.memory ?? {};
  if (typeof seguidoOf !== 'string' || typeof seguidoAgainst !== 'string') return undefined;
  return { player: seguidoOf, bank: seguidoAgainst };
}

/**
 * What a coup leaves for the next: who made banco and lost may call it again, and so may the only player who bet and
 * lost; on a tie the right stays. Undefined if nobody has it.
 */
export function bancoSeguidoAfter(
  { bets: offered }: BankGameFacts,
  round: Round,
  { outcome, winner }: { readonly outcome: CoupOutcome; readonly winner: Winner | undefined },
): TableState | undefined {
  if (!Object.hasOwn(offered, 'banco-seguido') || outcome.bank === undefined) return undefined;
  const remember = ({ player, bank }: SeguidoRight): TableState => ({
    held: [],
    released: [],
    memory: { seguidoOf: player, seguidoAgainst: bank },
  });
  if (winner === 'bank') {
    const player = loserOf(round.bets);
    return player === undefined ? undefined : remember({ player, bank: outcome.bank });
  }
  const right = seguidoRight(round);
  const stays = (winner === 'tie' || winner === 'annulled') && right?.bank === outcome.bank;
  return stays ? remember(right) : undefined;
}

function loserOf(bets: readonly PlacedBet[]): string | undefined {
  const banco = bets.find(isBanco);
  if (banco !== undefined) return banco.player;
  const players = new Set(bets.map(({ player }) => player));
  return players.size === 1 ? bets[0]?.player : undefined;
}
