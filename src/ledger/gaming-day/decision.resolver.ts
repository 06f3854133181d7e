import { Args, ArgsType, Field, InputType, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import {
  type Decided,
  type DayInView,
  type DecisionRefused,
  GamingDayDecisions,
  type WantedAct,
} from './gaming-day.decisions';
import { assertMayCasino, CaughtUpBooks, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { readRows } from '../_core/store/queryable';
import { statedWords } from '../../api/decision-writer';
import { type GamingDayRefusalCode, GAMING_DAY_REFUSALS } from './gaming-day.refusals';
import { DecisionRefused as DecisionRefusedType, decidedOrRefused } from '../../api/decision-refused';
import { eventName, GamingDayType } from '../../api/scalars';
import { tieOutOf, TieOutType } from './tie-out.type';

export type Result = Promise<GamingDayDecided | GamingDayRefused>;

@ArgsType()
export class DecisionArguments extends OfCasinoArguments {
  @Field(() => GamingDayType)
  day!: string;
}

@InputType({ description: 'The explanation of a failed soft check by the person who closes the day.' })
class ExplanationInput {
  @Field({ description: 'The check, e.g. K12.' })
  check!: string;

  @Field({ nullable: true, description: 'The explained row; without it, the whole check.' })
  at?: string;

  @Field({ description: '1 to 1000 characters.' })
  explanation!: string;
}

@ArgsType()
class CloseArguments extends DecisionArguments {
  @Field(() => [ExplanationInput], { defaultValue: [] })
  explanations!: ExplanationInput[];
}

@ArgsType()
class CertifyArguments extends DecisionArguments {
  @Field({ nullable: true, description: 'The text of the certificate.' })
  statement?: string;
}

@ArgsType()
class ReopeningArguments extends DecisionArguments {
  @Field({ description: 'The reason, 1 to 1000 characters.' })
  reason!: string;
}

@ObjectType({ description: 'The decision is recorded.' })
class GamingDayDecided {
  @Field({ description: 'The type of event: gaming-day.closed.' })
  what!: string;

  @Field({ description: 'Of the event that records it.' })
  eventId!: string;

  @Field({ description: 'Pass it as waitFor to query the decision.' })
  receipt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Warnings that do not block, as configured by the casino.',
  })
  warning!: string | null;

  @Field(() => String, { nullable: true, description: 'In Spanish.' })
  warningEs!: string | null;
}

@ObjectType({ description: 'Nothing was decided.' })
class GamingDayRefused extends DecisionRefusedType<GamingDayRefusalCode> {
  @Field(() => [String], { description: 'Open tables, or the days to be closed first.' })
  about!: readonly string[];

  @Field(() => [TieOutType], {
    description: 'The failed checks without explanation, with their failed rows only.',
  })
  tieOuts!: TieOutType[];
}

export const GamingDayDecisionResult = decidedOrRefused(
  'GamingDayDecisionResult',
  GamingDayDecided,
  GamingDayRefused,
);

const decidedAnswer = ({ type, eventId, receipt, warning }: Decided): GamingDayDecided => ({
  ...{ what: eventName(type), eventId, receipt },
  warning: warning === undefined ? null : GAMING_DAY_REFUSALS[warning].message,
  warningEs: warning === undefined ? null : GAMING_DAY_REFUSALS[warning].messageEs,
});

const refusedAnswer = ({ code, about, tieOuts }: DecisionRefused): GamingDayRefused => ({
  code,
  ...GAMING_DAY_REFUSALS[code],
  about,
  tieOuts: tieOuts.map((tieOut) => tieOutOf(tieOut)),
});

export async function answerOf(
  books: CaughtUpBooks,
  { args: { casino, day }, principal, snapshot }: Asked,
  decide: (inView: DayInView) => ReturnType<GamingDayDecisions['decide']>,
): Result {
  const decided = await books.decide({ casino, principal, snapshot }, (inView) => decide({ ...inView, day }));
  if (decided === 'behind') return refusedAnswer({ code: 'GAMING_DAY.BOOKS_BEHIND', about: [], tieOuts: [] });
  return decided.ok ? decidedAnswer(decided.value) : refusedAnswer(decided.refusal);
}

@Resolver()
export class GamingDayDecisionResolver {
  private readonly closing = new Set<Promise<void>>();

  constructor(
    private readonly decisions: GamingDayDecisions,
    private readonly books: CaughtUpBooks,
    private readonly database: DataSource,
  ) {}

  @RequirePermission('days:close')
  @Mutation(() => GamingDayDecisionResult, {
    description:
      'Opens a gaming day; refused while the previous one is not certified, unless the casino only warns.',
  })
  openGamingDay(
    @Args() args: DecisionArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.decide({ act: 'open' }, { args, principal, snapshot });
  }

  @RequirePermission('days:close')
  @Mutation(() => GamingDayDecisionResult, {
    description: 'Closes the books of a gaming day; a refusal lists what does not tie.',
  })
  closeGamingDay(
    @Args() args: CloseArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const explanations = args.explanations.map(({ check, at, explanation }) => ({
      check,
      explanation: statedWords(explanation),
      ...(at === undefined || at === null ? {} : { at }),
    }));
    return this.decide({ act: 'close', explanations }, { args, principal, snapshot });
  }

  @RequirePermission('days:certify')
  @Mutation(() => GamingDayDecisionResult, {
    description: 'Certifies the closed books of a gaming day.',
  })
  certifyGamingDay(
    @Args() args: CertifyArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const { statement } = args;
    const said = statement === undefined || statement === null ? {} : { statement: statedWords(statement) };
    return this.decide({ act: 'certify', ...said }, { args, principal, snapshot });
  }

  @RequirePermission('days:reopen')
  @Mutation(() => GamingDayDecisionResult, { description: 'Proposes to reopen a closed gaming day.' })
  proposeReopening(
    @Args() args: ReopeningArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const reason = statedWords(args.reason);
    return this.decide({ act: 'propose-reopening', reason }, { args, principal, snapshot });
  }

  @RequirePermission('days:reopen')
  @Mutation(() => GamingDayDecisionResult, {
    description: "Approves another person's proposal: the books of the day are open again.",
  })
  approveReopening(
    @Args() args: DecisionArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.decide({ act: 'approve-reopening' }, { args, principal, snapshot });
  }

  private async decide(wanted: WantedAct, asked: Asked): Result {
    const answer = (): Result =>
      answerOf(this.books, asked, (inView) => this.decisions.decide(wanted, inView, asked.principal));
    if (wanted.act !== 'close') return answer();
    assertMayCasino(asked.principal, asked.args.casino);
    const closed = await this.inTurn(() => oneCloseAtOnce(this.database, asked.args.casino, answer));
    return closed ?? refusedAnswer({ code: 'GAMING_DAY.DECIDED_MEANWHILE', about: [], tieOuts: [] });
  }

  private async inTurn<Closed>(close: () => Promise<Closed>): Promise<Closed> {
    while (this.closing.size >= CLOSES_AT_ONCE) await Promise.race(this.closing);
    const closed = close();
    const ended = closed.then(nothing, nothing);
    this.closing.add(ended);
    return closed.finally(() => this.closing.delete(ended));
  }
}

interface Asked {
  readonly args: DecisionArguments;
  readonly principal: Principal;
  readonly snapshot: OperationSnapshot;
}

const nothing = (): void => undefined;

/** A close keeps a connection for its lock, of the pool that it reads the log with: ten at once would wait for ever. */
const CLOSES_AT_ONCE = 2;

/** Of one casino, in every process of the house. */
const CLOSING_LOCK = 1_128_355_672;

/**
 * Each seal names the one before it, also where two persons close two days at once: from the moment at which the books are
 * looked at until the close is recorded, no other day of the casino is closed.
 * @returns undefined while another one is
 */
async function oneCloseAtOnce<Closed>(
  database: DataSource,
  casino: string,
  close: () => Promise<Closed>,
): Promise<Closed | undefined> {
  return database.transaction(async (db) => {
    const [lock] = await readRows<{ isFree: boolean }>(
      db,
      `SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS is_free`,
      [CLOSING_LOCK, casino],
    );
    return lock?.isFree === true ? close() : undefined;
  });
}
