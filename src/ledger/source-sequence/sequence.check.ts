import type { CasinoEvent } from '../_core/events/envelope';
import { numberedReportOf } from './numbered-report.state';
import { arrive, type Gap } from './source-sequence.state';
import type { FindingWithoutEvents } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';

const SEQUENCE_RULE = {
  ruleId: 'G3-sequence',
  citation: 'a source numbers its reports by one for ever; what is missing is shown until it arrives',
};

/**
 * The numbers of a source: what is missing stands as a gap, which narrows and ends as the numbers arrive; a number
 * that arrives late is told, and one that was used before is found.
 */
export function checkSequence(
  event: CasinoEvent,
  { sequence: known }: Pick<KnownBefore, 'sequence'>,
): Required<Pick<Judgement, 'settles'>> &
  Pick<Judgement, 'sequence'> & { readonly findings: readonly FindingWithoutEvents[] } {
  const report = numberedReportOf(event);
  if (report === undefined) return { sequence: known, findings: [], settles: [] };
  const { source, number } = report;
  const { sequence, opened, closed, late, repeated } = arrive(known, number);
  const isSetAside = event.type === 'cagnotte.intake.quarantined.v1';
  return {
    sequence,
    settles: closed.map((gap) => standingOf(source, gap)),
    findings: [
      ...opened.map((gap) => sequenceGap(source, gap)),
      ...(late ? [lateArrival(source, number)] : []),
      ...(repeated && !isSetAside ? [sequenceRepeated(source, number)] : []),
    ],
  };
}

const standingOf = (source: string, { from, to }: Gap): string => `sequence-gap ${source} ${from}-${to}`;

const sequenceGap = (source: string, gap: Gap): FindingWithoutEvents => ({
  code: 'sequence-gap',
  severity: 'violation',
  ...SEQUENCE_RULE,
  expected:
    gap.from === gap.to ? `number ${gap.from} of ${source}` : `numbers ${gap.from} to ${gap.to} of ${source}`,
  found: 'not reported so far',
  standing: standingOf(source, gap),
});

const lateArrival = (source: string, number: bigint): FindingWithoutEvents => ({
  code: 'late-arrival',
  severity: 'information',
  ...SEQUENCE_RULE,
  expected: `number ${number} of ${source} before any higher one`,
  found: 'arrived after a higher one',
});

const sequenceRepeated = (source: string, number: bigint): FindingWithoutEvents => ({
  code: 'sequence-repeated',
  severity: 'advisory',
  ...SEQUENCE_RULE,
  expected: `number ${number} of ${source} once; a device that lost its counter reports under a new source`,
  found: 'another report with a number that was used before',
});
