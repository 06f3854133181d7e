import { Args, Mutation, Resolver, ArgsType } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { FindingDecisions, type FindingWord } from './finding.decisions';
import { decisionRecorded } from '../../api/decision-refused';
import { CaughtUpBooks, type Deciding, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { statedNote, statedWords } from '../_core/decisions/decision-writer';
import { badInput, outOfRange } from '../../api/coded-error';
import type { FindingDecided, FindingRefused } from './finding.type';
import { FindingDecisionResult, FindingOutcome, findingRefused } from './finding.type';
import { g } from '../../api/schema-fields';

const MOST_AT_ONCE = 50;

@ArgsType()
class AcknowledgeFindingArguments extends g.args(OfCasinoArguments, {
  finding: g.id('The id of the finding.'),
  note: g.optional(g.text('A comment, 1 to 1000 characters.')),
}) {}

@ArgsType()
class AcknowledgeFindingsArguments extends g.args(OfCasinoArguments, {
  findings: g.list(g.id(`The ids of the findings, 1 to ${MOST_AT_ONCE}.`)),
  note: g.optional(g.text('A comment on each, 1 to 1000 characters.')),
}) {}

@ArgsType()
class NoteOnFindingArguments extends g.args(OfCasinoArguments, {
  finding: g.id('The id of the finding.'),
  note: g.text('1 to 1000 characters.'),
}) {}

@ArgsType()
class AssignFindingArguments extends g.args(AcknowledgeFindingArguments, {
  to: g.id("The casino's number of the person it is assigned to."),
  toName: g.optional(g.text('The display name.')),
}) {}

@ArgsType()
class ResolveFindingArguments extends g.args(OfCasinoArguments, {
  finding: g.id('The id of the finding.'),
  reason: g.text('How it was resolved, 1 to 1000 characters.'),
}) {}

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
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    return this.say({ act: 'acknowledge', finding, ...statedNote(note) }, { casino, principal, snapshot });
  }

  @Mutation(() => [FindingOutcome], {
    description:
      'Acknowledges several findings, each by a decision of its own: some may be recorded and others refused. Whoever signs with a passkey does so one by one.',
  })
  @RequirePermission('findings:acknowledge')
  async acknowledgeFindings(
    @Args() { casino, findings, note }: AcknowledgeFindingsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<FindingOutcome[]> {
    if (findings.length < 1 || findings.length > MOST_AT_ONCE)
      throw outOfRange('findings.length', findings.length, { from: 1, to: MOST_AT_ONCE });
    const wanted = { findings: [...new Set(findings)], ...statedNote(note) };
    const answers = await this.books.decide({ casino, principal, snapshot }, (inView) =>
      this.decisions.acknowledgeAll(wanted, inView, principal),
    );
    if (answers === 'behind')
      return wanted.findings.map((finding) => ({
        finding,
        outcome: findingRefused(ANSWERS.behind),
      }));
    return answers.map(({ finding, answer }) => ({
      finding,
      outcome: answer.ok ? decisionRecorded(answer.value) : findingRefused(answer.refusal),
    }));
  }

  @Mutation(() => FindingDecisionResult, {
    description: 'Resolves and ends a finding. The facts do not change.',
  })
  resolveFinding(
    @Args() { casino, finding, reason }: ResolveFindingArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    return this.say({ act: 'resolve', finding, note: statedWords(reason) }, { casino, principal, snapshot });
  }

  @Mutation(() => FindingDecisionResult, {
    description: 'Assigns a finding to a person, yourself or another; it stays open.',
  })
  @RequirePermission('findings:acknowledge')
  assignFinding(
    @Args() { casino, finding, to, toName, note }: AssignFindingArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    const person = { id: statedPerson('to', to), ...named(toName) };
    return this.say(
      { act: 'assign', finding, to: person, ...statedNote(note) },
      { casino, principal, snapshot },
    );
  }

  @Mutation(() => FindingDecisionResult, { description: 'Notes something on a finding; it stays open.' })
  @RequirePermission('findings:acknowledge')
  noteOnFinding(
    @Args() { casino, finding, note }: NoteOnFindingArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    return this.say({ act: 'note', finding, note: statedWords(note) }, { casino, principal, snapshot });
  }

  private say(word: FindingWord, deciding: Deciding): Result {
    return this.books.answer(
      deciding,
      (inView) => this.decisions.decide(word, inView, deciding.principal),
      ANSWERS,
    );
  }
}

const ANSWERS = {
  recorded: decisionRecorded,
  refused: findingRefused,
  behind: { code: 'FINDING.BOOKS_BEHIND' },
} as const;

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

const named = (name: string | undefined): { readonly name?: string } =>
  name === undefined ? {} : { name: statedPerson('toName', name) };
