import type { RoundSettled } from '../../ledger/house-round/round.events';
import type { GameCode } from '../../games/game-codes';
import { brokenReport, type Fault } from './fault';

/** Rounds of games against the house that break a rule of theirs while every bet is paid as it should be. */

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

/** A lost bet that must be as large as another one, or as two of it, was twice that. */
export const unevenBet = (game: GameCode, type: string, code: string): Fault =>
  brokenRound(game, code, (round) =>
    enlarged(
      round,
      round.bets.find((bet) => isLost(bet) && bet.type === type && bet.stake <= SMALL),
      2,
    ),
  );

/** The outcome of a round, with something in it changed; undefined if it leaves no room for it. */
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
