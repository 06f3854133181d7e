import { type Finding, raise, said } from '../../finding-catalogue/finding';
import type { EventOf } from '../event-contract/catalogue';
import { findPool } from '../jackpot/pool.state';
import { roundMentioned, sessionKeyOf } from '../table-session/session-key.state';
import type { TablePlay } from '../table-session/table-play.state';
import type { PoolTerms } from '../../games/game-rules';
import type { EvaluatedRound } from '../../games/evaluate-round';
import type { Round, TableState } from '../../games/round';
import { withoutTurn } from '../../games/wheels/wheel-direction';
import type { Settlement } from '../../games/settlement';
import { ownPrizeFromWire, roundFromWire } from '../../games/wire';
import { rateFromWire } from '../../kernel/rational';
import { jackpotOf } from '../_core/account-paths';
import type { LedgerState } from '../_core/evaluation.state';
import { authorisedPoolOf, toldRateOf } from '../jackpot/pool.posting';
import { evaluateReport } from '../_core/rules/evaluate-report';
import { rulesAtTable } from '../_core/rules/rules-at-table';
import { present } from '../../kernel/present';

type RoundSettled = EventOf<'cagnotte.round.settled.v1'>;

export interface RoundByRules {
  /** Absent where the round cannot be evaluated: no rules, or no bets to evaluate. */
  readonly evaluated?: EvaluatedRound;
  readonly findings: readonly Finding[];
  readonly play: TablePlay;
}

export function applyRules(event: RoundSettled, before: LedgerState): RoundByRules {
  const { play } = before.session;
  if (isReportedWithoutBets(event.data)) return notCaptured(event, play);
  const found = rulesAtTable(event, before, event.data.roundNo);
  if (found === undefined || !found.ok) return { findings: [], play: initialStateAfter(play) };
  const round = roundFromWire(event.data, leftBefore(before));
  const setting = {
    pools: poolsBefore(event, before),
    onDuty: play.staff,
    ...found.value.setting,
  };
  const evaluated = evaluateReport(event.data, { rules: found.value.rules, setting }, round);
  const isTold = round.bets.length > 0 || evaluated.settlement.fault === undefined;
  if (!isTold) return notCaptured(event, play);
  return { evaluated, findings: evaluated.findings, play: playAfter(play, round, evaluated.settlement) };
}

/**
 * The pools that the round names: their rates, and the meters that they should show: the balance of the ledger, with
 * what the house owes them (OP2-13: it tops up at once), and without what it put in for a future prize.
 */
function poolsBefore(event: RoundSettled, before: LedgerState): Readonly<Record<string, PoolTerms>> {
  const { data, gamingday } = event;
  const { currency, poolStakes = [], poolPrizes = [] } = data;
  if (poolStakes.length + poolPrizes.length === 0) return NO_POOLS;
  const round = roundMentioned(sessionKeyOf(event)!, data.roundNo);
  const spoken = new Set([...poolStakes, ...poolPrizes].map(({ pool }) => pool));
  return Object.fromEntries(
    [...spoken].map((pool) => {
      const told = toldRateOf({ pool, day: gamingday }, before);
      const rate = told === undefined ? undefined : rateFromWire(told);
      const { opening, due, advance } = findPool(before.pools, pool) ?? {};
      const owed = due === undefined || due.round === round ? 0n : due.amount;
      const beside = owed - (advance?.amount ?? 0n);
      const meter = () => beside - before.balances.of(jackpotOf(pool), currency);
      const { postedBy, prizes } = authorisedPoolOf({ pool, day: gamingday }, before) ?? {};
      return [
        pool,
        {
          isFollowed: true as const,
          ...present({ rate }),
          meter,
          ...present({ opening, postedBy }),
          ...(prizes === undefined ? {} : { ownPrizes: prizes.map(ownPrizeFromWire) }),
        },
      ];
    }),
  );
}

const NO_POOLS: Readonly<Record<string, PoolTerms>> = {};

const leftBefore = ({ session: { play, seen, opening } }: LedgerState): TablePlay['left'] =>
  play.left ?? (opening !== undefined && !seen.rounds ? { held: [], released: [] } : undefined);

/** Several rounds as one, or a table that reports no bets: the result is posted, and nothing can be evaluated. */
const isReportedWithoutBets = ({ bets, result = 0 }: RoundSettled['data']): boolean =>
  bets.length === 0 && result !== 0;

/** A round that states neither bets nor cards: nothing is evaluated, which is reported once per session. */
function notCaptured({ data }: RoundSettled, play: TablePlay): RoundByRules {
  const findings = play.sawRoundWithoutBets === true ? [] : [roundWithoutBets(data.roundNo)];
  return { findings, play: { ...initialStateAfter(play), sawRoundWithoutBets: true } };
}

/** Once in a session: a round of this number reports its result, but no bets. */
export const roundWithoutBets = (roundNo: number): Finding =>
  raise({
    code: 'round-without-bets',
    expected: said('bets-of-each-round'),
    found: said('round-with-its-result-only-first', { round: roundNo }),
  });

const initialStateAfter = (play: TablePlay): TablePlay =>
  play.left === undefined && play.last === undefined ? play : withoutLast(play);

function withoutLast({ left: _left, last: _last, ...play }: TablePlay): TablePlay {
  return play;
}

function playAfter(play: TablePlay, round: Round, { after, complete }: Settlement): TablePlay {
  const last = {
    roundNo: round.roundNo ?? 0,
    bets: [
      ...round.bets.map(({ betId, stake }) => ({ betId, stake })),
      ...(round.poolStakes ?? []).map(({ pool, seat, amount }) => ({
        betId: seat === undefined ? pool : `${pool} of seat ${seat}`,
        stake: amount,
      })),
    ],
    before: round.before,
  };
  return complete ? { ...play, left: after, last } : { ...initialStateAfter(play), last };
}

const withLeft = (play: TablePlay, left: TableState): TablePlay =>
  left === play.left ? play : { ...play, left };

export function playAfterVoid(
  play: TablePlay,
  { roundNo, settled }: EventOf<'cagnotte.round.voided.v1'>['data'],
): TablePlay {
  if (!settled || play.last?.roundNo !== roundNo)
    return play.left === undefined ? play : withLeft(play, withoutTurn(play.left));
  const { before } = play.last;
  const rest = initialStateAfter(play);
  return before === undefined ? rest : { ...rest, left: withoutTurn(before) };
}
