import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { FindingDecisions, type FindingWord } from './finding.decisions';
import { decisionRecorded } from '../../api/decision-refused';
import { CaughtUpBooks, type Deciding } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { statedWords } from '../../api/stated-data';
import { badInput } from '../../api/coded-error';
import {
  AcknowledgeFindingArguments,
  AssignFindingArguments,
  NoteOnFindingArguments,
  type FindingDecided,
  FindingDecisionResult,
  type FindingRefused,
  findingRefused,
  ResolveFindingArguments,
} from './finding.type';

type Result = Promise<FindingDecided | FindingRefused>;

@Resolver()
@RequirePermission('findings:decide')
export class FindingDecisionResolver {
  constructor(
    private readonly decisions: FindingDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => FindingDecisionResult, {
    description: 'Acknowledges a finding; it stays open.',
  })
  @RequirePermission('findings:acknowledge')
  acknowledgeFinding(
    @Args() { casino, finding, note }: AcknowledgeFindingArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const said = note === undefined || note === null ? {} : { note: statedWords(note) };
    return this.say({ act: 'acknowledge', finding, ...said }, { casino, principal, snapshot });
  }

  @Mutation(() => FindingDecisionResult, {
    description: 'Resolves and ends a finding. The facts do not change.',
  })
  resolveFinding(
    @Args() { casino, finding, reason }: ResolveFindingArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.say({ act: 'resolve', finding, note: statedWords(reason) }, { casino, principal, snapshot });
  }

  @Mutation(() => FindingDecisionResult, {
    description: 'Gives a finding to a person to see to, oneself or another; it stays open.',
  })
  @RequirePermission('findings:acknowledge')
  assignFinding(
    @Args() { casino, finding, to, toName, note }: AssignFindingArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const person = { id: statedPerson('to', to), ...named(toName) };
    const said = note === undefined || note === null ? {} : { note: statedWords(note) };
    return this.say({ act: 'assign', finding, to: person, ...said }, { casino, principal, snapshot });
  }

  @Mutation(() => FindingDecisionResult, { description: 'Notes something on a finding; it stays open.' })
  @RequirePermission('findings:acknowledge')
  noteOnFinding(
    @Args() { casino, finding, note }: NoteOnFindingArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.say({ act: 'note', finding, note: statedWords(note) }, { casino, principal, snapshot });
  }

  private async say(word: FindingWord, deciding: Deciding): Result {
    const said = await this.books.decide(deciding, (inView) =>
      this.decisions.decide(word, inView, deciding.principal),
    );
    if (said === 'behind') return findingRefused({ code: 'FINDING.BOOKS_BEHIND' });
    return said.ok ? decisionRecorded(said.value) : findingRefused(said.refusal);
  }
}

const MOST_OF_A_PERSON = { to: 80, toName: 120 } as const;

/** @throws GraphQLError BAD_USER_INPUT for nothing, and for more than an event may hold */
function statedPerson(field: keyof typeof MOST_OF_A_PERSON, text: string): string {
  const stated = text.trim();
  const most = MOST_OF_A_PERSON[field];
  if (stated.length >= 1 && stated.length <= most) return stated;
  throw badInput({
    en: `${field}: give the ${field === 'to' ? 'number' : 'name'} of the person, 1 to ${most} characters.`,
    es: `${field}: indique el ${field === 'to' ? 'número' : 'nombre'} de la persona, de 1 a ${most} caracteres.`,
  });
}

const named = (name: string | null | undefined): { readonly name?: string } =>
  name === undefined || name === null ? {} : { name: statedPerson('toName', name) };
