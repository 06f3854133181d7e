import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import type { Part } from '../../words/message';
import type { PlacedBet, Round } from '../round';
import { breach } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { heldFromBefore } from '../_mechanics/stake-limits';
import type { ByPoint, Cloth, CrapsBet, CrapsFacts, NumberBet, Throw } from './craps-facts';
import { crapsOptions, isPoint, numberOfBet } from './craps-facts';
import { asHeld, asPlaced, isCounted } from '../_mechanics/bets-in-play';
import type { Setting } from '../game-rules';
import { money } from '../wording';
import { wholeShare } from './craps-limits';
import { betNamed } from '../bet-names';
import { isOfOneOwner } from '../_mechanics/bet-identity';

interface EvaluatedThrow {
  readonly cloth: Cloth;
  readonly thrown: Throw;
  readonly settlement: Settlement;
}

export const checkSeries = (facts: CrapsFacts, evaluated: EvaluatedThrow): readonly Finding[] => [
  ...checkPoint(facts, evaluated),
  ...checkTurns(evaluated),
  ...checkWithdrawals(evaluated),
  ...checkShooterBets(facts, evaluated),
  ...checkDicePassed(facts, evaluated),
];

function checkPoint({ rules }: CrapsFacts, { cloth: { point }, thrown }: EvaluatedThrow): readonly Finding[] {
  if (thrown.point === undefined || point === undefined || thrown.point === point) return [];
  const named = (which: number | null): Part => which ?? said('no-point');
  return [
    breach(rules.result, {
      code: 'point-differs',
      expected: named(point),
      found: named(thrown.point),
    }),
  ];
}

/**
 * Win and Don't Win are bet before a first throw, Come and Don't Come after it. Where the throws before are unknown, a
 * bet with a number, or a line bet over a point, may have been placed in its turn.
 */
function checkTurns({ cloth, settlement }: EvaluatedThrow): readonly Finding[] {
  const { point, round, bets } = cloth;
  if (point === undefined) return [];
  const wasHeld = heldFromBefore(round);
  return settlement.bets.flatMap((settled, index) => {
    const bet = bets.get(settled.type);
    if (bet?.play.kind !== 'line' || wasHeld(settled, index) || !hasPlayed(settled)) return [];
    const mayBeOlder = bet.play.isOnPoint || isPoint(round.bets[index]?.selection);
    if (bet.play.isOnPoint === (point === null) || (round.before === undefined && mayBeOlder)) return [];
    return [
      breach(bet.rule, {
        code: 'bet-out-of-turn',
        expected: said('made-first-throw', {
          bet: betNamed(bet.type),
          when: bet.play.isOnPoint ? said('before') : said('after'),
        }),
        found: point === null ? said('no-point-yet') : said('made-over-point', { point }),
        betIds: [settled.betId],
      }),
    ];
  });
}

const hasPlayed = (settled: BetSettlement): boolean => isCounted(settled) && settled.fate !== 'freed';

const checkWithdrawals = ({ cloth: { round, bets }, settlement }: EvaluatedThrow): readonly Finding[] =>
  round.bets.flatMap((placed, index) => {
    const settled = settlement.bets[index];
    const bet = bets.get(settled?.type ?? '');
    const wanted = crapsOptions(placed.options)?.isWithdrawn === true;
    if (!wanted || settled === undefined || bet === undefined || !hasPlayed(settled)) return [];
    return [
      breach(bet.rule, {
        code: 'withdrawal-not-available',
        expected: said('plays-until-it-is-won-or-lost', { bet: betNamed(settled.type) }),
        found: said('is-withdrawn'),
        betIds: [placed.betId],
      }),
    ];
  });

const LINE = ['win', 'dont-win'];

/** The shooter must bet on Win or Don't Win before his first throw. Not checked where a line bet states no owner. */
function checkShooterBets(
  { rules }: CrapsFacts,
  { cloth: { point, round }, thrown: { shooter } }: EvaluatedThrow,
): readonly Finding[] {
  if (shooter === undefined || point !== null) return [];
  const onLine = lineBets(round);
  const owner = ({ seat, player }: Pick<PlacedBet, 'seat' | 'player'>): number | string | undefined =>
    typeof shooter === 'number' ? seat : player;
  if (onLine.some((bet) => owner(bet) === undefined || owner(bet) === shooter)) return [];
  return [
    breach(rules.shooterBets, {
      code: 'shooter-without-bet',
      expected: said('bet-on-win-or-dont-win', { name: named(shooter) }),
      found: said('none'),
    }),
  ];
}

const lineBets = ({ bets, before }: Round): readonly Pick<PlacedBet, 'type' | 'seat' | 'player'>[] =>
  [...bets, ...(before?.held ?? [])].filter(({ type }) => LINE.includes(type));

const named = (shooter: number | string): Said =>
  typeof shooter === 'number' ? said('seat', { seat: shooter }) : said('player', { player: shooter });

function checkDicePassed(
  { rules }: CrapsFacts,
  { cloth: { round }, thrown: { shooter } }: EvaluatedThrow,
): readonly Finding[] {
  const last = round.before?.memory;
  const isAgain = shooter !== undefined && last?.['sevenOut'] === true && last['shooter'] === shooter;
  if (!isAgain) return [];
  return [
    breach(rules.diceLost, {
      code: 'dice-not-passed',
      expected: said('another-shooter-after-7-that-lost'),
      found: said('again', { what: named(shooter) }),
    }),
  ];
}

type Odds = CrapsBet & { readonly play: NumberBet & { readonly of: string } };

const isOdds = (bet: CrapsBet | undefined): bet is Odds =>
  bet?.play.kind === 'number' && bet.play.of !== undefined;

/** Finds odds without the bet that they belong to, and odds above their share of it. */
export function checkOdds(cloth: Cloth, settlement: Settlement, { currency }: Setting): readonly Finding[] {
  const { round } = cloth;
  const wasHeld = heldFromBefore(round);
  const onCloth = betsOnCloth(cloth, settlement);
  return settlement.bets.flatMap((settled, index) => {
    const odds = onCloth.find(({ betId }) => betId === settled.betId);
    const bet = cloth.bets.get(settled.type);
    if (odds === undefined || !isOdds(bet) || !hasPlayed(settled)) return [];
    const bases = basesOf(odds, bet, { cloth, onCloth });
    if (bases.length === 0) return [withoutBet(odds, bet)];
    const number = numberOfBet(odds, 1, cloth);
    if (wasHeld(settled, index) || bet.maximum.by !== 'base' || typeof number !== 'number') return [];
    const most = wholeShare(total(bases), bet.maximum.share[number]);
    const sameOdds = onCloth.filter((other) => isAnother(odds, other, cloth));
    const staked = total(sameOdds);
    const [first] = settlement.bets.filter(
      (each, at) => !wasHeld(each, at) && sameOdds.some(({ betId }) => betId === each.betId),
    );
    // Several odds on one bet are compared with its share together, and found once.
    if (staked <= most || first !== settled) return [];
    return [
      breach(bet.maximum.rule, {
        code: 'over-limit',
        expected: said('at-most-of-its', {
          amount: money(most, currency),
          share: sharePhrase(bet.maximum.share, number),
          bet: betNamed(bet.play.of),
        }),
        found: said('on', { what: money(staked, currency), on: betNamed(bet.type) }),
        betIds: sameOdds.map(({ betId }) => betId),
      }),
    ];
  });
}

const sharePhrase = (share: ByPoint, number: keyof ByPoint): string =>
  `${(100n * share[number].numerator) / share[number].denominator} %`;

/**
 * The bets in play during the throw: reported and held ones, a held bet with the type and selection that it was held
 * with; without bets that were withdrawn, not accepted or not evaluated.
 */
function betsOnCloth({ round: { bets, before } }: Cloth, settlement: Settlement): readonly PlacedBet[] {
  const held = new Map((before?.held ?? []).map((bet) => [bet.betId, bet]));
  const reported = bets.map((bet) => {
    const was = held.get(bet.betId);
    held.delete(bet.betId);
    return was === undefined ? bet : asHeld(bet, was);
  });
  const all = [...reported, ...[...held.values()].map(asPlaced)];
  return all.filter(
    (_bet, index) => settlement.bets[index] !== undefined && hasPlayed(settlement.bets[index]),
  );
}

/** The bets of the player that odds belong to: the one that they name, else those on the same number. */
function basesOf(
  odds: PlacedBet,
  { play }: Odds,
  { cloth, onCloth }: { readonly cloth: Cloth; readonly onCloth: readonly PlacedBet[] },
): readonly PlacedBet[] {
  const ofType = onCloth.filter(({ type }) => type === play.of);
  const on = crapsOptions(odds.options)?.on;
  const own = ofType.filter((base) => isOfOneOwner(odds, base));
  if (on !== undefined) return own.filter(({ betId }) => betId === on);
  const number = numberOfBet(odds, 1, cloth);
  return own.filter((base) => numberOfBet(base, 1, cloth) === number);
}

/** Whether two odds are of one player and on one bet. */
function isAnother(odds: PlacedBet, other: PlacedBet, cloth: Cloth): boolean {
  if (other.type !== odds.type || !isOfOneOwner(odds, other)) return false;
  const [on, otherOn] = [crapsOptions(odds.options)?.on, crapsOptions(other.options)?.on];
  if (on !== undefined && otherOn !== undefined) return on === otherOn;
  return numberOfBet(odds, 1, cloth) === numberOfBet(other, 1, cloth);
}

const total = (bets: readonly PlacedBet[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);

const withoutBet = ({ betId, type }: PlacedBet, { rule, play }: Odds): Finding =>
  breach(rule, {
    code: 'odds-without-bet',
    expected: said('with-they-belong-to', { bets: betNamed(type), main: betNamed(play.of) }),
    found: said('no-on-that-number', { bet: play.of }),
    betIds: [betId],
  });
