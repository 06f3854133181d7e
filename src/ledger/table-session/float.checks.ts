import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import { type AccountingRules, inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { LedgerState } from '../_core/evaluation.state';

interface FloatOnTable {
  readonly day: string;
  readonly game: string;
  readonly currency: string;
  readonly minimum: Minor;
  readonly float: Minor;
}

/** The float with which a session begins, with what was found locked on the table. */
export function checkOpeningFloat(
  { gamingday: day, data }: EventOf<'cagnotte.table.opened.v1'>,
  { books }: LedgerState,
): Finding[] {
  const { game, currency, minimum, float } = data;
  if ((float.holder ?? 'table') !== 'table') return [];
  const brought = minorFromWire(float.amount) + minorFromWire(float.locked ?? 0);
  return checkFloatReaches(books, { day, game, currency, minimum: minorFromWire(minimum), float: brought });
}

/** What was brought to the table so far must reach for the new minimum: the float is completed where it does not. */
export function checkFloatAfterChange(
  { gamingday: day, data }: EventOf<'cagnotte.table.limits-changed.v1'>,
  { books, session: { opening, brought = 0n } }: LedgerState,
): Finding[] {
  if (opening?.holder !== 'table') return [];
  const minimum = minorFromWire(data.newMinimum);
  return checkFloatReaches(books, {
    day,
    game: opening.game,
    currency: data.currency,
    minimum,
    float: brought,
  });
}

/**
 * The float of a table is at least so many times its minimum bet: at the opening, and again when the limits change.
 * How many times is the dated configuration of the casino; a game that it does not name is not looked at.
 */
function checkFloatReaches(
  { authorisations = [] }: Pick<CasinoBooks, 'authorisations'>,
  { day, game, currency, minimum, float }: FloatOnTable,
): Finding[] {
  const multiplier = multiplierOf(inForce(authorisations, day)?.accounting, game);
  if (multiplier === undefined || float >= multiplier * minimum) return [];
  return [
    raise({
      code: 'float-below-rule',
      expected: said`a float of ${money(multiplier * minimum, currency)} at least, ${multiplier} times the minimum bet of ${money(minimum, currency)}`,
      found: money(float, currency),
    }),
  ];
}

const multiplierOf = (accounting: AccountingRules | undefined, game: string): bigint | undefined => {
  const rule = accounting?.floats?.find((each) => each.game === game);
  return rule === undefined ? undefined : minorFromWire(rule.multiplier);
};
