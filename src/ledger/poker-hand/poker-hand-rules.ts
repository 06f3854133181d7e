import type { Finding } from '../../finding-catalogue/finding';
import { contributionsOf, roundOfHand } from './hand.state';
import type { EventOf } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import type { HandPlayed } from './hand.events';
import { type LastHand, type TablePlay, termsOfNextHand } from '../table-session/table-play.state';
import { GAME_CODES, GAMES } from '../../games/game-codes';
import type { EvaluatedRound } from '../../games/evaluate-round';
import { afterHand, NEW_POKER_SESSION, type PokerSession } from '../../games/game-rules';
import type { ShareOption } from '../../games/round';
import type { VoidedRound } from '../../games/table-reports';
import { minorFromWire } from '../../kernel/money';
import type { LedgerState, Check } from '../_core/evaluation.state';
import { evaluateReport } from '../_core/rules/evaluate-report';
import { type RulesAtTable, rulesOn, withAuthorised } from '../_core/rules/rules-at-table';
import { keptBy } from '../../kernel/kept-by';
import { present } from '../../kernel/present';

/** The rulebook of non-banked poker in a casino whose authorisation was never recorded: no regulation, but poker's own. */
const POKER_WITHOUT_AUTHORISATION = 'INT-POKER';

export function pokerRulesAt(
  event: CasinoEvent,
  game: string | undefined,
  before: LedgerState,
): RulesAtTable | undefined {
  if (game === undefined) return undefined;
  const found = rulesOn(event.gamingday, game, { books: before.books, usual: POKER_WITHOUT_AUTHORISATION });
  if (!found.ok) return undefined;
  const { rules, setting } = found.value;
  const { play } = before.session;
  const terms = termsOfNextHand(play, setting.answers['OP2-43b']);
  return {
    rules,
    setting: {
      ...setting,
      ...(terms === undefined ? {} : { terms: withAuthorised(terms, event, before) }),
      ...present({ poker: play.poker }),
    },
  };
}

/**
 * The rules of non-banked poker in force: those of the game, else those of another game of the rulebook, for what all
 * have in common. Undefined if the rulebook has no non-banked poker that day.
 */
export function anyPokerRulesAt(
  event: CasinoEvent,
  game: string | undefined,
  before: LedgerState,
): RulesAtTable | undefined {
  const ofRulebook = GAME_CODES.filter((code) => GAMES[code].family === 'pot');
  for (const one of [game, ...ofRulebook]) {
    const found = pokerRulesAt(event, one, before);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Compares how the house takes its share with the way that it announced, or that it used before in the session. */
export function checkShare(
  event: CasinoEvent,
  way: ShareOption,
  { game, before }: { readonly game: string | undefined; readonly before: LedgerState },
): readonly Finding[] {
  const { houseProfit } = before.session;
  if (houseProfit === undefined) return [];
  return anyPokerRulesAt(event, game, before)?.rules.checks.poker?.share(way, houseProfit) ?? [];
}

/**
 * The rules in force applied to a hand of non-banked poker: awards derived from cards and contributions, and every
 * point in which the table did otherwise. Undefined if the game has no rules that day. Total.
 */
export function applyRulesToHand(
  event: EventOf<'cagnotte.hand.played.v1'>,
  before: LedgerState,
): EvaluatedRound | undefined {
  const { data } = event;
  const found = pokerRulesAt(event, data.game, before);
  if (found === undefined) return undefined;
  const { left } = before.session.play;
  const { rules, setting } = found;
  return evaluateReport(
    data,
    // The session so far is checked with its charges and at its end, not with each hand.
    { rules, setting: { ...setting, currency: data.currency, poker: NEW_POKER_SESSION } },
    { ...roundOfHand(data), ...present({ before: left }) },
  );
}

export function playAfterHand(
  play: TablePlay,
  hand: HandPlayed,
  { settlement: { after, complete } }: EvaluatedRound,
): TablePlay {
  const next = { ...play, lastHand: lastHandOf(hand, play), poker: sessionAfterHand(play.poker, hand) };
  return !complete || (after.memory === undefined && play.left === undefined)
    ? next
    : { ...next, left: after };
}

const sessionAfterHand = (session: PokerSession | undefined, hand: HandPlayed): PokerSession =>
  afterHand(session ?? NEW_POKER_SESSION, whoPlayed(hand));

const whoPlayed = keptBy(({ seats, actions }: HandPlayed) => {
  const anted = new Set(
    actions.flatMap(({ action, seat, amount = 0 }) => (action === 'ante' && amount > 0 ? [seat] : [])),
  );
  return {
    players: seats.map(({ player }) => player),
    anted: seats.flatMap(({ seat, player }) => (anted.has(seat) ? [player] : [])),
  };
});

const lastHandOf = (hand: HandPlayed, { left, poker }: TablePlay): LastHand => ({
  ...ownOfLastHand(hand),
  ...present({ before: left, pokerBefore: poker }),
});

const ownOfLastHand = keptBy((hand: HandPlayed) => {
  const players = Object.fromEntries(hand.seats.map(({ seat, player }) => [seat, player]));
  return {
    handNo: hand.handNo,
    game: hand.game,
    players,
    bets: [...contributionsOf(hand)].map(([seat, stake]) => ({
      betId: `seat-${seat}`,
      stake,
      ...(players[seat] === undefined ? {} : { player: players[seat] }),
    })),
  };
});

export const checkVoidedHand: Check<'cagnotte.hand.voided.v1'> = (event, before) => {
  const { data } = event;
  const { lastHand } = before.session.play;
  const hand = lastHand?.handNo === data.handNo ? lastHand : undefined;
  const found = pokerRulesAt(event, hand?.game, before);
  if (hand === undefined || found === undefined) return [];
  const voided: VoidedRound = {
    settled: data.settled,
    reasonCode: data.reasonCode,
    bets: hand.bets,
    refunds: data.refunds.map(({ betId, seat, player, amount }) => {
      const owner = player ?? (seat === undefined ? undefined : hand.players[seat]);
      return { ...present({ betId, player: owner }), amount: minorFromWire(amount) };
    }),
  };
  return found.rules.checks.voided(voided, found.setting);
};

export function playAfterVoidedHand(
  play: TablePlay,
  { handNo, settled }: EventOf<'cagnotte.hand.voided.v1'>['data'],
): TablePlay {
  if (!settled || play.lastHand?.handNo !== handNo) return play;
  const { before, pokerBefore = NEW_POKER_SESSION } = play.lastHand;
  const { charges = [] } = play.poker ?? {};
  return {
    ...beforeItsHands(play),
    ...present({ left: before }),
    poker: { ...pokerBefore, charges },
  };
}

function beforeItsHands({ lastHand: _hand, left: _left, poker: _poker, ...play }: TablePlay): TablePlay {
  return play;
}
