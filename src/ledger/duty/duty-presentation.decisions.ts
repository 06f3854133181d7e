import { Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { type RecordedNow, refusalsOf } from '../../api/decision-refused';
import { assertMayCasino, type BooksInView } from '../../api/snapshot/casino-scope';
import { present } from '../../kernel/present';
import { accepted, refused, type Result } from '../../kernel/result';
import decisions from '../../words/refusals/decisions.json';
import { decidingPerson, DecisionWriter } from '../_core/decisions/decision-writer';
import { presentationRefusal } from './duty-quarter';
import { type DutyQuarter, readQuarter } from './duty-quarters.queries';
import type { Quarter } from './duty-return';
import { lastDayOf } from './duty.queries';
import { type DutyPresented, dutyPresented } from './duty.events';

export const DUTY_REFUSALS = refusalsOf(decisions.duty);

export type DutyRefusalCode = keyof typeof DUTY_REFUSALS;

export interface ReturnToPresent extends Pick<
  DutyPresented,
  'presentedOn' | 'reference' | 'document' | 'complements' | 'note'
> {
  readonly year: number;
  readonly quarter: Quarter;
}

export interface PresentationRefused {
  readonly code: DutyRefusalCode;
  /** The days to be certified first, or the reference of the last return. */
  readonly about: readonly string[];
}

/** The longest list of days in a refusal. */
const MOST_DAYS = 100;

@Injectable()
export class DutyPresentation {
  constructor(private readonly writer: DecisionWriter) {}

  /**
   * Records that the return of a quarter was presented. The record keeps base, duty and amount to pay as the service calculates
   * them at this moment, in minor units.
   */
  async present(
    wanted: ReturnToPresent,
    { casino, position, manager }: BooksInView,
    principal: Principal,
  ): Promise<Result<RecordedNow & { readonly type: typeof dutyPresented.type }, PresentationRefused>> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'DUTY.NOT_A_PERSON', about: [] });
    const { year, quarter, complements, ...stated } = wanted;
    const found = await readQuarter(manager, { casino, position, year, quarter });
    for (const each of found.found?.casinos ?? []) assertMayCasino(principal, each);
    const last = found.presented.at(-1);
    const why = presentationRefusal({ state: stateForMore(found), last: last?.data.reference, complements });
    if (why !== undefined) return refused({ code: `DUTY.${why}`, about: aboutOf(why, found) });
    const { type } = dutyPresented;
    const recorded = await this.writer.record({
      casino,
      gamingDay: lastDayOf(year, quarter),
      type,
      about: `${year}/${quarter}`,
      after: last?.eventId,
      principal,
      data: { ...stated, ...present({ complements }), ...figuresOf(found, year), by },
    });
    return recorded === undefined
      ? refused({ code: 'DUTY.PRESENTED_MEANWHILE', about: [] })
      : accepted({ ...recorded, type });
  }
}

/** A further return needs certified days as the first one does, although the quarter stays presented or paid. */
const stateForMore = ({ state, standing, presented }: DutyQuarter): DutyQuarter['state'] =>
  presented.length > 0 || state === 'paid' ? standing.state : state;

function aboutOf(why: string, { standing, presented }: DutyQuarter): readonly string[] {
  if (why === 'NOT_READY') return standing.uncertified.slice(0, MOST_DAYS);
  const last = presented.at(-1)?.data.reference;
  return last === undefined ? [] : [last];
}

function figuresOf(
  { found, quarter, due }: DutyQuarter,
  year: number,
): Pick<DutyPresented, 'currency' | 'period' | 'base' | 'due' | 'toPay' | 'through'> {
  const { figures, rules, through } = found!;
  return {
    currency: rules.tariff!.currency,
    period: { year, quarter },
    base: Number(figures.baseOfQuarter),
    due: Number(due),
    toPay: Number(figures.toPay),
    through: through.map(({ casino, record }) => ({ casino, record: Number(record) })),
  };
}
