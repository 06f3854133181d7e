import { Args, ArgsType, InputType, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import type { Decided, DayInView, DecisionRefused, WantedAct } from './gaming-day.decisions';
import { GamingDayDecisions } from './gaming-day.decisions';
import { assertMayCasino, CaughtUpBooks, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { readRows } from '../../database/queryable';
import { statedWords } from '../_core/decisions/decision-writer';
import { type GamingDayRefusalCode, GAMING_DAY_REFUSALS } from './gaming-day.refusals';
import { DecisionRefused as DecisionRefusedType, decidedOrRefused } from '../../api/decision-refused';
import { eventName } from '../../api/scalars';
import { tieOutOf, TieOutType } from './tie-out.type';
import { g } from '../../api/schema-fields';

export type Result = Promise<GamingDayDecided | GamingDayRefused>;

@ArgsType()
export class DecisionArguments extends g.args(OfCasinoArguments, {
  day: g.gamingDay(),
}) {}

@InputType({ description: 'The explanation of a failed soft check by the person who closes the day.' })
class ExplanationInput extends g.input({
  check: g.text('The check, e.g. K12.'),
  at: g.optional(g.text('The explained row; without it, the whole check.')),
  explanation: g.text('1 to 1000 characters.'),
}) {}

@ArgsType()
class CloseArguments extends g.args(DecisionArguments, {
  explanations: g.byDefault(
    [],
    g.listOf(() => ExplanationInput),
  ),
}) {}

@ArgsType()
class CertifyArguments extends g.args(DecisionArguments, {
  statement: g.optional(g.text('The text of the certificate.')),
}) {}

@ArgsType()
class ReopeningArguments extends g.args(DecisionArguments, {
  reason: g.text('The reason, 1 to 1000 characters.'),
}) {}

@ObjectType({ description: 'The decision is recorded.' })
class GamingDayDecided extends g.object({
  what: g.text('The type of event: gaming-day.closed.'),
  eventId: g.text('Of the event that records it.'),
  receipt: g.text('Pass it as waitFor to query the decision.'),
  warning: g.nullable(g.text('Warnings that do not block, as configured by the casino.')),
  warningEs: g.nullable(g.text('In Spanish.')),
}) {}

@ObjectType({ description: 'Nothing was decided.' })
class GamingDayRefused extends g.object(DecisionRefusedType<GamingDayRefusalCode>, {
  about: g.list(g.text('Open tables, or the days to be closed first.')),
  tieOuts: g.listOf(() => TieOutType, 'The failed checks without explanation, with their failed rows only.'),
}) {}

export const GamingDayDecisionResult = decidedOrRefused(
  'GamingDayDecisionResult',
  GamingDayDecided,
  GamingDayRefused,
);

const decidedAnswer = ({ type, eventId, receipt, warning }: Decided): GamingDayDecided => ({
  what: eventName(type),
  eventId,
  receipt,
  warning: warning === undefined ? null : GAMING_DAY_REFUSALS[warning].message,
  warningEs: warning === undefined ? null : GAMING_DAY_REFUSALS[warning].messageEs,
});

const refusedAnswer = ({ code, about, tieOuts }: DecisionRefused): GamingDayRefused => ({
  code,
  ...GAMING_DAY_REFUSALS[code],
  about,
  tieOuts: tieOuts.map((tieOut) => tieOutOf(tieOut)),
});

export const answerOf = (
  books: CaughtUpBooks,
  { args: { casino, day }, principal, snapshot }: Asked,
  decide: (inView: DayInView) => ReturnType<GamingDayDecisions['decide']>,
): Result =>
  books.answer({ casino, principal, snapshot }, (inView) => decide({ ...inView, day }), {
    recorded: decidedAnswer,
    refused: refusedAnswer,
    behind: { code: 'GAMING_DAY.BOOKS_BEHIND', about: [], tieOuts: [] },
  });

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
  openGamingDay(@Args() args: DecisionArguments, @Asked() { principal, snapshot }: Asking): Result {
    return this.decide({ act: 'open' }, { args, principal, snapshot });
  }

  @RequirePermission('days:close')
  @Mutation(() => GamingDayDecisionResult, {
    description: 'Closes the books of a gaming day; a refusal lists what does not tie.',
  })
  closeGamingDay(@Args() args: CloseArguments, @Asked() { principal, snapshot }: Asking): Result {
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
  certifyGamingDay(@Args() args: CertifyArguments, @Asked() { principal, snapshot }: Asking): Result {
    const { statement } = args;
    const said = statement === undefined ? {} : { statement: statedWords(statement) };
    return this.decide({ act: 'certify', ...said }, { args, principal, snapshot });
  }

  @RequirePermission('days:reopen')
  @Mutation(() => GamingDayDecisionResult, { description: 'Proposes to reopen a closed gaming day.' })
  proposeReopening(@Args() args: ReopeningArguments, @Asked() { principal, snapshot }: Asking): Result {
    const reason = statedWords(args.reason);
    return this.decide({ act: 'propose-reopening', reason }, { args, principal, snapshot });
  }

  @RequirePermission('days:reopen')
  @Mutation(() => GamingDayDecisionResult, {
    description: "Approves another person's proposal: the books of the day are open again.",
  })
  approveReopening(@Args() args: DecisionArguments, @Asked() { principal, snapshot }: Asking): Result {
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
