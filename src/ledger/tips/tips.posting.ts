import { tableConcerned } from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { chipsOf, varianceOf } from '../_core/account-paths';
import { draw } from '../_core/rules/owed-lines';
import { move, signedLine } from '../_core/journal-entry';
import type { Posting } from '../_core/evaluation.state';

/**
 * A tip box is counted: what is in it beyond an earlier count is owed to the staff, what an earlier count found and
 * this one does not is a variance. Cash goes to the cage in any case, chips with this event or a later one.
 */
export const postTipsCounted: Posting<'cagnotte.tips.counted.v1'> = (event, { balances }) => {
  const { currency, takenToCage, otherCurrencies = [] } = event.data;
  const table = tableConcerned(event);
  const box = chipsOf('tips', table);
  const [chips, cash] = [minorFromWire(event.data.chips), minorFromWire(event.data.cash)];
  const before = balances.of(box, currency);
  const found = chips > before ? chips - before : 0n;
  const missing = before > chips ? before - chips : 0n;
  return [
    ...(takenToCage
      ? [...signedLine('chips:cage', chips, currency), ...signedLine(box, found - chips, currency)]
      : signedLine(box, found, currency)),
    ...signedLine('cash:cage', cash, currency),
    ...signedLine('tips', -(found + cash), currency),
    ...move({ debit: varianceOf('tips', table), credit: box, amount: missing, currency, basis: 'count' }),
    ...otherCurrencies.flatMap((other) => [
      ...signedLine('cash:cage', minorFromWire(other.amount), other.currency),
      ...signedLine('tips', -minorFromWire(other.amount), other.currency),
    ]),
  ];
};

export const postTipsShared: Posting<'cagnotte.tips.shared.v1'> = ({ data }, { balances }) => {
  const { currency, toHouse = 0 } = data;
  const [staff, house] = [minorFromWire(data.toStaff), minorFromWire(toHouse)];
  return [
    ...draw({ account: 'tips', amount: staff + house, currency, variance: varianceOf('tips') }, balances),
    ...signedLine('bank', -staff, currency),
    ...signedLine('other-income', -house, currency),
  ];
};
