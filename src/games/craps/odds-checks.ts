import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { asHeld, asPlaced } from '../_mechanics/bets-in-play';
import { heldFromBefore } from '../_mechanics/stake-limits';
import type { Setting } from '../game-rules';
import type { PlacedBet } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { type Cloth, numberOfBet } from './bet-numbers';
import type { ByPoint, CrapsBet, NumberBet } from './craps-facts';
import { wholeShare } from './craps-limits';
import { optionsOf } from './reported-throw';

type Odds = CrapsBet & { readonly play: NumberBet & { readonly of: string } };

const isOdds = (bet: CrapsBet | undefined): bet is Odds =>
  bet?.play.kind === 'number' && bet.play.of !== undefined;

/** Odds without the bet they belong to, and odds above their share of it. */
export function checkOdds(cloth: Cloth, settlement: Settlement, { currency }: Setting): readonly Finding[] {
  const { round } = cloth;
  const wasHeld = heldFromBefore(round);
  const onCloth = betsOnCloth(cloth, settlement);
  return settlement.bets.flatMap((settled, index) => {
    const odds = onCloth.find(({ betId }) => betId === settled.betId);
    const bet = cloth.bets.get(settled.type);
    if (odds === undefined || !isOdds(bet) || !isPlayed(settled.fate)) return [];
    const bases = basesOf(odds, bet, { cloth, onCloth });
    if (bases.length === 0) return [withoutBet(odds, bet)];
    const number = numberOfBet(odds, 1, cloth);
    if (wasHeld(settled, index) || bet.maximum.by !== 'base' || typeof number !== 'number') return [];
    const most = wholeShare(total(bases), bet.maximum.share[number]);
    const sameOdds = onCloth.filter((other) => isAnother(odds, other, cloth));
    const staked = total(sameOdds);
    if (staked <= most) return [];
    return [
      breach(bet.maximum.rule, {
        code: 'over-limit',
        expected: said`at most ${money(most, currency)}, ${sharePhrase(bet.maximum.share, number)} of its ${bet.play.of}`,
        found: said`${money(staked, currency)} on ${bet.type}`,
        betIds: sameOdds.map(({ betId }) => betId),
      }),
    ];
  });
}

const isPlayed = (fate: string): boolean => !['not-judged', 'not-accepted', 'freed'].includes(fate);

const sharePhrase = (share: ByPoint, number: keyof ByPoint): string =>
  `${(100n * share[number].numerator) / share[number].denominator} %`;

/**
 * What lies on the cloth during the throw: what is reported, a held bet as it was held, and what was held and is not
 * reported; nothing that was withdrawn, or did not count.
 */
function betsOnCloth({ round: { bets, before } }: Cloth, settlement: Settlement): readonly PlacedBet[] {
  const held = new Map((before?.held ?? []).map((bet) => [bet.betId, bet]));
  const reported = bets.map((bet) => {
    const was = held.get(bet.betId);
    held.delete(bet.betId);
    return was === undefined ? bet : asHeld(bet, was);
  });
  const all = [...reported, ...[...held.values()].map(asPlaced)];
  return all.filter((_bet, index) => isPlayed(settlement.bets[index]?.fate ?? 'not-judged'));
}

/** The bets that odds belong to: the one they name, else those of their owner on the same number. */
function basesOf(
  odds: PlacedBet,
  { play }: Odds,
  { cloth, onCloth }: { readonly cloth: Cloth; readonly onCloth: readonly PlacedBet[] },
): readonly PlacedBet[] {
  const ofType = onCloth.filter(({ type }) => type === play.of);
  const on = optionsOf(odds.options)?.on;
  if (on !== undefined) return ofType.filter(({ betId }) => betId === on);
  const number = numberOfBet(odds, 1, cloth);
  return ofType.filter((base) => isSameOwner(odds, base) && numberOfBet(base, 1, cloth) === number);
}

function isAnother(odds: PlacedBet, other: PlacedBet, cloth: Cloth): boolean {
  if (other.type !== odds.type) return false;
  const [on, otherOn] = [optionsOf(odds.options)?.on, optionsOf(other.options)?.on];
  if (on !== undefined && otherOn !== undefined) return on === otherOn;
  return isSameOwner(odds, other) && numberOfBet(odds, 1, cloth) === numberOfBet(other, 1, cloth);
}

/** By player where both say so, else by seat; where neither is said, nobody can be told from another. */
const isSameOwner = (one: PlacedBet, other: PlacedBet): boolean =>
  one.player === undefined || other.player === undefined
    ? one.seat === undefined || other.seat === undefined || one.seat === other.seat
    : one.player === other.player;

const total = (bets: readonly PlacedBet[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);

const withoutBet = ({ betId, type }: PlacedBet, { rule, play }: Odds): Finding =>
  breach(rule, {
    code: 'odds-without-bet',
    expected: said`${type} with the ${play.of} they belong to`,
    found: said`no ${play.of} on that number`,
    betIds: [betId],
  });
