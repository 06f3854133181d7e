import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { CasinoEvent } from '../_core/events/envelope';
import { numberedReportOf, arrive, type Gap } from './source-sequence.state';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';

/**
 * The numbers of a source: what is missing stands as a gap, which narrows and ends as the numbers arrive; a number
 * that arrives late is told, and one that was used before is found.
 */
export function checkSequence(
  event: CasinoEvent,
  { sequence: known }: Pick<LedgerState, 'sequence'>,
): Required<Pick<Evaluation, 'settles'>> &
  Pick<Evaluation, 'sequence'> & { readonly findings: readonly Finding[] } {
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

const sequenceGap = (source: string, gap: Gap): Finding =>
  raise({
    code: 'sequence-gap',
    expected:
      gap.from === gap.to
        ? said`number ${gap.from} of ${source}`
        : said`numbers ${gap.from} to ${gap.to} of ${source}`,
    found: said`not reported so far`,
    standing: standingOf(source, gap),
  });

const lateArrival = (source: string, number: bigint): Finding =>
  raise({
    code: 'late-arrival',
    expected: said`number ${number} of ${source} before any higher one`,
    found: said`arrived after a higher one`,
  });

const sequenceRepeated = (source: string, number: bigint): Finding =>
  raise({
    code: 'sequence-repeated',
    expected: said`number ${number} of ${source} once; a device that lost its counter reports under a new source`,
    found: said`another report with a number that was used before`,
  });
