import { minorFromWire } from '../../kernel/money';
import type { HandPlayed } from '../../domain/event-registry/hand.events';
import { type EntryLine, move } from '../journal-entry';

const RAKE_RULE = '1.1.10-II.4-01';

/**
 * A circle hand moves house money only by its rake, dropped in the slot of the table. The pot itself stays in the
 * customers' hands; the part of it carried to the next hand is kept by the croupier, so it is on hand, but owed.
 */
export function postHandPlayed(data: HandPlayed, table: string): EntryLine[] {
  const { currency } = data;
  const custody = `chips:custody:${table}`;
  const pot = `pot:${table}`;
  return [
    ...move({ debit: pot, credit: custody, amount: minorFromWire(data.carriedIn ?? 0), currency }),
    ...move({
      debit: `chips:cagnotte:${table}`,
      credit: `commission:rake:${table}`,
      amount: minorFromWire(data.rake.dropped),
      currency,
      ruleId: RAKE_RULE,
    }),
    ...move({ debit: custody, credit: pot, amount: minorFromWire(data.carriedOut ?? 0), currency }),
  ];
}
