import { formatMinor } from '../../kernel/money';
import { describeDivergence } from '../../projector/generations/compare';
import type { RebuildReport } from '../../projector/generations/rebuild';
import type { RestatedFigure } from '../../projector/generations/restated';

/** The result of a dry run: one line per figure that differs, closed days first. */
export function dryRunText({ records, divergence, restatedFigures, restatedDays }: RebuildReport): string {
  const rebuilt = `${records} records rebuilt, nothing was changed.`;
  if (divergence === undefined) return `${rebuilt}\nLive and rebuilt tables are the same.`;
  const closed = restatedDays.map(({ casino, gamingDay }) => `${casino} ${gamingDay}`);
  return [
    rebuilt,
    `Live and rebuilt tables differ, first here: ${describeDivergence(divergence)}`,
    ...(restatedFigures.length === 0
      ? ['No figure of any day and account differs.']
      : ['Figures that differ, debits less credits:', ...restatedFigures.map(figureText)]),
    ...(closed.length === 0
      ? ['No entry in the books of a closed day changes; `rebuild --replace` is enough.']
      : [
          `Entries in the books of closed days change: ${closed.join(', ')}.`,
          '`rebuild --replace` needs --by and --reason: who wants these days restated, and why.',
        ]),
  ].join('\n');
}

const figureText = ({
  casino,
  gamingDay,
  account,
  currency,
  before,
  after,
  isClosed,
}: RestatedFigure): string =>
  `  ${isClosed ? 'closed' : 'open  '} ${casino} ${gamingDay} ${account}: ` +
  `${formatMinor(before, currency)} ${currency} before, ${formatMinor(after, currency)} ${currency} after`;
