import { type Measure, MEASURED_OTHERWISE } from './measures';

const NUMBER = new Intl.NumberFormat('en');

/** The rows as a table of Markdown: measured by a program first, then those that another command measures. */
export function tableOf(measures: readonly Measure[]): string[] {
  const rows = measures.map(({ what, measured, more, goal }) => [
    what,
    `${NUMBER.format(measured)}${more === undefined ? '' : ` (${more})`}`,
    goal === undefined ? '–' : NUMBER.format(goal),
    goal === undefined ? '' : measured <= goal ? 'met' : 'not met',
  ]);
  const otherwise = MEASURED_OTHERWISE.map(({ what, goal, by }) => [what, by, goal, '']);
  return aligned([['measure', 'measured', 'goal', ''], ...rows, ...otherwise]);
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  return [head!, line(widths.map((width) => '-'.repeat(width))), ...body];
}
