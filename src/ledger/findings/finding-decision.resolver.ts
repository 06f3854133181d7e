import { Args, Mutation, Resolver, ArgsType } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { type FindingDecision, FindingDecisions } from './finding.decisions';
import { DecisionField, type DecisionIn } from '../../api/decision-field';
import { CaughtUpBooks, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { statedNote, statedWords } from '../_core/decisions/decision-writer';
import { badInput, outOfRange } from '../../api/coded-error';
import { FINDING_DECISION, FindingOutcome } from './finding.type';
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

type Decision = DecisionIn<typeof FINDING_DECISION>;

@Resolver()
@RequirePermission('findings:decide')
export class FindingDecisionResolver {
  constructor(
    private readonly decisions: FindingDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @DecisionField(FINDING_DECISION, 'Acknowledges a finding; it stays open.')
  @RequirePermission('findings:acknowledge')
  acknowledgeFinding(@Args() { finding, note }: AcknowledgeFindingArguments): Decision {
    return this.decide({ act: 'acknowledge', finding, ...statedNote(note) });
  }

  @Mutation(() => [FindingOutcome], {
    description:
      'Acknowledges several findings, each by a decision of its own: some may be recorded and others refused. Whoever signs with a passkey does so one by one.',
  })
  @RequirePermission('findings:acknowledge')
  async acknowledgeFindings(
    @Args() { casino, findings, note }: AcknowledgeFindingsArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<FindingOutcome[]> {
    if (findings.length < 1 || findings.length > MOST_AT_ONCE)
      throw outOfRange('findings.length', findings.length, { from: 1, to: MOST_AT_ONCE });
    const wanted = { findings: [...new Set(findings)], ...statedNote(note) };
    const answers = await this.books.decide({ casino, principal, snapshot }, (inView) =>
      this.decisions.acknowledgeAll(wanted, inView, principal),
    );
    const { recorded, refused, behind } = FINDING_DECISION;
    if (answers === 'behind')
      return wanted.findings.map((finding) => ({ finding, outcome: refused(behind) }));
    return answers.map(({ finding, answer }) => ({
      finding,
      outcome: answer.ok ? recorded(answer.value) : refused(answer.refusal),
    }));
  }

  @DecisionField(FINDING_DECISION, 'Resolves and ends a finding. The facts do not change.')
  resolveFinding(@Args() { finding, reason }: ResolveFindingArguments): Decision {
    return this.decide({ act: 'resolve', finding, note: statedWords(reason) });
  }

  @DecisionField(FINDING_DECISION, 'Assigns a finding to a person, yourself or another; it stays open.')
  @RequirePermission('findings:acknowledge')
  assignFinding(@Args() { finding, to, toName, note }: AssignFindingArguments): Decision {
    const person = { id: statedPerson('to', to), ...named(toName) };
    return this.decide({ act: 'assign', finding, to: person, ...statedNote(note) });
  }

  @DecisionField(FINDING_DECISION, 'Notes something on a finding; it stays open.')
  @RequirePermission('findings:acknowledge')
  noteOnFinding(@Args() { finding, note }: NoteOnFindingArguments): Decision {
    return this.decide({ act: 'note', finding, note: statedWords(note) });
  }

  private decide(word: FindingDecision): Decision {
    return (inView, principal) => this.decisions.decide(word, inView, principal);
  }
}

const MOST_OF_A_PERSON = { to: 80, toName: 120 } as const;

/** @throws GraphQLError BAD_USER_INPUT for an empty text, and for more than an event may hold */
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
