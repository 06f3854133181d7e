import type { EventOf } from '../event-contract/catalogue';
import type { TableSession } from './table-session.state';
import { money } from '../../games/wording';
import { minorFromWire, type WireAmount } from '../../kernel/money';
import type { FindingWithoutEvents } from '../_core/finding';

const SESSION_RULE = {
  ruleId: 'L-session',
  citation: 'a session of a table is opened once and closed once',
};

/** A session that was opened before. */
export const checkOpenedOnce = ({ opening }: TableSession): FindingWithoutEvents[] =>
  opening === undefined
    ? []
    : [
        {
          code: 'session-opened-twice',
          severity: 'violation',
          ...SESSION_RULE,
          expected: `one opening, event ${opening.eventId}`,
          found: 'a further opening',
        },
      ];

/** A session that was closed before. */
export const checkClosedOnce = ({ closedBy }: TableSession): FindingWithoutEvents[] =>
  closedBy === undefined
    ? []
    : [
        {
          code: 'session-closed-twice',
          severity: 'violation',
          ...SESSION_RULE,
          expected: `one close, event ${closedBy}`,
          found: 'a further close',
        },
      ];

/** Each fill brings as much as the float did, unless the limits were changed. */
export function checkFillEqualsFloat(
  { opening, limitsChanged }: TableSession,
  { amount, currency, holder = 'table' }: EventOf<'cagnotte.table.filled.v1'>['data'],
): FindingWithoutEvents[] {
  if (opening === undefined || limitsChanged || holder !== 'table' || opening.holder !== 'table') return [];
  if (opening.float === minorFromWire(amount)) return [];
  return [
    {
      code: 'fill-not-float',
      severity: 'advisory',
      ruleId: 'O1979-47.1',
      citation: 'Orden of 9 January 1979, article 47.1: each new anticipo equals the first one',
      expected: `a fill of ${money(opening.float, currency)}`,
      found: money(minorFromWire(amount), currency),
    },
  ];
}

/**
 * A box is counted, or leaves a table, that was never put on it: by these boxes the cash of one table becomes that of
 * another. A table that has named none of its boxes is not looked at: what is not reported is not none.
 */
export const checkBoxLay = (
  { boxes = [] }: Pick<TableSession, 'boxes'>,
  { box, does }: { readonly box: string; readonly does: 'is counted' | 'leaves the table' },
): FindingWithoutEvents[] =>
  boxes.length === 0 || boxes.includes(box)
    ? []
    : [
        {
          code: 'box-not-on-table',
          severity: 'violation',
          ruleId: 'O1979-48.3',
          citation:
            'Orden of 9 January 1979, articles 41 and 48.3: notes go to a locked box of the table, which is counted at the end; a box is exchanged against a record',
          expected: `a box that was put on the table: ${boxes.join(', ')}`,
          found: `box ${box} ${does}`,
        },
      ];

/** Where two count without seeing each other, both found the same, and that is the inventory. */
export function checkBlindCounts({
  counts = [],
  inventory,
  currency,
}: EventOf<'cagnotte.table.counted.v1'>['data']): FindingWithoutEvents[] {
  const said = (amount: WireAmount): string => money(minorFromWire(amount), currency);
  const amounts = new Set(counts.map(({ amount }) => amount));
  if (amounts.size === 0 || (amounts.size === 1 && amounts.has(inventory))) return [];
  return [
    {
      code: 'blind-counts-differ',
      severity: 'violation',
      ruleId: 'K3',
      citation: 'each session is counted and signed; two persons count without seeing each other',
      expected: `${said(inventory)} from everybody who counted`,
      found: counts.map(({ by, amount }) => `${said(amount)} by ${by.id}`).join(', '),
    },
  ];
}
