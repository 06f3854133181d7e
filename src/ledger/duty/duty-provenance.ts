import type { DutyOptions } from './dutiable-income';
import type { DutyReading, DutyRulesOfDay } from './duty-rules';

/** Where a part of the duty comes from: a text that was read, or a choice of the casino where none was. */
export interface DutyProvenance {
  readonly what: string;
  readonly whatEs: string;
  readonly source: 'law-as-read' | 'configuration';
  readonly says: string;
  readonly citation: string;
}

const LAW = 'law-as-read' as const;
const CHOICE = 'configuration' as const;
const NOT_FOUND = 'no text was found that decides it';

/** Of each part of a return: whether it is law as it was read, or the configuration of the casino. */
export const dutyProvenance = (
  { tariff, per, company }: DutyRulesOfDay,
  readings: readonly DutyReading[],
): DutyProvenance[] => [
  {
    ...{ what: 'tariff', whatEs: 'tarifa', source: LAW },
    says: tariff === undefined ? 'none was read for this day' : `read as in force to ${tariff.readUntil}`,
    citation: tariff?.citation ?? '',
  },
  {
    ...{ what: 'base', whatEs: 'base', source: LAW },
    says: 'income from play less what was paid to players; entry fees are left out',
    citation: 'Real Decreto 2221/1984, article 5.2.A',
  },
  {
    ...{ what: 'accumulation', whatEs: 'acumulación', source: LAW },
    says: 'income since 1 January, less what was charged for earlier quarters of the year',
    citation: 'Real Decreto 2221/1984, article 8.1',
  },
  {
    ...{ what: 'due date', whatEs: 'plazo', source: LAW },
    says: 'the first 20 natural days of the month after the quarter',
    citation: 'Real Decreto 2221/1984, article 7.1',
  },
  {
    ...{ what: 'chips missing in slots', whatEs: 'faltas en ranuras', source: CHOICE },
    says: inTurn(readings, ({ slots }) =>
      slots === 'surpluses' ? 'no prize: only surpluses count' : 'the count decides',
    ),
    citation: NOT_FOUND,
  },
  {
    ...{ what: 'pools', whatEs: 'botes', source: CHOICE },
    says: inTurn(readings, ({ pools }) =>
      pools === 'paid' ? 'stakes less prizes paid' : 'share of the house less what it funds',
    ),
    citation: NOT_FOUND,
  },
  {
    ...{ what: 'whose income', whatEs: 'sujeto', source: CHOICE },
    says: per === 'casino' ? 'each casino by itself' : `all casinos of ${company ?? 'a company not named'}`,
    citation: NOT_FOUND,
  },
  {
    ...{ what: 'tips', whatEs: 'propinas', source: CHOICE },
    says: 'not in the base',
    citation: 'TEAC 28 June 2023, rec. 3683/2021, of which only an excerpt was read',
  },
  {
    ...{ what: 'a negative quarter', whatEs: 'trimestre negativo', source: CHOICE },
    says: 'shown as it is, to be set off or refunded; the form was not read',
    citation: NOT_FOUND,
  },
  {
    ...{ what: 'rounding', whatEs: 'redondeo', source: CHOICE },
    says: 'the quota of the year so far is rounded once, half up, to cents',
    citation: NOT_FOUND,
  },
];

/** What each option says; if it changed within the year, with the day of the change. */
function inTurn(readings: readonly DutyReading[], said: (options: DutyOptions) => string): string {
  const changes = readings.filter(
    ({ options }, index) => index === 0 || said(options) !== said(readings[index - 1]!.options),
  );
  return changes
    .map(({ from, options }, index) => (index === 0 ? said(options) : `from ${from} on: ${said(options)}`))
    .join('; ');
}
