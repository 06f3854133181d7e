import { contributionsOf } from '../../domain/circle-hand/hand-account';
import { roundOfHand } from '../../domain/circle-hand/hand-round';
import type { EventOf } from '../../domain/event-registry/catalogue';
import type { HandPlayed } from '../../domain/event-registry/hand.events';
import { type LastHand, type TablePlay, termsOf } from '../../domain/table-session/table-play';
import { type JudgedRound, judgeRound } from '../../games/judge-round';
import type { VoidedRound } from '../../games/table-reports';
import { minorFromWire } from '../../kernel/money';
import type { FindingWithoutEvents } from '../finding';
import type { KnownBefore } from '../judgement';
import { rulesOn, withAuthorised } from './rules-at-table';

/** The rulebook of circle poker in a casino whose authorisation was never recorded: no regulation, but poker's own. */
const POKER_WITHOUT_AUTHORISATION = 'INT-POKER';

/**
 * What the rules in force make of a hand of circle poker: awards derived from cards and contributions, and everything
 * in which the table did otherwise. Undefined where the game has no rules that day. Total.
 */
export function applyRulesToHand(
  event: EventOf<'cagnotte.hand.played.v1'>,
  before: KnownBefore,
): JudgedRound | undefined {
  const { data, gamingday } = event;
  const found = rulesOn(gamingday, data.game, { books: before.books, usual: POKER_WITHOUT_AUTHORISATION });
  if (!found.ok) return undefined;
  const { rules, setting } = found.value;
  const { left } = before.session.play;
  const terms = termsOf(before.session.play);
  return judgeRound(
    rules,
    { ...roundOfHand(data), ...(left === undefined ? {} : { before: left }) },
    {
      ...{ ...setting, currency: data.currency },
      ...(terms === undefined ? {} : { terms: withAuthorised(terms, event, before) }),
    },
  );
}

/** What is known of the play after a hand: what the next one goes on from, such as hands that nobody opened. */
export function playAfterHand(
  play: TablePlay,
  hand: HandPlayed,
  { settlement: { after, complete } }: JudgedRound,
): TablePlay {
  const next = { ...play, lastHand: lastHandOf(hand, play) };
  return !complete || (after.memory === undefined && play.left === undefined)
    ? next
    : { ...next, left: after };
}

function lastHandOf(hand: HandPlayed, { left }: TablePlay): LastHand {
  const players = Object.fromEntries(hand.seats.map(({ seat, player }) => [seat, player]));
  return {
    ...{ handNo: hand.handNo, game: hand.game, players },
    bets: [...contributionsOf(hand)].map(([seat, stake]) => ({
      ...{ betId: `seat-${seat}`, stake },
      ...(players[seat] === undefined ? {} : { player: players[seat] }),
    })),
    ...(left === undefined ? {} : { before: left }),
  };
}

/** A void hand: what is given back of it, by the rule that annuls it. */
export function checkVoidedHand(
  { data, gamingday }: EventOf<'cagnotte.hand.voided.v1'>,
  { books, session: { play } }: KnownBefore,
): readonly FindingWithoutEvents[] {
  const hand = play.lastHand?.handNo === data.handNo ? play.lastHand : undefined;
  if (hand === undefined) return [];
  const found = rulesOn(gamingday, hand.game, { books, usual: POKER_WITHOUT_AUTHORISATION });
  if (!found.ok) return [];
  const voided: VoidedRound = {
    ...{ settled: data.settled, reasonCode: data.reasonCode, bets: hand.bets },
    refunds: data.refunds.map(({ betId, seat, player, amount }) => {
      const owner = player ?? (seat === undefined ? undefined : hand.players[seat]);
      return {
        ...(betId === undefined ? {} : { betId }),
        ...(owner === undefined ? {} : { player: owner }),
        amount: minorFromWire(amount),
      };
    }),
  };
  return found.value.rules.checks.voided(voided, found.value.setting);
}

/** The play after a void: its last hand is as if it had not been. */
export function playAfterVoidedHand(
  play: TablePlay,
  { handNo, settled }: EventOf<'cagnotte.hand.voided.v1'>['data'],
): TablePlay {
  if (!settled || play.lastHand?.handNo !== handNo) return play;
  const { lastHand, left: _left, ...rest } = play;
  return lastHand.before === undefined ? rest : { ...rest, left: lastHand.before };
}
