import { tableConcerned } from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { cambistaCashOf, chipsOf, dropOf } from '../_core/account-paths';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import type { Posting } from '../_core/evaluation.state';

export const postChipsPutInService: Posting<'cagnotte.chips.put-in-service.v1'> = ({ data }) =>
  chipsInService(data, minorFromWire(data.amount));

export const postChipsWithdrawnFromService: Posting<'cagnotte.chips.withdrawn-from-service.v1'> = ({
  data,
}) => chipsInService(data, -minorFromWire(data.amount));

const chipsInService = ({ currency }: { currency: string }, amount: bigint): EntryLine[] =>
  move({ debit: 'chips:cage', credit: 'chips:issued', amount, currency });

/**
 * A customer buys chips at the table, and the notes go into the box, or at the cambista's, out of his imprest.
 * Chips for chips or plaques change no holder's value and post nothing.
 */
export const postChipsExchanged: Posting<'cagnotte.chips.exchanged.v1'> = (event, { session }) => {
  const { currency, kind, at, slip } = event.data;
  if (kind === 'chips-for-chips') return [];
  const table = tableConcerned(event);
  const amount = minorFromWire(event.data.amount) * (kind === 'cash-for-chips' ? 1n : -1n);
  const lines =
    at === 'cambista'
      ? move({ debit: cambistaCashOf(table), credit: chipsOf('cambista', table), amount, currency })
      : [
          ...signedLine(dropOf(table), amount, currency, { subLedger: session.box }),
          ...signedLine(chipsOf('table', table), -amount, currency),
        ];
  return lines.map((line) => (slip === undefined ? line : { ...line, slip }));
};
