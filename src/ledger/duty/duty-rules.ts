import { isAt, isDifferenceAt, isHouseResult } from '../_core/account';
import type { AccountingRules, Authorisation } from '../casino/authorisation.state';
import { daysOfOthers, inForce } from '../casino/authorisation.state';
import { previousGamingDay } from '../../kernel/gaming-day';
import type { Minor } from '../../kernel/money';
import { type Rational, sumRational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import { varianceCleared } from '../corrections/corrections.events';

export interface DutyRulesOfDay {
  readonly jurisdiction: string | undefined;
  readonly tariff: DutyTariff | undefined;
  readonly options: DutyOptions;
  readonly per: 'casino' | 'company';
  readonly company: string | undefined;
}

/** The jurisdiction of a rulebook whose code contains one: ES-AN for ES-AN-2010. */
const jurisdictionOf = (rulebook: string | undefined): string | undefined =>
  rulebook?.match(/^([A-Z]{2}-[A-Z0-9]{1,3})-/)?.[1];

/** The duty rules on a day: the tariff, and the casino's choices or, without one, the usual reading. */
export function dutyRulesOn(
  day: string,
  authorisation: Pick<Authorisation, 'rulebook' | 'accounting'> | undefined,
): DutyRulesOfDay {
  const chosen: NonNullable<AccountingRules['duty']> = authorisation?.accounting?.duty ?? {};
  const jurisdiction = chosen.jurisdiction ?? jurisdictionOf(authorisation?.rulebook);
  return {
    jurisdiction,
    tariff: jurisdiction === undefined ? undefined : tariffOn(jurisdiction, day),
    options: {
      slots: chosen.slots ?? USUAL_OPTIONS.slots,
      pools: chosen.pools ?? USUAL_OPTIONS.pools,
    },
    per: chosen.per ?? 'casino',
    company: chosen.company,
  };
}

export interface DutyReading {
  readonly from: string;
  readonly until: string;
  readonly options: DutyOptions;
}

/**
 * The readings of the base in a period: each is valid from the day of its authorisation on and changes no earlier day.
 */
export function dutyReadings(
  authorisations: readonly Authorisation[],
  { from, until }: { readonly from: string; readonly until: string },
): DutyReading[] {
  const days = [from, ...daysOfOthers(authorisations, { from, until })];
  return days.map((day, index) => ({
    from: day,
    until: index === days.length - 1 ? until : previousGamingDay(days[index + 1]!),
    options: dutyRulesOn(day, inForce(authorisations, day)).options,
  }));
}

interface DutyBracket {
  readonly from: Minor;
  readonly rate: Rational;
}

export interface DutyTariff {
  readonly jurisdiction: string;
  readonly validFrom: string;
  readonly validTo?: string;
  readonly currency: string;
  readonly citation: string;
  readonly citationEs: string;
  readonly readUntil: string;
  readonly brackets: readonly DutyBracket[];
}

const percent = (numerator: bigint): Rational => ({ numerator, denominator: 100n });

/** The tariffs whose text and first day were read; an earlier day has no tariff rather than a guessed one. */
export const DUTY_TARIFFS: readonly DutyTariff[] = [
  {
    jurisdiction: 'ES-AN',
    // The first whole year of the text; its exact first day was not read.
    validFrom: '2019-01-01',
    validTo: '2021-12-31',
    currency: 'EUR',
    citation: 'Decreto Legislativo 1/2018, article 43 (repealed)',
    citationEs: 'Decreto Legislativo 1/2018, artículo 43 (derogado)',
    readUntil: '2021-12-31',
    brackets: [
      { from: 0n, rate: percent(15n) },
      { from: 200_000_000n, rate: percent(35n) },
      { from: 350_000_000n, rate: percent(48n) },
      { from: 500_000_000n, rate: percent(58n) },
    ],
  },
  {
    jurisdiction: 'ES-AN',
    validFrom: '2023-01-01',
    currency: 'EUR',
    citation: 'Ley 5/2021, article 52.1.b, as worded by Ley 1/2022',
    citationEs: 'Ley 5/2021, artículo 52.1.b, en la redacción de la Ley 1/2022',
    readUntil: '2025-12-31',
    brackets: [
      { from: 0n, rate: percent(15n) },
      { from: 200_000_000n, rate: percent(30n) },
      { from: 350_000_000n, rate: percent(40n) },
      { from: 500_000_000n, rate: percent(45n) },
    ],
  },
];

export const tariffOn = (jurisdiction: string, day: string): DutyTariff | undefined =>
  DUTY_TARIFFS.find(
    (tariff) =>
      tariff.jurisdiction === jurisdiction &&
      tariff.validFrom <= day &&
      (tariff.validTo === undefined || day <= tariff.validTo),
  );

/**
 * The duty on the base of a year so far, in minor units. It is rounded here only: half up, over all brackets together.
 * A base of zero or less owes nothing.
 */
export const dutyDue = (tariff: DutyTariff, base: Minor): Minor =>
  roundAmount(sumRational(bracketShares(tariff, base).map(({ exact }) => exact)), TO_THE_CENT);

export interface BracketShare extends DutyBracket {
  readonly to: Minor | undefined;
  readonly base: Minor;
  readonly exact: Rational;
}

export const bracketShares = ({ brackets }: DutyTariff, base: Minor): BracketShare[] =>
  brackets.map(({ from, rate }, index) => {
    const to = brackets[index + 1]?.from;
    const top = to === undefined || base < to ? base : to;
    const inBracket = top > from ? top - from : 0n;
    const exact = { numerator: inBracket * rate.numerator, denominator: rate.denominator };
    return { from, rate, to, base: inBracket, exact };
  });

/**
 * What the close of a day adds to the duty: the duty of the year so far less earlier accruals; negative if the base
 * fell. Each sum is rounded once, so the accruals of a year add up to its duty. A late fact of an earlier day changes
 * the next accrual.
 */
export const dutyAccrual = (
  tariff: DutyTariff,
  year: { readonly base: Minor; readonly accrued: Minor },
): Minor => dutyDue(tariff, year.base) - year.accrued;

/** The parts of a journal line that the base of the duty needs; minor units of the currency of the books. */
export interface DutyLine {
  readonly account: string;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly eventType: string;
  readonly reversal: boolean;
}

export interface DutyOptions {
  /**
   * `surpluses`: chips missing in a cagnotte or a pool slot are no prize and do not reduce the base. `count`: the count
   * decides.
   */
  readonly slots: 'surpluses' | 'count';
  /** `paid`: stakes less prizes. `funded`: the share of the house less seeds, whether won or not. */
  readonly pools: 'paid' | 'funded';
}

export const USUAL_OPTIONS: DutyOptions = { slots: 'surpluses', pools: 'paid' };

export interface ReadDutyLine extends DutyLine {
  readonly options: DutyOptions;
}

export const baseAsRead = (lines: Iterable<ReadDutyLine>): Minor => {
  let base = 0n;
  for (const line of lines) if (isInBase(line, line.options)) base += line.credit - line.debit;
  return base;
};

export function isInBase(line: DutyLine, options: DutyOptions): boolean {
  const { account } = line;
  if (isHouseResult(account) || isAt(account, 'jackpot-share', 'jackpot-funding')) return true;
  if (isAt(account, 'jackpot')) return options.pools === 'paid';
  const isOfSlot = isDifferenceAt(account, 'cagnotte', 'jackpot');
  return isOfSlot && (options.slots === 'count' || isSurplus(line));
}

const CLEARING = varianceCleared.type;

/** Whether a line posts a surplus, its clearing, or the reversal of either, and not a shortage or its clearing. */
function isSurplus({ credit, eventType, reversal }: DutyLine): boolean {
  const foundSide = eventType === CLEARING ? credit === 0n : credit > 0n;
  return reversal ? !foundSide : foundSide;
}
