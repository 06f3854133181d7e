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
    tariff:
      jurisdiction === undefined
        ? undefined
        : asRead(tariffOn(jurisdiction, day), chosen.quotas ?? USUAL_QUOTAS),
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

/** Whether the rates decide the duty, or the printed column of quotas, where a text prints both and they differ. */
export type QuotasBy = 'rates' | 'column';

export const USUAL_QUOTAS: QuotasBy = 'rates';

interface DutyBracket {
  readonly from: Minor;
  readonly rate: Rational;
  /** The quota that the text prints for a base of `from`; only where its column differs from what its rates come to. */
  readonly printed?: Minor;
}

export interface DutyTariff {
  readonly jurisdiction: string;
  readonly validFrom: string;
  readonly validTo?: string;
  readonly currency: string;
  readonly citation: string;
  readonly citationEs: string;
  /** The last day for which somebody checked that the law had this wording. */
  readonly readUntil: string;
  readonly brackets: readonly DutyBracket[];
  /** How its quotas are read, where it prints a column that differs from its rates; by the rates where not given. */
  readonly quotas?: QuotasBy;
}

const hasOtherColumn = ({ brackets }: DutyTariff): boolean =>
  brackets.some(({ printed }) => printed !== undefined);

/** A tariff as a casino reads it: the choice is stated only where the text leaves one. */
const asRead = (tariff: DutyTariff | undefined, quotas: QuotasBy): DutyTariff | undefined =>
  tariff !== undefined && hasOtherColumn(tariff) ? { ...tariff, quotas } : tariff;

/** Whether a period ends after `readUntil` of its tariff, so that a later law may have changed the tariff. */
export const isBeyondText = ({ readUntil }: Pick<DutyTariff, 'readUntil'>, until: string): boolean =>
  until > readUntil;

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
    validFrom: '2022-01-01',
    validTo: '2022-12-31',
    currency: 'EUR',
    citation: 'Ley 5/2021, article 52.1.b, in its first wording',
    citationEs: 'Ley 5/2021, artículo 52.1.b, en su primera redacción',
    readUntil: '2022-12-31',
    // The column of quotas was printed with the last two of the scale before it (35 % and 48 %).
    brackets: [
      { from: 0n, rate: percent(15n), printed: 0n },
      { from: 200_000_000n, rate: percent(30n), printed: 30_000_000n },
      { from: 350_000_000n, rate: percent(40n), printed: 82_500_000n },
      { from: 500_000_000n, rate: percent(45n), printed: 154_500_000n },
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

export interface BracketShare extends Omit<DutyBracket, 'printed'> {
  readonly to: Minor | undefined;
  readonly base: Minor;
  /**
   * By the printed column only: what its quota adds to the rates of the bracket below, as soon as the base is above
   * `from`.
   */
  readonly added: Minor;
  /** The share of the duty, in minor units, with `added`. */
  readonly exact: Rational;
}

export const bracketShares = (tariff: DutyTariff, base: Minor): BracketShare[] =>
  tariff.brackets.map(({ from, rate }, index) => {
    const to = tariff.brackets[index + 1]?.from;
    const top = to === undefined || base < to ? base : to;
    const inBracket = top > from ? top - from : 0n;
    const added = inBracket > 0n ? addedByColumn(tariff, index) : 0n;
    const exact = {
      numerator: inBracket * rate.numerator + added * rate.denominator,
      denominator: rate.denominator,
    };
    return { from, rate, to, base: inBracket, added, exact };
  });

/** What the printed quota of a bracket exceeds the quota of the one below by, with all of that one at its rate. */
function addedByColumn({ brackets, quotas }: DutyTariff, index: number): Minor {
  const [below, own] = [brackets[index - 1], brackets[index]!];
  if (quotas !== 'column' || below === undefined) return 0n;
  const { numerator, denominator } = below.rate;
  return own.printed! - below.printed! - ((own.from - below.from) * numerator) / denominator;
}

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
