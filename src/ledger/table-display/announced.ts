import type { Said } from '../../finding-catalogue/finding';
import { announcedPercentage, money } from '../../games/wording';
import { minorFromWire, type Minor } from '../../kernel/money';
import { rational } from '../../kernel/rational';
import { filled } from '../../words/message';
import words from '../../words/table-card.json';
import type { LimitsChanged, TableOpened } from '../table-session/table.events';

/** What the table of a session announced to its players. */
export interface Announced {
  /** The minimum bet of its opening, or of the last announced change of limits, in minor units. */
  readonly minimum: Minor;
  /** What the house takes, of non-banked poker. */
  readonly share: Said | undefined;
  /** The length of play in minutes, before the last hands; undefined where none was announced. */
  readonly minutes: number | undefined;
}

/** What was announced at the opening of a session, with the last change of its limits. */
export const announcedOf = (opened: TableOpened, changed: LimitsChanged | undefined): Announced => ({
  minimum: minorFromWire(changed?.newMinimum ?? opened.minimum),
  share: shareOf(opened),
  minutes: opened.poker?.minutes,
});

/** The share of the house in words: a rake, or what each player pays for the session (1.1.10, II.4). */
function shareOf({ poker: { share } = {}, currency }: TableOpened): Said | undefined {
  if (share === undefined) return undefined;
  const { option, rate, amount, of = 'initial-stack' } = share;
  const said = {
    ...(rate && { rate: announcedPercentage(rational(BigInt(rate.numerator), BigInt(rate.denominator))) }),
    ...(amount !== undefined && { amount: money(minorFromWire(amount), currency) }),
  };
  if (option === 'session-fee') return said.amount && filled(words['session-fee'], { amount: said.amount });
  if (said.rate === undefined) return undefined;
  return option === 'rake'
    ? filled(words.rake, { rate: said.rate })
    : filled(words[`session-of-${of}`], { rate: said.rate });
}
