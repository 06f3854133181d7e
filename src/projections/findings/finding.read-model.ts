import { tableOf } from '../../domain/event-registry/streams';
import { derivedId } from '../../kernel/identity';
import { RELEASE } from '../../kernel/release';
import { appendOnly } from '../read-model';

/** Findings: what was declared against what should be. The id is derived from code, record and events. */
export const findingReadModel = appendOnly('finding', ({ casino, number, event, findings }) =>
  findings.map((finding, index) => ({
    casino,
    finding_id: derivedId(
      'finding',
      casino,
      finding.code,
      number.toString(),
      index.toString(),
      ...finding.eventIds,
    ),
    code: finding.code,
    severity: finding.severity,
    rule_id: finding.ruleId,
    citation: finding.citation,
    expected: finding.expected,
    found: finding.found,
    event_ids: finding.eventIds,
    gaming_day: event.gamingday,
    table_id: tableOf(event.source) ?? null,
    opened_by: number.toString(),
    closed_by: null,
    rules_release: RELEASE,
  })),
);
