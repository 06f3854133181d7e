import { findingKind, FINDING_CATALOGUE } from '../../finding-catalogue/catalogue';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { ObjectType, IntersectionType, ArgsType } from '@nestjs/graphql';
import type { FindingRow } from './finding.read-model';
import type { RecordedFindingDecision } from './findings.queries';
import type { FindingsWanted } from './findings-list.queries';
import { eventName, schemaEnum } from '../../api/scalars';
import { type FindingRefusalCode, FINDING_REFUSALS } from './finding.decisions';
import { decisions } from '../../api/decision-field';
import {
  type NotRecorded,
  decisionRecorded,
  DecisionRecorded,
  DecisionRefused,
  decidedOrRefused,
  refusedWith,
} from '../../api/decision-refused';
import { DecisionSignatureType, imported, signatureOf } from '../register/event.resolver';
import { CitedWithRemedy, ExpectedAndFound } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';
import { badInput, outOfRange } from '../../api/coded-error';
import { CasinoArguments } from '../../api/snapshot/casino-scope';

@ObjectType('FindingDecision', { description: "A person's decision about a finding (incidencia)." })
export class FindingDecisionType extends g.object({
  finding: g.id('The id of the finding.'),
  what: g.text(
    'The type of event: finding.acknowledged, finding.assigned, finding.noted or finding.resolved; of an alert floor-alert.acknowledged.',
  ),
  by: g.text('The person.'),
  at: g.text('The stated time.'),
  words: g.nullable(g.text('The note, or how it was resolved.')),
  to: g.nullable(g.text('For an assignment: the person it was assigned to.')),
  recordNumber: g.position(),
  signature: g.of(() => DecisionSignatureType),
  imported,
}) {}

export const findingDecisionOf = ({
  finding,
  type,
  by,
  happenedAt,
  note,
  to,
  recordNumber,
  imported,
  signedWith,
}: RecordedFindingDecision): FindingDecisionType => ({
  imported: imported ?? null,
  signature: signatureOf(signedWith, { imported }),
  finding,
  what: eventName(type),
  by: by.name ?? by.id,
  at: happenedAt,
  words: note,
  to,
  recordNumber,
});

@ObjectType({ description: 'It is recorded.' })
export class FindingDecided extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was recorded about the finding.' })
export class FindingRefused extends DecisionRefused<FindingRefusalCode> {}

export const FINDING_DECISION = decisions({
  answer: decidedOrRefused('FindingDecisionResult', FindingDecided, FindingRefused),
  recorded: decisionRecorded,
  refused: (why: NotRecorded<FindingRefusalCode>) => refusedWith(FINDING_REFUSALS, why),
  behind: { code: 'FINDING.BOOKS_BEHIND' },
});

@ObjectType({ description: 'The outcome for one of several findings.' })
export class FindingOutcome extends g.object({
  finding: g.id('The id of the finding.'),
  outcome: g.of(() => FINDING_DECISION.answer),
}) {}

export const Severity: Record<FindingSeverity, FindingSeverity> = {
  violation: 'violation',
  advisory: 'advisory',
  information: 'information',
};
schemaEnum(
  Severity,
  'FindingSeverity',
  'violation: a rule is broken; advisory: to be reviewed; information: no action.',
);

export const FindingStatus = { OPEN: 'OPEN', CLOSED: 'CLOSED', ALL: 'ALL' } as const;
export type FindingStatus = keyof typeof FindingStatus;
schemaEnum(
  FindingStatus,
  'FindingStatus',
  'OPEN: not ended; CLOSED: ended by a later record or resolved by a person.',
);

@ObjectType('Finding', {
  description: 'A difference between what was declared and what should be. Never a correction.',
})
export class FindingType extends g.object(IntersectionType(CitedWithRemedy, ExpectedAndFound), {
  id: g.id(),
  code: g.text('Kebab-case, stable.'),
  severity: g.of(() => Severity),
  ruleId: g.text(),
  title: g.text('What differs from what.'),
  titleEs: g.text('In Spanish.'),
  eventIds: g.list(g.id('The events concerned; the first one caused it.')),
  betIds: g.list(g.id('Ids of the bets concerned, within the session; empty if it concerns no bet.')),
  gamingDay: g.gamingDay(),
  table: g.nullable(g.text()),
  openedBy: g.position('The record that opened it.'),
  closedBy: g.nullable(g.position('The record that closed it; null while it is open.')),
  decisions: g.listOf(
    () => FindingDecisionType,
    'Decisions of persons about it, in the order of the records.',
  ),
  assignee: g.nullable(g.text('The person it was last assigned to.')),
  resolution: g.nullable(
    g.of(
      () => FindingDecisionType,
      'The resolution by a person; null while it is open, and if the rules ended it.',
    ),
  ),
  rulesRelease: g.text(),
}) {}

/** The words for a kind of finding; a kind that only an earlier release had uses its code as title. */
export function wordsOfKind(code: string): Pick<FindingType, 'title' | 'titleEs' | 'remedy' | 'remedyEs'> {
  const { title, remedy } = findingKind(code) ?? {
    title: { en: code, es: code },
    remedy: { en: '', es: '' },
  };
  return { title: title.en, titleEs: title.es, remedy: remedy.en, remedyEs: remedy.es };
}

/**
 * Makes a finding as known at a position, with its comments until then; a record after the position does not close it.
 * @param said decisions until then, of this and of other findings
 */
export function findingAt(
  { findingId, tableId, closedBy, ...finding }: FindingRow,
  position: bigint,
  said: readonly RecordedFindingDecision[] = [],
): FindingType {
  const decisions = said.filter(({ finding: about }) => about === findingId).map(findingDecisionOf);
  const endedBy = closedBy !== null && closedBy <= position ? closedBy : null;
  return {
    ...finding,
    ...wordsOfKind(finding.code),
    id: findingId,
    table: tableId,
    closedBy: endedBy,
    decisions,
    assignee: decisions.findLast(({ to }) => to !== null)?.to ?? null,
    resolution: decisions.find(({ recordNumber }) => recordNumber === endedBy) ?? null,
  };
}

const MOST_CODES = 50;
const MOST_OF_A_TEXT = 100;

@ArgsType()
export class FindingFilters extends g.args(CasinoArguments, {
  code: g.optional(g.text('Only findings of this code.')),
  codes: g.optional(g.list(g.text(`Only findings of these codes, at most ${MOST_CODES}.`))),
  severity: g.optional(g.of(() => Severity)),
  gamingDay: g.optional(g.gamingDay()),
  asOf: g.optional(g.gamingDay('Facts up to this gaming day; default: all.')),
  table: g.optional(g.text('Only findings about this table.')),
  status: g.byDefault(
    'OPEN',
    g.of(() => FindingStatus),
  ),
  acknowledged: g.optional(
    g.bool('True: only findings that somebody has acknowledged by then; false: only those that nobody has.'),
  ),
  acknowledgedBy: g.optional(
    g.text(
      'Only findings that this person (number or name) has acknowledged; with acknowledged: false, those that this person has not.',
    ),
  ),
  assignee: g.optional(
    g.text('Only findings last assigned to this person (number or name); empty: to nobody.'),
  ),
  text: g.optional(
    g.text(
      `Only findings with this text in the title, in what was expected or found, or in the table, in either language; at most ${MOST_OF_A_TEXT} characters.`,
    ),
  ),
}) {}

/** @throws GraphQLError BAD_USER_INPUT for too many codes, for no text, and for a text that is too long */
export function findingsWanted({ text, ...filters }: FindingFilters): FindingsWanted {
  const { length } = filters.codes ?? [];
  if (length > MOST_CODES) throw outOfRange('codes', length, { from: 0, to: MOST_CODES });
  return { ...filters, text: text === undefined ? undefined : textParameters(text) };
}

/**
 * Makes an ILIKE pattern that matches the text literally, and lists the codes whose titles contain it.
 * @throws GraphQLError BAD_USER_INPUT for an empty text, and for one that is too long
 */
function textParameters(text: string): { readonly text: string; readonly titled: readonly string[] } {
  const sought = text.trim().toLowerCase();
  if (sought === '' || sought.length > MOST_OF_A_TEXT || sought.includes('\0'))
    throw badInput({
      en: `text: give 1 to ${MOST_OF_A_TEXT} characters.`,
      es: `text: indique de 1 a ${MOST_OF_A_TEXT} caracteres.`,
    });
  const titled = Object.entries(FINDING_CATALOGUE)
    .filter(([, { title }]) => `${title.en}\n${title.es}`.toLowerCase().includes(sought))
    .map(([code]) => code);
  return { text: `%${sought.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, titled };
}
