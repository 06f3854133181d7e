import { roundOfHand } from '../../domain/circle-hand/hand-round';
import type { EventOf } from '../../domain/event-registry/catalogue';
import { type TablePlay, termsOf } from '../../domain/table-session/table-play';
import { type JudgedRound, judgeRound } from '../../games/judge-round';
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
export function playAfterHand(play: TablePlay, { settlement: { after, complete } }: JudgedRound): TablePlay {
  if (!complete || (after.memory === undefined && play.left === undefined)) return play;
  return { ...play, left: after };
}
