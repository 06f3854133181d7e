import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Principal } from '../../access/principal';
import { SealKeyError } from '../../access/key-file';
import { SealKeys } from './seal-keys';
import { type TieOut, whatDoesNotTie } from './tie-out';
import { isClosed } from '../casino/authorisation.state';
import type { EventType } from '../event-contract/catalogue';
import type { ExplanationSaved } from './gaming-day.events';
import { GAMING_DAY_ACTS } from './gaming-day.state';
import type { Person } from '../../kernel/second-person';
import { gamingDayRefusal, type GamingDayRefusalCode } from './gaming-day.refusals';
import { accepted, refused, type Result } from '../../kernel/result';
import { type GamingDayBooks, readGamingDay, readGamingDayStatus } from './gaming-day.queries';
import { readEarlierDays, readKnownDays } from '../casino/known-days.queries';
import { figuresOfClose, type GivenExplanation, sealDay } from './closing.decisions';
import { accrualOf, withAccrual } from '../duty/duty-accrual.decisions';
import {
  decidingPerson,
  DecisionWriter,
  recordAsSecond,
  secondPerson,
  unsigned,
} from '../_core/decisions/decision-writer';
import type { RecordedNow } from '../../api/decision-refused';
import { present } from '../../kernel/present';

export type WantedAct =
  | { readonly act: 'open' }
  | { readonly act: 'close'; readonly explanations: readonly GivenExplanation[] }
  | { readonly act: 'certify'; readonly statement?: string }
  | { readonly act: 'propose-reopening'; readonly reason: string }
  | { readonly act: 'approve-reopening' };

export interface ExplanationToSave extends Omit<ExplanationSaved, 'by'> {
  readonly replaces: string | undefined;
}

const SAVED = 'cagnotte.explanation.saved.v1';

export interface DayInView {
  readonly casino: string;
  readonly day: string;
  readonly position: bigint;
  readonly manager: EntityManager;
}

export interface DayDecisionRecorded extends RecordedNow {
  readonly type: EventType;
  readonly warning?: GamingDayRefusalCode;
}

export interface DayDecisionRefused {
  readonly code: GamingDayRefusalCode;
  readonly about: readonly string[];
  readonly tieOuts: readonly TieOut[];
}

type Answer = Result<DayDecisionRecorded, DayDecisionRefused>;

@Injectable()
export class GamingDayDecisions {
  private readonly logger = new Logger(GamingDayDecisions.name);

  constructor(
    private readonly writer: DecisionWriter,
    @Inject(SealKeys) private readonly keys: Pick<SealKeys, 'current'>,
  ) {}

  async decide(wanted: WantedAct, inView: DayInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('GAMING_DAY.NOT_A_PERSON');
    const day = await readGamingDay(inView.manager, inView);
    const right = { permission: 'days:reopen', casino: inView.casino } as const;
    const decider = secondPerson(by, principal, right);
    const code = gamingDayRefusal({ act: wanted.act, ...decider }, day);
    if (code !== undefined) return refusing(code, { about: day.progress.openTables });
    const obstacle = await this.obstacleTo(wanted, day, inView);
    if (obstacle !== undefined && !obstacle.onlyWarns) return refused(obstacle);
    const type = GAMING_DAY_ACTS[wanted.act].records;
    const data = await this.dataOf(wanted, { day, by, inView });
    const record = (decides: Principal): Promise<RecordedNow | undefined> =>
      this.writer.record({
        casino: inView.casino,
        gamingDay: inView.day,
        type,
        principal: decides,
        data,
        after: day.decisions.at(-1)?.eventId,
      });
    const recorded = await (wanted.act === 'approve-reopening'
      ? recordAsSecond(principal, { ...right, first: day.proposal!.by }, record)
      : record(principal));
    if (typeof recorded === 'string') return refusing(`GAMING_DAY.${recorded}`);
    if (recorded === undefined) return refusing('GAMING_DAY.DECIDED_MEANWHILE');
    return accepted({ ...recorded, type, ...(obstacle === undefined ? {} : { warning: obstacle.code }) });
  }

  /**
   * Saves a draft of an explanation of a difference. It has its own stream, because a close expects the stream of the
   * day unchanged. It decides nothing, so it is not signed.
   */
  async saveExplanation(
    { replaces, ...saved }: ExplanationToSave,
    { casino, day, position, manager }: DayInView,
    principal: Principal,
  ): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('GAMING_DAY.NOT_A_PERSON');
    const { known, status } = await readGamingDayStatus(manager, { casino, day, position });
    if (!known) return refusing('GAMING_DAY.UNKNOWN');
    if (status === 'closed' || status === 'certified') return refusing('GAMING_DAY.ALREADY_CLOSED');
    const recorded = await this.writer.record({
      casino,
      gamingDay: day,
      type: SAVED,
      about: [day, saved.check, saved.at ?? ''].join('\0'),
      data: { ...saved, by },
      after: replaces,
      principal: unsigned(principal),
    });
    return recorded === undefined
      ? refusing('GAMING_DAY.EXPLAINED_MEANWHILE')
      : accepted({ ...recorded, type: SAVED });
  }

  private async obstacleTo(
    wanted: WantedAct,
    day: GamingDayBooks,
    inView: DayInView,
  ): Promise<(DayDecisionRefused & { readonly onlyWarns?: boolean }) | undefined> {
    if (wanted.act === 'open') return lastNotCertified(day, inView);
    if (wanted.act !== 'close') return undefined;
    const earlier = (await readEarlierDays(inView.manager, inView)).filter(
      (each) => !isClosed(day.books.closedDays ?? [], each),
    );
    if (earlier.length > 0) {
      return { code: 'GAMING_DAY.EARLIER_DAY_OPEN', about: earlier, tieOuts: [] };
    }
    const tieOuts = whatDoesNotTie(day.tieOuts, wanted.explanations);
    if (tieOuts.length > 0) return { code: 'GAMING_DAY.DOES_NOT_TIE', about: [], tieOuts };
    return this.withoutKey();
  }

  private async withoutKey(): Promise<DayDecisionRefused | undefined> {
    try {
      await this.keys.current();
      return undefined;
    } catch (failure) {
      if (!(failure instanceof SealKeyError)) throw failure;
      this.logger.error(failure.message);
      return { code: 'GAMING_DAY.SEAL_KEY_MISSING', about: [], tieOuts: [] };
    }
  }

  private async dataOf(wanted: WantedAct, { day, by, inView }: Deciding): Promise<object> {
    switch (wanted.act) {
      case 'open':
        return { by };
      case 'close':
        return this.closing(wanted.explanations, { day, by, inView });
      case 'certify':
        return { by, ...present({ statement: wanted.statement }) };
      case 'propose-reopening':
        return { by, reason: wanted.reason };
      case 'approve-reopening':
        return { by: [day.proposal!.by, by], reason: day.proposal!.reason };
    }
  }

  private async closing(
    explanations: readonly GivenExplanation[],
    { day, by, inView: { casino, position: through, manager } }: Deciding,
  ): Promise<object> {
    const accrued = await accrualOf(manager, { casino, position: through, day });
    const { balances: before, currency } = day.figures;
    const balances = withAccrual(before, { ...accrued, currency });
    const signer = await this.keys.current();
    const seal = await sealDay(manager, { casino, day: day.day, through, balances, signer });
    return { ...figuresOfClose(day, { by, through, explanations, accrued, balances }), seal };
  }
}

interface Deciding {
  readonly day: GamingDayBooks;
  readonly by: Person;
  readonly inView: DayInView;
}

/** Requires that the day before is certified, unless the casino wants only a warning. */
async function lastNotCertified(
  { books, accounting }: GamingDayBooks,
  { manager, casino, position, day }: DayInView,
) {
  const [last] = await readKnownDays(manager, { casino, position, before: day, limit: 1 });
  if (last === undefined || isClosed(books.certifiedDays ?? [], last)) return undefined;
  const onlyWarns = accounting?.nextDay === 'warn';
  return { code: 'GAMING_DAY.LAST_NOT_CERTIFIED' as const, about: [last], tieOuts: [], onlyWarns };
}

const refusing = (code: GamingDayRefusalCode, { about = [] as readonly string[] } = {}): Answer =>
  refused({ code, about, tieOuts: [] });
