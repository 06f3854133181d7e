import type { Finding } from '../../finding-catalogue/finding';
import type { EventOf } from '../event-contract/catalogue';
import type { TablePlay } from '../table-session/table-play.state';
import { NEW_POKER_SESSION, type PokerSession, type SessionCharge } from '../../games/poker-session';
import { minorFromWire } from '../../kernel/money';
import type { LedgerState } from '../_core/evaluation.state';
import { checkShare, pokerRulesAt } from './poker-hand-rules';

type Charged = EventOf<'cagnotte.poker-session.charged.v1'>;

export function checkSessionCharge(event: Charged, before: LedgerState): readonly Finding[] {
  const game = gameOf(before);
  const found = pokerRulesAt(event, game, before);
  const charge = chargeOf(event.data);
  return [
    ...checkShare(event, charge.option, { game, before }),
    ...(found?.rules.checks.poker?.charge(charge, sessionSoFar(before), found.setting) ?? []),
  ];
}

export const playAfterCharge = (play: TablePlay, data: Charged['data']): TablePlay => {
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
