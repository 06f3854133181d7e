import {
  DUTY_TARIFFS,
  type DutyTariff,
  bracketShares,
  dutyDue,
} from '../../../../src/ledger/duty/duty-rules';
import { table } from '../markdown-table';
import { code } from './proof-tables';

export const scheduleTable = (): string =>
  table(
    ['jurisdiction', 'from', 'until', 'currency', 'base above', 'rate', 'printed quota'],
    DUTY_TARIFFS.flatMap(({ jurisdiction, validFrom, validTo = '–', currency, brackets }) =>
      brackets.map(({ from, rate, printed }) => [
        code(jurisdiction),
        validFrom,
        validTo,
        currency,
        `${from}`,
        `${rate.numerator}/${rate.denominator}`,
        printed === undefined ? '–' : `${printed}`,
      ]),
    ),
  );

const BASES = [-1n, 0n, 3n, 10n, 200_000_000n, 200_000_001n, 350_000_003n, 512_345_678n];

/** The duty on some bases, at the edges of brackets and of half a cent. */
export function dutyExamples(): string {
  const year = DUTY_TARIFFS.find(({ brackets }) => brackets.some(({ printed }) => printed !== undefined))!;
  const readings: readonly DutyTariff[] = [
    { ...year, quotas: 'rates' },
    { ...year, quotas: 'column' },
  ];
  return table(
    ['base', 'parts by bracket', 'duty by the rates', 'duty by the column, 2022'],
    BASES.map((base) => [
      `${base}`,
      bracketShares(year, base)
        .map((share) => share.base)
        .join(', '),
      ...readings.map((tariff) => `${dutyDue(tariff, base)}`),
    ]),
  );
}
