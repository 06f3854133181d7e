import { type Finding, said } from '../../finding-catalogue/finding';
import type { HeldBet, PlacedBet, Round } from '../round';
import { breach, type Rule } from '../rule';
import { money } from '../wording';
import { betNamed } from '../bet-names';

/** A convention of the events, not of a regulation. */
const BETS_ARE_NAMED: Rule = {
  id: 'G8',
  citation:
    'a bet has one id in its session; one that stays is reported again with it and with what remains of it',
  citationEs:
    'cada apuesta tiene un identificador en su sesión; la que se mantiene se comunica de nuevo con él y con lo que queda de ella',
  says: 'A bet is known by its id for as long as it lies on the cloth.',
};

/** Checks that ids of bets are unique, and that carried and held bets are those that the round before left. */
export function checkBetIdentity({ bets, before }: Round, currency: string): readonly Finding[] {
  const repeated = repeatedIds(bets);
  const findings = repeated.length === 0 ? [] : [foundTwice(repeated)];
  if (before === undefined) return [...findings, ...takenAtTheirWord(bets)];
  const held = before.held.length === 0 ? NOTHING_HELD : new Map(before.held.map((bet) => [bet.betId, bet]));
  for (const bet of bets) {
    const was = held.get(bet.betId);
    if (was !== undefined) {
      const isSame = was.type === bet.type && was.stake === bet.stake;
      if (!isSame) findings.push(heldChanged(bet, was, currency));
    } else if (bet.carried === true && !before.released.includes(bet.betId)) {
      findings.push(unknownBefore(bet));
    }
  }
  return findings;
}

/** Bets marked as carried while the round before is unknown: those that a game can hold are settled as held ones. */
function takenAtTheirWord(bets: readonly PlacedBet[]): readonly Finding[] {
  const betIds = bets.filter(({ carried }) => carried === true).map(({ betId }) => betId);
  if (betIds.length === 0) return [];
  return [
    breach(BETS_ARE_NAMED, {
      code: 'carried-bet-unknown',
      as: 'information',
      expected: said('bet-that-round-before-left-on-table'),
      found: said('and-what-it-left-is-not-known-taken', { bets: betIds.join(', ') }),
      betIds,
    }),
  ];
}

const NOTHING_HELD: ReadonlyMap<string, HeldBet> = new Map();

function repeatedIds(bets: readonly PlacedBet[]): readonly string[] {
  const seen = new Set<string>();
  for (const { betId } of bets) seen.add(betId);
  if (seen.size === bets.length) return [];
  const ids = bets.map(({ betId }) => betId);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

const foundTwice = (betIds: readonly string[]): Finding =>
  breach(BETS_ARE_NAMED, {
    code: 'bet-id-repeated',
    expected: said('id-of-its-own-for-each-bet'),
    found: said('more-than-once', { bets: betIds.join(', ') }),
    betIds,
  });

const heldChanged = (bet: PlacedBet, was: HeldBet, currency: string): Finding =>
  breach(BETS_ARE_NAMED, {
    code: 'held-bet-changed',
    expected: said('with-as-it-was-held', { bet: betNamed(was.type), amount: money(was.stake, currency) }),
    found: said('with', { what: betNamed(bet.type), with: money(bet.stake, currency) }),
    betIds: [bet.betId],
  });

const unknownBefore = ({ betId }: PlacedBet): Finding =>
  breach(BETS_ARE_NAMED, {
    code: 'carried-bet-unknown',
    expected: said('bet-that-round-before-left-on-table'),
    found: said('which-it-did-not', { bet: betId }),
    betIds: [betId],
  });

type Owned = Pick<PlacedBet, 'seat' | 'player'>;

/** Whether a bet is at the box of a stake and, where both state a player, of the same player. */
export const isBesideOwn = (stake: Owned, bet: Owned): boolean =>
  bet.seat === stake.seat && isOfOneOwner(stake, bet);

/** Whether two bets may have one owner: by player where both state one, else by seat; true where neither is known. */
export const isOfOneOwner = (one: Owned, other: Owned): boolean =>
  one.player === undefined || other.player === undefined
    ? one.seat === undefined || other.seat === undefined || one.seat === other.seat
    : one.player === other.player;
