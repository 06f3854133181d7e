import { money } from '../../games/wording';
import { type AccountingRules, inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { FindingWithoutEvents } from '../_core/finding';
import type { KnownBefore } from '../_core/judgement.state';

/** A float that stands on a table whose minimum is given, on a gaming day. */
interface FloatOnTable {
  readonly day: string;
  readonly game: string;
  readonly currency: string;
  readonly minimum: Minor;
  readonly float: Minor;
}

const FLOAT_RULE = {
  severity: 'violation',
  ruleId: 'O1979-47.2',
  citation: 'Orden of 9 January 1979, article 47.2: a float is so many times the minimum bet at least',
} as const;

/** The float with which a session begins, with what was found locked on the table. */
export function checkOpeningFloat(
  { gamingday: day, data }: EventOf<'cagnotte.table.opened.v1'>,
  { books }: KnownBefore,
): FindingWithoutEvents[] {
  const { game, currency, minimum, float } = data;
  if ((float.holder ?? 'table') !== 'table') return [];
  const brought = minorFromWire(float.amount) + minorFromWire(float.locked ?? 0);
  return checkFloatReaches(books, { day, game, currency, minimum: minorFromWire(minimum), float: brought });
}

/** What was brought to the table so far must reach for the new minimum: the float is completed where it does not. */
export function checkFloatAfterChange(
  { gamingday: day, data }: EventOf<'cagnotte.table.limits-changed.v1'>,
  { books, session: { opening, brought = 0n } }: KnownBefore,
): FindingWithoutEvents[] {
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
): FindingWithoutEvents[] {
  const multiplier = multiplierOf(inForce(authorisations, day)?.accounting, game);
  if (multiplier === undefined || float >= multiplier * minimum) return [];
  return [
    {
      code: 'float-below-rule',
      ...FLOAT_RULE,
      expected: `a float of ${money(multiplier * minimum, currency)} at least, ${multiplier} times the minimum bet of ${money(minimum, currency)}`,
      found: money(float, currency),
    },
  ];
}

const multiplierOf = (accounting: AccountingRules | undefined, game: string): bigint | undefined => {
  const rule = accounting?.floats?.find((each) => each.game === game);
  return rule === undefined ? undefined : minorFromWire(rule.multiplier);
};
