import { type AccountingRules, type Authorisation, inForce } from '../casino/authorisation.state';
import { previousGamingDay } from '../../kernel/gaming-day';
import { type DutyOptions, USUAL_OPTIONS } from './dutiable-income';
import { type DutyTariff, tariffOn } from './duty-tariff';

export interface DutyRulesOfDay {
  readonly jurisdiction: string | undefined;
  /** Undefined if no tariff of the jurisdiction was read for the day. */
  readonly tariff: DutyTariff | undefined;
  readonly options: DutyOptions;
  readonly per: 'casino' | 'company';
  readonly company: string | undefined;
}

/** The jurisdiction of a rulebook that says where it comes from: ES-AN of ES-AN-2010. */
const jurisdictionOf = (rulebook: string | undefined): string | undefined =>
  rulebook?.match(/^([A-Z]{2}-[A-Z0-9]{1,3})-/)?.[1];

/** What a casino has chosen, and the tariff of the day; the usual reading where it has chosen nothing. */
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

/** How the base is read in a period: a reading holds from the day of its authorisation on, and changes no day before. */
export function dutyReadings(
  authorisations: readonly Authorisation[],
  { from, until }: { readonly from: string; readonly until: string },
): DutyReading[] {
  const begins = authorisations.map(({ validFrom }) => validFrom).filter((day) => day > from && day <= until);
  const days = [from, ...new Set(begins.sort())];
  return days.map((day, index) => ({
    from: day,
    until: index === days.length - 1 ? until : previousGamingDay(days[index + 1]!),
    options: dutyRulesOn(day, inForce(authorisations, day)).options,
  }));
}
