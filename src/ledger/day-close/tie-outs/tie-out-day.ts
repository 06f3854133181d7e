import { ofLines } from '../../_core/books/cell-part';
import { bankerRows } from './banker.tie-outs';
import type { DayFigures } from './day-figures';
import { countedCagnotteRows } from './cagnotte.tie-outs';
import { dutyRows } from './duty.tie-outs';
import { cageRows, cagnotteRows, custodyRows, meterAndImprestRows, slipRows } from './holder.tie-outs';
import { identityRows } from './identity.tie-outs';
import { rowOfFinding } from './row-of-finding';
import { boxRows, sessionRows } from './session.tie-outs';
import { amounts, fact, ofRecords, type TieOut, type TieOutRow, tieOutsOf } from './tie-out';
import { varianceRows } from './variance.tie-outs';

/** The tie-outs K1 to K13 of a gaming day. */
export const tieOutDay = (figures: DayFigures): TieOut[] =>
  tieOutsOf(figures.day, {
    ...identityRows(figures),
    'K2-sequence': figures.gaps.map(rowOfFinding),
    'K2-quarantine': figures.quarantined.map(({ delivery, reason, record }) =>
      fact(`delivery ${delivery}`, 'sent again or discarded', `in quarantine: ${reason}`, [{ record }]),
    ),
    'K2-parked': figures.parked.map(({ key, fault, records }) =>
      fact(key, 'evaluated', `parked: ${fault}`, ofRecords(records)),
    ),
    K3: sessionRows(figures),
    K4: slipRows(figures),
    K5: boxRows(figures),
    K6: custodyRows(figures),
    K7: [...cagnotteRows(figures), ...countedCagnotteRows(figures), ...bankerRows(figures)],
    K8: meterAndImprestRows(figures),
    K9: cageRows(figures),
    K10: [stockAndFlow(figures)],
    K11: dutyRows(figures),
    K12: varianceRows(figures),
    // Both were made from the same lines: the side that they do not add up to is the one that is wrong.
    K13: figures.pairs.map(({ books, account, currency, lines, one, other }) => {
      const parts = [ofLines({ ...lines, account, currency })];
      const sides = { expected: { amount: one, parts }, found: { amount: other, parts }, currency };
      return amounts(`${books}: ${account}`, sides);
    }),
  });

const stockAndFlow = ({ chips: { stock, flow, variances }, currency, day }: DayFigures): TieOutRow =>
  amounts('chips in hands', {
    expected: {
      amount: flow - variances,
      parts: [
        { from: 'chips', measure: 'flow', day, sign: 1 },
        { from: 'chips', measure: 'variance', day, sign: -1 },
      ],
    },
    found: { amount: stock, parts: [{ from: 'chips', measure: 'stock', day, sign: 1 }] },
    currency,
  });
