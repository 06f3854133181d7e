import type { EventOf } from '../event-contract/catalogue';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { tableConcerned } from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { cambistaCashOf, chipsOf, commissionOf } from '../_core/account-paths';
import { type EntryLine, move } from '../_core/journal-entry';
import type { Finding } from '../../finding-catalogue/finding';
import type { TablePlay } from '../table-session/table-play.state';
import { NEW_POKER_SESSION, type PokerSession, type SessionCharge } from '../../games/poker-session';
import { checkShare, pokerRulesAt } from './poker-hand-rules';

/** A player pays for the session: once, what was announced; a table that rakes its pots may not charge it, too. */
export function evaluatePokerSessionCharged(
  event: EventOf<'cagnotte.poker-session.charged.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const { session } = before;
  return {
    lines: postPokerSessionCharged(event),
    session: { ...session, play: playAfterCharge(session.play, event.data) },
    findings: about(checkSessionCharge(event, before), event.id),
  };
}

function postPokerSessionCharged(event: EventOf<'cagnotte.poker-session.charged.v1'>): EntryLine[] {
  const { currency, amount, option, paidWith } = event.data;
  const table = tableConcerned(event);
  const holders = {
    chips: chipsOf('cagnotte', table),
    'cash-at-cambista': cambistaCashOf(table),
    'cash-at-cage': 'cash:cage',
  } as const;
  return move({
    debit: holders[paidWith],
    credit: commissionOf(option, table),
    amount: minorFromWire(amount),
    currency,
  });
}

type Charged = EventOf<'cagnotte.poker-session.charged.v1'>;

function checkSessionCharge(event: Charged, before: LedgerState): readonly Finding[] {
  const game = gameOf(before);
  const found = pokerRulesAt(event, game, before);
  const charge = chargeOf(event.data);
  return [
    ...checkShare(event, charge.option, { game, before }),
    ...(found?.rules.checks.poker?.charge(charge, sessionSoFar(before), found.setting) ?? []),
  ];
}

const playAfterCharge = (play: TablePlay, data: Charged['data']): TablePlay => {
  const poker = play.poker ?? NEW_POKER_SESSION;
  return { ...play, poker: { ...poker, charges: [...poker.charges, chargeOf(data)] } };
};

/** The end of a session: that all have paid for it, and that it was long enough. Nothing where hands are not reported. */
export function checkSessionEnd(
  event: EventOf<'cagnotte.table.closed.v1'>,
  before: LedgerState,
): readonly Finding[] {
  const { poker } = before.session.play;
  if (poker === undefined || before.session.opening?.captures.rounds !== true) return [];
  const found = pokerRulesAt(event, gameOf(before), before);
  return found?.rules.checks.poker?.ended(poker, found.setting) ?? [];
}

const sessionSoFar = ({ session }: LedgerState): PokerSession => session.play.poker ?? NEW_POKER_SESSION;

const gameOf = ({ session }: LedgerState): string | undefined =>
  session.play.lastHand?.game ?? session.opening?.game;

const chargeOf = ({ player, option, amount }: Charged['data']): SessionCharge => ({
  ...{ player, option },
  amount: minorFromWire(amount),
});
