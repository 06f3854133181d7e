import type { EventOf } from '../event-contract/catalogue';
import type { TablePlay } from '../table-session/table-play.state';
import { NEW_POKER_SESSION, type PokerSession, type SessionCharge } from '../../games/poker-session';
import { minorFromWire } from '../../kernel/money';
import type { FindingWithoutEvents } from '../_core/finding';
import type { KnownBefore } from '../_core/judgement.state';
import { pokerRulesAt } from './circle-hand-rules';

type Charged = EventOf<'cagnotte.poker-session.charged.v1'>;

/** What a player pays for the session, against what was announced and what the regulation allows. */
export function checkSessionCharge(event: Charged, before: KnownBefore): readonly FindingWithoutEvents[] {
  const found = pokerRulesAt(event, gameOf(before), before);
  if (found === undefined) return [];
  const { rules, setting } = found;
  return rules.checks.poker?.charge(chargeOf(event.data), sessionSoFar(before), setting) ?? [];
}

/** The play after a charge. */
export const playAfterCharge = (play: TablePlay, data: Charged['data']): TablePlay => {
  const poker = play.poker ?? NEW_POKER_SESSION;
  return { ...play, poker: { ...poker, charges: [...poker.charges, chargeOf(data)] } };
};

/** The end of a session: that all have paid for it, and that it was long enough. Nothing where hands are not reported. */
export function checkSessionEnd(
  event: EventOf<'cagnotte.table.closed.v1'>,
  before: KnownBefore,
): readonly FindingWithoutEvents[] {
  const { poker } = before.session.play;
  if (poker === undefined || before.session.opening?.captures.rounds !== true) return [];
  const found = pokerRulesAt(event, gameOf(before), before);
  return found?.rules.checks.poker?.ended(poker, found.setting) ?? [];
}

const sessionSoFar = ({ session }: KnownBefore): PokerSession => session.play.poker ?? NEW_POKER_SESSION;

const gameOf = ({ session }: KnownBefore): string | undefined =>
  session.play.lastHand?.game ?? session.opening?.game;

const chargeOf = ({ player, option, amount }: Charged['data']): SessionCharge => ({
  ...{ player, option },
  amount: minorFromWire(amount),
});
